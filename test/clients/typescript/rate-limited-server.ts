// A server in memory that only limits the rate of requests, on the clock of its clients.
import { type Fetch, Notewire, type NotewireOptions } from '@notewire/client'
import { fakeClock } from '@notewire/client/testing'
import { rateLimiter, rateLimitHeaders } from '../../../server/rate-limit.js'

interface Budget {
  isExceeded: boolean
  retrySeconds: number
  headers: Record<string, string>
}

/** Starts a server, and returns what makes clients of it. It answers as many requests as its budget allows. */
export function rateLimitedServer(perMinute: number, kind: 'bucket' | 'window') {
  const clock = fakeClock()
  const spend = kind === 'bucket' ? bucket(perMinute, clock.now) : fixedWindow(perMinute, clock.now)
  const statuses: Record<number, number> = {}
  const fetch: Fetch = async (url) => {
    const { isExceeded, retrySeconds, headers } = spend()
    const status = isExceeded ? 429 : 200
    statuses[status] = (statuses[status] ?? 0) + 1
    // The answer takes longer than the request.
    await clock.sleep(5)
    const body = JSON.stringify({ note: { note_code: new URL(url).pathname.split('/').at(-1) } })
    return new Response(isExceeded ? '{}' : body, {
      status,
      headers: { ...headers, ...(isExceeded && { 'retry-after': String(retrySeconds) }) },
    })
  }
  const client = (options: Partial<NotewireOptions> = {}) =>
    new Notewire({ baseUrl: 'http://notewire.test', token: 'nwt_test', timeout: 0, fetch, clock, ...options })
  return { client, clock, statuses }
}

/** The budget of the service. */
function bucket(perMinute: number, now: () => number): () => Budget {
  const limiter = rateLimiter(perMinute, now)
  return () => {
    const budget = limiter(1)
    if (!budget) throw new Error('the server needs a limit')
    return { ...budget, headers: rateLimitHeaders(budget) }
  }
}

/** A budget that resets as a whole every minute. */
function fixedWindow(perMinute: number, now: () => number): () => Budget {
  let end = 0
  let used = 0
  return () => {
    if (now() >= end) {
      end = now() + 60_000
      used = 0
    }
    used++
    const reset = Math.ceil((end - now()) / 1000)
    const remaining = Math.max(0, perMinute - used)
    return {
      isExceeded: used > perMinute,
      retrySeconds: reset,
      headers: {
        'ratelimit-policy': `"default";q=${perMinute};w=60`,
        ratelimit: `"default";r=${remaining};t=${reset}`,
      },
    }
  }
}
