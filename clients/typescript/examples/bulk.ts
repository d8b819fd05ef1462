// Creates many notes, some at a time. The client keeps within the server's budget, so nothing here sleeps.
import { BadRequestError, type NoteCreate, type Notewire } from '@notewire/client'

export async function createAll(notewire: Notewire, wanted: NoteCreate[], atATime = 8) {
  const created: string[] = []
  const refused: { name: string; why: string }[] = []
  const queue = wanted.values()
  const lane = async () => {
    for (const note of queue) {
      try {
        created.push((await notewire.notes.create(note)).note_code)
      } catch (error) {
        if (!(error instanceof BadRequestError)) throw error
        refused.push({ name: note.name, why: error.detail })
      }
    }
  }
  await Promise.all(Array.from({ length: atATime }, lane))
  return { created, refused }
}
