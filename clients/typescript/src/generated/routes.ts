// Made from spec/ by `npm run generate`. Do not edit.
import type { CreatedNoteResponse, GroupCreate, GroupMembers, GroupName, GroupResponse, GroupsPage, GroupsSearchQuery, IdempotencyKey, IfMatch, NoteCode, NoteCreate, NoteResponse, NoteUpdate, NotesListQuery, NotesPage, ServiceCreate, ServiceId, ServiceResponse, ServicesResponse, UpdatedNoteResponse } from './models.js'
import type { BodyTooLarge, CallerLeftOut, ExpectationFailed, Forbidden, GroupExists, GroupInUse, GroupNotFound, HeadersTooLarge, IdempotencyKeyReused, Internal, InvalidIcon, InvalidJson, InvalidRequest, NoteChanged, NoteNotFound, RateLimited, ReadOnlyToken, RequestTimeout, ServiceNotFound, TargetRefused, TooManyServices, Unauthenticated, Unavailable, UnknownGroups, UnknownUsers, UnsupportedMediaType } from './problems.js'

/** The requests of the contract and their responses, by method and path. */
export interface Routes {
  'GET /api/v1/notes': {
    input: { query?: NotesListQuery | undefined }
    output: NotesPage
    failures: { 400: InvalidRequest; 401: Unauthenticated; 408: RequestTimeout; 417: ExpectationFailed; 429: RateLimited; 431: HeadersTooLarge; 500: Internal; 503: Unavailable }
  }
  'POST /api/v1/notes': {
    input: { headers?: { "Idempotency-Key"?: IdempotencyKey | undefined } | undefined; body: NoteCreate }
    output: CreatedNoteResponse
    failures: { 400: InvalidRequest | InvalidJson | InvalidIcon | UnknownUsers | UnknownGroups; 401: Unauthenticated; 403: Forbidden | ReadOnlyToken; 408: RequestTimeout; 413: BodyTooLarge; 415: UnsupportedMediaType; 417: ExpectationFailed; 422: IdempotencyKeyReused; 429: RateLimited; 431: HeadersTooLarge; 500: Internal; 503: Unavailable }
  }
  'GET /api/v1/notes/{note_code}': {
    input: { path: { note_code: NoteCode }; headers?: { "If-None-Match"?: string | undefined } | undefined }
    output: NoteResponse
    failures: { 304: undefined; 400: InvalidRequest; 401: Unauthenticated; 404: NoteNotFound; 408: RequestTimeout; 417: ExpectationFailed; 429: RateLimited; 431: HeadersTooLarge; 500: Internal; 503: Unavailable }
  }
  'PATCH /api/v1/notes/{note_code}': {
    input: { path: { note_code: NoteCode }; headers?: { "If-Match"?: IfMatch | undefined } | undefined; body: NoteUpdate }
    output: UpdatedNoteResponse
    failures: { 400: InvalidRequest | InvalidJson | InvalidIcon | UnknownUsers | UnknownGroups | CallerLeftOut; 401: Unauthenticated; 403: Forbidden | ReadOnlyToken; 404: NoteNotFound; 408: RequestTimeout; 412: NoteChanged; 413: BodyTooLarge; 415: UnsupportedMediaType; 417: ExpectationFailed; 429: RateLimited; 431: HeadersTooLarge; 500: Internal; 503: Unavailable }
  }
  'DELETE /api/v1/notes/{note_code}': {
    input: { path: { note_code: NoteCode }; headers?: { "If-Match"?: IfMatch | undefined } | undefined }
    output: undefined
    failures: { 400: InvalidRequest | InvalidJson; 401: Unauthenticated; 403: Forbidden | ReadOnlyToken; 404: NoteNotFound; 408: RequestTimeout; 412: NoteChanged; 413: BodyTooLarge; 415: UnsupportedMediaType; 417: ExpectationFailed; 429: RateLimited; 431: HeadersTooLarge; 500: Internal; 503: Unavailable }
  }
  'PATCH /api/v1/notes/{note_code}/archive': {
    input: { path: { note_code: NoteCode }; headers?: { "If-Match"?: IfMatch | undefined } | undefined }
    output: undefined
    failures: { 400: InvalidRequest | InvalidJson; 401: Unauthenticated; 403: Forbidden | ReadOnlyToken; 404: NoteNotFound; 408: RequestTimeout; 412: NoteChanged; 413: BodyTooLarge; 415: UnsupportedMediaType; 417: ExpectationFailed; 429: RateLimited; 431: HeadersTooLarge; 500: Internal; 503: Unavailable }
  }
  'PATCH /api/v1/notes/{note_code}/extract': {
    input: { path: { note_code: NoteCode }; headers?: { "If-Match"?: IfMatch | undefined } | undefined }
    output: undefined
    failures: { 400: InvalidRequest | InvalidJson; 401: Unauthenticated; 403: Forbidden | ReadOnlyToken; 404: NoteNotFound; 408: RequestTimeout; 412: NoteChanged; 413: BodyTooLarge; 415: UnsupportedMediaType; 417: ExpectationFailed; 429: RateLimited; 431: HeadersTooLarge; 500: Internal; 503: Unavailable }
  }
  'GET /api/v1/groups': {
    input: { query?: GroupsSearchQuery | undefined }
    output: GroupsPage
    failures: { 400: InvalidRequest; 401: Unauthenticated; 408: RequestTimeout; 417: ExpectationFailed; 429: RateLimited; 431: HeadersTooLarge; 500: Internal; 503: Unavailable }
  }
  'POST /api/v1/groups': {
    input: { headers?: { "Idempotency-Key"?: IdempotencyKey | undefined } | undefined; body: GroupCreate }
    output: GroupResponse
    failures: { 400: InvalidRequest | InvalidJson; 401: Unauthenticated; 403: Forbidden | ReadOnlyToken; 408: RequestTimeout; 409: GroupExists; 413: BodyTooLarge; 415: UnsupportedMediaType; 417: ExpectationFailed; 422: IdempotencyKeyReused; 429: RateLimited; 431: HeadersTooLarge; 500: Internal; 503: Unavailable }
  }
  'GET /api/v1/groups/{group_name}': {
    input: { path: { group_name: GroupName } }
    output: GroupResponse
    failures: { 400: InvalidRequest; 401: Unauthenticated; 404: GroupNotFound; 408: RequestTimeout; 417: ExpectationFailed; 429: RateLimited; 431: HeadersTooLarge; 500: Internal; 503: Unavailable }
  }
  'DELETE /api/v1/groups/{group_name}': {
    input: { path: { group_name: GroupName } }
    output: undefined
    failures: { 400: InvalidRequest | InvalidJson; 401: Unauthenticated; 403: Forbidden | ReadOnlyToken; 404: GroupNotFound; 408: RequestTimeout; 409: GroupInUse; 413: BodyTooLarge; 415: UnsupportedMediaType; 417: ExpectationFailed; 429: RateLimited; 431: HeadersTooLarge; 500: Internal; 503: Unavailable }
  }
  'POST /api/v1/groups/{group_name}/users': {
    input: { path: { group_name: GroupName }; headers?: { "Idempotency-Key"?: IdempotencyKey | undefined } | undefined; body: GroupMembers }
    output: undefined
    failures: { 400: InvalidRequest | InvalidJson | UnknownUsers; 401: Unauthenticated; 403: Forbidden | ReadOnlyToken; 404: GroupNotFound; 408: RequestTimeout; 413: BodyTooLarge; 415: UnsupportedMediaType; 417: ExpectationFailed; 422: IdempotencyKeyReused; 429: RateLimited; 431: HeadersTooLarge; 500: Internal; 503: Unavailable }
  }
  'DELETE /api/v1/groups/{group_name}/users': {
    input: { path: { group_name: GroupName }; body: GroupMembers }
    output: undefined
    failures: { 400: InvalidRequest | InvalidJson; 401: Unauthenticated; 403: Forbidden | ReadOnlyToken; 404: GroupNotFound; 408: RequestTimeout; 409: GroupInUse; 413: BodyTooLarge; 415: UnsupportedMediaType; 417: ExpectationFailed; 429: RateLimited; 431: HeadersTooLarge; 500: Internal; 503: Unavailable }
  }
  'GET /api/v1/notes/{note_code}/services': {
    input: { path: { note_code: NoteCode } }
    output: ServicesResponse
    failures: { 400: InvalidRequest; 401: Unauthenticated; 403: Forbidden; 404: NoteNotFound; 408: RequestTimeout; 417: ExpectationFailed; 429: RateLimited; 431: HeadersTooLarge; 500: Internal; 503: Unavailable }
  }
  'POST /api/v1/notes/{note_code}/services': {
    input: { path: { note_code: NoteCode }; headers?: { "Idempotency-Key"?: IdempotencyKey | undefined } | undefined; body: ServiceCreate }
    output: ServiceResponse
    failures: { 400: InvalidRequest | InvalidJson | TargetRefused; 401: Unauthenticated; 403: Forbidden | ReadOnlyToken; 404: NoteNotFound; 408: RequestTimeout; 409: TooManyServices; 413: BodyTooLarge; 415: UnsupportedMediaType; 417: ExpectationFailed; 422: IdempotencyKeyReused; 429: RateLimited; 431: HeadersTooLarge; 500: Internal; 503: Unavailable }
  }
  'DELETE /api/v1/notes/{note_code}/services/{service_id}': {
    input: { path: { note_code: NoteCode; service_id: ServiceId } }
    output: undefined
    failures: { 400: InvalidRequest | InvalidJson; 401: Unauthenticated; 403: Forbidden | ReadOnlyToken; 404: NoteNotFound | ServiceNotFound; 408: RequestTimeout; 413: BodyTooLarge; 415: UnsupportedMediaType; 417: ExpectationFailed; 429: RateLimited; 431: HeadersTooLarge; 500: Internal; 503: Unavailable }
  }
}