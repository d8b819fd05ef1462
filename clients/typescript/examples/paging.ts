// Reads lists: one page, all items, or only as many pages as needed.
import type { Note, Notewire } from '@notewire/client'

/** Reads one page, which states the total. */
export async function firstPage(notewire: Notewire) {
  const { notes, meta } = await notewire.notes.list({ per_page: 10 })
  return `${notes.length} of ${meta.total} notes`
}

/** Reads all pages. */
export const everyNote = (notewire: Notewire) => notewire.notes.list({ include_archived: 1 }).all()

/** Reads page by page until it finds the note. */
export async function findByName(notewire: Notewire, name: string): Promise<Note | undefined> {
  for await (const note of notewire.notes.list()) if (note.name === name) return note
  return undefined
}
