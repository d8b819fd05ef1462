// What to do with an event: each type narrows to its own data.
import type { NotewireEvent } from '@notewire/client/webhooks'

export function sentence({ type, data }: NotewireEvent): string | undefined {
  const { note, actor } = data
  switch (type) {
    case 'ping':
      return `${note.name} sends its events here from now on`
    case 'note.updated':
      return `${actor.name} changed ${data.changed.join(' and ')} of ${note.name}`
    case 'note.archived':
      return `${actor.name} archived ${note.name}`
    case 'note.restored':
      return `${actor.name} restored ${note.name}`
    case 'note.deleted':
      return `${actor.name} deleted ${note.name}`
    // A newer server may send more.
    default:
      return undefined
  }
}
