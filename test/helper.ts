// Starts a real service for a test: its own database, and HTTP on its own port.
import { randomInt } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyServerOptions } from 'fastify'
import { Registry } from 'prom-client'
import sql from 'sql-template-tag'
import type { Test } from 'tap'
import { type Dispatcher, request } from 'undici'
import { newToken } from '../server/access-token.js'
import { buildApp } from '../server/app.js'
import { type Config, readConfig } from '../server/config.js'
import type { Dependencies } from '../server/dependencies.js'
import { openStore } from '../server/open-store.js'
import type { Role } from '../server/rules/access.js'
import { Response } from '../server/server-response.js'
import type { Database, Queries } from '../server/store/database.js'
import { startNamesEpoch } from '../server/store/names-epoch.js'
import type { TokenScope } from '../server/store/tokens.js'
import { contradictions } from './conformance.js'
import { newSchema, testServer } from './postgres.js'

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  body: any
}

export interface CallOptions {
  headers?: Record<string, string>
  /** Sent unchanged instead of the body as JSON. */
  raw?: string | Uint8Array
}

/** Sends a request such as `POST /notes`, below /api/v1, or to an absolute URL. */
export type Call = (route: string, body?: unknown, options?: CallOptions) => Promise<Answer>

/** Creates a folder, and removes it after the test. */
export function folder(t: Test, parent = tmpdir()): string {
  const path = mkdtempSync(join(parent, 'notewire-'))
  t.teardown(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A file system in memory, where Linux has one: a commit does not wait for a disk there. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** Returns the variables that name a new database: a file, or a schema when the tests run on PostgreSQL. */
export const ownDatabase = async (t: Test): Promise<{ DATABASE_URL: string; SECRET_KEY?: string }> =>
  testServer
    ? { DATABASE_URL: await newSchema(testServer), SECRET_KEY: 'a key for the tests, which protects nothing' }
    : { DATABASE_URL: `sqlite:${join(folder(t, memory), 'notewire.db')}` }

/** Returns the variables that name a new database with the current schema. */
async function migratedDatabase(t: Test) {
  const variables = await ownDatabase(t)
  if (!testServer) copyFileSync(await emptyDatabase(t), variables.DATABASE_URL.replace('sqlite:', ''))
  return variables
}

/** Returns a SQLite file without users. It is created once for each bundle: copying it is faster than all migrations. */
async function emptyDatabase(t: Test): Promise<string> {
  const bundle = process.env.TEST_BUNDLE
  const file = bundle && join(bundle, 'empty.db')
  if (file && existsSync(file)) return file
  const created = join(folder(t), 'empty.db')
  const { database } = await openStore(readConfig({ DATABASE_URL: `sqlite:${created}` }))
  await database.close()
  if (!file) return created
  const partial = `${file}.${process.pid}`
  copyFileSync(created, partial)
  renameSync(partial, file)
  return file
}

/** Writes and reads rows without a store, to test an engine. */
export const usersOf = (database: Database) => ({
  add: (code: string) => (queries: Queries) =>
    queries.run(sql`INSERT INTO users (code, name, role, created_at) VALUES (${code}, 'User', 'member', 0)`),
  codes: async () =>
    (await database.all<{ code: string }>(sql`SELECT code FROM users ORDER BY code`)).map(({ code }) => code),
})

/** Returns a free port below the ephemeral range, which no outgoing connection can take before the test does. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 32_000)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}

/**
 * Starts a service with one user, the admin `0000000001`. Time moves only when the test moves it: `clock.advance` moves both
 * clocks, and setting `clock.now` moves the wall clock alone, as an operator would. Every answer to an operation is compared
 * with the contract, and a contradiction fails the test.
 */
export async function service(t: Test, settings: Record<string, string> = {}) {
  const environment = { ...(await migratedDatabase(t)), RATE_LIMIT_PER_MINUTE: '0', ...settings }
  const variables = readConfig(environment)
  const { database, store, secrets } = await openStore(variables)
  t.teardown(() => database.close())
  // Copies of a database share its epoch, which tells databases apart.
  await database.transaction(startNamesEpoch)
  const clock = {
    now: Date.parse('2026-01-01T00:00:00Z'),
    monotonicNow: 0,
    advance(ms: number) {
      clock.now += ms
      clock.monotonicNow += ms
    },
  }
  const clocks = { now: () => clock.now, monotonicNow: () => clock.monotonicNow }
  const { app, baseUrl, config } = await listen(t, { config: variables, store, secrets, ...clocks })

  async function addToken(userCode: string, { scope = 'write' as TokenScope, expiresAt = null as number | null } = {}) {
    const { token, hash, last4 } = newToken()
    const made = await store.transaction(({ tokens }) =>
      tokens.create({ userCode, hash, last4, scope, expiresAt, now: clock.now })
    )
    return { token, id: made?.id as number, call: callWith(baseUrl, token) }
  }

  /** Adds a user with a token. `call` sends requests as this user. */
  async function addUser(name: string, role: Role = 'member', code?: string) {
    const user_code = code ?? (await store.users.nextCode())
    await store.transaction(({ users }) => users.add({ code: user_code, name, role, now: clock.now }))
    return { user_code, name, ...(await addToken(user_code)) }
  }

  const admin = await addUser('Admin', 'admin')
  return {
    app,
    baseUrl,
    environment,
    config,
    store,
    database,
    secrets,
    clock,
    ...clocks,
    admin,
    call: admin.call,
    addUser,
    addToken,
  }
}

export type Service = Awaited<ReturnType<typeof service>>

/** Listens on a free port until the end of the test, with every answer compared with the contract. */
export async function listen(
  t: Test,
  dependencies: Pick<
    Dependencies,
    'store' | 'secrets' | 'now' | 'monotonicNow' | 'noteCacheBytes' | 'answerCacheBytes' | 'lastRequestsMs'
  > & {
    config: Config
  },
  logger: FastifyServerOptions['logger'] = false,
  publicUrl?: string
) {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const config = { ...dependencies.config, BASE_URL: publicUrl ?? baseUrl }
  const app = buildApp({ ...dependencies, config, metrics: new Registry() }, logger)
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request
    if (!operation || request.method === 'HEAD') return
    const fields = reply.raw instanceof Response ? reply.raw.fields : ''
    const written = Object.fromEntries(
      [...fields.matchAll(/^(.*?): (.*)\r$/gm)].map(([, name, value]) => [name, value])
    )
    const headers = { ...written, ...reply.getHeaders() }
    const answer = { status: reply.statusCode, headers, body: String(payload ?? '') }
    for (const contradiction of contradictions(operation, answer)) t.fail(contradiction)
  })
  await app.listen({ host: '127.0.0.1', port })
  t.teardown(() => app.close())
  return { app, baseUrl, config }
}

