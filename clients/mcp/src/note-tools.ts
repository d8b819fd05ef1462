// Tools for notes: find, read, create, update, archive and restore, delete.
import type { Note, NoteCreate, NoteUpdate } from '@notewire/client'
import { models, parameters } from './generated/schemas.js'
import { listed, maxListed, object, type Tool, type ToolContext, ToolFailed } from './tool.js'

const { note_code } = parameters.Notes_get
const etag = { type: 'string', description: 'The etag of the note, from read_note.' }
const cursor = { type: 'string', description: 'Continues the search: the cursor of the last answer.' }

/** The largest number of notes in one answer. */
const maxFound = 25
/** Pages of notes that one call looks at. */
const maxPages = 10
const pageSize = parameters.Notes_list.per_page.maximum

const summary = {
  note_code: models.Note.note_code,
  name: models.Note.name,
  description: models.Note.description,
  archived: models.Note.archived,
  scope: models.Note.scope,
}
const summaryOf = ({ note_code, name, description, archived, scope }: Note) => ({
  note_code,
  name,
  description,
  archived,
  scope,
})

const noteAnswer = object(
  {
    note: object({
      ...summary,
      users: { type: 'array', items: object(models.UserReference) },
      user_count: { type: 'integer' },
      groups: { type: 'array', items: { type: 'string' } },
      group_count: { type: 'integer' },
    }),
    etag,
  },
  []
)
const answerFor = (note: Note, response: Response) => ({
  note: {
    ...summaryOf(note),
    users: listed(note.users),
    user_count: note.users.length,
    groups: listed(note.groups).map(({ name }) => name),
    group_count: note.groups.length,
  },
  etag: bare(response.headers.get('etag') ?? ''),
})

/** Hosts and models that parse arguments as JSON lose the quotes of an ETag, so tools answer and take it without them. */
const bare = (etag: string) => etag.replaceAll('"', '')
function quoted(etag: string): string {
  if (/^[!-~]+$/.test(etag)) return `"${bare(etag)}"`
  throw new ToolFailed('The etag is not one of a note. Call read_note for the etag of this note.')
}

const participants = `At most ${maxListed} users and groups are answered; user_count and group_count count all.`

interface FindInput {
  words?: string
  include_archived?: boolean
  cursor?: string
}

/** Looks through the notes, oldest first, for those that have every word. */
async function findNotes({ words = '', include_archived, cursor = '1.0' }: FindInput, { notewire }: ToolContext) {
  const [, first = '', skipped = ''] = cursor.match(/^(\d{1,9})\.(\d{1,3})$/) ?? []
  if (!first) throw new ToolFailed('The cursor is not one of an earlier answer. Search again without a cursor.')
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const found: ReturnType<typeof summaryOf>[] = []
  let [page, position, total] = [Number(first), Number(skipped), 0]
  for (let read = 0; read < maxPages; read++) {
    const { notes, meta } = await notewire.notes.list({
      page,
      per_page: pageSize,
      include_archived: include_archived ? 1 : 0,
    })
    total = meta.total
    for (; position < notes.length; position++) {
      const note = notes[position]
      if (found.length === maxFound) return { notes: found, total, cursor: `${page}.${position}` }
      if (note && wanted.every((word) => `${note.name} ${note.description}`.toLowerCase().includes(word))) {
        found.push(summaryOf(note))
      }
    }
    if (meta.next_page === null) return { notes: found, total }
    page++
    position = 0
  }
  return { notes: found, total, cursor: `${page}.0` }
}

