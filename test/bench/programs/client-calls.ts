// Calls of the client, of a bare `fetch` and of openapi-fetch, in turns. The answers are given in the process, so that what
// is measured is the clients and not the network. Prints the microseconds of a call in each round, as JSON.
import { type Fetch, Notewire } from '@notewire/client'
import { examples } from '@notewire/client/testing'
import createClient from 'openapi-fetch'
import type { paths } from '../../../generated/types.js'

const rounds = 31
const warmUpRounds = 5
const callsARound = 1000
const baseUrl = 'http://notewire.test'
const token = 'nwt_bench'
const code = 'k3v9m2q7x4ta'

const body = JSON.stringify(examples['notes.get'])
const headers = { 'content-type': 'application/json', ratelimit: '"default";r=599;t=60' }
// As `fetch` does, it makes a Request of what it is given.
const fetch = async (input: string | Request, init?: RequestInit) => {
  new Request(input, init)
  return new Response(body, { headers })
}

const notewire = new Notewire({ baseUrl, token, fetch: fetch satisfies Fetch })
const openapi = createClient<paths>({ baseUrl, fetch, headers: { authorization: `Bearer ${token}` } })
const authorization = { authorization: `Bearer ${token}`, accept: 'application/json' }
const calls: Record<string, () => Promise<unknown>> = {
  'bare fetch': async () =>
    (await fetch(`${baseUrl}/api/v1/notes/${encodeURIComponent(code)}`, { headers: authorization })).json(),
  '@notewire/client': () => notewire.notes.get(code),
  'openapi-fetch': () => openapi.GET('/api/v1/notes/{note_code}', { params: { path: { note_code: code } } }),
}

const times = new Map(Object.keys(calls).map((name) => [name, [] as number[]]))
for (let round = 0; round < rounds; round++) {
  for (const [name, call] of Object.entries(calls)) {
    const begun = performance.now()
    for (let n = 0; n < callsARound; n++) await call()
    if (round >= warmUpRounds) times.get(name)?.push(((performance.now() - begun) / callsARound) * 1000)
  }
}
console.log(JSON.stringify(Object.fromEntries(times)))