/** Returns a function that sends requests with a token, or without one. */
export const callWith =
  (baseUrl: string, token?: string): Call =>
  async (route, body, { headers = {}, raw } = {}) => {
    const [method = '', path = ''] = route.split(' ', 2)
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    return send(method, path.startsWith('http') ? path : `${baseUrl}/api/v1${path}`, {
      body: content,
      headers: {
        ...(content !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    })
  }

/** Sends a request, with a third of the CPU of `fetch`. The answer includes its header fields and its body as they were sent. */
export async function send(
  method: string,
  url: string,
  { headers, body }: { headers: Record<string, string>; body?: string | Uint8Array | undefined }
): Promise<Answer & { text: string; fields: Record<string, string | string[] | undefined> }> {
  const response = await request(url, { method: method as Dispatcher.HttpMethod, headers, body: body ?? null })
  const text = await response.body.text()
  const isJson = /\bjson\b/.test(String(response.headers['content-type']))
  return {
    status: response.statusCode,
    // Made when it is read: that takes a tenth of the request.
    get headers() {
      return new Headers(response.headers as Record<string, string>)
    },
    fields: response.headers,
    text,
    body: isJson && text ? JSON.parse(text) : text,
  }
}

/** Creates a note and returns it. */
export const createNote = async (call: Call, note: object = {}) =>
  (await call('POST /notes', { name: 'Plan', scope: 'open', ...note })).body.note[0]
