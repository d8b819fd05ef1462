// Turns events into sentences. `type` determines the type of `data`.
import type { NotewireEvent } from '@notewire/client/webhooks'

export function describe({ type, data }: NotewireEvent): string | undefined {
  switch (type) {
    case 'ping':
      return `${data.note.name} now sends its events here`
    case 'note.updated':
      return `${data.actor.name} changed ${data.changed.join(' and ')} of ${data.note.name}`
    case 'note.archived':
      return `${data.actor.name} archived ${data.note.name}`
    case 'note.restored':
      return `${data.actor.name} restored ${data.note.name}`
    case 'note.deleted':
      return `${data.actor.name} deleted ${data.note.name}`
    // A newer server may send other types.
    default:
      return undefined
  }
}
