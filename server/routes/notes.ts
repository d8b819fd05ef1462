import { type Handlers, operationUrl } from '../contract.js'
import type { Dependencies } from '../dependencies.js'
import { noteChanges, noteToChange } from '../note-changes.js'
import { pageMeta } from '../page-meta.js'
import { noteNotFound } from '../problems.js'
import { type Caller, mayCreateNotes } from '../rules/access.js'
import { readIcon } from '../rules/icon.js'
import type { NoteRecord, NoteState } from '../rules/note-record.js'
import { noteView } from '../rules/note-view.js'
import * as participants from '../rules/participants.js'
import type { Stores } from '../store/store.js'

export function notes(dependencies: Dependencies): Handlers<'Notes'> {
  const { config, store, now } = dependencies
  const { BASE_URL } = config
  const changes = noteChanges(dependencies)
  const view = (note: NoteRecord) => noteView(note, BASE_URL)

  const setArchived = (archived: boolean, code: string, caller: Caller) =>
    store.transaction(async (stores) => {
      const note = await noteToChange(stores, code, caller)
      await changes.update(stores, note, { ...stateOf(note), archived }, caller)
    })

  return {
    async Notes_list({ query, caller, url }, reply) {
      const { notes, total } = await store.notes.list(query, caller)
      return reply.code(200).send({ notes: notes.map(view), meta: pageMeta(url, query, total, BASE_URL) })
    },

    async Notes_get({ params, caller, headers }, reply) {
      const note = await store.notes.get(params.note_code, caller)
      if (!note) throw noteNotFound(params.note_code)
      const etag = `"${note.version}"`
      reply.header('etag', etag)
      if (matches(headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.code(200).send({ note: view(note), meta: {} })
    },

    async Notes_create({ body, caller }, reply) {
      mayCreateNotes(caller)
      const icon = await readIcon(body.icon)
      const note = await store.transaction(async (stores) => {
        const names = participants.namesForNewNote(body, caller)
        const resolved = await resolve(stores, names, body, caller)
        if (icon) await stores.icons.put(icon)
        const { name, description } = body
        return stores.notes.create({ name, description, icon: icon?.name ?? null, archived: false, ...resolved }, now())
      })
      reply.header('location', operationUrl('Notes_get', { note_code: note.note_code }, BASE_URL))
      return reply.code(201).send({ note: [{ ...view(note), services: [] }], meta: {} })
    },

    async Notes_update({ params, body, caller }, reply) {
      const icon = await readIcon(body.icon)
      const note = await store.transaction(async (stores) => {
        const before = await noteToChange(stores, params.note_code, caller)
        const names = participants.namesForChangedNote(body, namesIn(before))
        const resolved = await resolve(stores, names, body, caller)
        participants.mustKeepCaller(body, resolved, caller)
        if (icon) await stores.icons.put(icon)
        const { name = before.name, description = before.description } = body
        const iconName = icon === undefined ? before.icon : (icon?.name ?? null)
        const state = { name, description, icon: iconName, archived: before.archived, ...resolved }
        return changes.update(stores, before, state, caller)
      })
      return reply.code(200).send({ notes: [view(note)], meta: {} })
    },

    async Notes_delete({ params, caller }, reply) {
      await store.transaction(async (stores) => {
        await changes.delete(stores, await noteToChange(stores, params.note_code, caller), caller)
      })
      return reply.code(204).send()
    },

    async Notes_archive({ params, caller }, reply) {
      await setArchived(true, params.note_code, caller)
      return reply.code(204).send()
    },

    async Notes_restore({ params, caller }, reply) {
      await setArchived(false, params.note_code, caller)
      return reply.code(204).send()
    },
  }
}

/** Whether `If-None-Match` matches the ETag, by weak comparison (RFC 9110, section 13.1.2). */
const matches = (ifNoneMatch = '', etag: string) =>
  ifNoneMatch.split(',').some((entry) => entry.trim() === '*' || entry.trim().replace(/^W\//, '') === etag)

const stateOf = ({ name, description, icon, archived, scope }: NoteRecord): NoteState => ({
  name,
  description,
  icon,
  archived,
  scope,
})

const namesIn = ({ scope, users, groups }: NoteRecord): participants.ParticipantNames => ({
  scope,
  users: users.map(({ user_code }) => user_code),
  groups: groups.map(({ name }) => name),
})

/** Returns the participants with these names. Throws if the request names a user or group that does not exist. */
async function resolve(
  { users, groups }: Stores,
  names: participants.ParticipantNames,
  request: Partial<participants.ParticipantNames>,
  caller: Caller
) {
  const knownUsers = await users.byCodes(names.users)
  const knownGroups = await groups.byNames(names.groups, caller)
  return participants.resolveParticipants(names, request, knownUsers, knownGroups)
}
