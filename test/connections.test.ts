import { once } from 'node:events'
import { setImmediate as turnOfEventLoop } from 'node:timers/promises'
import t from 'tap'
import { listen, service } from './helper.js'
import { answersIn, open, received } from './raw-http.js'

t.test('a request that was on its way when the server began to stop is answered', async (t) => {
  const { app, baseUrl } = await listen(t, { ...(await service(t)), lastRequestsMs: 1000 })
  const socket = await open(baseUrl)
  const all = received(socket).then(answersIn)
  const request = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
  socket.write(request)
  await once(socket, 'data')
  const closing = app.close()
  while (app.server.listening) await turnOfEventLoop()
  socket.write(request)
  t.strictSame(
    (await all).map(({ status, headers }) => [status, headers.get('connection')]),
    [
      [200, 'keep-alive'],
      [200, 'close'],
    ]
  )
  await closing
})
