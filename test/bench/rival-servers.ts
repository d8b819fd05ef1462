// Servers of others that one starts from a description of the data or of the API: json-server, which keeps the data in a file,
// and Prism, which answers with the examples of an OpenAPI document and keeps nothing.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packageFolder } from '../../server/package-folder.js'
import { start } from './processes.js'

const sources = join(packageFolder, 'test/bench/rivals')
/** Where they are installed. It stays for the next run. */
const folder = join(packageFolder, 'node_modules/.cache/bench')
const programOf = (path: string) => join(folder, 'node_modules', path)

/** Returns functions that start the servers, or `undefined` if they cannot be installed. */
export async function installRivals() {
  try {
    await install()
  } catch (error) {
    console.log(`json-server and Prism are left out: they cannot be installed (${firstLine(error)})`)
    return undefined
  }
  return { startJsonServer, startPrism }
}

/** Starts json-server with copies of a note, in a file of the folder. */
function startJsonServer(data: string, note: { note_code: string }, count: number) {
  const copies = Array.from({ length: count - 1 }, (_, index) => ({ ...note, note_code: `copy${index}` }))
  const file = join(data, 'json-server.json')
  writeFileSync(file, JSON.stringify({ notes: [note, ...copies] }))
  const program = programOf('json-server/lib/cli/bin.js')
  const options = ['--quiet', '--host', '127.0.0.1', '--id', 'note_code']
  return start((port) => [process.execPath, program, ...options, '--port', String(port), file], { cwd: data })
}

function startPrism() {
  const options = [
    'mock',
    join(packageFolder, 'generated/openapi.json'),
    '--verboseLevel',
    'silent',
    '--multiprocess',
    'false',
  ]
  const program = programOf('@stoplight/prism-cli/dist/index.js')
  return start((port) => [process.execPath, program, ...options, '--port', String(port)])
}

/** Installs the packages unless those of the present lock are installed. */
async function install() {
  const lock = 'package-lock.json'
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
  if (existsSync(join(folder, 'installed')) && read(join(folder, lock)) === read(join(sources, lock))) return
  console.log('Installing json-server and Prism')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(sources, folder, { recursive: true })
  await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
  writeFileSync(join(folder, 'installed'), '')
}

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0]
