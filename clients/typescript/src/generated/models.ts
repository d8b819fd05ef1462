// Made from spec/ by `npm run generate`. Do not edit.
/** The user who caused an event. */
export interface Actor {
  /** Code of the user. */
  user_code: UserCode
  /** Name of the user. */
  name: string
}

/** Token for the chat service, up to 1,000 characters. It is stored encrypted and never returned. */
export type ApiToken = string

/** Time of an attempt, in whole seconds since 1970. */
export type AttemptTime = number

/** A field of a note that an update can change. */
export type ChangedField = 'name' | 'description' | 'icon_url' | 'scope' | 'groups' | 'users'

/** Slack, through an incoming webhook. */
export interface ChatAService {
  /** Number of the integration. */
  service_id: ServiceId
  /** Kind of target. */
  name: 'chat_a'
  /** URL of the target. */
  webhook_url: TargetUrl
}

/** Slack: the URL of an incoming webhook. */
export interface ChatAServiceCreate {
  /** Kind of target. */
  name: 'chat_a'
  /** URL of the target. */
  webhook_url: TargetUrl
}

/** Chatwork, through its API. The token is never returned. */
export interface ChatBService {
  /** Number of the integration. */
  service_id: ServiceId
  /** Kind of target. */
  name: 'chat_b'
  /** Room that receives the messages. */
  room_id: RoomId
}

/** Chatwork: a room, and a token that may post to it. */
export interface ChatBServiceCreate {
  /** Kind of target. */
  name: 'chat_b'
  /** Room that receives the messages. */
  room_id: RoomId
  /** Token for the chat service. */
  api_token: ApiToken
}

/** Microsoft Teams, through the webhook of a workflow. */
export interface ChatCService {
  /** Number of the integration. */
  service_id: ServiceId
  /** Kind of target. */
  name: 'chat_c'
  /** URL of the target. */
  webhook_url: TargetUrl
}

/** Microsoft Teams: the URL of a workflow that starts "when a Teams webhook request is received". */
export interface ChatCServiceCreate {
  /** Kind of target. */
  name: 'chat_c'
  /** URL of the target. */
  webhook_url: TargetUrl
}

/** Google Chat, through the webhook of a space. */
export interface ChatDService {
  /** Number of the integration. */
  service_id: ServiceId
  /** Kind of target. */
  name: 'chat_d'
  /** URL of the target. */
  webhook_url: TargetUrl
}

/** Google Chat: the URL of a space's webhook. */
export interface ChatDServiceCreate {
  /** Kind of target. */
  name: 'chat_d'
  /** URL of the target. */
  webhook_url: TargetUrl
}

/** A note that was just created. */
export interface CreatedNote {
  /** Identifier of the note. */
  note_code: NoteCode
  /** Name of the note. */
  name: NoteName
  /** Description of the note; empty if there is none. */
  description: NoteDescription
  /** URL of the icon image; `null` if there is none. The URL needs no token, and only someone who has the image can guess it. */
  icon_url: string | null
  /** Whether the note is archived. An archived note can still be read and changed. */
  archived: boolean
  /** Who takes part in the note. */
  scope: NoteScope
  /** Groups that the note lists, in the order given. Always empty if the note is open. */
  groups: GroupReference[]
  /** Users that the note lists, in the order given. An open note does not list the whole team. */
  users: UserReference[]
  /** Service integrations of the note: none yet. */
  services: Service[]
}

/** The note that was created. */
export interface CreatedNoteResponse {
  /** The new note, as the only element. */
  note: CreatedNote[]
  meta: EmptyMeta
}

/** Always empty. */
export type EmptyMeta = Record<string, never>

/** The note of an event, and the user who caused it. */
export interface EventData {
  /** The note after the event; for a deletion, the note before it. */
  note: Note
  /** The user who caused the event. */
  actor: Actor
}

/** Identifier of an event. */
export type EventId = string

/** One fault of a request: its place, as a `pointer` or a `parameter`, and what is wrong there. */
export interface Fault {
  /** JSON Pointer (RFC 6901) into the request body; empty for the body itself. */
  pointer?: string | undefined
  /** Name of the path or query parameter, or of the request header. */
  parameter?: string | undefined
  /** What is wrong, and what would be valid. */
  detail: string
}

/** A group. */
export interface Group {
  /** Name of the group. */
  name: GroupName
  /** Members of the group, in the order in which they were added. */
  users: GroupUser[]
}

/** Data of a new group. */
export interface GroupCreate {
  /** Name of the group. It must not be in use. */
  name: GroupName
}

/** Users to add to a group or to remove from it. */
export interface GroupMembers {
  /** Codes of the users. */
  users: UserCodes
}

