// Calls of the published client, of a bare `fetch` and of openapi-fetch, in turns. The answers are given in the process, so
// that what is measured is the clients and not the network. Prints the microseconds of a call in each round, of wall time
// and of CPU time, as JSON. Plain JavaScript: what runs TypeScript adds a call to every function that a function creates.
import { Notewire } from '@notewire/client'
import { examples } from '@notewire/client/testing'
import createClient from 'openapi-fetch'

const rounds = 45
const warmUpRounds = 5
const callsARound = 1000
const baseUrl = 'http://notewire.test'
const token = 'nwt_bench'
const code = 'k3v9m2q7x4ta'

const body = JSON.stringify(examples['notes.get'])
const headers = { 'content-type': 'application/json', ratelimit: '"default";r=599;t=60' }
// As `fetch` does, it makes a Request of what it is given, and lets the event loop turn. Without that, V8 keeps all that the
// calls of a round hold weakly, signals above all.
const fetch = async (input, init) => {
  new Request(input, init)
  await new Promise(setImmediate)
  return new Response(body, { headers })
}

const notewire = new Notewire({ baseUrl, token, fetch })
const openapi = createClient({ baseUrl, fetch, headers: { authorization: `Bearer ${token}` } })
const url = `${baseUrl}/api/v1/notes/${code}`
const authorization = { authorization: `Bearer ${token}`, accept: 'application/json' }
const calls = {
  'bare fetch': async () => (await fetch(url, { headers: authorization })).json(),
  // What every program must pay that can stop waiting.
  'bare fetch with a signal': async () =>
    (await fetch(url, { headers: authorization, signal: new AbortController().signal })).json(),
  '@notewire/client': () => notewire.notes.get(code),
  'openapi-fetch': () => openapi.GET('/api/v1/notes/{note_code}', { params: { path: { note_code: code } } }),
}

const times = Object.fromEntries(Object.keys(calls).map((name) => [name, { wall: [], cpu: [] }]))
for (let round = 0; round < rounds; round++) {
  for (const [name, call] of Object.entries(calls)) {
    const cpuBefore = process.cpuUsage()
    const begun = performance.now()
    for (let n = 0; n < callsARound; n++) await call()
    const wall = (performance.now() - begun) * 1000
    const { user, system } = process.cpuUsage(cpuBefore)
    if (round < warmUpRounds) continue
    times[name].wall.push(wall / callsARound)
    times[name].cpu.push((user + system) / callsARound)
  }
}
console.log(JSON.stringify(times))
