import type { Registry } from 'prom-client'
import type { Config } from './config.js'
import type { Secrets } from './encryption.js'
import type { Store } from './store/store.js'

/** What the app is built from. */
export interface Dependencies {
  config: Config & { BASE_URL: string }
  store: Store
  secrets: Secrets
  /** The metrics that /metrics answers with. */
  metrics: Registry
  /** How many bytes the JSON texts of notes may take in memory. */
  noteCacheBytes?: number
  /** How many bytes of responses may be kept in memory. */
  answerCacheBytes?: number
  /** How long a stopping server goes on answering on idle connections. */
  lastRequestsMs?: number
  /** Returns the time, in milliseconds since 1970, for dates. */
  now: () => number
  /** Returns milliseconds that never step back, for waits and expiries: the system's clock may be set while they run. */
  monotonicNow: () => number
}
