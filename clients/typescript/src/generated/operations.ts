// Made from spec/ by `npm run generate`. Do not edit.
import type { List } from '../list.js'
import type { Call } from '../notewire.js'
import type { CallOptions } from '../request.js'
import type { components, operations as wire } from './types.js'

/** The user who caused an event. */
export type Actor = components['schemas']['Actor']
/** Token for the chat service, up to 1,000 characters. It is stored encrypted and never returned. */
export type ApiToken = components['schemas']['ApiToken']
/** Time of an attempt, in whole seconds since 1970. */
export type AttemptTime = components['schemas']['AttemptTime']
/** A field of a note that an update can change. */
export type ChangedField = components['schemas']['ChangedField']
/** Slack, through an incoming webhook. */
export type ChatAService = components['schemas']['ChatAService']
/** Slack: the URL of an incoming webhook. */
export type ChatAServiceCreate = components['schemas']['ChatAServiceCreate']
/** Chatwork, through its API. The token is never returned. */
export type ChatBService = components['schemas']['ChatBService']
/** Chatwork: a room, and a token that may post to it. */
export type ChatBServiceCreate = components['schemas']['ChatBServiceCreate']
/** Microsoft Teams, through the webhook of a workflow. */
export type ChatCService = components['schemas']['ChatCService']
/** Microsoft Teams: the URL of a workflow that starts "when a Teams webhook request is received". */
export type ChatCServiceCreate = components['schemas']['ChatCServiceCreate']
/** Google Chat, through the webhook of a space. */
export type ChatDService = components['schemas']['ChatDService']
/** Google Chat: the URL of a space's webhook. */
export type ChatDServiceCreate = components['schemas']['ChatDServiceCreate']
/** A note that was just created. */
export type CreatedNote = components['schemas']['CreatedNote']
/** Always empty. */
export type EmptyMeta = components['schemas']['EmptyMeta']
/** The note of an event, and the user who caused it. */
export type EventData = components['schemas']['EventData']
/** Identifier of an event. */
export type EventId = components['schemas']['EventId']
/** One fault of a request: its place, as a `pointer` or a `parameter`, and what is wrong there. */
export type Fault = components['schemas']['Fault']
/** A group. */
export type Group = components['schemas']['Group']
/** Data of a new group. */
export type GroupCreate = components['schemas']['GroupCreate']
/** Users to add to a group or to remove from it. */
export type GroupMembers = components['schemas']['GroupMembers']
/** Name of a group, which identifies it: 1 to 100 characters of any kind, normalized to Unicode NFC. Percent-encode it in paths, `/` as `%2F`. `.` and `..` have a meaning in paths and are not allowed. */
export type GroupName = components['schemas']['GroupName']
/** Up to 100 group names. Duplicates count once. */
export type GroupNames = components['schemas']['GroupNames']
/** A group in a list. */
export type GroupReference = components['schemas']['GroupReference']
/** A member of a group. */
export type GroupUser = components['schemas']['GroupUser']
/** A PNG, JPEG, GIF or WebP image in Base64 (RFC 4648, section 4), at most 1 MiB when decoded. A `data:` prefix is accepted; line breaks are not. */
export type Icon = components['schemas']['Icon']
/** A note. */
export type Note = components['schemas']['Note']
/** The note was archived. */
export type NoteArchivedEvent = components['schemas']['NoteArchivedEvent']
/** Identifier of a note, assigned when the note is created. */
export type NoteCode = components['schemas']['NoteCode']
/** Data of a new note. */
export type NoteCreate = components['schemas']['NoteCreate']
/** The note was deleted. This is its last event. */
export type NoteDeletedEvent = components['schemas']['NoteDeletedEvent']
/** Description of a note, up to 200 characters. */
export type NoteDescription = components['schemas']['NoteDescription']
/** Name of a note, 1 to 30 characters. Names need not be unique. */
export type NoteName = components['schemas']['NoteName']
/** The note was restored from the archive. */
export type NoteRestoredEvent = components['schemas']['NoteRestoredEvent']
/** Scope of a note: who takes part in it. */
export type NoteScope = components['schemas']['NoteScope']
/** Changes to a note. Absent fields keep their values. */
export type NoteUpdate = components['schemas']['NoteUpdate']
/** The note was updated. */
export type NoteUpdatedEvent = components['schemas']['NoteUpdatedEvent']
/** Position of a page in its list. */
export type PageMeta = components['schemas']['PageMeta']
/** The target was added to the note. */
export type PingEvent = components['schemas']['PingEvent']
/** Room of the chat service, as in the room's URL. */
export type RoomId = components['schemas']['RoomId']
/** A service integration of a note. `name` is its kind. */
export type Service = components['schemas']['Service']
/** Data of a new integration. `name` is its kind, which determines the other fields. */
export type ServiceCreate = components['schemas']['ServiceCreate']
/** Number of an integration. Numbers count up and are never reused. */
export type ServiceId = components['schemas']['ServiceId']
/** Signature of a request, as specified by Standard Webhooks. */
export type Signature = components['schemas']['Signature']
/** URL of a target, http or https, up to 2,000 characters. */
export type TargetUrl = components['schemas']['TargetUrl']
/** Text that every database can store: no NUL character and no unpaired surrogate. */
export type Text = components['schemas']['Text']
/** The note of an update, the user who made it, and what changed. */
export type UpdateData = components['schemas']['UpdateData']
/** Code of a user, assigned when the user is added. */
export type UserCode = components['schemas']['UserCode']
/** Up to 500 user codes. Duplicates count once. */
export type UserCodes = components['schemas']['UserCodes']
/** A user in a list of participants. */
export type UserReference = components['schemas']['UserReference']
/** Secret that signs webhook requests, up to 1,000 characters: any text, or `whsec_` followed by 24 to 64 bytes in Base64. It is stored encrypted and never returned. */
export type WebhookSecret = components['schemas']['WebhookSecret']
/** A webhook of your own. Its secret is never returned. */
export type WebhookService = components['schemas']['WebhookService']
/** A webhook of your own, called as specified by Standard Webhooks. */
export type WebhookServiceCreate = components['schemas']['WebhookServiceCreate']
export type NotesListQuery = NonNullable<wire['Notes_list']['parameters']['query']>
export type NotesListPage = wire['Notes_list']['responses'][200]['content']['application/json']
export type GroupsSearchQuery = NonNullable<wire['Groups_search']['parameters']['query']>
export type GroupsSearchPage = wire['Groups_search']['responses'][200]['content']['application/json']

