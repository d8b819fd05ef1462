// The proof of one source: each of these must be a compile error, or `tsc` fails here.
import type { Handler, Handlers } from '../server/contract.js'

declare const handlers: Handlers<'Groups'>
const { Groups_get, ...others } = handlers

// @ts-expect-error a handler is missing
export const missing: Handlers<'Groups'> = others

// @ts-expect-error a handler is one too many
export const extra: Handlers<'Groups'> = { ...handlers, Groups_rename: Groups_get }

export const wrongField: Handler<'Groups_create'> = async ({ body }, reply) =>
  // @ts-expect-error the member is `users`
  reply.code(201).send({ group: { name: body.name, members: [] }, meta: {} })

export const extraField: Handler<'Groups_create'> = async ({ body }, reply) =>
  // @ts-expect-error a group has no colour
  reply.code(201).send({ group: { name: body.name, users: [], colour: 'red' }, meta: {} })

export const wrongType: Handler<'Notes_archive'> = async ({ params }, reply) => {
  // @ts-expect-error a note's code is text
  params.note_code.toFixed()
  return reply.code(204).send()
}

export const unknownBody: Handler<'Groups_create'> = async ({ body }, reply) =>
  // @ts-expect-error the request has no such field
  reply.code(201).send({ group: { name: body.title, users: [] }, meta: {} })

// @ts-expect-error the status is not declared
export const undeclared: Handler<'Notes_archive'> = async (_, reply) => reply.code(200).send()

// @ts-expect-error 204 has no body
export const withBody: Handler<'Notes_archive'> = async (_, reply) => reply.code(204).send({ archived: true })

// @ts-expect-error nothing is answered
export const forgotten: Handler<'Notes_archive'> = async () => {}
