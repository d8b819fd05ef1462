import { AbortError, TimeoutError } from '@notewire/client'
import t from 'tap'
import { failureOf } from './client.js'
import { failingServer, inAnHour, never, neverRespond } from './failing-server.js'

const reason = new Error('changed my mind')

t.test('a signal that has already aborted prevents the request', async (t) => {
  const { client, requestCount } = await failingServer(t, neverRespond)
  const error = await failureOf(
    client({ token: () => t.fail('the token is not read') as never }).notes.list(
      {},
      { signal: AbortSignal.abort(reason) }
    )
  )
  t.type(error, AbortError)
  t.equal(error.cause, reason)
  t.equal(requestCount(), 0)
})

t.test('a signal aborts a request in progress', async (t) => {
  const controller = new AbortController()
  const { client } = await failingServer(t, () => controller.abort(reason))
  const error = await failureOf(client().notes.list({}, { signal: controller.signal }))
  t.type(error, AbortError)
  t.equal(error.cause, reason)
  t.equal(error.code, 'aborted')
})

t.test('a signal aborts the wait before a retry', async (t) => {
  const controller = new AbortController()
  const { client } = await failingServer(t, (response) => {
    response.writeHead(503, inAnHour).end()
    setImmediate(() => controller.abort(reason))
  })
  // On the system clock, so that a wait that goes on would exceed the time limit of the tests.
  const { notes } = client({ longestWait: 3_600_000, clock: undefined })
  t.type(await failureOf(notes.list({}, { signal: controller.signal })), AbortError)
})

t.test('a signal that aborts while the token is read aborts the call', async (t) => {
  const { client } = await failingServer(t, neverRespond)
  const controller = new AbortController()
  const token = async () => {
    controller.abort(reason)
    return 'nwt_sesame'
  }
  t.type(await failureOf(client({ token }).notes.list({}, { signal: controller.signal })), AbortError)
})

t.test('AbortSignal.timeout() causes a TimeoutError', async (t) => {
  const { client } = await failingServer(t, neverRespond)
  t.type(await failureOf(client().notes.list({}, { signal: AbortSignal.timeout(20) })), TimeoutError)
})

t.test('many calls may share a signal without a warning, and any wait may be long', async (t) => {
  const warnings: Error[] = []
  const onWarning = (warning: Error) => void warnings.push(warning)
  process.on('warning', onWarning)
  t.teardown(() => process.off('warning', onWarning))
  const { client, requestCount } = await failingServer(t, (response) => response.writeHead(503, never).end())
  const { notes } = client({ longestWait: Number.POSITIVE_INFINITY, clock: undefined })
  const controller = new AbortController()
  const calls = Array.from({ length: 30 }, () => failureOf(notes.list({}, { signal: controller.signal })))
  while (requestCount() < 10) await new Promise(setImmediate)
  const before = requestCount()
  await new Promise(setImmediate)
  controller.abort()
  for (const error of await Promise.all(calls)) t.type(error, AbortError)
  t.ok(before <= 30, 'no call is repeated before its wait ends')
  t.strictSame(warnings, [])
})
