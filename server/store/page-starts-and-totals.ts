// How many notes a list has, and where its pages start, at a cost that does not grow with the list. Each process counts a list
// once, in cells of ids, and then only where it has changed.
import { setImmediate as otherWork } from 'node:timers/promises'
import sql, { join, raw } from 'sql-template-tag'
import type { Queries } from './database.js'
import { allBlocks, blockLength, changesOf, type ListChange, newestChange } from './list-changes.js'
import type { IdRange, NoteList } from './visible-notes.js'

/** A page is read from the start of a cell on. Smaller cells need more memory, larger ones more reading. */
const cellLength = 256
const cellsInBlock = blockLength / cellLength

/** How many blocks are counted at once: about two milliseconds with SQLite, during which it holds up other requests. */
const blocksInTurn = 16

interface CountedList {
  /** How many notes of the list are before each cell, and at last in all cells. */
  before: Uint32Array
  /** The newest change that is counted. */
  lastChange: number
  /** The changes in the log that are counted. */
  logged: Set<number>
  /** Settles when the last request that counts has done so. */
  counting: Promise<void>
}

/** The lists that were counted, by their keys: a `Map`, or a cache. */
export interface CountedLists {
  get(key: string): Promise<CountedList> | undefined
  set(key: string, list: Promise<CountedList>): unknown
  delete(key: string): unknown
}

/** For transactions: what they count may be rolled back. */
export const keepNoLists: CountedLists = { get: () => undefined, set: () => {}, delete: () => {} }

/** Where the notes of a page are. */
export interface Place extends IdRange {
  /** How many notes of the list are in the range before the page. */
  skip: number
}

/** Returns a function that reads a part of the union of disjoint lists. */
export function pageReader(queries: Queries, counted: CountedLists) {
  const { changesSince, countAll, countChanged } = listCounter(queries)

  /**
   * Returns the number of notes in the lists, and what `readAt` returns for the place of the notes after the first `offset`.
   * It reads where they were, while another query checks that they are still there: PostgreSQL answers both at once.
   */
  return async function read<Row>(
    lists: NoteList[],
    { offset, limit, readAt }: { offset: number; limit: number; readAt: (place: Place) => Promise<Row[]> }
  ): Promise<{ total: number; rows: Row[] }> {
    const parts = await Promise.all(lists.map((list) => counted.get(list.key) ?? addCounted(list)))
    const known = parts.map(({ before }) => before)
    const { place } = find(known, offset, limit)
    const [, rows] = await Promise.all([bringUpToDate(lists, parts), place ? readAt(place) : []])
    const current = parts.map(({ before }) => before)
    const { total, place: newPlace } = find(current, offset, limit)
    const isUnchanged = current.every((before, index) => before === known[index])
    // A page with fewer notes may have been read before the last ones were counted.
    const isStillThere = isUnchanged || (rows.length === limit && isSame(place, newPlace))
    if (isStillThere || !newPlace) return { total, rows: newPlace ? rows : [] }
    return { total, rows: await readAt(newPlace) }
  }

  /** Counts everything that was committed before the call. */
  async function bringUpToDate(lists: NoteList[], parts: CountedList[]) {
    const changes = await changesSince(lists, parts)
    await Promise.all(
      parts.map(async (counts, part) => {
        const own = changes.filter(({ index }) => index === part)
        if (!own.some((change) => isNew(counts, change))) return
        counts.counting = counts.counting.catch(() => {}).then(() => countChanged(lists[part] as NoteList, counts, own))
        await counts.counting
      })
    )
  }

  function addCounted(list: NoteList): Promise<CountedList> {
    const added = countAll(list)
    counted.set(list.key, added)
    added.catch(() => counted.delete(list.key))
    return added
  }
}

/** Returns the number of notes in lists, and the place of those after the first `offset`, if there are any. */
function find(parts: Uint32Array[], offset: number, limit: number) {
  const length = Math.max(...parts.map((before) => before.length))
  const notesBefore = (cell: number) =>
    parts.reduce((sum, before) => sum + (before[Math.min(cell, before.length - 1)] ?? 0), 0)
  const total = notesBefore(length)
  if (offset >= total) return { total, place: undefined }
  const first = search(length, (cell) => notesBefore(cell) > offset) - 1
  const end = search(length, (cell) => notesBefore(cell) >= offset + limit)
  const place: Place = {
    from: first * cellLength,
    to: end === length ? Number.MAX_SAFE_INTEGER : end * cellLength,
    skip: offset - notesBefore(first),
  }
  return { total, place }
}

