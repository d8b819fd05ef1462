// What each process of test/run-all.mjs does: runs one file after another, until the processes have run them all.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import { getGlobalDispatcher } from 'undici'
import { runFile } from './tap-of-file.js'

const bundle = process.env.TEST_BUNDLE ?? ''

/** How many of the waiting files run at once. */
const waitingAtOnce = 4

/** Runs those files of the queue that no other process takes. */
export async function runShare(queue: string) {
  const { waiting, others } = JSON.parse(readFileSync(join(queue, 'files.json'), 'utf8'))
  if (take(join(queue, 'waiting'))) {
    t.jobs = waitingAtOnce
    await Promise.all(waiting.map(run))
    t.jobs = 1
  }
  for (const [index, file] of others.entries()) if (take(join(queue, String(index)))) await run(file)
  // Its idle connections would keep the process alive for seconds.
  await getGlobalDispatcher().destroy()
}

const run = (file: string) =>
  runFile(t, file, () => import(pathToFileURL(join(bundle, file.replace(/\.ts$/, '.js'))).href))

/** Creates a folder, and returns whether it is new. */
function take(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
