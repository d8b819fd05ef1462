// Where the log goes. A disk that is full, or a terminal that was closed, must not stop the server.
import { destination } from 'pino'

/** Lines that wait for a slow reader, or for room on the disk. Later ones are dropped. */
const maxWaitingBytes = 4 * 1024 * 1024

/** Returns standard output as a stream for the log. What cannot be written is written once that is possible, or lost. */
export function logStream(): { write(line: string): void } {
  const stdout = destination({ dest: 1, maxLength: maxWaitingBytes })
  const { flushSync } = stdout
  let isWritable = true
  stdout.on('write', () => {
    isWritable = true
  })
  stdout.on('error', () => {
    isWritable = false
  })
  // pino calls it when the process exits. It repeats a write that fails until it succeeds.
  stdout.flushSync = () => {
    if (isWritable) flushSync.call(stdout)
  }
  // Without `flushSync`, which pino would call for each fatal error.
  return { write: (line) => void stdout.write(line) }
}
