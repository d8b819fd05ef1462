// Clients for tests: of a real service, with time that passes when one waits for it.
import { type Clock, Notewire, type NotewireError, type NotewireOptions } from '@notewire/client'
import type { Service } from '../helper.js'

/** A client of the service, its admin's by default. Time is the service's: to wait moves it on. */
export const clientOf = ({ baseUrl, admin, clock }: Service, options: Partial<NotewireOptions> = {}) =>
  new Notewire({ baseUrl, token: admin.token, clock: fakeClock(clock), ...options })

/** Waits that take no time, and are noted. */
export function fakeClock(time = { now: Date.parse('2026-01-01T00:00:00Z') }): Clock & { waits: number[] } {
  const waits: number[] = []
  return {
    waits,
    now: () => time.now,
    async sleep(milliseconds, signal) {
      signal?.throwIfAborted()
      waits.push(milliseconds)
      time.now += milliseconds
    },
  }
}

/** Returns the error that a call rejects with. */
export const failureOf = async <Kind extends Error = NotewireError>(call: PromiseLike<unknown>): Promise<Kind> => {
  try {
    await call
  } catch (error) {
    return error as Kind
  }
  throw new Error('the call did not fail')
}

/** The smallest PNG there is: one transparent pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64'
)
