// What each process of test/run-all.mjs does: runs one file after another, until the processes have run them all.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import { runFile } from './tap-of-file.js'

const bundle = process.env.TEST_BUNDLE ?? ''

/** Runs those files of the queue that no other process takes. */
export async function runShare(queue: string) {
  const files: string[] = JSON.parse(readFileSync(join(queue, 'files.json'), 'utf8'))
  for (const [index, file] of files.entries()) {
    if (!take(join(queue, String(index)))) continue
    const built = pathToFileURL(join(bundle, file.replace(/\.ts$/, '.js'))).href
    await runFile(t, file, () => import(built))
  }
}

/** Creates a folder, and returns whether it is new. */
function take(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
