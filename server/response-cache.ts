// Answers that are kept in memory until something is committed to the database, by any process. Until then, the same request
// of the same caller has the same answer. Finding out whether something was committed takes SQLite a tenth of the time of
// reading a page. PostgreSQL would need as long as for reading: there, requests that arrive at the same time share an answer.
import type { Dependencies } from './dependencies.js'
import { gatherRequests } from './gather-requests.js'
import type { Caller } from './rules/access.js'

/** What an entry takes besides its key and its text, and how much a character takes at most. */
const entryBytes = 500
const characterBytes = 2
const defaultCacheBytes = 4 * 1024 * 1024
/** Sharing an answer among more requests would save each of them little, and make the first of them wait longer. */
const enoughToShare = 128

/** Returns a function that returns the answer for a caller and a URL: the one that is kept or being made, or else a new one. */
export function responseCache<Answer extends { text: string }>({
  store,
  answerCacheBytes = defaultCacheBytes,
}: Pick<Dependencies, 'store' | 'answerCacheBytes'>) {
  let kept = new Map<string, Answer>()
  let bytes = 0
  let version: number | undefined

  function clear() {
    kept = new Map()
    bytes = 0
  }

  function keep(key: string, answer: Answer) {
    bytes += entryBytes + (key.length + answer.text.length) * characterBytes
    if (bytes > answerCacheBytes) clear()
    else kept.set(key, answer)
  }

  async function made(key: string, versionBefore: number, make: () => Promise<Answer>): Promise<Answer> {
    const answer = await make()
    // If something was committed meanwhile, the answer may show less than what is kept now.
    if (version === versionBefore) keep(key, answer)
    return answer
  }

  /** Answers that are not begun yet, and how many requests wait for each of them. */
  const arriving = new Map<string, { requests: number; answer: Promise<Answer> }>()

  /** Makes an answer for all requests that arrive at about the same time: nothing is read before the last of them. */
  function shared(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const next = arriving.get(key) ?? nextAnswer(key, make)
    next.requests++
    return next.answer
  }

  function nextAnswer(key: string, make: () => Promise<Answer>) {
    const answer = gatherRequests(() => arriving.get(key)?.requests ?? 0, enoughToShare).then(() => {
      arriving.delete(key)
      return make()
    })
    const next = { requests: 0, answer }
    arriving.set(key, next)
    return next
  }

  return ({ id, role }: Caller, url: string, make: () => Promise<Answer>): Answer | Promise<Answer> => {
    const key = `${id} ${role} ${url}`
    const current = store.dataVersion()
    if (current === undefined) return shared(key, make)
    if (current !== version) clear()
    version = current
    return kept.get(key) ?? made(key, current, make)
  }
}

/** Calls `next` with a value: at once, or when it is there. A promise for every request would cost 2 µs. */
export const whenReady = <Value, Result>(value: Value | Promise<Value>, next: (value: Value) => Result) =>
  value instanceof Promise ? value.then(next) : next(value)
