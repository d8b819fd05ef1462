// Fastify without anything else: the same answers as Notewire, as objects through the contract's response schemas and as
// strings. The answers are in the JSON file that is the first argument.
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { operations } from '../../../generated/operations.js'

const [file = ''] = process.argv.slice(2)
const answers: Record<'get' | 'list' | 'create', string> = JSON.parse(readFileSync(file, 'utf8'))
const schemas = {
  get: operations.Notes_get.schema.response[200],
  list: operations.Notes_list.schema.response[200],
  create: operations.Notes_create.schema.response[201],
}
const app = Fastify()
for (const name of ['get', 'list', 'create'] as const) {
  const [method, status] = name === 'create' ? (['POST', 201] as const) : (['GET', 200] as const)
  const text = answers[name]
  const object = JSON.parse(text)
  const schema = { response: { [status]: schemas[name] } }
  app.route({ method, url: `/object/${name}`, schema, handler: async (_, reply) => reply.code(status).send(object) })
  app.route({
    method,
    url: `/string/${name}`,
    handler: async (_, reply) => reply.code(status).type('application/json; charset=utf-8').send(text),
  })
}
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