/** Name of a group, which identifies it: 1 to 100 characters of any kind. It is normalized to Unicode NFC, and has at most 100 characters before and after that. Percent-encode it in paths, `/` as `%2F`. `.` and `..` have a meaning in paths and are not allowed. */
export type GroupName = string

/** Up to 100 group names. Duplicates count once. */
export type GroupNames = GroupName[]

/** A group in a list. */
export interface GroupReference {
  /** Name of the group. */
  name: GroupName
}

/** A single group. */
export interface GroupResponse {
  /** The group. */
  group: Group
  meta: EmptyMeta
}

/** A member of a group. */
export interface GroupUser {
  /** Code of the user. */
  user_code: UserCode
  /** Name of the user. */
  name: string
  /** Whether the user may delete the group and change its members. True for the creator, false for users added later. */
  is_admin: boolean
}

/** A page of groups. */
export interface GroupsPage {
  /** The groups on this page. */
  groups: GroupReference[]
  meta: PageMeta
}

/** A PNG, JPEG, GIF or WebP image in Base64 (RFC 4648, section 4), at most 1 MiB when decoded, and 1,500,000 characters long. A `data:` prefix and line breaks are accepted. */
export type Icon = string | Uint8Array | Blob

/** Identifies a request that may be repeated: 1 to 255 visible ASCII characters, bare or as a string in double quotes (RFC 8941, section 3.3.3). */
export type IdempotencyKey = string

/** Condition of a change: `*`, or the ETags that the resource may have, separated by commas. */
export type IfMatch = string

/** A note. */
export interface Note {
  /** Identifier of the note. */
  note_code: NoteCode
  /** Name of the note. */
  name: NoteName
  /** Description of the note; empty if there is none. */
  description: NoteDescription
  /** URL of the icon image; `null` if there is none. The URL needs no token, and only someone who has the image can guess it. */
  icon_url: string | null
  /** Whether the note is archived. An archived note can still be read and changed. */
  archived: boolean
  /** Who takes part in the note. */
  scope: NoteScope
  /** Groups that the note lists, in the order given. Always empty if the note is open. */
  groups: GroupReference[]
  /** Users that the note lists, in the order given. An open note does not list the whole team. */
  users: UserReference[]
}

/** The note was archived. */
export interface NoteArchivedEvent {
  /** Type of the event. */
  type: 'note.archived'
  /** Time of the event (RFC 3339). */
  timestamp: string
  /** Data of the event. */
  data: EventData
}

/** Identifier of a note, assigned when the note is created. */
export type NoteCode = string

/** Data of a new note. */
export interface NoteCreate {
  /** Icon image. If it is empty or absent, the note has no icon. */
  icon?: Icon | undefined
  /** Name of the note. */
  name: NoteName
  /** Description of the note. If it is absent, the note has an empty one. */
  description?: NoteDescription | undefined
  /** `open`: all users except guests take part, and the guests listed. `private`: only those listed do. */
  scope: NoteScope
  /** Names of the groups that take part. Ignored unless `scope` is `private`. */
  groups?: GroupNames | undefined
  /** Codes of the users who take part. You always take part, listed or not. In an open note these are the guests to invite, because all other users take part anyway. */
  users?: UserCodes | undefined
}

/** The note was deleted. This is its last event. */
export interface NoteDeletedEvent {
  /** Type of the event. */
  type: 'note.deleted'
  /** Time of the event (RFC 3339). */
  timestamp: string
  /** Data of the event. */
  data: EventData
}

/** Description of a note, up to 200 characters. */
export type NoteDescription = string

/** Name of a note, 1 to 30 characters. Names need not be unique. */
export type NoteName = string

/** A single note. */
export interface NoteResponse {
  /** The note. */
  note: Note
  meta: EmptyMeta
}

/** The note was restored from the archive. */
export interface NoteRestoredEvent {
  /** Type of the event. */
  type: 'note.restored'
  /** Time of the event (RFC 3339). */
  timestamp: string
  /** Data of the event. */
  data: EventData
}

/** Scope of a note: who takes part in it. */
export type NoteScope = 'open' | 'private'

/** Changes to a note. Absent fields keep their values. */
export interface NoteUpdate {
  /** New icon image. An empty value removes the icon. */
  icon?: Icon | undefined
  /** New name. */
  name?: NoteName | undefined
  /** New description. An empty value removes the description. */
  description?: NoteDescription | undefined
  /** New scope. Changing it to `open` removes the groups of the note. */
  scope?: NoteScope | undefined
  /** Names of all groups that take part, replacing the groups listed so far. An empty list removes them. Ignored unless the note is or becomes private. */
  groups?: GroupNames | undefined
  /** Codes of all users who take part, replacing the users listed so far. In a private note, they must include you, even if you are an admin, unless you belong to one of its groups. In an open note, they are the guests to invite. */
  users?: UserCodes | undefined
}

