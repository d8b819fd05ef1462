// Preloaded into a server: after SIGIO, which nothing else listens to, the process kills itself as soon as the database has
// committed, before anything else can happen.
import { Readable } from 'node:stream'

let isArmed = false
process.on('SIGIO', () => {
  isArmed = true
})

function kill() {
  if (isArmed) process.kill(process.pid, 'SIGKILL')
}

// The driver of SQLite is part of the program, so this looks at what reaches its addon.
const { dlopen } = process
process.dlopen = (module, ...args) => {
  dlopen.call(process, module, ...args)
  const { Database } = module.exports
  if (!Database) return
  const { exec } = Database.prototype
  Database.prototype.exec = function (sql, ...options) {
    const result = exec.call(this, sql, ...options)
    if (sql === 'COMMIT') kill()
    return result
  }
}

// PostgreSQL has committed once it sends this tag (PostgreSQL manual, "Message Formats", CommandComplete).
const { push } = Readable.prototype
Readable.prototype.push = function (chunk, encoding) {
  if (chunk?.includes?.('COMMIT\0')) kill()
  return push.call(this, chunk, encoding)
}
