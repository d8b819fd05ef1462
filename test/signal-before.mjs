// Preloaded into a process, to send it SIGNAL just before the first statement that matches SIGNAL_BEFORE.
import Sqlite from 'better-sqlite3'
import { Client } from 'pg'

const { SIGNAL, SIGNAL_BEFORE } = process.env
const pattern = new RegExp(SIGNAL_BEFORE)

function interrupt(prototype, method, textOf) {
  const original = prototype[method]
  prototype[method] = function (...args) {
    if (pattern.test(textOf(args[0]))) process.kill(process.pid, SIGNAL)
    return original.apply(this, args)
  }
}

// A statement is prepared when it runs for the first time.
interrupt(Sqlite.prototype, 'exec', (text) => text)
interrupt(Sqlite.prototype, 'prepare', (text) => text)
interrupt(Client.prototype, 'query', (query) => query.text ?? query)