/** A note has a name, a description and an icon. It is open to the team, or private to the users and groups that it lists. */
export interface Notes {
  /**
   * Lists the notes that you can see, oldest first, so that paging is stable while notes are created. Archived notes are
   * left out unless `include_archived` is 1.
   *
   * @returns Await it for a page, `{ notes, meta }`; iterate over it, or call `all()`, for everything.
   */
  list(query?: NotesListQuery, options?: CallOptions): List<NotesListPage, Note>
  /**
   * Creates a note. You take part in it, listed or not, and come first among its `users`.
   *
   * @param body Data of a new note.
   * @returns The `CreatedNote` itself, out of its envelope.
   * @throws {BadRequestError} `invalid_icon`, `unknown_users`, `unknown_groups`
   */
  create(body: NoteCreate, options?: CallOptions): Call<CreatedNote>
  /**
   * Returns a note. Its `ETag` changes whenever the note does. Send it as `If-None-Match` to get 304 without a body as
   * long as nothing has changed.
   *
   * @param note_code Identifier of the note.
   * @returns The `Note` itself, out of its envelope.
   * @throws {NotFoundError} `note_not_found`
   */
  get(note_code: NoteCode, options?: CallOptions): Call<Note>
  /**
   * Changes the fields in the body and keeps the others. An update that changes nothing causes no event.
   *
   * @param note_code Identifier of the note.
   * @param body Changes to a note. Absent fields keep their values.
   * @returns The `Note` itself, out of its envelope.
   * @throws {BadRequestError} `invalid_icon`, `unknown_users`, `unknown_groups`, `caller_left_out`
   * @throws {NotFoundError} `note_not_found`
   */
  update(note_code: NoteCode, body: NoteUpdate, options?: CallOptions): Call<Note>
  /**
   * Deletes a note permanently, together with its icon and its integrations. Their targets are notified.
   *
   * @param note_code Identifier of the note.
   * @throws {NotFoundError} `note_not_found`
   */
  delete(note_code: NoteCode, options?: CallOptions): Call<void>
  /**
   * Archives a note. Lists leave it out unless they include archived notes. Archiving an archived note changes nothing and is not an error.
   *
   * @param note_code Identifier of the note.
   * @throws {NotFoundError} `note_not_found`
   */
  archive(note_code: NoteCode, options?: CallOptions): Call<void>
  /**
   * Restores a note from the archive. Restoring a note that is not archived changes nothing and is not an error.
   *
   * @param note_code Identifier of the note.
   * @throws {NotFoundError} `note_not_found`
   */
  restore(note_code: NoteCode, options?: CallOptions): Call<void>
}

