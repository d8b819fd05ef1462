import { notesCreate, notesDelete, notesGet, notesList, notesUpdate, servicesAdd } from '../generated/orval/client.ts'
import { notesCreateBody, notesListResponse } from '../generated/orval/schemas.ts'
import { type Connect, chat, found } from './adapter.js'

// The address comes from the document. The zod schemas, which are generated apart, validate the new note and the list.
export const connect: Connect = (_, token) => {
  const options = { headers: { authorization: `Bearer ${token}` } }
  return {
    async list() {
      const { data } = await notesList({}, options)
      return notesListResponse.parse(data).notes.map(({ name }) => name)
    },
    async create(name) {
      const answer = await notesCreate(notesCreateBody.parse({ name, scope: 'open' }), options)
      if (answer.status !== 201) throw new Error(answer.data.code)
      return found(answer.data.note[0]).note_code
    },
    async get(code) {
      const answer = await notesGet(code, options)
      if (answer.status === 404) throw new Error(answer.data.code)
      if (answer.status !== 200) throw new Error(String(answer.status))
      return answer.data.note.name
    },
    async update(code, name) {
      const answer = await notesUpdate(code, { name }, options)
      if (answer.status !== 200) throw new Error(answer.data.code)
      return found(answer.data.notes[0]).name
    },
    async addChat(code, room) {
      const answer = await servicesAdd(code, chat(room), options)
      if (answer.status !== 201) throw new Error(answer.data.code)
      const { service } = answer.data
      return service.name === 'chat_b' ? service.room_id : undefined
    },
    delete: async (code) => void (await notesDelete(code, options)),
  }
}
