// The `notewire` command in its process.
import { runProgram } from './program.js'

// Files are created for this user alone: they contain notes and the URLs of targets.
process.umask(0o077)

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  process.stderr.write(`error: could not write to standard output: ${error.message}\n`)
  process.exit(1)
})

async function run() {
  process.exitCode = await runProgram(process.argv.slice(2), process)
}

export const running = run()