export const noteTools: Tool[] = [
  {
    name: 'find_notes',
    title: 'Find notes',
    description: `Finds notes that have all words in their name or description, or lists all notes, oldest first. Answers up to ${maxFound}; if there is a cursor, more may follow: call again with it.`,
    needs: 'read',
    annotations: { readOnlyHint: true },
    inputSchema: object(
      {
        words: {
          type: 'string',
          maxLength: 200,
          description: 'Words to look for, ignoring case. Omit to list all notes.',
        },
        include_archived: { type: 'boolean', description: 'Whether to look at archived notes, too.' },
        cursor,
      },
      ['words', 'include_archived', 'cursor']
    ),
    outputSchema: object(
      { notes: { type: 'array', items: object(summary) }, total: { type: 'integer' }, cursor: { type: 'string' } },
      ['cursor']
    ),
    run: findNotes,
  },
  {
    name: 'read_note',
    title: 'Read a note',
    description: `Reads a note with its participants. ${participants}`,
    needs: 'read',
    annotations: { readOnlyHint: true },
    inputSchema: object({ note_code }),
    outputSchema: noteAnswer,
    async run({ note_code }: { note_code: string }, { notewire }: ToolContext) {
      const { data, response } = await notewire.notes.get(note_code).withResponse()
      return answerFor(data, response)
    },
  },
  {
    name: 'create_note',
    title: 'Create a note',
    description: 'Creates a note.',
    needs: 'write',
    annotations: { destructiveHint: false, idempotentHint: false },
    inputSchema: object(noteFields(models.NoteCreate), ['description', 'groups', 'users']),
    outputSchema: noteAnswer,
    async run(note: NoteCreate, { notewire }: ToolContext) {
      const { data, response } = await notewire.notes.create(note).withResponse()
      return answerFor(data, response)
    },
  },
  {
    name: 'update_note',
    title: 'Change a note',
    description:
      'Changes the given fields of a note, unless somebody else has changed it since it was read. Lists replace the old ones.',
    needs: 'write',
    annotations: { destructiveHint: true, idempotentHint: true },
    inputSchema: object(
      { note_code, etag, ...noteFields(models.NoteUpdate) },
      Object.keys(noteFields(models.NoteUpdate))
    ),
    outputSchema: noteAnswer,
    async run(
      { note_code, etag, ...changes }: NoteUpdate & { note_code: string; etag: string },
      { notewire }: ToolContext
    ) {
      const { data, response } = await notewire.notes
        .update(note_code, changes, { ifMatch: quoted(etag) })
        .withResponse()
      return answerFor(data, response)
    },
  },
  {
    name: 'archive_note',
    title: 'Archive or restore a note',
    description: 'Archives a note, which hides it from lists, or restores it. Both can be undone.',
    needs: 'write',
    annotations: { destructiveHint: false, idempotentHint: true },
    inputSchema: object({ note_code, archived: models.Note.archived }),
    outputSchema: object({ note_code, archived: models.Note.archived }),
    async run({ note_code, archived }: { note_code: string; archived: boolean }, { notewire }: ToolContext) {
      await (archived ? notewire.notes.archive(note_code) : notewire.notes.restore(note_code))
      return { note_code, archived }
    },
  },
  {
    name: 'delete_note',
    title: 'Delete a note',
    description:
      'Deletes a note for good, unless somebody else has changed it since it was read. To hide a note, use archive_note.',
    needs: 'delete',
    annotations: { destructiveHint: true, idempotentHint: true },
    inputSchema: object({ note_code, etag }),
    outputSchema: object({ deleted: note_code }),
    async run({ note_code, etag }: { note_code: string; etag: string }, { notewire, confirm }: ToolContext) {
      const { name } = await notewire.notes.get(note_code)
      if (!(await confirm(`Delete the note ${JSON.stringify(name)} for good?`)))
        throw new ToolFailed('Nothing was deleted: the user declined.')
      await notewire.notes.delete(note_code, { ifMatch: quoted(etag) })
      return { deleted: note_code }
    },
  },
]

/** Returns the fields of a note that an assistant writes: all but the icon. */
function noteFields({ name, description, scope, groups, users }: (typeof models)['NoteCreate' | 'NoteUpdate']) {
  return { name, description, scope, groups, users }
}
