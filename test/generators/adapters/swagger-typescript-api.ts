import { Api, NoteScope } from '../generated/swagger-typescript-api.ts'
import { type Connect, chat, found } from './adapter.js'

export const connect: Connect = (baseUrl, token) => {
  const { api } = new Api({ baseUrl, baseApiParams: { headers: { authorization: `Bearer ${token}` } } })
  return {
    list: async () => (await api.notesList()).data.notes.map(({ name }) => name),
    create: async (name) => found((await api.notesCreate({ name, scope: NoteScope.Open })).data.note[0]).note_code,
    get: async (code) => (await api.notesGet(code)).data.note.name,
    update: async (code, name) => found((await api.notesUpdate(code, { name })).data.notes[0]).name,
    async addChat(code, room) {
      const { service } = (await api.servicesAdd(code, chat(room))).data
      return service.name === 'chat_b' ? service.room_id : undefined
    },
    delete: async (code) => void (await api.notesDelete(code)),
  }
}
