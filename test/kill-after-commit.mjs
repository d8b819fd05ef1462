// Preloaded into a server: after SIGIO, which nothing else listens to, the process kills itself as soon as the database has
// committed, before anything else can happen.
import { Readable } from 'node:stream'
import Sqlite from 'better-sqlite3'

let isArmed = false
process.on('SIGIO', () => {
  isArmed = true
})

function kill() {
  if (isArmed) process.kill(process.pid, 'SIGKILL')
}

const { exec } = Sqlite.prototype
Sqlite.prototype.exec = function (sql) {
  const result = exec.call(this, sql)
  if (sql === 'COMMIT') kill()
  return result
}

// PostgreSQL has committed once it sends this tag (PostgreSQL manual, "Message Formats", CommandComplete).
const { push } = Readable.prototype
Readable.prototype.push = function (chunk, encoding) {
  if (chunk?.includes?.('COMMIT\0')) kill()
  return push.call(this, chunk, encoding)
}
