// The proof of one source: each of these must be a compile error, or `tsc` fails here.
import type { Handler, Handlers } from '../server/contract.js'

declare const handlers: Handlers<'Groups'>
const { Groups_get, ...others } = handlers

// @ts-expect-error a handler is missing
export const missing: Handlers<'Groups'> = others

// @ts-expect-error a handler is one too many
export const extra: Handlers<'Groups'> = { ...handlers, Groups_rename: Groups_get }

export const wrongField: Handler<'Groups_get'> = async ({ params }, reply) =>
  // @ts-expect-error the member is `users`
  reply.code(200).send({ group: { name: params.group_name, members: [] }, meta: {} })

export const extraField: Handler<'Groups_get'> = async ({ params }, reply) =>
  // @ts-expect-error a group has no colour
  reply.code(200).send({ group: { name: params.group_name, users: [], colour: 'red' }, meta: {} })

export const wrongType: Handler<'Notes_archive'> = async ({ params }, reply) => {
  // @ts-expect-error a note's code is text
  params.note_code.toFixed()
  return reply.code(204).send()
}

export const unknownBody: Handler<'Groups_removeUsers'> = async ({ body }, reply) => {
  // @ts-expect-error the request has no such field
  body.members.forEach(String)
  return reply.code(204).send()
}

// @ts-expect-error the status is not declared
export const undeclared: Handler<'Notes_archive'> = async (_, reply) => reply.code(200).send()

// @ts-expect-error 204 has no body
export const withBody: Handler<'Notes_archive'> = async (_, reply) => reply.code(204).send({ archived: true })

// @ts-expect-error nothing is answered
export const forgotten: Handler<'Notes_archive'> = async () => {}

// The same for operations that take an idempotency key.

const group = { name: 'editors', users: [] }

export const created: Handler<'Groups_create'> = async ({ body }, once) =>
  once(async (_, answer) => answer(201, { group: { ...group, name: body.name }, meta: {} }, { location: '/' }))

export const wrongFieldOnce: Handler<'Groups_create'> = async (_, once) =>
  // @ts-expect-error the member is `users`
  once(async (_, answer) => answer(201, { group: { name: 'editors', members: [] }, meta: {} }))

export const extraFieldOnce: Handler<'Groups_create'> = async (_, once) =>
  // @ts-expect-error a group has no colour
  once(async (_, answer) => answer(201, { group: { ...group, colour: 'red' }, meta: {} }))

export const undeclaredOnce: Handler<'Groups_create'> = async (_, once) =>
  // @ts-expect-error the status is not declared
  once(async (_, answer) => answer(200, { group, meta: {} }))

export const withoutBodyOnce: Handler<'Groups_create'> = async (_, once) =>
  // @ts-expect-error 201 has a body
  once(async (_, answer) => answer(201))

export const withBodyOnce: Handler<'Groups_addUsers'> = async (_, once) =>
  // @ts-expect-error 204 has no body
  once(async (_, answer) => answer(204, {}))

// @ts-expect-error the change is not made once
export const notOnce: Handler<'Groups_create'> = async (_, reply) => reply.code(201).send({ group, meta: {} })

// @ts-expect-error nothing is answered
export const forgottenOnce: Handler<'Groups_addUsers'> = async (_, once) => once(async () => {})
