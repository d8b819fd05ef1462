// Made from spec/ by `npm run generate`. Do not edit.
import type { Call } from '../call-promise.js'
import { type Change, edit } from '../edit.js'
import type { CallOptions, CreateOptions, ChangeOptions } from '../options.js'
import { type List, paginate } from '../pagination.js'
import { array, first, member, nothing, page } from '../envelope.js'
import type { Send } from '../send-with-retries.js'
import type { CreatedNote, Group, GroupCreate, GroupMembers, GroupName, GroupReference, GroupsPage, GroupsSearchQuery, Note, NoteCode, NoteCreate, NoteUpdate, NotesListQuery, NotesPage, Service, ServiceCreate, ServiceId } from './models.js'

/** A note has a name, a description and an icon. It is open to the team, or private to the users and groups that it lists. */
export class Notes {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Lists the notes that you can see, oldest first, so that paging is stable while notes are created. Archived notes are
   * left out unless `include_archived` is 1.
   *
   * @returns Await it for one page, `{ notes, meta }`; iterate over it, or call `all()`, for all.
   */
  list = (query?: NotesListQuery, options?: CallOptions): List<NotesPage, Note> =>
    paginate('GET /api/v1/notes', 'notes', 'note_code', 100, query, (query: NotesListQuery) =>
      this.#send('GET /api/v1/notes', { query }, options, page('notes'))
    )

  /**
   * Creates a note. You take part in it, listed or not, and come first among its `users`.
   *
   * @param body Data of a new note.
   * @throws {BadRequestError} `invalid_icon`, `unknown_users`, `unknown_groups`
   * @throws {UnprocessableEntityError} `idempotency_key_reused`
   */
  create = (body: NoteCreate, options?: CreateOptions): Call<CreatedNote> =>
    this.#send('POST /api/v1/notes', { body }, options, first('note'))

  /**
   * Returns a note. Its `ETag` changes whenever the note does. Send it as `If-None-Match` to get 304 without a body as
   * long as nothing has changed.
   *
   * @param note_code Identifier of the note.
   * @throws {NotFoundError} `note_not_found`
   */
  get = (note_code: NoteCode, options?: CallOptions): Call<Note> =>
    this.#send('GET /api/v1/notes/{note_code}', { path: { note_code } }, options, member('note'))

  /**
   * Changes the fields in the body and keeps the others. An update that changes nothing causes no event. Send the `ETag` of
   * the note that you have read as `If-Match`, so that you do not overwrite what somebody else has changed since.
   *
   * @param note_code Identifier of the note.
   * @param body Changes to a note. Absent fields keep their values.
   * @throws {BadRequestError} `invalid_icon`, `unknown_users`, `unknown_groups`, `caller_left_out`
   * @throws {NotFoundError} `note_not_found`
   * @throws {PreconditionFailedError} `note_changed`
   */
  update = (note_code: NoteCode, body: NoteUpdate, options?: ChangeOptions): Call<Note> =>
    this.#send('PATCH /api/v1/notes/{note_code}', { path: { note_code }, body }, options, first('notes'))

  /**
   * Deletes a note permanently, together with its icon and its integrations. Their targets receive `note.deleted`.
   *
   * @param note_code Identifier of the note.
   * @throws {NotFoundError} `note_not_found`
   * @throws {PreconditionFailedError} `note_changed`
   */
  delete = (note_code: NoteCode, options?: ChangeOptions): Call<void> =>
    this.#send('DELETE /api/v1/notes/{note_code}', { path: { note_code } }, options, nothing)

  /**
   * Archives a note. Lists leave it out unless they include archived notes. Archiving an archived note changes nothing and is not an error.
   *
   * @param note_code Identifier of the note.
   * @throws {NotFoundError} `note_not_found`
   * @throws {PreconditionFailedError} `note_changed`
   */
  archive = (note_code: NoteCode, options?: ChangeOptions): Call<void> =>
    this.#send('PATCH /api/v1/notes/{note_code}/archive', { path: { note_code } }, options, nothing)

  /**
   * Restores a note from the archive. Restoring a note that is not archived changes nothing and is not an error.
   *
   * @param note_code Identifier of the note.
   * @throws {NotFoundError} `note_not_found`
   * @throws {PreconditionFailedError} `note_changed`
   */
  restore = (note_code: NoteCode, options?: ChangeOptions): Call<void> =>
    this.#send('PATCH /api/v1/notes/{note_code}/extract', { path: { note_code } }, options, nothing)

  /**
   * Applies changes that are computed from the present note. Reads it, calls `change`, and sends the changes that it returns on
   * condition that nobody else has changed it meanwhile; otherwise starts over. So it overwrites nobody's changes.
   *
   * ```ts
   * await notewire.notes.edit(note_code, ({ users }) => ({ users: [...users.map((user) => user.user_code), '0000000002'] }))
   * ```
   *
   * @param change Returns the changes, or nothing to leave the note as it is. It may be called more than once.
   * @returns The note as it is then.
   * @throws {PreconditionFailedError} Others changed it every time.
   */
  edit = (note_code: NoteCode, change: Change<Note, NoteUpdate>, options?: CallOptions): Promise<Note> =>
    edit(this.#send, this, note_code, change, options)
}

/** A group is a named set of users. A private note that lists a group is visible to its current members. */
export class Groups {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Finds the groups that match all filters, or all groups if there is no filter, ordered by name. The result has only their names.
   *
   * @returns Await it for one page, `{ groups, meta }`; iterate over it, or call `all()`, for all.
   */
  search = (query?: GroupsSearchQuery, options?: CallOptions): List<GroupsPage, GroupReference> =>
    paginate('GET /api/v1/groups', 'groups', 'name', 100, query, (query: GroupsSearchQuery) =>
      this.#send('GET /api/v1/groups', { query }, options, page('groups'))
    )

