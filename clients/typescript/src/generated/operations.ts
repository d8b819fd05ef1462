// Made from spec/ by `npm run generate`. Do not edit.
import type { List } from '../list.js'
import type { Call } from '../notewire.js'
import type { CallOptions } from '../request.js'
import type { components, operations as wire } from './types.js'

/** Who did it. */
export type Actor = components['schemas']['Actor']
/** Token for the chat service, up to 1,000 characters. Goes in, is kept encrypted, and never comes out. */
export type ApiToken = components['schemas']['ApiToken']
/** Whole seconds since 1970. */
export type AttemptTime = components['schemas']['AttemptTime']
/** A field of a note that an update can change. */
export type ChangedField = components['schemas']['ChangedField']
/** Slack, through an incoming webhook. */
export type ChatAService = components['schemas']['ChatAService']
/** Slack: the address of an incoming webhook. */
export type ChatAServiceCreate = components['schemas']['ChatAServiceCreate']
/** Chatwork, through its API. The token is never shown. */
export type ChatBService = components['schemas']['ChatBService']
/** Chatwork: a room, and a token that may post to it. */
export type ChatBServiceCreate = components['schemas']['ChatBServiceCreate']
/** Microsoft Teams, through a workflow's webhook. */
export type ChatCService = components['schemas']['ChatCService']
/** Microsoft Teams: the address of a workflow that starts "when a Teams webhook request is received". */
export type ChatCServiceCreate = components['schemas']['ChatCServiceCreate']
/** Google Chat, through a space's webhook. */
export type ChatDService = components['schemas']['ChatDService']
/** Google Chat: the address of a space's webhook. */
export type ChatDServiceCreate = components['schemas']['ChatDServiceCreate']
/** A note that was just created. */
export type CreatedNote = components['schemas']['CreatedNote']
/** Always empty. */
export type EmptyMeta = components['schemas']['EmptyMeta']
/** What happened to a note. */
export type EventData = components['schemas']['EventData']
/** Identifier of an event. */
export type EventId = components['schemas']['EventId']
/** One fault of a request: its place, as a `pointer` or a `parameter`, and what is wrong there. */
export type Fault = components['schemas']['Fault']
/** A group. */
export type Group = components['schemas']['Group']
/** What a new group is made of. */
export type GroupCreate = components['schemas']['GroupCreate']
/** Users to add to a group, or to remove from it. */
export type GroupMembers = components['schemas']['GroupMembers']
/** Name of a group and its identifier, 1 to 100 characters of any kind. Unicode forms that look the same are the same (NFC). Percent-encoded in paths, `/` as `%2F`; `.` and `..` mean something else there, and cannot be names. */
export type GroupName = components['schemas']['GroupName']
/** Up to 100 group names. One that is listed twice counts once. */
export type GroupNames = components['schemas']['GroupNames']
/** A group, as lists name it. */
export type GroupReference = components['schemas']['GroupReference']
/** A user as member of a group. */
export type GroupUser = components['schemas']['GroupUser']
/** A PNG, JPEG, GIF or WebP image in Base64 (RFC 4648, section 4), at most 1 MiB once decoded. A `data:` prefix is accepted; line breaks are not. */
export type Icon = components['schemas']['Icon']
/** A note. */
export type Note = components['schemas']['Note']
/** The note was archived. */
export type NoteArchivedEvent = components['schemas']['NoteArchivedEvent']
/** Identifier of a note, given when it is created. */
export type NoteCode = components['schemas']['NoteCode']
/** What a new note is made of. */
export type NoteCreate = components['schemas']['NoteCreate']
/** The note was deleted. This is its last event. */
export type NoteDeletedEvent = components['schemas']['NoteDeletedEvent']
/** Description of a note, up to 200 characters. */
export type NoteDescription = components['schemas']['NoteDescription']
/** Name of a note, 1 to 30 characters. It need not be unique. */
export type NoteName = components['schemas']['NoteName']
/** The note was restored from the archive. */
export type NoteRestoredEvent = components['schemas']['NoteRestoredEvent']
/** Who takes part in a note. */
export type NoteScope = components['schemas']['NoteScope']
/** What to change of a note. What is absent stays as it is. */
export type NoteUpdate = components['schemas']['NoteUpdate']
/** The note was changed. */
export type NoteUpdatedEvent = components['schemas']['NoteUpdatedEvent']
/** Where a page stands in its list. */
export type PageMeta = components['schemas']['PageMeta']
/** The target was attached to the note. */
export type PingEvent = components['schemas']['PingEvent']
/** Room of the chat service, as its address names it. */
export type RoomId = components['schemas']['RoomId']
/** A service integration of a note. `name` tells its kind. */
export type Service = components['schemas']['Service']
/** What a new integration is made of: `name` tells the kind, and the kind which fields belong to it. */
export type ServiceCreate = components['schemas']['ServiceCreate']
/** Number of an integration. It counts up, and is never given twice. */
export type ServiceId = components['schemas']['ServiceId']
/** Signature of a request, after Standard Webhooks. */
export type Signature = components['schemas']['Signature']
/** Address of a target, http or https, up to 2,000 characters. */
export type TargetUrl = components['schemas']['TargetUrl']
/** Text that any database can keep: no NUL, no half of a surrogate pair. */
export type Text = components['schemas']['Text']
/** What an update changed. */
export type UpdateData = components['schemas']['UpdateData']
/** Code of a user, given when the user was added. */
export type UserCode = components['schemas']['UserCode']
/** Up to 500 user codes. One that is listed twice counts once. */
export type UserCodes = components['schemas']['UserCodes']
/** A user, as lists of participants name them. */
export type UserReference = components['schemas']['UserReference']
/** Secret that signs webhook requests, up to 1,000 characters: any text, or 24 to 64 bytes in Base64 after `whsec_`. Goes in, is kept encrypted, and never comes out. */
export type WebhookSecret = components['schemas']['WebhookSecret']
/** A webhook of your own. Its secret is never shown. */
export type WebhookService = components['schemas']['WebhookService']
/** A webhook of your own, called as Standard Webhooks describes. */
export type WebhookServiceCreate = components['schemas']['WebhookServiceCreate']
export type NotesListQuery = NonNullable<wire['Notes_list']['parameters']['query']>
export type NotesListPage = wire['Notes_list']['responses'][200]['content']['application/json']
export type GroupsSearchQuery = NonNullable<wire['Groups_search']['parameters']['query']>
export type GroupsSearchPage = wire['Groups_search']['responses'][200]['content']['application/json']

