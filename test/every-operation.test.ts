// What holds for every operation of the contract.
import t from 'tap'
import { callWith, type Service, service } from './helper.js'
import { operations, pathToNothing, prepare } from './prepared-operations.js'

// The operations share two services. A test that changes or deletes something prepares its own resources.
let shared: Service
let limited: Service
t.before(async () => {
  shared = await service(t)
  limited = await service(t, { RATE_LIMIT_PER_MINUTE: '4' })
})

for (const operation of operations) {
  const { id, method, isWrite, takesBody } = operation
  const nowhere = `${method} ${pathToNothing(operation)}`

  t.test(id, async (t) => {
    const { call, baseUrl, clock, addToken } = shared
    const { path, body } = await prepare(shared, operation)
    const route = `${method} ${path}`

    await t.test('401 without a valid token, before any other check', async (t) => {
      const expired = await addToken('0000000001', { expiresAt: clock.now })
      for (const token of [undefined, 'nwt_nonsense', 'a b', `nwt_${'a'.repeat(38)}`, expired.token]) {
        const { status, headers, body } = await callWith(baseUrl, token)(`${nowhere}?unknown=1`, undefined, {
          ...(isWrite && { raw: '{broken', headers: { 'content-type': 'text/plain' } }),
        })
        const challenge = `Bearer realm="notewire"${token === undefined ? '' : ', error="invalid_token"'}`
        t.strictSame(
          [status, body.code, headers.get('www-authenticate')],
          [401, 'unauthenticated', challenge],
          String(token)
        )
      }
    })

    await t.test('400 for an unknown query parameter', async (t) => {
      const answer = await call(`${route}?verbose=1`, body)
      t.equal(answer.status, 400)
      t.strictSame(answer.body.errors, [
        { parameter: 'verbose', detail: 'verbose is not a parameter of this operation' },
      ])
    })

    await t.test('429 when the budget is used up, with the seconds to wait', async (t) => {
      const { clock } = limited
      const { call } = await limited.addToken('0000000001')
      // Preparing takes three of the four requests.
      const { send } = await prepare({ call }, operation)
      const last = await send()
      t.equal(last.headers.get('ratelimit-policy'), '"default";q=4;w=60')
      t.equal(last.headers.get('ratelimit'), '"default";r=0;t=60')
      clock.advance(11_500)
      const answer = await send()
      t.equal(answer.status, 429)
      t.equal(answer.headers.get('retry-after'), '4')
      t.equal(answer.body.detail, 'The rate limit of 4 requests per minute is used up; try again in 4 seconds.')
      clock.advance(3_500)
      t.not((await send()).status, 429)
    })

    await t.test('a sound X-Request-Id is kept, and any other is replaced', async (t) => {
      const answer = (requestId: string) => call(`${nowhere}?x=1`, body, { headers: { 'x-request-id': requestId } })
      const sound = await answer('mine-1.2_3')
      t.equal(sound.headers.get('x-request-id'), 'mine-1.2_3')
      t.equal(sound.body.request_id, 'mine-1.2_3')
      for (const unsound of ['a'.repeat(65), 'a b', '<script>']) {
        const { headers, body } = await answer(unsound)
        t.not(headers.get('x-request-id'), unsound)
        t.equal(headers.get('x-request-id'), body.request_id)
      }
    })

    await t.test('a Content-Type without a body is ignored', async (t) => {
      for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
        const { path } = await prepare(shared, operation)
        const empty = { raw: isWrite ? '' : undefined, headers: { 'content-type': type } }
        const { status } = await call(`${method} ${path}`, undefined, empty)
        if (takesBody) t.equal(status, 400)
        else t.ok(status < 300, `${status} for ${type}`)
      }
    })

    if (operation.path.includes(':')) {
      await t.test('404 for a resource that does not exist', async (t) => {
        const answer = await call(nowhere, body)
        t.equal(answer.status, 404)
        t.match(answer.body.code, /^(note|group|service)_not_found$/)
      })
    }

    if (isWrite) {
      await t.test('403 for a read-only token', async (t) => {
        const reader = await addToken('0000000001', { scope: 'read' })
        const answer = await reader.call(route, body)
        t.equal(answer.status, 403)
        t.equal(answer.body.code, 'read_only_token')
      })

      await t.test('415 for a body that is not labelled as JSON', async (t) => {
        for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
          const { status, body } = await call(route, undefined, { raw: '{}', headers: { 'content-type': type } })
          t.strictSame([status, body.code], [415, 'unsupported_media_type'], type)
        }
      })

      await t.test('413 for a body of more than 2 MiB', async (t) => {
        const answer = await call(route, undefined, { raw: new Uint8Array(2 * 1024 * 1024 + 1).fill(0x20) })
        t.equal(answer.status, 413)
        t.equal(answer.body.code, 'body_too_large')
      })

      await t.test('400 for a body that is not JSON in UTF-8', async (t) => {
        for (const raw of ['{', '{"name": "Plan",}', "{'name': 1}", 'NaN', Uint8Array.of(0x22, 0xff, 0x22)]) {
          const { status, body } = await call(route, undefined, { raw })
          t.strictSame([status, body.code], [400, 'invalid_json'], String(raw))
        }
      })
    }

    if (isWrite && !takesBody) {
      await t.test('400 for a body that is not empty', async (t) => {
        const fields = await call(route, { archived: true })
        t.strictSame(fields.body.errors, [{ pointer: '/archived', detail: 'archived is not a field of this request' }])
        t.equal((await call(route, [1])).body.detail, 'the body must be empty')
        t.equal((await call(route, {})).status, 204)
      })
    }

    if (takesBody) {
      await t.test('400 for a body that is missing, not an object or has unknown fields', async (t) => {
        for (const wrong of [undefined, null, [], 'text', 5, true]) {
          t.match(await call(route, wrong), {
            status: 400,
            body: { code: 'invalid_request', detail: /^the body must be a JSON object/ },
          })
        }
        const poisoned = await call(route, undefined, { raw: '{"__proto__": {"admin": true}}' })
        t.equal(poisoned.body.code, 'invalid_request')
        const answer = await call(route, { ...body, nam3: 1, 'a/b~c': 2 })
        t.equal(answer.status, 400)
        t.strictSame(
          answer.body.errors.map(({ pointer }: { pointer: string }) => pointer),
          ['/nam3', '/a~1b~0c']
        )
      })
    }
  })
}

t.test('an undeclared method answers 405 with Allow', async (t) => {
  const { call, baseUrl } = shared
  for (const path of new Set(operations.map(({ path }) => path))) {
    const methods = operations
      .filter((operation) => operation.path === path)
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'PROPFIND']) {
      if (methods.includes(method)) continue
      const route = `${method} ${path.replace(/:(\w+)/g, 'x')}`
      const { status, headers, body } = await call(route, method === 'PUT' ? {} : undefined)
      const { status: withoutToken } = await callWith(baseUrl)(route)
      t.strictSame(
        [status, headers.get('allow'), body.code, withoutToken],
        [405, methods.join(', '), 'method_not_allowed', 401],
        `${method} ${path}`
      )
    }
  }
})

t.test('HEAD answers like GET, without the body', async (t) => {
  const { call } = shared
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const { path } = await prepare(shared, operation)
    const [got, head] = [await call(`GET ${path}`), await call(`HEAD ${path}`)]
    t.equal(head.status, got.status)
    t.equal(head.body, '')
    t.equal(head.headers.get('content-type'), got.headers.get('content-type'))
  }
})
