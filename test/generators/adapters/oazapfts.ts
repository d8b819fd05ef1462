import { ok } from '@oazapfts/runtime'
import {
  defaults,
  notesCreate,
  notesDelete,
  notesGet,
  notesList,
  notesUpdate,
  servicesAdd,
} from '../generated/oazapfts.ts'
import { type Connect, chat, found } from './adapter.js'

export const connect: Connect = (baseUrl, token) => {
  Object.assign(defaults, { baseUrl, headers: { authorization: `Bearer ${token}` } })
  return {
    list: async () => (await ok(notesList())).notes.map(({ name }) => name),
    create: async (name) => found((await ok(notesCreate({ name, scope: 'open' }))).note[0]).note_code,
    get: async (code) => (await ok(notesGet(code))).note.name,
    update: async (code, name) => found((await ok(notesUpdate(code, { name }))).notes[0]).name,
    async addChat(code, room) {
      const { service } = await ok(servicesAdd(code, chat(room)))
      return service.name === 'chat_b' ? service.room_id : undefined
    },
    delete: async (code) => void (await ok(notesDelete(code))),
  }
}