/** A group is a named set of users. A private note that lists a group is visible to its current members. */
export interface Groups {
  /**
   * Finds the groups that match all filters, or all groups if there is no filter, ordered by name. The result has only their names.
   *
   * @returns Await it for a page, `{ groups, meta }`; iterate over it, or call `all()`, for everything.
   */
  search(query?: GroupsSearchQuery, options?: CallOptions): List<GroupsSearchPage, GroupReference>
  /**
   * Creates a group. You become its first member and its admin.
   *
   * @param body Data of a new group.
   * @returns The `Group` itself, out of its envelope.
   * @throws {ConflictError} `group_exists`
   */
  create(body: GroupCreate, options?: CallOptions): Call<Group>
  /**
   * Returns a group and its members.
   *
   * @param group_name Name of the group.
   * @returns The `Group` itself, out of its envelope.
   * @throws {NotFoundError} `group_not_found`
   */
  get(group_name: GroupName, options?: CallOptions): Call<Group>
  /**
   * Deletes a group and removes it from the notes that list it. If this would leave a private note without participants,
   * the response is 409 and nothing changes.
   *
   * @param group_name Name of the group.
   * @throws {NotFoundError} `group_not_found`
   * @throws {ConflictError} `group_in_use`
   */
  delete(group_name: GroupName, options?: CallOptions): Call<void>
  /**
   * Adds users to a group. Users who are already members stay as they are. If a code is unknown, the request fails and nobody is added.
   *
   * @param group_name Name of the group.
   * @param body Users to add to a group or to remove from it.
   * @throws {BadRequestError} `unknown_users`
   * @throws {NotFoundError} `group_not_found`
   */
  addUsers(group_name: GroupName, body: GroupMembers, options?: CallOptions): Call<void>
  /**
   * Removes users from a group. The DELETE request has a body with their codes. Removing a user who is not a member is
   * not an error. If this would leave a private note without participants, the response is 409 and nothing changes.
   *
   * @param group_name Name of the group.
   * @param body Users to add to a group or to remove from it.
   * @throws {NotFoundError} `group_not_found`
   * @throws {ConflictError} `group_in_use`
   */
  removeUsers(group_name: GroupName, body: GroupMembers, options?: CallOptions): Call<void>
}

/** A service integration sends the events of one note to a chat service or a webhook. Its tokens and secrets are never returned. */
export interface Services {
  /**
   * Lists the integrations of a note, oldest first. The list has no pages, because a note has at most 20 integrations.
   *
   * @param note_code Identifier of the note.
   * @returns The `Service[]` itself, out of its envelope.
   * @throws {ForbiddenError} `forbidden`
   * @throws {NotFoundError} `note_not_found`
   */
  list(note_code: NoteCode, options?: CallOptions): Call<Service[]>
  /**
   * Adds an integration to a note. From then on its target receives the events of the note, starting with a `ping`.
   *
   * @param note_code Identifier of the note.
   * @param body Data of a new integration. `name` is its kind, which determines the other fields.
   * @returns The `Service` itself, out of its envelope.
   * @throws {BadRequestError} `target_refused`
   * @throws {NotFoundError} `note_not_found`
   * @throws {ConflictError} `too_many_services`
   */
  add<Kind extends ServiceCreate['name']>(note_code: NoteCode, body: ServiceCreate & { name: Kind }, options?: CallOptions): Call<Extract<Service, { name: Kind }>>
  /**
   * Deletes an integration from a note. Events that its target has not received yet are dropped.
   *
   * @param note_code Identifier of the note.
   * @param service_id Number of the integration.
   * @throws {NotFoundError} `note_not_found`, `service_not_found`
   */
  delete(note_code: NoteCode, service_id: ServiceId, options?: CallOptions): Call<void>
}

