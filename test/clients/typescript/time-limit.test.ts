import { AbortError, type Middleware, TimeoutError } from '@notewire/client'
import t from 'tap'
import { failureOf } from './client.js'
import { emptyPage, failingServer, neverRespond, respondWith, stopInBody } from './failing-server.js'

t.test('a server that sends nothing, or stops within the body, causes a TimeoutError', async (t) => {
  for (const respond of [neverRespond, stopInBody]) {
    const { client } = await failingServer(t, respond)
    let attempts = 0
    // Counts in the client: an attempt may time out before the server sees its request.
    const count: Middleware = (request, next) => {
      attempts++
      return next(request)
    }
    const error = await failureOf(client({ timeout: 20, retries: 1, middleware: [count] }).notes.list())
    t.type(error, TimeoutError)
    t.equal(error.code, 'timeout')
    t.equal(error.status, undefined)
    t.equal(attempts, 2)
    t.match(error.stack, /time-limit\.test\.ts/, 'the stack shows the call')
  }
})

t.test('a token function, middleware or fetch that ignores its signal times out, and can be aborted', async (t) => {
  const { client } = await failingServer(t, respondWith(200, emptyPage))
  const hang = () => new Promise<never>(() => {})
  for (const options of [{ token: hang }, { middleware: [hang] }, { fetch: hang }]) {
    const { notes } = client({ ...options, retries: 0 })
    t.type(await failureOf(notes.list({}, { timeout: 20 })), TimeoutError)
    const controller = new AbortController()
    const call = failureOf(notes.list({}, { signal: controller.signal }))
    setImmediate(() => controller.abort())
    t.type(await call, AbortError)
  }
})
