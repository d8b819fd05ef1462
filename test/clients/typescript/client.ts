import { type Clock, Notewire, type NotewireError, type NotewireOptions } from '@notewire/client'
import type { Service } from '../../helper.js'

/** Creates a client of a service, as its admin by default. A wait moves the time of the service. */
export const clientOf = ({ baseUrl, admin, clock }: Service, options: Partial<NotewireOptions> = {}) =>
  new Notewire({ baseUrl, token: admin.token, clock: clockOf(clock), ...options })

/** Creates a clock whose waits end immediately, are recorded, and move the time of a service. */
export function clockOf(service: Service['clock'] = stoppedClock()): Clock & { waits: number[] } {
  const waits: number[] = []
  return {
    waits,
    now: () => service.monotonicNow,
    async sleep(milliseconds, signal) {
      signal?.throwIfAborted()
      waits.push(milliseconds)
      // The database stores whole milliseconds.
      service.advance(Math.ceil(milliseconds))
    },
  }
}

const stoppedClock = (): Service['clock'] => ({
  now: 0,
  monotonicNow: 0,
  advance(ms) {
    this.now += ms
    this.monotonicNow += ms
  },
})

/** Returns the error that a call rejects with. */
export const failureOf = async <Kind extends Error = NotewireError>(call: PromiseLike<unknown>): Promise<Kind> => {
  try {
    await call
  } catch (error) {
    return error as Kind
  }
  throw new Error('the call did not fail')
}

/** A PNG of one transparent pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64'
)

/** A call of each kind that has a result: a page, a whole list, one resource, an array. */
export const callsWithResult: Record<string, (client: Notewire) => PromiseLike<unknown>> = {
  list: (client) => client.notes.list(),
  all: (client) => client.notes.list().all(),
  get: (client) => client.notes.get('k3v9m2q7x4ta'),
  create: (client) => client.notes.create({ name: 'Plan', scope: 'open' }),
  update: (client) => client.notes.update('k3v9m2q7x4ta', { name: 'New' }),
  services: (client) => client.services.list('k3v9m2q7x4ta'),
}
