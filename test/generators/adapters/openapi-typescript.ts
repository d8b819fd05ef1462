import createClient from 'openapi-fetch'
import type { paths } from '../generated/openapi-typescript.ts'
import { type Connect, chat, found } from './adapter.js'

export const connect: Connect = (baseUrl, token) => {
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } })
  const at = (note_code: string) => ({ params: { path: { note_code } } })
  return {
    list: async () => found((await client.GET('/api/v1/notes')).data).notes.map(({ name }) => name),
    async create(name) {
      const { data } = await client.POST('/api/v1/notes', { body: { name, scope: 'open' } })
      return found(data?.note[0]).note_code
    },
    async get(code) {
      const { data, error } = await client.GET('/api/v1/notes/{note_code}', at(code))
      if (error) throw new Error(error.code)
      return data.note.name
    },
    async update(code, name) {
      const { data } = await client.PATCH('/api/v1/notes/{note_code}', { ...at(code), body: { name } })
      return found(data?.notes[0]).name
    },
    async addChat(code, room) {
      const { data } = await client.POST('/api/v1/notes/{note_code}/services', { ...at(code), body: chat(room) })
      const { service } = found(data)
      return service.name === 'chat_b' ? service.room_id : undefined
    },
    delete: async (code) => void (await client.DELETE('/api/v1/notes/{note_code}', at(code))),
  }
}
