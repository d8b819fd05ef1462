// Makes the changes of notes that have an event, and records the event in the same transaction. Nothing else records events.
// Creating a note has none, because no integration can receive it yet.
import type { Dependencies } from './dependencies.js'
import { noteNotFound } from './problems.js'
import { type Caller, mayChangeNote } from './rules/access.js'
import { changeEvent, type NoteEvent, noteEvent } from './rules/events.js'
import { noteView } from './rules/note-representation.js'
import { isSameState, type NoteRecord, type NoteState, withGroup, withState } from './rules/note-state.js'
import type { GroupRecord, HiddenGroup } from './store/groups.js'
import type { NewService, ServiceRecord } from './store/services.js'
import type { Stores } from './store/store.js'

/** Returns the note. Throws `note_not_found` if the caller cannot see it, `forbidden` if the caller may not change it. */
export async function writableNote({ notes }: Pick<Stores, 'notes'>, code: string, caller: Caller) {
  const note = await notes.get(code, caller)
  if (!note) throw noteNotFound(code)
  mayChangeNote(caller)
  return note
}

/** How many notes one transaction takes a deleted group out of. Others wait for it, with SQLite: a few milliseconds. */
const notesInBatch = 200

/** Each function takes the stores of a transaction, and the user who makes the change. */
export function changesWithEvents({ config: { BASE_URL }, now }: Pick<Dependencies, 'config' | 'now'>) {
  const view = (note: NoteRecord) => noteView(note, BASE_URL)

  async function record({ deliveries, users }: Stores, event: NoteEvent, services: ServiceRecord[]) {
    if (services.length === 0) return
    // The caller was read before the transaction, and may have got another name or been forgotten since.
    const [actor] = await users.byCodes([event.data.actor.user_code])
    if (actor) event.data.actor.name = actor.name
    await deliveries.record(event, services, now())
  }

  /** Records the event of a change that has been written, unless the note looks the same as before. */
  async function recordChange(stores: Stores, before: NoteRecord, after: NoteRecord, actor: Caller) {
    const event = changeEvent(view(before), view(after), actor, now())
    if (event) await record(stores, event, await stores.services.list(before))
  }

  /** Records the deletion of groups that the note still lists, before a later change of the note is recorded. */
  async function dropHiddenGroups(stores: Stores, note: NoteRecord) {
    const groups = await stores.groups.hidden(note)
    if (groups.length > 0) await stores.notes.lock(note)
    for (const group of groups) {
      await stores.notes.dropGroupOf(note, group)
      await recordChange(stores, withGroup(note, group), note, group.deletedBy)
    }
  }

  async function dropGroup(stores: Stores, group: HiddenGroup, raiseTo?: number): Promise<boolean> {
    const { withServices, isLast } = await stores.notes.dropGroup(group, notesInBatch, raiseTo)
    for (const after of withServices) await recordChange(stores, withGroup(after, group), after, group.deletedBy)
    if (isLast) await stores.groups.delete(group)
    return isLast
  }

  return {
    /** Gives the note a new state. Writes nothing if it has that state already. Returns the note in its new state. */
    async update(stores: Stores, before: NoteRecord, state: NoteState, actor: Caller): Promise<NoteRecord> {
      if (isSameState(before, withState(before, state))) return before
      await dropHiddenGroups(stores, before)
      const after = await stores.notes.update(before, state, now())
      if (before.icon !== null && before.icon !== after.icon) await stores.icons.dropUnused(before.icon)
      await recordChange(stores, before, after, actor)
      return after
    },

    async delete(stores: Stores, note: NoteRecord, actor: Caller) {
      await stores.notes.lock(note)
      // Read before they lose their note: their last event is the deletion, before which nothing else is sent any more.
      const services = await stores.services.list(note)
      await stores.deliveries.cancelOf(services, now())
      await record(stores, noteEvent('note.deleted', view(note), actor, now()), services)
      await stores.notes.delete(note)
      if (note.icon !== null) await stores.icons.dropUnused(note.icon)
    },

    /**
     * Deletes a group, which takes it out of the notes that list it. Returns whether that is done. Otherwise the group is
     * hidden, and `clearGroup` goes on.
     */
    async deleteGroup(stores: Stores, group: GroupRecord, actor: Caller): Promise<boolean> {
      await stores.groups.hide(group, actor)
      const isDone = await dropGroup(stores, { ...group, deletedBy: actor }, now())
      if (!isDone) await stores.notes.startEpoch()
      return isDone
    },

    /** Takes a hidden group out of a batch of notes. Returns whether that was the last one. */
    clearGroup: (stores: Stores, group: HiddenGroup) => dropGroup(stores, group),

    /** Adds an integration, whose first event is a `ping`. */
    async addService(stores: Stores, note: NoteRecord, newService: NewService, actor: Caller) {
      await dropHiddenGroups(stores, note)
      const service = await stores.services.add(note, newService, now())
      await record(stores, noteEvent('ping', view(note), actor, now()), [service])
      return service
    },
  }
}
