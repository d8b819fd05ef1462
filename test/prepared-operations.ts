// What a test of every operation needs: a body for each, and resources for it to act on.
import { operations as contract } from '../generated/operations.js'
import type { Answer, Call, CallOptions, Service } from './helper.js'

const webhook = { name: 'webhook', webhook_url: 'https://example.net/' }

/** Returns a body that the operation accepts, or `undefined` if it takes none. */
function bodyOf(id: string, unique: string): object | undefined {
  const bodies: Record<string, object> = {
    Notes_create: { name: 'Plan', scope: 'open' },
    Notes_update: { name: 'New plan' },
    Groups_create: { name: `new-${unique}` },
    Groups_addUsers: { users: [] },
    Groups_removeUsers: { users: [] },
    Services_add: webhook,
  }
  return bodies[id]
}

export const operations = Object.entries(contract).map(([id, { method, url }]) => ({
  id,
  method,
  /** Below /api/v1, with parameters such as `:note_code`. */
  path: url.replace('/api/v1', ''),
  isWrite: method !== 'GET',
  takesBody: bodyOf(id, '') !== undefined,
}))

export type Operation = (typeof operations)[number]

const fill = (path: string, values: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name) => values[name] as string)

/** Returns the path of an operation to resources that do not exist. */
export const pathToNothing = ({ path }: Operation) =>
  fill(path, { note_code: 'aaaaaaaaaaaa', group_name: 'nobody', service_id: '999999' })

let sequence = 0

/** Creates a note, a group and an integration, and returns what an operation needs to act on them. */
export async function prepare({ call }: Pick<Service, 'call'>, operation: Operation) {
  const { id, method, path } = operation
  const unique = String(++sequence)
  const group_name = `group-${unique}`
  const { note_code } = (await call('POST /notes', { name: 'Plan', scope: 'open' })).body.note[0]
  await call('POST /groups', { name: group_name })
  const { service_id } = (await call(`POST /notes/${note_code}/services`, webhook)).body.service
  const filled = fill(path, { note_code, group_name, service_id: String(service_id) })
  const body = bodyOf(id, unique)
  /** Calls the operation. */
  const send = (as: Call = call, options?: CallOptions): Promise<Answer> => as(`${method} ${filled}`, body, options)
  return { note_code, group_name, path: filled, body, send }
}
