import type { Registry } from 'prom-client'
import type { Config } from './config.js'
import type { Secrets } from './secrets.js'
import type { Store } from './store/store.js'

/** What the app is built from. */
export interface Parts {
  config: Config & { BASE_URL: string }
  store: Store
  secrets: Secrets
  /** What /metrics answers with. */
  metrics: Registry
  /** The time, in milliseconds since 1970. */
  now: () => number
}
