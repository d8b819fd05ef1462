import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Notewire } from '@notewire/client'
import { fakeServer } from '@notewire/client/testing'
import t from 'tap'
import { packageFolder } from '../../../server/package-folder.js'

/** Returns the `User-Agent` that a client sends where `navigator.userAgent` is this. */
async function sentBy(userAgent: string | undefined) {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
  Object.defineProperty(globalThis, 'navigator', { value: userAgent && { userAgent }, configurable: true })
  try {
    const server = fakeServer()
    await new Notewire(server.options).notes.list()
    return server.requests[0]?.headers['user-agent']
  } finally {
    if (original) Object.defineProperty(globalThis, 'navigator', original)
    else Reflect.deleteProperty(globalThis, 'navigator')
  }
}

t.test('outside browsers, the client names itself and its version', async (t) => {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'clients/typescript/package.json'), 'utf8'))
  for (const userAgent of [undefined, 'Node.js/24', 'Deno/2.9.6', 'Bun/1.4', 'Cloudflare-Workers']) {
    t.equal(await sentBy(userAgent), `notewire-typescript/${version}`, String(userAgent))
  }
})

t.test('in a browser it sends none, because that would need a preflight', async (t) => {
  t.equal(await sentBy('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36'), undefined)
})
