// The file with the keys of a SQLite database, one in each line. The first one encrypts; the others decrypt what was
// encrypted before the key was replaced.
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** Returns the keys. */
export const readKeyFile = (file: string): string[] => keysIn(readFileSync(file, 'utf8'))

/** Creates a file with one key, readable by its owner alone, unless there is a file. */
export function createKeyFile(file: string) {
  if (existsSync(file)) return
  try {
    writeFileSync(file, newKey(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another process has just created it.
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!exists) throw error
  }
}

/**
 * Puts a new key before the others and returns it. Call it in a transaction on the database, so that no other process
 * changes the file or encrypts at the same time.
 */
export function addKey(file: string): string {
  const key = newKey()
  replace(file, [key, ...readKeyFile(file)])
  return key
}

/**
 * Keeps only this key and the one before it, which a backup made in between may need. Does nothing if another command has
 * put a key before this one. Call it in a transaction on the database.
 */
export function dropOlderKeys(file: string, key: string) {
  const keys = readKeyFile(file)
  if (keys[0] === key && keys.length > 2) replace(file, keys.slice(0, 2))
}

const newKey = () => randomBytes(32).toString('base64')

/** A trailing line break, which a file made by hand may have, belongs to the key, because earlier versions used it as such. */
const keysIn = (text: string) => text.split(/\n(?=.)/)

/** Replaces the file so that it has the old keys or the new ones after a crash, and the same owner. */
function replace(link: string, keys: string[]) {
  const file = realpathSync(link)
  const partial = `${file}.new`
  const descriptor = openSync(partial, 'w', 0o600)
  try {
    const { uid, gid } = statSync(file)
    fchownSync(descriptor, uid, gid)
    writeFileSync(descriptor, keys.join('\n'))
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(partial, file)
  flush(dirname(file))
}

/** Waits until a file or folder would survive a power failure. */
export function flush(path: string) {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
