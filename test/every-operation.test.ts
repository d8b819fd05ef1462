// What holds for every operation of the contract, whichever it is.
import t from 'tap'
import { operations } from '../generated/operations.js'
import { callWith, createNote, service } from './helper.js'

const url = 'https://example.net/'
/** A body that each operation takes; those that are not here take none. */
const bodies: Record<string, object> = {
  Notes_create: { name: 'Plan', scope: 'open' },
  Notes_update: { name: 'Plan' },
  Groups_create: { name: 'new' },
  Groups_addUsers: { users: [] },
  Groups_removeUsers: { users: [] },
  Services_add: { name: 'webhook', webhook_url: url },
}

/** A service with a note, a group and an integration, and the route of an operation to them. */
async function ready(t: Parameters<typeof service>[0], environment: Record<string, string> = {}) {
  const all = await service(t, environment)
  const { note_code } = await createNote(all.call)
  await all.call('POST /groups', { name: 'editors' })
  await all.call(`POST /notes/${note_code}/services`, { name: 'webhook', webhook_url: url })
  const known: Record<string, string> = { note_code, group_name: 'editors', service_id: '1' }
  const missing: Record<string, string> = { note_code: 'aaaaaaaaaaaa', group_name: 'nobody', service_id: '9' }
  const route = (method: string, path: string, values: Record<string, string>) =>
    `${method} ${path.replace('/api/v1', '').replace(/:(\w+)/g, (_, name) => values[name] ?? '')}`
  return {
    ...all,
    route: (m: string, p: string) => route(m, p, known),
    nowhere: (m: string, p: string) => route(m, p, missing),
  }
}

