import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import t from 'tap'
import { packageFolder } from '../../server/package-folder.js'
import { createNote, folder } from '../helper.js'
import { execute, programFolder, testServer } from '../postgres.js'
import { processes } from '../process.js'

const env = { PATH: [process.env.PATH, programFolder()].join(delimiter) }
const hasPrograms = ['pg_dump', 'pg_restore', 'psql'].every(
  (name) => spawnSync(name, ['--version'], { env }).status === 0
)
const skip = !(testServer && hasPrograms) && 'needs PostgreSQL and its client programs'

t.test(
  'the commands of the guide back up a PostgreSQL database and restore it with ETags of its own',
  { skip },
  async (t) => {
    const guide = readFileSync(join(packageFolder, 'docs/guides/production.md'), 'utf8')
    /** Returns the only command of the guide that runs the program. */
    function commandOf(program: string): string {
      const lines = guide.split('\n').filter((line) => line.startsWith(`${program} `))
      const [line] = lines
      if (line === undefined || lines.length > 1) throw new Error(`the guide runs ${program} ${lines.length} times`)
      return line
    }
    const cwd = folder(t)
    const run = (program: string, database: string) => {
      const command = commandOf(program).replace('postgres://notewire@db.example.com/notewire', `'${database}'`)
      execFileSync('bash', ['-c', command], { cwd, env })
    }
    /** Creates a database and returns its address. */
    const newDatabase = async () => {
      const name = `backup_${randomBytes(8).toString('hex')}`
      await execute(testServer as string, `CREATE DATABASE ${name}`)
      t.teardown(() => execute(testServer as string, `DROP DATABASE ${name} WITH (FORCE)`))
      return Object.assign(new URL(testServer as string), { pathname: name }).href
    }
    const [original, restored] = [await newDatabase(), await newDatabase()]
    const { serve } = await processes(t)
    const server = await serve({ DATABASE_URL: original })
    const { note_code } = await createNote(server.call)
    const get = () => server.call(`GET /notes/${note_code}`)
    const before = await get()
    await server.stop('SIGTERM')

    run('pg_dump', original)
    for (const program of ['pg_restore', 'psql']) run(program, restored)
    await serve({ DATABASE_URL: restored })
    const after = await get()
    t.strictSame(after.body, before.body)
    t.not(after.headers.get('etag'), before.headers.get('etag'))
  }
)
