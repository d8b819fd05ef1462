// What the commands share: the database that they work on, and how they speak.
import { existsSync } from 'node:fs'
import { InvalidArgumentError } from 'commander'
import { readConfig } from '../config.js'
import type { Secrets } from '../encryption.js'
import { open } from '../open.js'
import type { Database } from '../store/database.js'
import type { Store } from '../store/store.js'

/** Does the work on the database of the configuration, and leaves it. `create`: where there is none, it is made. */
export async function withStore(
  work: (store: Store, database: Database, secrets: Secrets) => Promise<unknown>,
  { create = false } = {}
) {
  const config = readConfig(process.env)
  const address = config.DATABASE_URL
  if (!create && 'file' in address && !existsSync(address.file)) {
    fail(`There is no ${address.file}: \`notewire serve\` makes it, or DATABASE_URL names another.`)
  }
  const { database, store, secrets } = await open(config)
  try {
    await work(store, database, secrets)
  } finally {
    await database.close()
  }
}

export class CommandFailed extends Error {}

/** Ends the command with this message. */
export function fail(message: string): never {
  throw new CommandFailed(message)
}

export const print = (line: string) => process.stdout.write(`${line}\n`)
/** With escapes for what a terminal would obey: what others have written is only to be shown. */
export const visible = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (each) => `\\u{${each.codePointAt(0)?.toString(16)}}`)
export const time = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** Rows as columns for people, or as a JSON array. */
export function printRows(rows: Record<string, string | number | null>[], json: boolean | undefined) {
  if (json) return print(JSON.stringify(rows, null, 2))
  const [first] = rows
  if (!first) return
  const cells = [
    Object.keys(first),
    ...rows.map((row) => Object.values(row).map((value) => visible(String(value ?? '-')))),
  ]
  const widths = Object.keys(first).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  for (const row of cells)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()
    )
}

/** A line that fills up while something takes its time; only where people look on. */
export function showProgress(done: number, total: number) {
  const { stdout } = process
  if (!stdout.isTTY) return
  const filled = Math.round((30 * done) / total)
  stdout.write(`\r${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${done} of ${total}${done === total ? '\n' : ''}`)
}

/** For numbers on the command line. */
export function wholeNumber(value: string) {
  if (!/^[1-9]\d{0,14}$/.test(value)) throw new InvalidArgumentError('Use a whole number, from 1.')
  return Number(value)
}
