import t from 'tap'
import { createNote, service } from './helper.js'
import { exchange } from './raw-http.js'

/** Returns the sorted names of the fields in each head. */
const fieldNames = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d+) .*\r\n((?:.+\r\n)+)/g)].map(([, status, fields = '']) => ({
    status: Number(status),
    names: [...fields.matchAll(/^([^:\r\n]+):/gm)].map(([, name = '']) => name.toLowerCase()),
  }))

t.test('every answer of a connection has each field once, whatever its status and method', async (t) => {
  const { baseUrl, call, admin } = await service(t, { RATE_LIMIT_PER_MINUTE: '1000' })
  const { note_code } = await createNote(call)
  const etag = (await call(`GET /notes/${note_code}`)).headers.get('etag')
  const request = (line: string, fields = '') =>
    `${line} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin.token}\r\n${fields}\r\n`
  const path = `/api/v1/notes/${note_code}`
  const text = await exchange(
    baseUrl,
    [
      request(`GET ${path}`),
      request(`HEAD ${path}`),
      request(`GET ${path}`, `If-None-Match: ${etag}\r\n`),
      // Changes nothing, because the answers before it may still be read from the database.
      request(`PATCH ${path}/extract`),
      request(`PUT ${path}`),
      request('GET /api/v1/nothing'),
      request(`GET ${path}`, 'Connection: close\r\n'),
    ].join('')
  )
  const heads = fieldNames(text)
  t.strictSame(
    heads.map(({ status }) => status),
    [200, 200, 304, 204, 405, 404, 200]
  )
  for (const { status, names } of heads) {
    t.equal(new Set(names).size, names.length, `${status}: ${names}`)
    for (const name of ['date', 'connection', 'x-request-id', 'ratelimit', 'cache-control', 'x-content-type-options']) {
      t.ok(names.includes(name), `${status} has ${name}`)
    }
    t.equal(names.includes('content-length'), status !== 304 && status !== 204)
  }
})