/** What a client can do, by resource. */
export interface Operations {
  /** A note has a name, a description and an icon. It is open to the team, or private to the users and groups that it lists. */
  readonly notes: Notes
  /** A group is a named set of users. A private note that lists a group is visible to its current members. */
  readonly groups: Groups
  /** A service integration sends the events of one note to a chat service or a webhook. Its tokens and secrets are never returned. */
  readonly services: Services
}

/** The operations by method and path. */
export interface Routes {
  'GET /api/v1/notes': wire['Notes_list']
  'POST /api/v1/notes': wire['Notes_create']
  'GET /api/v1/notes/{note_code}': wire['Notes_get']
  'PATCH /api/v1/notes/{note_code}': wire['Notes_update']
  'DELETE /api/v1/notes/{note_code}': wire['Notes_delete']
  'PATCH /api/v1/notes/{note_code}/archive': wire['Notes_archive']
  'PATCH /api/v1/notes/{note_code}/extract': wire['Notes_restore']
  'GET /api/v1/groups': wire['Groups_search']
  'POST /api/v1/groups': wire['Groups_create']
  'GET /api/v1/groups/{group_name}': wire['Groups_get']
  'DELETE /api/v1/groups/{group_name}': wire['Groups_delete']
  'POST /api/v1/groups/{group_name}/users': wire['Groups_addUsers']
  'DELETE /api/v1/groups/{group_name}/users': wire['Groups_removeUsers']
  'GET /api/v1/notes/{note_code}/services': wire['Services_list']
  'POST /api/v1/notes/{note_code}/services': wire['Services_add']
  'DELETE /api/v1/notes/{note_code}/services/{service_id}': wire['Services_delete']
}

/** The operations by the name of their method. */
export interface OperationsByName {
  'notes.list': wire['Notes_list']
  'notes.create': wire['Notes_create']
  'notes.get': wire['Notes_get']
  'notes.update': wire['Notes_update']
  'notes.delete': wire['Notes_delete']
  'notes.archive': wire['Notes_archive']
  'notes.restore': wire['Notes_restore']
  'groups.search': wire['Groups_search']
  'groups.create': wire['Groups_create']
  'groups.get': wire['Groups_get']
  'groups.delete': wire['Groups_delete']
  'groups.addUsers': wire['Groups_addUsers']
  'groups.removeUsers': wire['Groups_removeUsers']
  'services.list': wire['Services_list']
  'services.add': wire['Services_add']
  'services.delete': wire['Services_delete']
}

/** How each is sent, and where its result is in the answer. */
export const operations = {
  notes: {
    list: { method: 'GET', path: '/api/v1/notes', idempotent: true, takes: 'query', gives: 'notes', as: 'list', most: 100 },
    create: { method: 'POST', path: '/api/v1/notes', takes: 'body', gives: 'note', as: 'first' },
    get: { method: 'GET', path: '/api/v1/notes/{note_code}', idempotent: true, gives: 'note' },
    update: { method: 'PATCH', path: '/api/v1/notes/{note_code}', idempotent: true, takes: 'body', gives: 'notes', as: 'first' },
    delete: { method: 'DELETE', path: '/api/v1/notes/{note_code}', idempotent: true },
    archive: { method: 'PATCH', path: '/api/v1/notes/{note_code}/archive', idempotent: true },
    restore: { method: 'PATCH', path: '/api/v1/notes/{note_code}/extract', idempotent: true },
  },
  groups: {
    search: { method: 'GET', path: '/api/v1/groups', idempotent: true, takes: 'query', gives: 'groups', as: 'list', most: 100 },
    create: { method: 'POST', path: '/api/v1/groups', takes: 'body', gives: 'group' },
    get: { method: 'GET', path: '/api/v1/groups/{group_name}', idempotent: true, gives: 'group' },
    delete: { method: 'DELETE', path: '/api/v1/groups/{group_name}', idempotent: true },
    addUsers: { method: 'POST', path: '/api/v1/groups/{group_name}/users', idempotent: true, takes: 'body' },
    removeUsers: { method: 'DELETE', path: '/api/v1/groups/{group_name}/users', idempotent: true, takes: 'body' },
  },
  services: {
    list: { method: 'GET', path: '/api/v1/notes/{note_code}/services', idempotent: true, gives: 'services', as: 'array' },
    add: { method: 'POST', path: '/api/v1/notes/{note_code}/services', takes: 'body', gives: 'service' },
    delete: { method: 'DELETE', path: '/api/v1/notes/{note_code}/services/{service_id}', idempotent: true },
  },
} as const
