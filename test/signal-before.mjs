// Preloaded into a process, to send it SIGNAL just before the first SQL statement that matches SIGNAL_BEFORE. The drivers are
// part of the bundle, so this looks at what reaches the addon of SQLite and the connection to PostgreSQL.
import { Socket } from 'node:net'

const { SIGNAL, SIGNAL_BEFORE } = process.env
const pattern = new RegExp(SIGNAL_BEFORE)

function interrupt(prototype, method) {
  const original = prototype[method]
  prototype[method] = function (...args) {
    if (pattern.test(String(args[0]))) process.kill(process.pid, SIGNAL)
    return original.apply(this, args)
  }
}

interrupt(Socket.prototype, 'write')

const { dlopen } = process
process.dlopen = (module, ...args) => {
  dlopen.call(process, module, ...args)
  const { Database } = module.exports
  if (!Database) return
  interrupt(Database.prototype, 'exec')
  // A statement is prepared when it runs for the first time.
  interrupt(Database.prototype, 'prepare')
}
