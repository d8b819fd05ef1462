import { type Handlers, operationUrl } from '../contract.js'
import type { Dependencies } from '../dependencies.js'
import { pageMeta } from '../paging.js'
import { noteNotFound } from '../problems.js'
import { type Caller, mayChangeNote, mayCreateNotes } from '../rules/access.js'
import { changeEvent, type Note, noteEvent } from '../rules/events.js'
import { readIcon } from '../rules/icon.js'
import * as participants from '../rules/participants.js'
import { type NoteRecord, type NoteState, withState } from '../store/notes.js'
import type { Stores } from '../store/store.js'
import { iconAddress } from './icons.js'

/** A note as the contract shows it. */
export const showNote = (note: NoteRecord, baseUrl: string): Note => ({
  note_code: note.note_code,
  name: note.name,
  description: note.description,
  icon_url: note.icon === null ? null : iconAddress(note.icon, baseUrl),
  archived: note.archived,
  scope: note.scope,
  groups: note.groups,
  users: note.users,
})

/** The note, if the caller sees it and may change it. */
export async function noteToManage({ notes }: Stores, code: string, caller: Caller): Promise<NoteRecord> {
  const note = await notes.get(code, caller)
  if (!note) throw noteNotFound(code)
  mayChangeNote(caller)
  return note
}

export function notes({ config: { BASE_URL }, store, now }: Dependencies): Handlers<'Notes'> {
  const show = (note: NoteRecord) => showNote(note, BASE_URL)

  /** Writes a change and its event; neither where the note would show the same as before. */
  async function change(stores: Stores, before: NoteRecord, state: NoteState, caller: Caller): Promise<NoteRecord> {
    const after = withState(before, state)
    const event = changeEvent(show(before), show(after), caller, now())
    if (!event) return before
    await stores.notes.update(before, state)
    if (before.icon !== null && before.icon !== after.icon) await stores.icons.dropUnused(before.icon)
    await stores.deliveries.record(event, await stores.services.list(before), now())
    return after
  }

  const setArchived = (archived: boolean, code: string, caller: Caller) =>
    store.transaction(async (stores) => {
      const note = await noteToManage(stores, code, caller)
      await change(stores, note, { ...stateOf(note), archived }, caller)
    })

  return {
    async Notes_list({ query, caller, url }, reply) {
      const { notes, total } = await store.notes.list(query, caller)
      return reply.code(200).send({ notes: notes.map(show), meta: pageMeta(url, query, total, BASE_URL) })
    },

    async Notes_get({ params, caller, headers }, reply) {
      const note = await store.notes.get(params.note_code, caller)
      if (!note) throw noteNotFound(params.note_code)
      const etag = `"${note.version}"`
      reply.header('etag', etag)
      if (isKnown(etag, headers['if-none-match'])) return reply.code(304).send()
      return reply.code(200).send({ note: show(note), meta: {} })
    },

    async Notes_create({ body, caller }, reply) {
      mayCreateNotes(caller)
      const icon = await readIcon(body.icon)
      const note = await store.transaction(async (stores) => {
        const wanted = participants.forNewNote(body, caller)
        const takingPart = participants.resolve(wanted, body, ...(await known(stores, wanted, caller)))
        if (icon) await stores.icons.put(icon)
        const { name, description } = body
        return stores.notes.create(
          { name, description, icon: icon?.name ?? null, archived: false, ...takingPart },
          now()
        )
      })
      reply.header('location', operationUrl('Notes_get', { note_code: note.note_code }, BASE_URL))
      return reply.code(201).send({ note: [{ ...show(note), services: [] }], meta: {} })
    },

    async Notes_update({ params, body, caller }, reply) {
      const icon = await readIcon(body.icon)
      const note = await store.transaction(async (stores) => {
        const before = await noteToManage(stores, params.note_code, caller)
        const wanted = participants.forChangedNote(body, listedIn(before))
        const takingPart = participants.resolve(wanted, body, ...(await known(stores, wanted, caller)))
        participants.mustKeepCaller(body, takingPart, caller)
        if (icon) await stores.icons.put(icon)
        const { name = before.name, description = before.description } = body
        const iconName = icon === undefined ? before.icon : (icon?.name ?? null)
        return change(stores, before, { ...stateOf(before), name, description, icon: iconName, ...takingPart }, caller)
      })
      return reply.code(200).send({ notes: [show(note)], meta: {} })
    },

    async Notes_delete({ params, caller }, reply) {
      await store.transaction(async (stores) => {
        const note = await noteToManage(stores, params.note_code, caller)
        const event = noteEvent('note.deleted', show(note), caller, now())
        const targets = await stores.services.list(note)
        await stores.notes.delete(note)
        await stores.deliveries.record(event, targets, now())
        if (note.icon !== null) await stores.icons.dropUnused(note.icon)
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

/** Whether an If-None-Match names the version; weakly compared (RFC 9110, section 13.1.2). */
const isKnown = (etag: string, header = '') =>
  header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag)

const stateOf = ({ name, description, icon, archived, scope }: NoteRecord): NoteState => ({
  name,
  description,
  icon,
  archived,
  scope,
})

const listedIn = ({ scope, users, groups }: NoteRecord): participants.Wanted => ({
  scope,
  users: users.map(({ user_code }) => user_code),
  groups: groups.map(({ name }) => name),
})

/** Those of the users and groups wanted that exist. */
const known = async ({ users, groups }: Stores, wanted: participants.Wanted, caller: Caller) =>
  [await users.byCodes(wanted.users), await groups.byNames(wanted.groups, caller)] as const