/** The note was updated. */
export interface NoteUpdatedEvent {
  /** Type of the event. */
  type: 'note.updated'
  /** Time of the event (RFC 3339). */
  timestamp: string
  /** Data of the event. */
  data: UpdateData
}

/** A page of notes. */
export interface NotesPage {
  /** The notes on this page. */
  notes: Note[]
  meta: PageMeta
}

/** Position of a page in its list. */
export interface PageMeta {
  /** URL of the previous page, with the same filters; `null` on the first page. */
  previous_page: string | null
  /** URL of the next page, with the same filters; `null` on the last page. */
  next_page: string | null
  /** Number of this page, starting at 1. */
  page: number
  /** Page size in effect. */
  per_page: number
  /** Number of matching items on all pages. */
  total: number
}

/** The target was added to the note. */
export interface PingEvent {
  /** Type of the event. */
  type: 'ping'
  /** Time of the event (RFC 3339). */
  timestamp: string
  /** Data of the event. */
  data: EventData
}

/** Room of the chat service, as in the room's URL, up to 100 characters. */
export type RoomId = string

/** A service integration of a note. `name` is its kind. */
export type Service = ChatAService | ChatBService | ChatCService | ChatDService | WebhookService

/** Data of a new integration. `name` is its kind, which determines the other fields. */
export type ServiceCreate = ChatAServiceCreate | ChatBServiceCreate | ChatCServiceCreate | ChatDServiceCreate | WebhookServiceCreate

/** Number of an integration. Numbers count up and are never reused. */
export type ServiceId = number

/** A single integration. */
export interface ServiceResponse {
  /** The integration. */
  service: Service
}

/** The integrations of a note. */
export interface ServicesResponse {
  /** The integrations. */
  services: Service[]
}

/** Signature of a request, as specified by Standard Webhooks. */
export type Signature = string

/** URL of a target, http or https, up to 2,000 characters. It is stored encrypted. */
export type TargetUrl = string

/** Text that every database can store: no NUL character and no unpaired surrogate. */
export type Text = string

/** The note of an update, the user who made it, and what changed. */
export interface UpdateData {
  /** The note after the event; for a deletion, the note before it. */
  note: Note
  /** The user who caused the event. */
  actor: Actor
  /** Names of the fields of the note that changed. */
  changed: ChangedField[]
}

/** The note that was updated. */
export interface UpdatedNoteResponse {
  /** The updated note, as the only element. */
  notes: Note[]
  meta: EmptyMeta
}

/** Code of a user, up to 64 characters, assigned when the user is added. */
export type UserCode = string

/** Up to 500 user codes. Duplicates count once. */
export type UserCodes = UserCode[]

/** A user in a list of participants. */
export interface UserReference {
  /** Code of the user. */
  user_code: UserCode
  /** Name of the user. */
  name: string
}

/** Secret that signs webhook requests, up to 1,000 characters: any text, or `whsec_` followed by 24 to 64 bytes in Base64. It is stored encrypted and never returned. */
export type WebhookSecret = string

/** A webhook of your own. Its secret is never returned. */
export interface WebhookService {
  /** Number of the integration. */
  service_id: ServiceId
  /** Kind of target. */
  name: 'webhook'
  /** URL of the target. */
  webhook_url: TargetUrl
}

/** A webhook of your own, called as specified by Standard Webhooks. */
export interface WebhookServiceCreate {
  /** Kind of target. */
  name: 'webhook'
  /** URL of the target. */
  webhook_url: TargetUrl
  /** Secret that signs the requests. Without a secret, they are not signed. */
  secret?: WebhookSecret | undefined
}

/** Query of `notes.list`. */
export interface NotesListQuery {
  /**
   * 1 includes archived notes.
   *
   * @default 0
   */
  include_archived?: number | undefined
  /**
   * Page number, starting at 1.
   *
   * @default 1
   */
  page?: number | undefined
  /**
   * Number of items per page.
   *
   * @default 20
   */
  per_page?: number | undefined
}

/** Query of `groups.search`. */
export interface GroupsSearchQuery {
  /** Finds groups whose name contains this text, ignoring case. */
  name?: Text | undefined
  /** Finds groups that this user belongs to. */
  user_code?: UserCode | undefined
  /**
   * Page number, starting at 1.
   *
   * @default 1
   */
  page?: number | undefined
  /**
   * Number of items per page.
   *
   * @default 20
   */
  per_page?: number | undefined
}
