// A PostgreSQL for the tests: a server of their own in a temporary folder, and in it a schema for each test.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './helper.js'

/** Where the tests have their data on PostgreSQL; on SQLite when `undefined`. */
export const testServer = process.env.TEST_POSTGRES_URL

export interface Postgres {
  url: string
  /** SIGINT: connections are ended first. SIGQUIT: as if the process had crashed. */
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>
  start(): Promise<void>
  /** Stops it, and removes its data. */
  remove(): Promise<void>
}

/** A PostgreSQL that is installed on this machine, started on an empty folder. `undefined` where there is none. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const programs = programFolder()
  if (programs === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'notewire-postgres-'))
  const user = unprivileged()
  if (user) chownSync(folder, user.uid, user.gid)
  // Sorted as people sort, unlike the bytes that notewire sorts by.
  const locale = ['--locale-provider=icu', '--icu-locale=en-US', '--locale=C.UTF-8', '--encoding=UTF8']
  execFileSync(
    join(programs, 'initdb'),
    ['-D', folder, '--username=notewire', '--auth=trust', '--no-sync', ...locale],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }
  )
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
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

/** A new schema in the database, and the address that leads there. */
export async function newSchema(server: string): Promise<string> {
  const schema = `test_${randomBytes(8).toString('hex')}`
  await execute(server, `CREATE SCHEMA ${schema}`)
  const url = new URL(server)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return url.href.replaceAll('+', '%20')
}

/** Runs one statement on a connection of its own. */
export async function execute(server: string, statement: string) {
  const client = new Client(server)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Where initdb and postgres are: as pg_config says, in the PATH, or where Debian puts them. */
function programFolder(): string | undefined {
  const versions = '/usr/lib/postgresql'
  const ofDebian = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...ofDebian.map((version) => join(versions, version, 'bin')),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))))
}

/** Whom to run PostgreSQL as, which refuses to be root's. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}