/** A note has a name, a description and an icon. It is open to the team, or private to the users and groups it lists. */
export interface Notes {
  /**
   * Lists the notes that you can see, in the order of their creation, oldest first, so that paging is stable while notes
   * are added. Archived ones are left out unless `include_archived` is 1.
   *
   * @returns Await it for a page, `{ notes, meta }`; iterate over it, or call `all()`, for everything.
   */
  list(query?: NotesListQuery, options?: CallOptions): List<NotesListPage, Note>
  /**
   * Creates a note. You take part in it, listed or not, and come first among its `users`.
   *
   * @param body What a new note is made of.
   * @returns The `CreatedNote` itself, out of its envelope.
   * @throws {BadRequestError} `invalid_icon`, `unknown_users`, `unknown_groups`
   */
  create(body: NoteCreate, options?: CallOptions): Call<CreatedNote>
  /**
   * Answers with one note. Its `ETag` changes whenever the note does: send it back as `If-None-Match` to get 304, without
   * a body, for as long as nothing changed.
   *
   * @param note_code Identifier of the note.
   * @returns The `Note` itself, out of its envelope.
   * @throws {NotFoundError} `note_not_found`
   */
  get(note_code: NoteCode, options?: CallOptions): Call<Note>
  /**
   * Changes what the body names and leaves the rest. An update that changes nothing is no event.
   *
   * @param note_code Identifier of the note.
   * @param body What to change of a note. What is absent stays as it is.
   * @returns The `Note` itself, out of its envelope.
   * @throws {BadRequestError} `invalid_icon`, `unknown_users`, `unknown_groups`, `caller_left_out`
   * @throws {NotFoundError} `note_not_found`
   */
  update(note_code: NoteCode, body: NoteUpdate, options?: CallOptions): Call<Note>
  /**
   * Deletes a note for good, its icon and its integrations with it. They are told of it.
   *
   * @param note_code Identifier of the note.
   * @throws {NotFoundError} `note_not_found`
   */
  delete(note_code: NoteCode, options?: CallOptions): Call<void>
  /**
   * Archives a note: lists leave it out unless asked. Archiving one that is archived changes nothing, and is no error.
   *
   * @param note_code Identifier of the note.
   * @throws {NotFoundError} `note_not_found`
   */
  archive(note_code: NoteCode, options?: CallOptions): Call<void>
  /**
   * Restores a note from the archive. Restoring one that is not archived changes nothing, and is no error.
   *
   * @param note_code Identifier of the note.
   * @throws {NotFoundError} `note_not_found`
   */
  restore(note_code: NoteCode, options?: CallOptions): Call<void>
}

