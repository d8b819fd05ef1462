// Turns events into sentences. `type` determines the type of `data`.
import type { NotewireEvent } from '@notewire/client/webhooks'

export function describe({ type, data }: NotewireEvent): string | undefined {
  const { note, actor } = data
  switch (type) {
    case 'ping':
      return `${note.name} now sends its events here`
    case 'note.updated':
      return `${actor.name} changed ${data.changed.join(' and ')} of ${note.name}`
    case 'note.archived':
      return `${actor.name} archived ${note.name}`
    case 'note.restored':
      return `${actor.name} restored ${note.name}`
    case 'note.deleted':
      return `${actor.name} deleted ${note.name}`
    // A newer server may send other types.
    default:
      return undefined
  }
}
