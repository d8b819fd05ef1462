import { inspect } from 'node:util'
import { InvalidArgumentError, Notewire, type NotewireOptions } from '@notewire/client'
import t from 'tap'
import { failureOf } from './client.js'
import { emptyPage, failingServer, respondWith } from './failing-server.js'

const usable = { baseUrl: 'https://notes.example.com', token: 'nwt_sesame' }

t.test('new Notewire throws for a base URL, a token or headers that are not usable', (t) => {
  const baseUrls = ['', 'notes.example.com', 'ftp://x', 'http://me:secret@x', 'http://x:99999', 'http://[x']
  const wrong: Partial<NotewireOptions>[] = [
    ...baseUrls.map((baseUrl) => ({ baseUrl })),
    { baseUrl: undefined as never },
    { token: '' },
    { token: undefined as never },
    { headers: { 'x-team': '日本' } },
    { headers: { 'x team': 'red' } },
  ]
  for (const options of wrong) {
    const error = (() => {
      try {
        return new Notewire({ ...usable, ...options })
      } catch (error) {
        return error
      }
    })()
    t.type(error, InvalidArgumentError, inspect(options))
  }
  t.end()
})

t.test('options of a call that are not usable cause an InvalidArgumentError, and nothing is sent', async (t) => {
  const { client, requestCount } = await failingServer(t, respondWith(200, emptyPage))
  for (const options of [{ retries: Number.NaN }, { timeout: -1 }, { headers: { 'x-a': 'a\nb' } }]) {
    t.type(await failureOf(client().notes.list({}, options)), InvalidArgumentError, inspect(options))
  }
  t.equal(requestCount(), 0)
})

t.test('a token that cannot be a header is neither sent nor shown', async (t) => {
  const { client, requestCount } = await failingServer(t, respondWith(200, emptyPage))
  for (const token of ['nwt_line\nbreak', 'nwt_a b']) {
    const notewire = client({ token: () => token })
    const error = await failureOf(notewire.notes.list())
    t.type(error, InvalidArgumentError)
    const shown = inspect([error, notewire], { depth: null, showHidden: true }) + error.stack
    for (const part of token.split(/\s/)) t.ok(part.length < 3 || !shown.includes(part), shown)
  }
  t.equal(requestCount(), 0)
})