/** A group is a named set of users. A private note that lists a group is open to its members, as they come and go. */
export interface Groups {
  /**
   * Finds the groups that match all filters given, or all groups, ordered by name. Elements hold the name alone.
   *
   * @returns Await it for a page, `{ groups, meta }`; iterate over it, or call `all()`, for everything.
   */
  search(query?: GroupsSearchQuery, options?: CallOptions): List<GroupsSearchPage, GroupReference>
  /**
   * Creates a group. You are its first member, and its admin.
   *
   * @param body What a new group is made of.
   * @returns The `Group` itself, out of its envelope.
   * @throws {ConflictError} `group_exists`
   */
  create(body: GroupCreate, options?: CallOptions): Call<Group>
  /**
   * Answers with one group and its members.
   *
   * @param group_name Name of the group.
   * @returns The `Group` itself, out of its envelope.
   * @throws {NotFoundError} `group_not_found`
   */
  get(group_name: GroupName, options?: CallOptions): Call<Group>
  /**
   * Deletes a group, and takes it out of the notes that list it. Where that would leave a private note with no
   * participant at all, the answer is 409 and nothing changes.
   *
   * @param group_name Name of the group.
   * @throws {NotFoundError} `group_not_found`
   * @throws {ConflictError} `group_in_use`
   */
  delete(group_name: GroupName, options?: CallOptions): Call<void>
  /**
   * Adds users to a group. One who is a member already stays as is. An unknown code is an error, and then nobody is added.
   *
   * @param group_name Name of the group.
   * @param body Users to add to a group, or to remove from it.
   * @throws {BadRequestError} `unknown_users`
   * @throws {NotFoundError} `group_not_found`
   */
  addUsers(group_name: GroupName, body: GroupMembers, options?: CallOptions): Call<void>
  /**
   * Removes users from a group. The codes come in the body, DELETE though it is. One who is not a member is no error.
   * Where that would leave a private note with no participant at all, the answer is 409 and nothing changes.
   *
   * @param group_name Name of the group.
   * @param body Users to add to a group, or to remove from it.
   * @throws {NotFoundError} `group_not_found`
   * @throws {ConflictError} `group_in_use`
   */
  removeUsers(group_name: GroupName, body: GroupMembers, options?: CallOptions): Call<void>
}

/** A service integration carries what happens to one note to a chat service or a webhook. Tokens and secrets go in and never come out. */
export interface Services {
  /**
   * Lists the integrations of a note, oldest first. All on one page: a note has at most 20.
   *
   * @param note_code Identifier of the note.
   * @returns The `Service[]` itself, out of its envelope.
   * @throws {ForbiddenError} `forbidden`
   * @throws {NotFoundError} `note_not_found`
   */
  list(note_code: NoteCode, options?: CallOptions): Call<Service[]>
  /**
   * Attaches a target to a note: the note's events are carried to it from now on, beginning with a `ping`.
   *
   * @param note_code Identifier of the note.
   * @param body What a new integration is made of: `name` tells the kind, and the kind which fields belong to it.
   * @returns The `Service` itself, out of its envelope.
   * @throws {BadRequestError} `target_refused`
   * @throws {NotFoundError} `note_not_found`
   * @throws {ConflictError} `too_many_services`
   */
  add<Kind extends ServiceCreate['name']>(note_code: NoteCode, body: ServiceCreate & { name: Kind }, options?: CallOptions): Call<Extract<Service, { name: Kind }>>
  /**
   * Removes a target from a note. What has not reached it yet is dropped.
   *
   * @param note_code Identifier of the note.
   * @param service_id Identifier of the integration.
   * @throws {NotFoundError} `note_not_found`, `service_not_found`
   */
  delete(note_code: NoteCode, service_id: ServiceId, options?: CallOptions): Call<void>
}

/** What a client can do, by resource. */
export interface Operations {
  /** A note has a name, a description and an icon. It is open to the team, or private to the users and groups it lists. */
  readonly notes: Notes
  /** A group is a named set of users. A private note that lists a group is open to its members, as they come and go. */
  readonly groups: Groups
  /** A service integration carries what happens to one note to a chat service or a webhook. Tokens and secrets go in and never come out. */
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
