// Starts the built server once, on a new database, and writes what V8 has compiled by its first answer for the launcher:
// `node server/compile.mjs FOLDER`. In a process of its own, because V8 refuses what was compiled with other options.
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'

const [folder = ''] = process.argv.slice(2)
const filename = resolve(folder, 'program.cjs')
const compiled = `${filename}.${process.version}-${process.platform}-${process.arch}`
const data = mkdtempSync(join(tmpdir(), 'notewire-build-'))
process.on('exit', () => rmSync(data, { recursive: true }))

const HOST = '127.0.0.1'
const PORT = await freePort()
Object.assign(process.env, { HOST, PORT, DATABASE_URL: `sqlite:${join(data, 'notewire.db')}`, LOG_LEVEL: 'warn' })
process.argv = [process.execPath, filename, 'serve']
const script = new Script(Module.wrap(readFileSync(filename, 'latin1')), { filename: 'program.cjs' })
const module = {}
script.runInThisContext()({}, createRequire(filename), module, filename, dirname(filename))
await module.exports.running
await fetch(`http://${HOST}:${PORT}/healthz`)
// The server has set it, and V8 accepts what was compiled with the same options only.
setFlagsFromString('--heap-growing-percent=0')
writeFileSync(compiled, script.createCachedData())
// The server has made files private to this user.
chmodSync(compiled, 0o644)
process.kill(process.pid, 'SIGTERM')

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return String(port)
}
