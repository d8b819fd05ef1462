import { createApiClient } from '../generated/openapi-zod-client.ts'
import { type Connect, chat, found } from './adapter.js'

// Validates each request and each answer with its generated zod schemas.
export const connect: Connect = (baseUrl, token) => {
  const headers = { authorization: `Bearer ${token}` }
  const client = createApiClient(baseUrl, { axiosConfig: { headers } })
  const at = (note_code: string) => ({ params: { note_code } })
  return {
    list: async () => (await client.get('/api/v1/notes')).notes.map(({ name }) => name),
    create: async (name) => found((await client.post('/api/v1/notes', { name, scope: 'open' })).note[0]).note_code,
    get: async (code) => (await client.get('/api/v1/notes/:note_code', at(code))).note.name,
    update: async (code, name) =>
      found((await client.patch('/api/v1/notes/:note_code', { name }, at(code))).notes[0]).name,
    async addChat(code, room) {
      const { service } = await client.post('/api/v1/notes/:note_code/services', chat(room), at(code))
      return service.name === 'chat_b' ? service.room_id : undefined
    },
    delete: async (code) => void (await client.delete('/api/v1/notes/:note_code', undefined, at(code))),
  }
}
