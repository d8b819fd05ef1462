import { inspect } from 'node:util'
import { InvalidArgumentError, Notewire, type NotewireOptions } from '@notewire/client'
import t from 'tap'
import { failureOf } from './client.js'
import { emptyPage, failingServer, respondWith } from './failing-server.js'

const usable = { baseUrl: 'https://notes.example.com', token: 'nwt_sesame' }

/** Returns the error that the constructor throws. */
function errorOf(options: unknown) {
  try {
    return new Notewire(options as NotewireOptions)
  } catch (error) {
    return error
  }
}

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
    t.type(errorOf({ ...usable, ...options }), InvalidArgumentError, inspect(options))
  }
  t.end()
})

t.test('new Notewire says what to do about options that are missing or wrong', async (t) => {
  const wrong: [options: unknown, message: RegExp][] = [
    [undefined, /baseUrl must be like https:\/\/notes\.example\.com, /],
    [{ ...usable, baseUrl: 'https://notes.example.com/api/v1/' }, /baseUrl must be like .*, without .* or \/api\/v1/],
    [{ ...usable, baseUrl: 'http://x:99999' }, /baseUrl must be like https:\/\/notes\.example\.com, /],
    [{ baseUrl: usable.baseUrl }, /token must be .*; check that the variable is set/],
    [{ ...usable, longestWait: -1 }, /longestWait must be a number of at least 0/],
    [{ ...usable, timeout: -1 }, /timeout must be a number of at least 0/],
    [{ ...usable, maxResponseBytes: Number.NaN }, /maxResponseBytes must be a number of at least 0/],
  ]
  for (const [options, message] of wrong) {
    const error = errorOf(options)
    t.type(error, InvalidArgumentError)
    t.match(error, { message, code: 'invalid_argument' })
  }
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
