import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import t from 'tap'
import { packageFolder } from '../../server/package-folder.js'
import { codeBlocksOf } from '../end-to-end/code-blocks.js'
import { createNote, folder } from '../helper.js'
import { execute, programFolder, testServer } from '../postgres.js'
import { processes } from '../process.js'

const programs = programFolder() ?? ''
const hasPrograms = ['pg_dump', 'pg_restore', 'psql'].every((name) => existsSync(join(programs, name)))
const skip = !(testServer && hasPrograms) && 'needs PostgreSQL and its client programs'

t.test(
  'the commands of the guide back up a PostgreSQL database and restore it with ETags of its own',
  { skip },
  async (t) => {
    const guide = readFileSync(join(packageFolder, 'docs/guides/production.md'), 'utf8')
    const commandOf = (program: string) =>
      codeBlocksOf(guide)
        .flatMap(({ text }) => text.split('\n'))
        .filter((line) => line.startsWith(`${program} `))
        .join('\n')
    const cwd = folder(t)
    const run = (program: string, database: string) => {
      const command = commandOf(program).replace('postgres://notewire@db.example.com/notewire', `'${database}'`)
      execFileSync('bash', ['-c', command], { cwd, env: { PATH: [programs, process.env.PATH].join(delimiter) } })
    }
    const { serve, environment } = await processes(t)
    const server = await serve()
    const { note_code } = await createNote(server.call)
    const get = () => server.call(`GET /notes/${note_code}`)
    const before = await get()
    await server.stop('SIGTERM')

    run('pg_dump', environment.DATABASE_URL)
    const name = `restored_${Date.now()}`
    await execute(testServer as string, `CREATE DATABASE ${name}`)
    t.teardown(() => execute(testServer as string, `DROP DATABASE ${name} WITH (FORCE)`))
    const restored = new URL(environment.DATABASE_URL)
    restored.pathname = name
    for (const program of ['pg_restore', 'psql']) run(program, restored.href)
    await serve({ DATABASE_URL: restored.href })
    const after = await get()
    t.strictSame(after.body, before.body)
    t.not(after.headers.get('etag'), before.headers.get('etag'))
  }
)
