// The changes of lists of notes. A transaction that changes which notes are in a list marks the list, so that every process
// counts again what it has counted: see page-starts-and-totals.
import sql, { bulk, join, raw, type Sql } from 'sql-template-tag'
import type { Database, Queries } from './database.js'
import { rowsStatement } from './statement.js'
import { inBatches, rowCount } from './statement-parameters.js'

/** The ids of notes are divided into blocks of this length. A change of a note makes its block of each list be counted again. */
export const blockLength = 1024

/** Stands for all blocks of a list. */
export const allBlocks = -1

/** The list of all notes. The list of a user has the user's id, and the list of a group minus its id. */
export const allNotes = 0

export interface ListChange {
  /** The index of the list in the query. */
  index: number
  id: number
  block: number
  /** 1 if the change is in the log, which numbers its changes separately. */
  is_logged: number
}

/** Returns the lists that a note is in. */
export async function listsOf({ all }: Queries, note: { id: number }): Promise<number[]> {
  const rows = await all<{ list: number }>(
    sql`SELECT user_id AS list FROM note_users WHERE note_id = ${note.id}
        UNION ALL SELECT -group_id FROM note_groups WHERE note_id = ${note.id}`
  )
  return [allNotes, ...rows.map(({ list }) => list)]
}

/** Marks the lists as changed where the note is, or would be. Call it in the transaction of the change. */
export const markLists = (queries: Queries, lists: number[], note: { id: number }) =>
  mark(queries, [...new Set(lists)], Math.floor(note.id / blockLength))

/** Marks the lists of users as changed everywhere. Call it in the transaction that changes in which groups they are. */
export const markUsers = (queries: Queries, users: { id: number }[]) =>
  mark(
    queries,
    users.map(({ id }) => id),
    allBlocks
  )

const logChanges = rowsStatement<Change>((rows) => sql`INSERT INTO list_change_log (list, block) VALUES ${bulk(rows)}`)

async function mark(queries: Queries, lists: number[], block: number) {
  // Concurrent transactions would write the same rows of list_changes.
  if (queries.dialect.hasConcurrentWriters) {
    const changes = lists.map((list): Change => [list, block])
    await queries.byCommit(`${lists} ${block}`, async () => {
      for (const batch of inBatches(changes)) await queries.runLast(logChanges(batch))
    })
    return
  }
  // Most transactions that are committed together change the same lists.
  for (const list of lists) await queries.byCommit(`${list} ${block}`, () => record(queries, [[list, block]]))
}

type Change = [list: number, block: number]

const forgetChanges = rowsStatement<Change>((rows) => {
  const sameBlocks = rows.map(([list, block]) => sql`(list = ${list} AND block = ${block})`)
  return sql`DELETE FROM list_changes WHERE ${join(sameBlocks, ' OR ')}`
})
const addChanges = rowsStatement<Change>((rows) => sql`INSERT INTO list_changes (list, block) VALUES ${bulk(rows)}`)

/** Replaces earlier changes of the same blocks, under new ids. */
async function record({ run }: Queries, changes: Change[]) {
  await run(forgetChanges(changes))
  await run(addChanges(changes))
}

const maxMoved = 1_000
const moveAfterMs = 100

/**
 * Returns a function to be called after transactions. It soon moves what they have logged to list_changes: until then, every
 * request for a list reads the log. If the process ends before, the next one to be called moves it.
 */
export function listChangeMover(database: Database): () => void {
  let isPlanned = false

  async function move() {
    isPlanned = false
    try {
      let isMoving = true
      while (isMoving && (await database.get(anyLogged))) isMoving = await database.transaction(moveLogged, 'snapshot')
    } catch {
      // Nothing is lost: the log is read as well. The next call tries again.
    }
  }

  return () => {
    if (isPlanned || !database.dialect.hasConcurrentWriters) return
    isPlanned = true
    setTimeout(move, moveAfterMs).unref()
  }
}

const anyLogged = sql`SELECT 1 FROM list_change_log LIMIT 1`

/** Moves changes from the log to list_changes. Returns `false` if another process does it. */
async function moveLogged(queries: Queries): Promise<boolean> {
  // One process at a time, so that the ids in list_changes are committed in their order. Waiting for the other one would
  // make this transaction collide with it.
  if (!(await queries.get(sql`SELECT 1 FROM database ${queries.dialect.skipLocked}`))) return false
  const logged = await queries.all<{ list: number; block: number }>(
    sql`DELETE FROM list_change_log WHERE id IN (SELECT id FROM list_change_log ORDER BY id LIMIT ${rowCount(maxMoved)})
        RETURNING list, block`
  )
  const changes = new Map(logged.map(({ list, block }) => [`${list} ${block}`, [list, block] satisfies Change]))
  for (const batch of inBatches([...changes.values()])) await record(queries, batch)
  return true
}

/** Queries the newest `ListChange` that is not in the log. */
export const newestChange = sql`SELECT coalesce(max(id), 0) AS id FROM list_changes`

/** Queries the changes of lists: those that follow the one with the id `after`, and all in the log. */
export function changesOf({ dialect }: Queries, lists: { changes: Sql; after: number }[]): Sql {
  const queries = lists.flatMap(({ changes, after }, index) => {
    const columns = sql`${raw(String(index))} AS "index", id, block`
    return [
      sql`SELECT ${columns}, 0 AS is_logged FROM list_changes WHERE list IN (${changes}) AND id > ${after}`,
      ...(dialect.hasConcurrentWriters
        ? [sql`SELECT ${columns}, 1 AS is_logged FROM list_change_log WHERE list IN (${changes})`]
        : []),
    ]
  })
  return join(queries, ' UNION ALL ')
}
