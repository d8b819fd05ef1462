// Prints failures, with their details, and tap's summary. The reporters of tap render a page after each of thousands of
// assertions: 8 of the suite's 80 CPU-seconds.
import { Transform } from 'node:stream'

export default class FailuresReporter extends Transform {
  #rest = ''
  /** The last line of the details that are being printed. */
  #end

  _transform(chunk, _encoding, done) {
    const lines = (this.#rest + chunk).split('\n')
    this.#rest = lines.pop()
    for (const line of lines) if (this.#isPrinted(line)) this.push(`${line}\n`)
    done()
  }

  #isPrinted(line) {
    const failure = line.match(/^( *)not ok /)
    if (failure) this.#end = `${failure[1]}  ...`
    const isDetail = this.#end !== undefined
    // A failure without details is followed by a result or a plan.
    if (line === this.#end || (!failure && /^ *(ok |\d+\.\.)/.test(line))) this.#end = undefined
    return isDetail || /^(# (?!Subtest)|Bail out!)/.test(line)
  }
}
