import type { components } from '../../generated/types.js'
import { changesWithEvents, writableNote } from '../changes-with-events.js'
import { type Handlers, operationUrl } from '../contract.js'
import type { Dependencies } from '../dependencies.js'
import { allowsChange, matchesWeakly, noteEtags } from '../etag.js'
import { type JsonText, jsonArray, jsonObject, jsonType, toJson } from '../json-text.js'
import { noteTexts } from '../note-texts.js'
import { pageMeta } from '../page-meta.js'
import { noteChanged, noteNotFound } from '../problems.js'
import { responseCache, whenReady } from '../response-cache.js'
import { type Caller, mayCreateNotes } from '../rules/access.js'
import { readIcon } from '../rules/icon.js'
import { noteView } from '../rules/note-representation.js'
import type { NoteRecord, NoteState } from '../rules/note-state.js'
import * as participants from '../rules/participants.js'
import type { Stores } from '../store/store.js'

const noMeta = toJson({})

type Bodies = components['schemas']

/** A request that changes a note. */
interface ChangeRequest {
  params: { note_code: string }
  headers: { 'if-match'?: string }
  caller: Caller
}

export function notes(dependencies: Dependencies): Handlers<'Notes'> {
  const { config, store, now } = dependencies
  const { BASE_URL } = config
  const changes = changesWithEvents(dependencies)
  const etagOf = noteEtags(BASE_URL)
  const texts = noteTexts(dependencies)
  const keptNotes = responseCache<{ etag: string; text: JsonText<Bodies['NoteResponse']> }>(dependencies)
  const keptPages = responseCache<{ text: JsonText<Bodies['NotesPage']> }>(dependencies)
  const view = (note: NoteRecord) => noteView(note, BASE_URL)

  /** Returns the note. Throws what `writableNote` throws, and `note_changed` if `If-Match` does not allow the change. */
  async function noteIfMatch(stores: Stores, { params, headers, caller }: ChangeRequest) {
    const note = await writableNote(stores, params.note_code, caller)
    const ifMatch = headers['if-match']
    if (ifMatch !== undefined && !allowsChange(ifMatch, etagOf(note))) throw noteChanged(note.note_code, etagOf(note))
    return note
  }

  /** Changes the note in a transaction of its own. */
  const changeNote = <Result>(request: ChangeRequest, change: (stores: Stores, note: NoteRecord) => Promise<Result>) =>
    store.transaction(async (stores) => change(stores, await noteIfMatch(stores, request)), 'serializable', {
      subject: request.params.note_code,
    })

  const setArchived = (archived: boolean, request: ChangeRequest) =>
    changeNote(request, (stores, note) => changes.update(stores, note, { ...stateOf(note), archived }, request.caller))

  return {
    Notes_list({ query, caller, url }, reply) {
      const page = keptPages(caller, url, async () => {
        const { texts: notes, total } = await texts.list(query, caller)
        const meta = toJson(pageMeta(url, query, total, BASE_URL))
        return { text: jsonObject({ notes: jsonArray(notes), meta }) }
      })
      return whenReady(page, ({ text }) => {
        reply.type(jsonType)
        return reply.code(200).send(text)
      })
    },

    Notes_get({ params, caller, headers, url }, reply) {
      const note = keptNotes(caller, url, async () => {
        const found = await texts.get(params.note_code, caller)
        if (!found) throw noteNotFound(params.note_code)
        return { etag: found.etag, text: jsonObject({ note: found.text, meta: noMeta }) }
      })
      return whenReady(note, ({ etag, text }) => {
        reply.header('etag', etag)
        if (matchesWeakly(headers['if-none-match'], etag)) return reply.code(304).send()
        reply.type(jsonType)
        return reply.code(200).send(text)
      })
    },

    async Notes_create({ body, caller }, once) {
      mayCreateNotes(caller)
      const icon = await readIcon(body.icon)
      // A group or an image may be locked by another transaction, which others need not wait for. None can make this one wrong:
      // users are never deleted, and foreign keys guard groups and images.
      const isolation = icon || body.groups?.length ? 'snapshot' : 'independent'
      return once(async (stores, answer) => {
        const keys = participants.keysForNewNote(body, caller)
        const listed = await findParticipants(stores, keys, body, caller)
        if (icon) await stores.icons.put(icon)
        const { name, description = '' } = body
        const state = { name, description, icon: icon?.name ?? null, archived: false, ...listed }
        const note = await stores.notes.create(state, now())
        const location = operationUrl('Notes_get', { note_code: note.note_code }, BASE_URL)
        const headers = { location, etag: etagOf(note) }
        return answer(201, { note: [{ ...view(note), services: [] }], meta: {} }, headers)
      }, isolation)
    },

    async Notes_update(request, reply) {
      const { body, caller } = request
      const icon = await readIcon(body.icon)
      const note = await changeNote(request, async (stores, before) => {
        if (icon) await stores.icons.put(icon)
        const { name = before.name, description = before.description } = body
        const iconName = icon === undefined ? before.icon : (icon?.name ?? null)
        const listed = participants.setsParticipants(body)
          ? await changedParticipants(stores, before, body, caller)
          : {}
        const state = { ...stateOf(before), name, description, icon: iconName, ...listed }
        return changes.update(stores, before, state, caller)
      })
      reply.header('etag', etagOf(note))
      return reply.code(200).send({ notes: [view(note)], meta: {} })
    },

    async Notes_delete(request, reply) {
      await changeNote(request, (stores, note) => changes.delete(stores, note, request.caller))
      return reply.code(204).send()
    },

    async Notes_archive(request, reply) {
      await setArchived(true, request)
      return reply.code(204).send()
    },

    async Notes_restore(request, reply) {
      await setArchived(false, request)
      return reply.code(204).send()
    },
  }
}

const stateOf = ({ name, description, icon, archived, scope }: NoteRecord): NoteState => ({
  name,
  description,
  icon,
  archived,
  scope,
})

const keysOf = ({ scope, users, groups }: NoteRecord): participants.ParticipantKeys => ({
  scope,
  users: users.map(({ user_code }) => user_code),
  groups: groups.map(({ name }) => name),
})

/** Returns who takes part after a request that sets participants. Throws if the caller would not. */
async function changedParticipants(
  stores: Stores,
  before: NoteRecord,
  request: Partial<participants.ParticipantKeys>,
  caller: Caller
) {
  const keys = participants.keysForChangedNote(request, keysOf(before))
  const listed = await findParticipants(stores, keys, request, caller)
  participants.mustKeepCaller(listed, caller)
  return listed
}

/** Returns the participants with these keys. Throws if the request names a user or group that does not exist. */
async function findParticipants(
  { users, groups }: Stores,
  keys: participants.ParticipantKeys,
  request: Partial<participants.ParticipantKeys>,
  caller: Caller
) {
  const knownUsers = await users.byCodes(keys.users)
  const knownGroups = await groups.byNames(keys.groups, caller)
  return participants.resolveParticipants(keys, request, knownUsers, knownGroups)
}