const isSame = (one: Place | undefined, other: Place | undefined) =>
  one?.from === other?.from && one?.to === other?.to && one?.skip === other?.skip

/** Returns functions that count lists, wholly or where they have changed. */
function listCounter(queries: Queries) {
  return { changesSince, countAll, countChanged }

  function changesSince(lists: NoteList[], parts: { lastChange: number }[]) {
    const since = lists.map(({ changes }, index) => ({ changes, after: parts[index]?.lastChange ?? 0 }))
    return queries.all<ListChange>(changesOf(queries, since))
  }

  async function countAll(list: NoteList): Promise<CountedList> {
    // Changes from here on may be counted twice, but are not missed.
    const newest = await queries.get<{ id: number }>(newestChange)
    const lastChange = newest?.id ?? 0
    const logged = await changesSince([list], [{ lastChange }])
    const counts = { before: new Uint32Array(1), lastChange, logged: idsOf(logged, 1), counting: Promise.resolve() }
    await countEverywhere(list, counts)
    return counts
  }

  async function countEverywhere(list: NoteList, counts: CountedList) {
    const last = await queries.get<{ id: number | null }>(sql`SELECT max(id) AS id FROM notes`)
    const blocks = Math.floor((last?.id ?? 0) / blockLength) + 1
    const notes = new Uint32Array(blocks * cellsInBlock)
    for (let block = 0; block < blocks; block++) {
      if (block % blocksInTurn === blocksInTurn - 1) await otherWork()
      notes.set(await countBlock(list, block), block * cellsInBlock)
    }
    counts.before = withCounts(new Uint32Array(1), 0, notes)
  }

  async function countChanged(list: NoteList, counts: CountedList, changes: ListChange[]) {
    const blocks = new Set(changes.filter((change) => isNew(counts, change)).map(({ block }) => block))
    if (blocks.has(allBlocks)) await countEverywhere(list, counts)
    else {
      for (const block of blocks) {
        counts.before = withCounts(counts.before, block * cellsInBlock, await countBlock(list, block))
      }
    }
    for (const { id, is_logged } of changes) if (is_logged === 0) counts.lastChange = Math.max(counts.lastChange, id)
    counts.logged = idsOf(changes, 1)
  }

  /** Returns the number of notes in each cell of the block. */
  async function countBlock(list: NoteList, block: number): Promise<Uint32Array> {
    // SQLite counts one cell after the other ten times as fast as with GROUP BY, which would sort the notes.
    const cells = Array.from({ length: cellsInBlock }, (_, cell) => {
      const from = block * blockLength + cell * cellLength
      const ids = list.ids({ from, to: from + cellLength })
      return sql`SELECT ${raw(String(cell))} AS cell, count(*) AS notes FROM (${ids}) AS listed`
    })
    const notes = new Uint32Array(cellsInBlock)
    for (const row of await queries.all<{ cell: number; notes: number }>(join(cells, ' UNION ALL '))) {
      notes[row.cell] = row.notes
    }
    return notes
  }
}

const isNew = ({ lastChange, logged }: CountedList, { id, is_logged }: ListChange) =>
  is_logged === 1 ? !logged.has(id) : id > lastChange

const idsOf = (changes: ListChange[], is_logged: number) =>
  new Set(changes.filter((change) => change.is_logged === is_logged).map(({ id }) => id))

/** Returns the sums `before` after the cells from `first` on have got new numbers of notes. */
function withCounts(before: Uint32Array, first: number, notes: Uint32Array): Uint32Array {
  const end = first + notes.length
  const sums = new Uint32Array(Math.max(before.length, end + 1))
  const total = before[before.length - 1] ?? 0
  for (let cell = 0; cell < sums.length - 1; cell++) {
    const isCounted = cell >= first && cell < end
    const count = isCounted ? (notes[cell - first] ?? 0) : (before[cell + 1] ?? total) - (before[cell] ?? total)
    sums[cell + 1] = (sums[cell] ?? 0) + count
  }
  return sums
}

/** Returns the first of the numbers below `length` that meets a condition, which all later ones meet too; or `length`. */
function search(length: number, condition: (number: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (condition(middle)) high = middle
    else low = middle + 1
  }
  return low
}
