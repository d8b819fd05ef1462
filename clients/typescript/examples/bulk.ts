// Creates many notes, several at a time. The client keeps within the server's rate limit, so no sleep is needed.
import { BadRequestError, type NoteCreate, type Notewire } from '@notewire/client'

export async function createAll(notewire: Notewire, notes: NoteCreate[], concurrency = 8) {
  const created: string[] = []
  const rejected: { name: string; reason: string }[] = []
  const queue = notes.values()
  const createFromQueue = async () => {
    for (const note of queue) {
      try {
        created.push((await notewire.notes.create(note)).note_code)
      } catch (error) {
        if (!(error instanceof BadRequestError)) throw error
        rejected.push({ name: note.name, reason: error.detail })
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, createFromQueue))
  return { created, rejected }
}
