// Graceful shutdown of the server and the worker.
import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'

const maxShutdownMs = 30_000

/** Signals of a crash end the process at once: code that runs after them crashes again, without end. */
const crashSignals: closeWithGrace.AllEvents[] = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV']

/** Runs `close` and exits when a signal asks the process to stop, or after an uncaught error. */
export function closeOnSignal(log: FastifyBaseLogger, close: () => Promise<unknown>) {
  closeWithGrace({ delay: maxShutdownMs, skip: crashSignals }, async ({ err }) => {
    if (err) log.fatal({ err }, 'uncaught error, shutting down')
    await close()
  })
}
