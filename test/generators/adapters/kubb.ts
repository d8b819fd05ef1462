import { setConfig } from '../generated/kubb/.kubb/fetch.ts'
import { notesCreate, notesDelete, notesGet, notesList, notesUpdate, servicesAdd } from '../generated/kubb/index.ts'
import { type Connect, chat, found } from './adapter.js'

// Validates each request and each answer with its generated zod schemas.
export const connect: Connect = (baseURL, token) => {
  setConfig({ baseURL, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } })
  return {
    list: async () => (await notesList()).notes.map(({ name }) => name),
    create: async (name) => found((await notesCreate({ name, scope: 'open' })).note[0]).note_code,
    get: async (code) => (await notesGet(code)).note.name,
    update: async (code, name) => found((await notesUpdate(code, { name })).notes[0]).name,
    async addChat(code, room) {
      const { service } = await servicesAdd(code, chat(room))
      return service.name === 'chat_b' ? service.room_id : undefined
    },
    delete: async (code) => void (await notesDelete(code)),
  }
}
