// Moves a team's data from one database to another, of either engine.
import { createHash, type Hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import sql, { bulk, empty, join, raw } from 'sql-template-tag'
import { type DatabaseAddress, databaseAddress } from '../config.js'
import { connect, keyFileOf, openDatabase } from '../open.js'
import type { Database, Queries } from '../store/database.js'
import { isCurrent } from '../store/migrate.js'
import { inBatches } from '../store/sql-lists.js'
import { fail, print, showProgress } from './terminal.js'

type Row = Record<string, string | number | Buffer | null>

interface Table {
  name: string
  /** Columns of the primary key. */
  key: string[]
  /** Rows that are read at once. */
  batch: number
  /** Whether the key is a text: the engines sort texts in their own ways. */
  isText: boolean
}

interface Sum {
  rows: number
  checksum: string
}

const table = (name: string, key = ['id'], batch = 500, isText = false): Table => ({ name, key, batch, isText })

/** Every table, those that others refer to first. */
export const tables = [
  table('users'),
  table('tokens'),
  table('groups'),
  table('group_users', ['group_id', 'user_id']),
  // An image may have a mebibyte.
  table('icons', ['name'], 16, true),
  table('notes'),
  table('note_users', ['note_id', 'user_id']),
  table('note_groups', ['note_id', 'group_id']),
  table('note_counts', ['private', 'archived', 'part']),
  table('services'),
  table('events'),
  table('deliveries'),
  table('attempts'),
]
/** Those that number their rows. */
const numbered = tables.filter(({ key }) => key[0] === 'id')

export function addCopy(program: Command) {
  program
    .command('copy')
    .description('copy all data to an empty database, also of the other engine; stop the servers first')
    .requiredOption('--from <address>', 'as in DATABASE_URL')
    .requiredOption('--to <address>', 'as in DATABASE_URL; a password may be in PGPASSWORD instead')
    .action(async ({ from, to }) => {
      const [source, target] = [addressIn('--from', from), addressIn('--to', to)]
      if ('file' in source && !existsSync(source.file)) fail(`There is no ${source.file}.`)
      const sums = await copy(source, target)
      for (const [name, { rows }] of sums) print(`${String(rows).padStart(10)}  ${name}`)
      const keyFile = keyFileOf({ DATABASE_URL: source })
      const key = keyFile && existsSync(keyFile) ? `SECRET_KEY="$(cat '${keyFile}')"` : 'the SECRET_KEY that it had'
      print(
        'Copied, and checked by counts and checksums. Tokens and secrets of integrations are encrypted as they were:'
      )
      print(`serve the copy with ${key}.`)
    })
}

function addressIn(option: string, text: string): DatabaseAddress {
  try {
    return databaseAddress(text)
  } catch (error) {
    fail(`${option} ${(error as Error).message}.`)
  }
}

/**
 * Copies all tables, as they are at one moment, in one transaction: a copy that breaks off leaves nothing. Answers for each
 * table how many rows it has and their checksum, the same in both databases.
 */
export async function copy(from: DatabaseAddress, to: DatabaseAddress): Promise<Map<string, Sum>> {
  const source = connect(from, 1)
  try {
    if (!(await isCurrent(source))) {
      fail('--from names no database of this version: it is empty, or a server must bring it up to date first.')
    }
    return await copyFrom(source, to)
  } finally {
    await source.close()
  }
}

async function copyFrom(source: Database, to: DatabaseAddress) {
  const target = await openDatabase(to, 1)
  try {
    return await target.transaction(async (into) => {
      await mustBeEmpty(into)
      const { sums, steps } = await source.transaction((out) => copyTables(out, into), 'snapshot')
      const check = await checksums(into, steps)
      for (const [name, { rows, checksum }] of sums) {
        const same = check.get(name)?.rows === rows && check.get(name)?.checksum === checksum
        if (!same) fail(`The copy of ${name} differs from the original. Nothing was copied.`)
      }
      return sums
    }, 'snapshot')
  } finally {
    await target.close()
  }
}

async function mustBeEmpty(into: Queries) {
  for (const { name } of tables) {
    const row = await into.get(sql`SELECT 1 FROM ${raw(name)} LIMIT 1`)
    if (row) fail(`The database to copy to is not empty: it has ${name}. Name a new one.`)
  }
}

async function copyTables(out: Queries, into: Queries) {
  let total = 0
  for (const { name } of tables) {
    total += (await out.get<{ rows: number }>(sql`SELECT count(*) AS rows FROM ${raw(name)}`))?.rows ?? 0
  }
  // Each row is copied, and read again from the copy.
  const steps = progress(2 * total)
  const sums = await checksums(out, steps, async ({ name }, rows) => {
    const columns = raw(Object.keys(rows[0] as Row).join(', '))
    for (const part of inBatches(rows)) {
      await into.run(sql`INSERT INTO ${raw(name)} (${columns}) VALUES ${bulk(part.map((row) => Object.values(row)))}`)
    }
  })
  for (const { name } of numbered) {
    const last = await out.get<{ id: number }>(out.dialect.lastId(name))
    if (last && last.id > 0) for (const statement of into.dialect.setLastId(name, last.id)) await into.run(statement)
  }
  return { sums, steps }
}

/** Reads all tables, in order of their keys. */
async function checksums(
  queries: Queries,
  steps: (rows: number) => void,
  take: (table: Table, rows: Row[]) => Promise<void> = async () => {}
) {
  const sums = new Map<string, Sum>()
  for (const table of tables) {
    const hash = createHash('sha256')
    let count = 0
    for await (const rows of batches(queries, table)) {
      for (const row of rows) add(hash, row)
      await take(table, rows)
      count += rows.length
      steps(rows.length)
    }
    sums.set(table.name, { rows: count, checksum: hash.digest('hex') })
  }
  return sums
}

async function* batches(queries: Queries, { name, key, batch, isText }: Table): AsyncGenerator<Row[]> {
  const columns = sql`${raw(key.join(', '))} ${isText ? queries.dialect.byBytes : empty}`
  for (let after = empty; ; ) {
    const rows = await queries.all<Row>(sql`SELECT * FROM ${raw(name)} ${after} ORDER BY ${columns} LIMIT ${batch}`)
    const last = rows.at(-1)
    if (last) yield rows
    if (!last || rows.length < batch) return
    after = sql`WHERE (${columns}) > (${join(key.map((column) => last[column]))})`
  }
}

const add = (hash: Hash, row: Row) =>
  hash.update(
    JSON.stringify(Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('base64') : value)))
  )

function progress(total: number) {
  let done = 0
  return (rows: number) => {
    done += rows
    showProgress(done, total)
  }
}
