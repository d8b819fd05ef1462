// Copies all tables from one database to another, and verifies the copy.
import { createHash, type Hash } from 'node:crypto'
import sql, { bulk, empty, join, raw } from 'sql-template-tag'
import type { DatabaseAddress } from '../config.js'
import type { Database, Queries } from '../store/database.js'
import { isCurrent } from '../store/migrate.js'
import { connect, openDatabase } from '../store/open-database.js'
import { inBatches, rowCount } from '../store/statement-parameters.js'
import { fail } from './failure.js'

type Row = Record<string, string | number | Buffer | null>

interface Table {
  name: string
  /** The columns of the primary key. */
  key: string[]
  /** Rows that are read in one query. */
  pageSize: number
  /** Whether the key is text, which the engines sort differently. */
  hasTextKey: boolean
}

interface Sum {
  rows: number
  checksum: string
}

type ShowProgress = (done: number, total: number) => void

const table = (name: string, key = ['id'], pageSize = 500, hasTextKey = false): Table => ({
  name,
  key,
  pageSize,
  hasTextKey,
})

/** Every table, after those that it refers to. What list_changes contains concerns running servers alone. */
export const tables = [
  table('users'),
  table('tokens'),
  table('idempotency_keys', ['user_id', 'key_hash'], 100, true),
  table('groups'),
  table('group_users', ['group_id', 'user_id']),
  // An image may have a mebibyte.
  table('icons', ['name'], 16, true),
  table('notes'),
  table('note_users', ['note_id', 'user_id']),
  table('note_groups', ['note_id', 'group_id']),
  table('targets'),
  table('services'),
  table('events'),
  table('deliveries'),
  table('attempts'),
]

/** The tables with ids assigned by the database. */
const numberedTables = tables.filter(({ key }) => key[0] === 'id')

/**
 * Copies all tables as of one moment, in one transaction: an interrupted copy leaves nothing behind. Returns the number of
 * rows and the checksum of each table, which are the same in both databases. Throws `CommandFailed` if they are not, if the
 * source has another schema version, or if the target is not empty.
 */
export async function copyDatabase(
  from: DatabaseAddress,
  to: DatabaseAddress,
  showProgress: ShowProgress = () => {}
): Promise<Map<string, Sum>> {
  const source = await connect(from, 1)
  try {
    if (!(await isCurrent(source))) {
      fail('--from is not a notewire database of this version: start the server on it once to upgrade it')
    }
    return await copyFrom(source, to, showProgress)
  } finally {
    await source.close()
  }
}

async function copyFrom(source: Database, to: DatabaseAddress, showProgress: ShowProgress) {
  const target = await openDatabase(to, 1)
  try {
    return await target.transaction(async (writes) => {
      await mustBeEmpty(writes)
      const { sums, onRows } = await source.transaction((reads) => copyTables(reads, writes, showProgress), 'snapshot')
      const copied = await checksums(writes, onRows)
      for (const [name, { rows, checksum }] of sums) {
        const isSame = copied.get(name)?.rows === rows && copied.get(name)?.checksum === checksum
        if (!isSame) fail(`the copy of table ${name} differs from the original; nothing was copied`)
      }
      return sums
    }, 'snapshot')
  } finally {
    await target.close()
  }
}

async function mustBeEmpty(queries: Queries) {
  for (const { name } of tables) {
    const row = await queries.get(sql`SELECT 1 FROM ${raw(name)} LIMIT 1`)
    if (row) fail(`the target database is not empty: table ${name} has rows`)
  }
}

async function copyTables(source: Queries, target: Queries, showProgress: ShowProgress) {
  let total = 0
  for (const { name } of tables) {
    total += (await source.get<{ rows: number }>(sql`SELECT count(*) AS rows FROM ${raw(name)}`))?.rows ?? 0
  }
  // Each row is read twice: from the source, and from the copy.
  const onRows = progress(2 * total, showProgress)
  const sums = await checksums(source, onRows, ({ name }, rows) => insertRows(target, name, rows))
  for (const { name } of numberedTables) {
    const last = await source.get<{ id: number }>(source.dialect.lastId(name))
    if (!last || last.id === 0) continue
    for (const statement of target.dialect.setLastId(name, last.id)) await target.run(statement)
  }
  return { sums, onRows }
}

async function insertRows({ run }: Queries, name: string, rows: Row[]) {
  const columns = raw(Object.keys(rows[0] ?? {}).join(', '))
  for (const batch of inBatches(rows)) {
    await run(sql`INSERT INTO ${raw(name)} (${columns}) VALUES ${bulk(batch.map((row) => Object.values(row)))}`)
  }
}

/** Reads all tables in the order of their keys and returns the checksums. `use` is called with each page of rows. */
async function checksums(
  queries: Queries,
  onRows: (count: number) => void,
  use: (table: Table, rows: Row[]) => Promise<void> = async () => {}
) {
  const sums = new Map<string, Sum>()
  for (const table of tables) {
    const hash = createHash('sha256')
    let count = 0
    for await (const rows of pages(queries, table)) {
      for (const row of rows) addToHash(hash, row)
      await use(table, rows)
      count += rows.length
      onRows(rows.length)
    }
    sums.set(table.name, { rows: count, checksum: hash.digest('hex') })
  }
  return sums
}

/** Yields the rows of a table in pages, none of which is empty. */
async function* pages(queries: Queries, { name, key, pageSize, hasTextKey }: Table): AsyncGenerator<Row[]> {
  const columns = sql`${raw(key.join(', '))} ${hasTextKey ? queries.dialect.byBytes : empty}`
  for (let after = empty; ; ) {
    const rows = await queries.all<Row>(
      sql`SELECT * FROM ${raw(name)} ${after} ORDER BY ${columns} LIMIT ${rowCount(pageSize)}`
    )
    const last = rows.at(-1)
    if (last) yield rows
    if (!last || rows.length < pageSize) return
    after = sql`WHERE (${columns}) > (${join(key.map((column) => last[column]))})`
  }
}

function addToHash(hash: Hash, row: Row) {
  const values = Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('base64') : value))
  hash.update(JSON.stringify(values))
}

function progress(total: number, showProgress: ShowProgress) {
  let done = 0
  return (count: number) => {
    done += count
    showProgress(done, total)
  }
}
