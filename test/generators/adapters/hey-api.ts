import { client } from '../generated/hey-api/client.gen.ts'
import {
  notesCreate,
  notesDelete,
  notesGet,
  notesList,
  notesUpdate,
  servicesAdd,
} from '../generated/hey-api/sdk.gen.ts'
import { type Connect, chat, found } from './adapter.js'

// Validates each request and each answer with its generated zod schemas.
export const connect: Connect = (baseUrl, token) => {
  client.setConfig({ baseUrl, auth: token })
  const at = (note_code: string) => ({ path: { note_code }, throwOnError: true as const })
  return {
    list: async () => (await notesList({ throwOnError: true })).data.notes.map(({ name }) => name),
    async create(name) {
      const { data } = await notesCreate({ body: { name, scope: 'open' }, throwOnError: true })
      return found(data.note[0]).note_code
    },
    get: async (code) => (await notesGet(at(code))).data.note.name,
    async update(code, name) {
      const { data } = await notesUpdate({ ...at(code), body: { name } })
      return found(data.notes[0]).name
    },
    async addChat(code, room) {
      const { service } = (await servicesAdd({ ...at(code), body: chat(room) })).data
      return service.name === 'chat_b' ? service.room_id : undefined
    },
    delete: async (code) => void (await notesDelete(at(code))),
  }
}
