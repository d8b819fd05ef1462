// PostgreSQL for the tests: a server in a temporary folder, and a schema for each test.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './helper.js'

/** The address of the PostgreSQL server that the tests run on, or `undefined` if they run on SQLite. */
export const testServer = process.env.TEST_POSTGRES_URL

/** Options of a test that runs on PostgreSQL only: `t.test(title, postgresOnly, …)`. */
export const postgresOnly = { skip: testServer === undefined && 'needs PostgreSQL: npm run test:postgres' }

/** Options of a test that runs on SQLite only. */
export const sqliteOnly = { skip: testServer !== undefined && 'is about SQLite' }

export interface Postgres {
  url: string
  /** SIGINT ends connections first. SIGQUIT works like a crash. */
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>
  start(): Promise<void>
  /** Stops the server and removes its data. */
  remove(): Promise<void>
}

/** Starts the PostgreSQL of this machine on an empty folder. Returns `undefined` if none is installed. */
export async function startPostgres(extraSettings: string[] = []): Promise<Postgres | undefined> {
  const programs = programFolder()
  if (programs === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'notewire-postgres-'))
  const user = unprivileged()
  if (user) chownSync(folder, user.uid, user.gid)
  // A collation that differs from the order of bytes, which Notewire sorts by.
  const locale = ['--locale-provider=icu', '--icu-locale=en-US', '--locale=C.UTF-8', '--encoding=UTF8']
  execFileSync(
    join(programs, 'initdb'),
    ['-D', folder, '--username=notewire', '--auth=trust', '--no-sync', ...locale],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }
  )
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', ...extraSettings]
  let child: ChildProcess

  async function start() {
    const options = ['-D', folder, '-p', String(port), ...settings.flatMap((each) => ['-c', each])]
    child = spawn(join(programs as string, 'postgres'), options, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    process.once('exit', () => child.kill('SIGQUIT'))
    await new Promise<void>((resolve, reject) => {
      let log = ''
      child.stderr?.on('data', (data) => {
        log = (log + data).slice(-10_000)
        if (/ready to accept connections/.test(log)) resolve()
      })
      child.once('exit', () => reject(new Error(`PostgreSQL ended: ${log}`)))
    })
  }

  async function stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  await start()
  return {
    url: `postgres://notewire@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates a schema and returns its address. */
export async function newSchema(server: string): Promise<string> {
  const schema = `test_${randomBytes(8).toString('hex')}`
  await execute(server, `CREATE SCHEMA ${schema}`)
  const url = new URL(server)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return url.href.replaceAll('+', '%20')
}

/** Runs one statement on a new connection. */
export async function execute(server: string, statement: string) {
  const client = new Client(server)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Returns the folder of initdb and postgres: in the PATH, or where Debian installs them. */
export function programFolder(): string | undefined {
  const versions = '/usr/lib/postgresql'
  const ofDebian = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...ofDebian.map((version) => join(versions, version, 'bin')),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))))
}

/** Returns the user to run PostgreSQL as, because it refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}