  /**
   * Creates a group. You become its first member and its admin.
   *
   * @param body Data of a new group.
   * @throws {ConflictError} `group_exists`
   * @throws {UnprocessableEntityError} `idempotency_key_reused`
   */
  create = (body: GroupCreate, options?: CreateOptions): Call<Group> =>
    this.#send('POST /api/v1/groups', { body }, options, member('group'))

  /**
   * Returns a group and its members.
   *
   * @param group_name Name of the group.
   * @throws {NotFoundError} `group_not_found`
   */
  get = (group_name: GroupName, options?: CallOptions): Call<Group> =>
    this.#send('GET /api/v1/groups/{group_name}', { path: { group_name } }, options, member('group'))

  /**
   * Deletes a group and removes it from the notes that list it. If this would leave a private note without participants,
   * the response is 409 and nothing changes.
   *
   * @param group_name Name of the group.
   * @throws {NotFoundError} `group_not_found`
   * @throws {ConflictError} `group_in_use`
   */
  delete = (group_name: GroupName, options?: CallOptions): Call<void> =>
    this.#send('DELETE /api/v1/groups/{group_name}', { path: { group_name } }, options, nothing)

  /**
   * Adds users to a group. Users who are already members stay as they are. If a code is unknown, the request fails and nobody is added.
   *
   * @param group_name Name of the group.
   * @param body Users to add to a group or to remove from it.
   * @throws {BadRequestError} `unknown_users`
   * @throws {NotFoundError} `group_not_found`
   * @throws {UnprocessableEntityError} `idempotency_key_reused`
   */
  addUsers = (group_name: GroupName, body: GroupMembers, options?: CreateOptions): Call<void> =>
    this.#send('POST /api/v1/groups/{group_name}/users', { path: { group_name }, body }, options, nothing)

  /**
   * Removes users from a group. The DELETE request has a body with their codes. Removing a user who is not a member is
   * not an error. If this would leave a private note without participants, the response is 409 and nothing changes.
   *
   * @param group_name Name of the group.
   * @param body Users to add to a group or to remove from it.
   * @throws {NotFoundError} `group_not_found`
   * @throws {ConflictError} `group_in_use`
   */
  removeUsers = (group_name: GroupName, body: GroupMembers, options?: CallOptions): Call<void> =>
    this.#send('DELETE /api/v1/groups/{group_name}/users', { path: { group_name }, body }, options, nothing)
}

/** A service integration sends the events of one note to a chat service or a webhook. Its tokens and secrets are never returned. */
export class Services {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Lists the integrations of a note, oldest first. The list has no pages, because a note has at most 20 integrations.
   *
   * @param note_code Identifier of the note.
   * @throws {ForbiddenError} `forbidden`
   * @throws {NotFoundError} `note_not_found`
   */
  list = (note_code: NoteCode, options?: CallOptions): Call<Service[]> =>
    this.#send('GET /api/v1/notes/{note_code}/services', { path: { note_code } }, options, array('services'))

  /**
   * Adds an integration to a note. From then on its target receives the events of the note, starting with a `ping`.
   *
   * @param note_code Identifier of the note.
   * @param body Data of a new integration. `name` is its kind, which determines the other fields.
   * @throws {BadRequestError} `target_refused`
   * @throws {NotFoundError} `note_not_found`
   * @throws {ConflictError} `too_many_services`
   * @throws {UnprocessableEntityError} `idempotency_key_reused`
   */
  add = <Kind extends ServiceCreate['name']>(note_code: NoteCode, body: ServiceCreate & { name: Kind }, options?: CreateOptions): Call<Extract<Service, { name: Kind }>> =>
    this.#send('POST /api/v1/notes/{note_code}/services', { path: { note_code }, body }, options, member('service')) as Call<Extract<Service, { name: Kind }>>

  /**
   * Deletes an integration from a note. Events that its target has not received yet are dropped: 0.3 seconds after the response, nothing more is sent.
   *
   * @param note_code Identifier of the note.
   * @param service_id Number of the integration.
   * @throws {NotFoundError} `note_not_found`, `service_not_found`
   */
  delete = (note_code: NoteCode, service_id: ServiceId, options?: CallOptions): Call<void> =>
    this.#send('DELETE /api/v1/notes/{note_code}/services/{service_id}', { path: { note_code, service_id } }, options, nothing)
}

/** The resources of the service. */
export class Resources {
  /** A note has a name, a description and an icon. It is open to the team, or private to the users and groups that it lists. */
  declare readonly notes: Notes
  /** A group is a named set of users. A private note that lists a group is visible to its current members. */
  declare readonly groups: Groups
  /** A service integration sends the events of one note to a chat service or a webhook. Its tokens and secrets are never returned. */
  declare readonly services: Services

  constructor(send: Send) {
    this.notes = new Notes(send)
    this.groups = new Groups(send)
    this.services = new Services(send)
  }
}