for (const [id, { method, url: path }] of Object.entries(operations)) {
  const body = bodies[id]
  const isWrite = method !== 'GET'

  t.test(id, async (t) => {
    // For all below: what changes something comes last, or has a service of its own.
    const { call, route, nowhere, baseUrl, clock, addToken } = await ready(t)

    await t.test('401 without a valid token, before anything else', async (t) => {
      const expired = await addToken('0000000001', { expiresAt: clock.now })
      for (const token of [undefined, 'nwt_nonsense', 'a b', `nwt_${'a'.repeat(38)}`, expired.token]) {
        const answer = await callWith(baseUrl, token)(`${nowhere(method, path)}?unknown=1`, undefined, {
          ...(isWrite && { raw: '{broken', headers: { 'content-type': 'text/plain' } }),
        })
        t.equal(answer.status, 401)
        t.equal(answer.body.code, 'unauthenticated')
        const challenge = `Bearer realm="notewire"${token === undefined ? '' : ', error="invalid_token"'}`
        t.equal(answer.headers.get('www-authenticate'), challenge)
      }
    })

    await t.test('400 for a query parameter that it does not have', async (t) => {
      const answer = await call(`${route(method, path)}?verbose=1`, body)
      t.equal(answer.status, 400)
      t.strictSame(answer.body.errors, [
        { parameter: 'verbose', detail: 'verbose is not a parameter of this operation' },
      ])
    })

    await t.test('429 past the budget, with the seconds to wait', async (t) => {
      const { call, route, clock } = await ready(t, { RATE_LIMIT_PER_MINUTE: '4' })
      const last = await call(route(method, path), body)
      t.equal(last.headers.get('ratelimit-policy'), '"default";q=4;w=60')
      t.equal(last.headers.get('ratelimit'), '"default";r=0;t=60')
      clock.now += 47_500
      const answer = await call(route(method, path), body)
      t.equal(answer.status, 429)
      t.equal(answer.headers.get('retry-after'), '13')
      t.equal(answer.body.detail, 'The rate limit of 4 requests per minute is used up; try again in 13 seconds.')
      clock.now += 12_500
      t.not((await call(route(method, path), body)).status, 429)
    })

    await t.test("X-Request-Id is the request's when it is sound, else a new one", async (t) => {
      const answer = (given: string) =>
        call(`${nowhere(method, path)}?x=1`, body, { headers: { 'x-request-id': given } })
      const sound = await answer('mine-1.2_3')
      t.equal(sound.headers.get('x-request-id'), 'mine-1.2_3')
      t.equal(sound.body.request_id, 'mine-1.2_3')
      for (const unsound of ['a'.repeat(65), 'a b', '<script>']) {
        const { headers, body } = await answer(unsound)
        t.not(headers.get('x-request-id'), unsound)
        t.equal(headers.get('x-request-id'), body.request_id)
      }
    })

    await t.test('a Content-Type without a body is served as if it were not there', async (t) => {
      for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
        const { call, route } = await ready(t)
        const empty = { raw: isWrite ? '' : undefined, headers: { 'content-type': type } }
        const { status } = await call(route(method, path), undefined, empty)
        if (body) t.equal(status, 400)
        else t.ok(status < 300, `${status} for ${type}`)
      }
    })

    if (path.includes(':')) {
      await t.test('404 for what is not there', async (t) => {
        const answer = await call(nowhere(method, path), body)
        t.equal(answer.status, 404)
        t.match(answer.body.code, /^(note|group|service)_not_found$/)
      })
    }

    if (isWrite) {
      await t.test('403 for a token that may only read', async (t) => {
        const reader = await addToken('0000000001', { scope: 'read' })
        const answer = await reader.call(route(method, path), body)
        t.equal(answer.status, 403)
        t.equal(answer.body.code, 'read_only_token')
      })

      await t.test('415 for a body that is not labelled as JSON', async (t) => {
        for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
          const answer = await call(route(method, path), undefined, { raw: '{}', headers: { 'content-type': type } })
          t.equal(answer.status, 415)
          t.equal(answer.body.code, 'unsupported_media_type')
        }
      })

      await t.test('413 for a body of more than 2 MiB', async (t) => {
        const answer = await call(route(method, path), undefined, {
          raw: new Uint8Array(2 * 1024 * 1024 + 1).fill(0x20),
        })
        t.equal(answer.status, 413)
        t.equal(answer.body.code, 'body_too_large')
      })

      await t.test('400 for a body that is not JSON in UTF-8', async (t) => {
        for (const raw of ['{', '{"name": "Plan",}', "{'name': 1}", 'NaN', Uint8Array.of(0x22, 0xff, 0x22)]) {
          const answer = await call(route(method, path), undefined, { raw })
          t.equal(answer.status, 400)
          t.equal(answer.body.code, 'invalid_json')
        }
      })
    }

    if (isWrite && !body) {
      await t.test('400 for a body with anything in it, which does not belong there', async (t) => {
        const fields = await call(route(method, path), { archived: true })
        t.strictSame(fields.body.errors, [{ pointer: '/archived', detail: 'archived is not a field of this request' }])
        t.equal((await call(route(method, path), [1])).body.detail, 'the body must be empty')
        t.equal((await call(route(method, path), {})).status, 204)
      })
    }

    if (body) {
      await t.test(
        '400 for a body that is no object, or is missing, or has fields that it does not know',
        async (t) => {
          for (const wrong of [undefined, null, [], 'text', 5, true]) {
            const answer = await call(route(method, path), wrong)
            t.equal(answer.status, 400)
            t.equal(answer.body.code, 'invalid_request')
            t.match(answer.body.detail, /^the body must be a JSON object/)
          }
          const poisoned = await call(route(method, path), undefined, { raw: '{"__proto__": {"admin": true}}' })
          t.equal(poisoned.body.code, 'invalid_request')
          const answer = await call(route(method, path), { ...body, nam3: 1, 'a/b~c': 2 })
          t.equal(answer.status, 400)
          t.strictSame(
            answer.body.errors.map(({ pointer }: { pointer: string }) => pointer),
            ['/nam3', '/a~1b~0c']
          )
        }
      )
    }
  })
}

t.test('a path asked with a method that it lacks answers 405 with Allow', async (t) => {
  const { call, route, baseUrl } = await ready(t)
  const all = Object.values(operations)
  for (const path of new Set(all.map(({ url }) => url))) {
    const methods = all
      .filter(({ url }) => url === path)
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'PROPFIND']) {
      if (methods.includes(method)) continue
      const { status, headers, body } = await call(route(method, path), method === 'PUT' ? {} : undefined)
      t.equal(status, 405, `${method} ${path}`)
      t.equal(headers.get('allow'), methods.join(', '))
      t.equal(body.code, 'method_not_allowed')
      t.equal((await callWith(baseUrl)(route(method, path))).status, 401)
    }
  }
})

t.test('HEAD answers as GET does, without the body', async (t) => {
  const { call, route } = await ready(t)
  for (const { method, url } of Object.values(operations).filter(({ method }) => method === 'GET')) {
    const [got, head] = [await call(route(method, url)), await call(route('HEAD', url))]
    t.equal(head.status, got.status)
    t.equal(head.body, '')
    t.equal(head.headers.get('content-type'), got.headers.get('content-type'))
  }
})
