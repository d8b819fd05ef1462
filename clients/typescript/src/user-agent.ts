import { version } from './version.js'

/** Returns the `User-Agent` header. Browsers have their own; with another one, a request to another origin needs a preflight. */
export const userAgent = (): Record<string, string> =>
  (globalThis as { navigator?: { userAgent?: string } }).navigator?.userAgent?.startsWith('Mozilla/')
    ? {}
    : { 'user-agent': `notewire-typescript/${version}` }
