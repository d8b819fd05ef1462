// The JSON texts of notes, kept in memory. Making one takes longer than the rest of a response. The database decides for each
// request what the caller sees and which version of it; a text is found by that version only.
import { LRUCache } from 'lru-cache'
import type { Dependencies } from './dependencies.js'
import { noteEtags } from './etag.js'
import { type JsonText, toJson } from './json-text.js'
import type { Caller } from './rules/access.js'
import { type Note, noteView } from './rules/note-representation.js'
import type { NoteRecord } from './rules/note-state.js'
import type { NoteKey, NotesQuery } from './store/notes.js'

/** A note as it is sent. */
interface NoteText extends NoteKey {
  etag: string
  text: JsonText<Note>
}

/** Enough for some 20,000 notes. */
const defaultCacheBytes = 16 * 1024 * 1024
/** What an entry takes besides its text, and how much a character takes at most. */
const entryBytes = 300
const characterBytes = 2

/** Returns functions that find the texts of notes as callers see them. */
export function noteTexts({ store, config: { BASE_URL }, noteCacheBytes = defaultCacheBytes }: NoteTextsDependencies) {
  const etagOf = noteEtags(BASE_URL)
  const kept = new LRUCache<number, NoteText>({
    maxSize: noteCacheBytes,
    sizeCalculation: ({ text }) => entryBytes + text.length * characterBytes,
  })

  function find({ id, version, names_epoch }: NoteKey): NoteText | undefined {
    const known = kept.get(id)
    return known?.version === version && known.names_epoch === names_epoch ? known : undefined
  }

  function make(note: NoteRecord): NoteText {
    const { id, version, names_epoch } = note
    const made = { id, version, names_epoch, etag: etagOf(note), text: toJson(noteView(note, BASE_URL)) }
    kept.set(id, made)
    return made
  }

  return {
    /** Returns the note, or `undefined` if the caller cannot see it. */
    async get(code: string, caller: Caller): Promise<NoteText | undefined> {
      const key = await store.notes.getKey(code, caller)
      const known = key && find(key)
      if (known || !key) return known
      const note = await store.notes.get(code, caller)
      return note && make(note)
    },

    /** Returns the texts of a page of the notes that the caller can see, and the number of all of them. */
    async list(query: NotesQuery, caller: Caller): Promise<{ texts: JsonText<Note>[]; total: number }> {
      const { keys, total } = await store.notes.list(query, caller)
      const found = keys.map(find)
      const missing = keys.filter((_, index) => !found[index]).map(({ id }) => id)
      // A note that has changed since the page was read is shown as it is now, and left out if the list has lost it.
      const made = new Map((await store.notes.getListed(missing, query, caller)).map((note) => [note.id, make(note)]))
      return { texts: keys.flatMap(({ id }, index) => (found[index] ?? made.get(id))?.text ?? []), total }
    },
  }
}

type NoteTextsDependencies = Pick<Dependencies, 'store' | 'config' | 'noteCacheBytes'>
