// Lists: a page, everything, or as much as it takes.
import type { Note, Notewire } from '@notewire/client'

/** One page, and how many there are. */
export async function firstPage(notewire: Notewire) {
  const { notes, meta } = await notewire.notes.list({ per_page: 10 })
  return `${notes.length} of ${meta.total} notes`
}

/** Everything at once. */
export const everyNote = (notewire: Notewire) => notewire.notes.list({ include_archived: 1 }).all()

/** Page by page, and no further than needed. */
export async function findByName(notewire: Notewire, name: string): Promise<Note | undefined> {
  for await (const note of notewire.notes.list()) if (note.name === name) return note
  return undefined
}
