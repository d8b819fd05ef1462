// The built server in a process of its own, on a database with notes.
import { join } from 'node:path'
import { newToken } from '../../server/access-token.js'
import { readConfig } from '../../server/config.js'
import { openStore } from '../../server/open-store.js'
import { packageFolder } from '../../server/package-folder.js'
import { type Core, type Running, start } from './processes.js'

const program = join(packageFolder, 'dist/server/main.js')
const notesATransaction = 1000

export interface Database {
  DATABASE_URL: string
  SECRET_KEY: string
  WEBHOOK_ALLOW: string
}

export const databaseAt = (DATABASE_URL: string): Database => ({
  DATABASE_URL,
  SECRET_KEY: 'a key for the benchmark, which protects nothing',
  // The sink of deliveries is on this machine.
  WEBHOOK_ALLOW: '127.0.0.1',
})

/** Opens a database in this process, does the work, and closes it. */
export async function withStore<Result>(
  database: Database,
  work: (opened: Awaited<ReturnType<typeof openStore>>) => Promise<Result>
): Promise<Result> {
  const opened = await openStore(readConfig({ ...database }))
  try {
    return await work(opened)
  } finally {
    await opened.database.close()
  }
}

/** Creates an admin and open notes. Returns the admin's token and the code of the note in the middle. */
export const fill = (database: Database, notes: number): Promise<{ token: string; code: string }> =>
  withStore(database, async ({ store }) => {
    const { token, hash, last4 } = newToken()
    const now = Date.now()
    await store.transaction(async ({ users, tokens }) => {
      await users.add({ code: '1', name: 'Admin', role: 'admin', now })
      await tokens.create({ userCode: '1', hash, last4, scope: 'write', expiresAt: null, now })
    })
    const users = await store.users.byCodes(['1'])
    const open = { description: 'A note', icon: null, archived: false, scope: 'open' as const, users, groups: [] }
    let code = ''
    for (let made = 0; made < notes; made += notesATransaction) {
      await store.transaction(async (stores) => {
        for (let index = made; index < Math.min(made + notesATransaction, notes); index++) {
          const note = await stores.notes.create({ ...open, name: `Benchmark ${index + 1}` }, now)
          if (index === Math.floor(notes / 2)) code = note.note_code
        }
      })
    }
    return { token, code }
  })

/** Node's options for servers that are started from now on. */
export const nodeOptions: string[] = []

/** Makes every server that is started from now on write a CPU profile when it ends. */
export function writeProfiles(folder: string) {
  nodeOptions.push('--cpu-prof', `--cpu-prof-dir=${folder}`)
}

export const startNotewire = (database: Database, options: string[] = [], core?: Core): Promise<Running> =>
  start(() => [process.execPath, ...nodeOptions, program, 'serve', ...options], {
    core,
    // The limit is the highest there is. It is on, because it is part of the cost.
    env: { ...database, RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' },
  })
