// Reads and writes over HTTP, at 1,000 and at 100,000 notes, beside bare Fastify replying the same bytes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import sql from 'sql-template-tag'
import { Pool } from 'undici'
import { newToken } from '../../server/access-token.js'
import { buildApp } from '../../server/app.js'
import { readConfig } from '../../server/config.js'
import { openStore } from '../../server/open-store.js'
import { freePort } from '../helper.js'

const rounds = 7
const requestsARound = 1500
const connections = 16

interface Target {
  name: string
  request: () => Promise<unknown>
}

export async function http() {
  const folder = mkdtempSync(join(tmpdir(), 'notewire-bench-'))
  const [small, large] = [await noteService(folder, 1_000), await noteService(folder, 100_000)]
  const bytes = { get: await small.body(small.note), list: await small.body('/api/v1/notes') }
  const bare = await bareServer(bytes)

  await compare('Get a note', [
    { name: 'bare Fastify', request: () => bare.get('/get') },
    { name: '1,000 notes', request: () => small.get(small.note) },
    { name: '100,000 notes', request: () => large.get(large.note) },
  ])
  await compare('List notes (20 on a page)', [
    { name: 'bare Fastify', request: () => bare.get('/list') },
    { name: '1,000 notes', request: () => small.get('/api/v1/notes') },
    { name: '100,000 notes', request: () => large.get('/api/v1/notes') },
    { name: '100,000, page 4,900', request: () => large.get('/api/v1/notes?page=4900') },
  ])
  await compare('Create a note', [
    { name: 'bare Fastify', request: () => bare.post('/create') },
    { name: '1,000 notes', request: () => small.post('/api/v1/notes') },
    { name: '100,000 notes', request: () => large.post('/api/v1/notes') },
  ])

  for (const each of [small, large, bare]) await each.close()
  rmSync(folder, { recursive: true })
}

/** Times the targets in turns, and prints each one's median time and its ratio to the first. */
async function compare(title: string, targets: Target[]) {
  const times = new Map<Target, number[]>(targets.map((target) => [target, []]))
  for (const target of targets) await round(target.request, 300)
  for (let count = 0; count < rounds; count++) {
    for (const [target, list] of times) list.push(await round(target.request, requestsARound))
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  const [first = []] = [...times.values()]
  console.log(`\n${title}`)
  for (const [{ name }, list] of times) {
    const ratio = median(list.map((time, index) => time / (first[index] ?? 1)))
    const each = ((median(list) / requestsARound) * 1000).toFixed(0)
    console.log(`  ${name.padEnd(22)}${each.padStart(6)} µs a request   ${ratio.toFixed(2)} × bare`)
  }
}

/** Milliseconds for so many requests, `connections` at a time. */
async function round(request: () => Promise<unknown>, count: number) {
  const started = performance.now()
  let left = count
  const worker = async () => {
    while (left-- > 0) await request()
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return performance.now() - started
}

const newNote = JSON.stringify({ name: 'Benchmark', description: 'A note', scope: 'open' })

function client(baseUrl: string, headers: Record<string, string>) {
  const pool = new Pool(baseUrl, { connections })
  const get = async (path: string) => {
    const { statusCode, body } = await pool.request({ path, method: 'GET', headers })
    const text = await body.text()
    if (statusCode !== 200) throw new Error(`${statusCode}: ${text}`)
    return text
  }
  const post = async (path: string) => {
    const sent = { ...headers, 'content-type': 'application/json' }
    const { statusCode, body } = await pool.request({ path, method: 'POST', headers: sent, body: newNote })
    const text = await body.text()
    if (statusCode !== 201) throw new Error(`${statusCode}: ${text}`)
  }
  return { get, post, closeClient: () => pool.close() }
}

async function bareServer(bytes: { get: string; list: string }) {
  const app = Fastify()
  const send =
    (body: string, code = 200) =>
    async (_: unknown, reply: { code: (n: number) => { type: (t: string) => { send: (b: string) => unknown } } }) =>
      reply.code(code).type('application/json; charset=utf-8').send(body)
  app.get('/get', send(bytes.get) as never)
  app.get('/list', send(bytes.list) as never)
  app.post('/create', send(bytes.get, 201) as never)
  const { closeClient, ...calls } = client(await app.listen({ host: '127.0.0.1', port: 0 }), {})
  const close = async () => {
    await closeClient()
    await app.close()
  }
  return { ...calls, close }
}

async function noteService(folder: string, count: number) {
  const port = await freePort()
  const BASE_URL = `http://127.0.0.1:${port}`
  const config = readConfig({ DATABASE_URL: `sqlite:${join(folder, `${count}.db`)}`, RATE_LIMIT_PER_MINUTE: '1000000' })
  const { database, store, secrets } = await openStore(config)
  const clocks = { now: Date.now, monotonicNow: () => performance.now() }
  const app = buildApp({ config: { ...config, BASE_URL }, store, secrets, metrics: new Registry(), ...clocks })
  await app.listen({ host: '127.0.0.1', port })

  const { token, hash, last4 } = newToken()
  const now = Date.now()
  await store.transaction(async ({ users, tokens }) => {
    await users.add({ code: '1', name: 'Admin', role: 'admin', now })
    await tokens.create({ userCode: '1', hash, last4, scope: 'write', expiresAt: null, now })
  })
  const [user] = await store.users.byCodes(['1'])
  const state = { name: 'Benchmark', description: 'A note', icon: null, archived: false, scope: 'open' as const }
  for (let made = 0; made < count; made += 1000) {
    await store.transaction(async ({ notes }) => {
      for (let each = 0; each < 1000; each++)
        await notes.create({ ...state, users: user ? [user] : [], groups: [] }, now)
    })
  }
  const row = await database.get<{ code: string }>(sql`SELECT code FROM notes WHERE id = ${count / 2}`)
  const { closeClient, get, post } = client(BASE_URL, { authorization: `Bearer ${token}` })
  const close = async () => {
    await closeClient()
    await app.close()
    await database.close()
  }
  return { note: `/api/v1/notes/${row?.code}`, get, post, body: get, close }
}
