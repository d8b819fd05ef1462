// Made from spec/ by `npm run generate`. Do not edit.
export const NoteCode = { type: "string" } as const

export const NoteName = {
  type: "string",
  pattern: "^[^\\x00]*$",
  "x-pattern-message": "must not contain NUL",
  minLength: 1,
  maxLength: 30,
} as const

export const NoteDescription = {
  type: "string",
  pattern: "^[^\\x00]*$",
  "x-pattern-message": "must not contain NUL",
  maxLength: 200,
} as const

export const NoteScope = { type: "string", enum: ["open", "private"] } as const

export const GroupName = {
  type: "string",
  minLength: 1,
  maxLength: 100,
  pattern: "^(?:[^.\\x00][^\\x00]*|\\.[^.\\x00][^\\x00]*|\\.\\.[^\\x00]+)?$",
  "x-pattern-message": "must not be . or .., or contain NUL",
} as const

export const GroupReference = {
  type: "object",
  required: ["name"],
  properties: { name: GroupName },
  additionalProperties: false,
} as const

export const UserCode = {
  type: "string",
  pattern: "^[^\\x00]*$",
  "x-pattern-message": "must not contain NUL",
  minLength: 1,
  maxLength: 64,
} as const

export const UserReference = {
  type: "object",
  required: ["user_code", "name"],
  properties: { user_code: UserCode, name: { type: "string" } },
  additionalProperties: false,
} as const

export const Note = {
  type: "object",
  required: ["note_code", "name", "description", "icon_url", "archived", "scope", "groups", "users"],
  properties: {
    note_code: NoteCode,
    name: NoteName,
    description: NoteDescription,
    icon_url: { type: ["string", "null"], format: "uri" },
    archived: { type: "boolean" },
    scope: NoteScope,
    groups: { type: "array", items: GroupReference },
    users: { type: "array", items: UserReference },
  },
  additionalProperties: false,
} as const

export const PageMeta = {
  type: "object",
  required: ["previous_page", "next_page", "page", "per_page", "total"],
  properties: {
    previous_page: { type: ["string", "null"], format: "uri" },
    next_page: { type: ["string", "null"], format: "uri" },
    page: { type: "integer", format: "int32" },
    per_page: { type: "integer", format: "int32" },
    total: { type: "integer", format: "int32" },
  },
  additionalProperties: false,
} as const

export const NotesPage = {
  type: "object",
  required: ["notes", "meta"],
  properties: { notes: { type: "array", items: Note, maxItems: 100 }, meta: PageMeta },
  additionalProperties: false,
} as const

export const IdempotencyKey = {
  type: "string",
  pattern: "^(?:[\\x21\\x23-\\x7e][\\x21-\\x7e]{0,254}|\"(?:[\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\[\"\\\\]){1,255}\")$",
  "x-pattern-message": "must be sent once, with 1 to 255 visible ASCII characters, bare or in double quotes",
} as const

export const Icon = { type: "string", contentEncoding: "base64", maxLength: 1500000 } as const

export const GroupNames = { type: "array", items: GroupName, maxItems: 100 } as const

export const UserCodes = { type: "array", items: UserCode, maxItems: 500 } as const

export const NoteCreate = {
  type: "object",
  required: ["name", "scope"],
  properties: {
    icon: Icon,
    name: NoteName,
    description: NoteDescription,
    scope: NoteScope,
    groups: GroupNames,
    users: UserCodes,
  },
  additionalProperties: false,
} as const

export const ServiceId = { type: "integer", format: "int32", minimum: 1 } as const

export const TargetUrl = { type: "string", format: "uri", maxLength: 2000 } as const

export const ChatAService = {
  type: "object",
  required: ["service_id", "name", "webhook_url"],
  properties: { service_id: ServiceId, name: { type: "string", enum: ["chat_a"] }, webhook_url: TargetUrl },
  additionalProperties: false,
} as const

export const RoomId = {
  type: "string",
  minLength: 1,
  maxLength: 100,
  pattern: "^[A-Za-z0-9_-]+$",
  "x-pattern-message": "must consist of letters, digits, _ and -",
} as const

export const ChatBService = {
  type: "object",
  required: ["service_id", "name", "room_id"],
  properties: { service_id: ServiceId, name: { type: "string", enum: ["chat_b"] }, room_id: RoomId },
  additionalProperties: false,
} as const

export const ChatCService = {
  type: "object",
  required: ["service_id", "name", "webhook_url"],
  properties: { service_id: ServiceId, name: { type: "string", enum: ["chat_c"] }, webhook_url: TargetUrl },
  additionalProperties: false,
} as const

export const ChatDService = {
  type: "object",
  required: ["service_id", "name", "webhook_url"],
  properties: { service_id: ServiceId, name: { type: "string", enum: ["chat_d"] }, webhook_url: TargetUrl },
  additionalProperties: false,
} as const

export const WebhookService = {
  type: "object",
  required: ["service_id", "name", "webhook_url"],
  properties: { service_id: ServiceId, name: { type: "string", enum: ["webhook"] }, webhook_url: TargetUrl },
  additionalProperties: false,
} as const

export const Service = {
  type: "object",
  oneOf: [ChatAService, ChatBService, ChatCService, ChatDService, WebhookService],
  discriminator: { propertyName: "name" },
} as const

export const CreatedNote = {
  type: "object",
  required: ["note_code", "name", "description", "icon_url", "archived", "scope", "groups", "users", "services"],
  properties: {
    note_code: NoteCode,
    name: NoteName,
    description: NoteDescription,
    icon_url: { type: ["string", "null"], format: "uri" },
    archived: { type: "boolean" },
    scope: NoteScope,
    groups: { type: "array", items: GroupReference },
    users: { type: "array", items: UserReference },
    services: { type: "array", items: Service, maxItems: 20 },
  },
  additionalProperties: false,
} as const

export const EmptyMeta = { type: "object", properties: {}, additionalProperties: false } as const

export const CreatedNoteResponse = {
  type: "object",
  required: ["note", "meta"],
  properties: { note: { type: "array", items: CreatedNote, minItems: 1, maxItems: 1 }, meta: EmptyMeta },
  additionalProperties: false,
} as const

export const NoteResponse = {
  type: "object",
  required: ["note", "meta"],
  properties: { note: Note, meta: EmptyMeta },
  additionalProperties: false,
} as const

export const IfMatch = {
  type: "string",
  pattern: "^(?:\\*|[ \\t,]*(?:W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\"(?:[ \\t]*,[ \\t,]*(?:W/)?\"[\\x21\\x23-\\x7e\\x80-\\xff]*\")*[ \\t,]*)$",
  "x-pattern-message": "must be * or a list of ETags, each in double quotes",
} as const

export const NoteUpdate = {
  type: "object",
  properties: {
    icon: Icon,
    name: NoteName,
    description: NoteDescription,
    scope: NoteScope,
    groups: GroupNames,
    users: UserCodes,
  },
  additionalProperties: false,
} as const

export const UpdatedNoteResponse = {
  type: "object",
  required: ["notes", "meta"],
  properties: { notes: { type: "array", items: Note, minItems: 1, maxItems: 1 }, meta: EmptyMeta },
  additionalProperties: false,
} as const

export const Text = { type: "string", pattern: "^[^\\x00]*$", "x-pattern-message": "must not contain NUL" } as const

export const GroupsPage = {
  type: "object",
  required: ["groups", "meta"],
  properties: { groups: { type: "array", items: GroupReference, maxItems: 100 }, meta: PageMeta },
  additionalProperties: false,
} as const

export const GroupCreate = {
  type: "object",
  required: ["name"],
  properties: { name: GroupName },
  additionalProperties: false,
} as const

export const GroupUser = {
  type: "object",
  required: ["user_code", "name", "is_admin"],
  properties: { user_code: UserCode, name: { type: "string" }, is_admin: { type: "boolean" } },
  additionalProperties: false,
} as const

export const Group = {
  type: "object",
  required: ["name", "users"],
  properties: { name: GroupName, users: { type: "array", items: GroupUser } },
  additionalProperties: false,
} as const

export const GroupResponse = {
  type: "object",
  required: ["group", "meta"],
  properties: { group: Group, meta: EmptyMeta },
  additionalProperties: false,
} as const

export const GroupMembers = {
  type: "object",
  required: ["users"],
  properties: { users: UserCodes },
  additionalProperties: false,
} as const

export const ServicesResponse = {
  type: "object",
  required: ["services"],
  properties: { services: { type: "array", items: Service, maxItems: 20 } },
  additionalProperties: false,
} as const

export const ChatAServiceCreate = {
  type: "object",
  required: ["name", "webhook_url"],
  properties: { name: { type: "string", enum: ["chat_a"] }, webhook_url: TargetUrl },
  additionalProperties: false,
} as const

export const ApiToken = {
  type: "string",
  minLength: 1,
  maxLength: 1000,
  pattern: "^[\\x21-\\x7e]+$",
  "x-pattern-message": "must consist of ASCII letters, digits and punctuation, without spaces",
} as const

export const ChatBServiceCreate = {
  type: "object",
  required: ["name", "room_id", "api_token"],
  properties: { name: { type: "string", enum: ["chat_b"] }, room_id: RoomId, api_token: ApiToken },
  additionalProperties: false,
} as const

export const ChatCServiceCreate = {
  type: "object",
  required: ["name", "webhook_url"],
  properties: { name: { type: "string", enum: ["chat_c"] }, webhook_url: TargetUrl },
  additionalProperties: false,
} as const

export const ChatDServiceCreate = {
  type: "object",
  required: ["name", "webhook_url"],
  properties: { name: { type: "string", enum: ["chat_d"] }, webhook_url: TargetUrl },
  additionalProperties: false,
} as const

export const WebhookSecret = {
  type: "string",
  pattern: "^[^\\x00]*$",
  "x-pattern-message": "must not contain NUL",
  minLength: 1,
  maxLength: 1000,
} as const

export const WebhookServiceCreate = {
  type: "object",
  required: ["name", "webhook_url"],
  properties: { name: { type: "string", enum: ["webhook"] }, webhook_url: TargetUrl, secret: WebhookSecret },
  additionalProperties: false,
} as const

export const ServiceCreate = {
  type: "object",
  oneOf: [ChatAServiceCreate, ChatBServiceCreate, ChatCServiceCreate, ChatDServiceCreate, WebhookServiceCreate],
  discriminator: { propertyName: "name" },
} as const

export const ServiceResponse = {
  type: "object",
  required: ["service"],
  properties: { service: Service },
  additionalProperties: false,
} as const


export const operations = {
  Notes_list: {
    method: "GET",
    url: "/api/v1/notes",
    headers: {},
    schema: {
      params: { type: "object", properties: {}, additionalProperties: false },
      querystring: {
        type: "object",
        properties: {
          include_archived: { type: "integer", format: "int32", minimum: 0, maximum: 1, default: 0 },
          page: { type: "integer", format: "int32", minimum: 1, default: 1 },
          per_page: { type: "integer", format: "int32", minimum: 1, maximum: 100, default: 20 },
        },
        additionalProperties: false,
      },
      response: { 200: NotesPage },
    },
  },
  Notes_create: {
    method: "POST",
    url: "/api/v1/notes",
    headers: { "Idempotency-Key": IdempotencyKey },
    schema: {
      params: { type: "object", properties: {}, additionalProperties: false },
      querystring: { type: "object", properties: {}, additionalProperties: false },
      body: NoteCreate,
      response: { 201: CreatedNoteResponse },
    },
  },
  Notes_get: {
    method: "GET",
    url: "/api/v1/notes/:note_code",
    headers: {},
    schema: {
      params: {
        type: "object",
        properties: { note_code: NoteCode },
        required: ["note_code"],
        additionalProperties: false,
      },
      querystring: { type: "object", properties: {}, additionalProperties: false },
      response: { 200: NoteResponse, 304: { type: "null" } },
    },
  },
  Notes_update: {
    method: "PATCH",
    url: "/api/v1/notes/:note_code",
    headers: { "If-Match": IfMatch },
    schema: {
      params: {
        type: "object",
        properties: { note_code: NoteCode },
        required: ["note_code"],
        additionalProperties: false,
      },
      querystring: { type: "object", properties: {}, additionalProperties: false },
      body: NoteUpdate,
      response: { 200: UpdatedNoteResponse },
    },
  },
  Notes_delete: {
    method: "DELETE",
    url: "/api/v1/notes/:note_code",
    headers: { "If-Match": IfMatch },
    schema: {
      params: {
        type: "object",
        properties: { note_code: NoteCode },
        required: ["note_code"],
        additionalProperties: false,
      },
      querystring: { type: "object", properties: {}, additionalProperties: false },
      body: { type: ["object", "null"], properties: {}, additionalProperties: false },
      response: { 204: { type: "null" } },
    },
  },
  Notes_archive: {
    method: "PATCH",
    url: "/api/v1/notes/:note_code/archive",
    headers: { "If-Match": IfMatch },
    schema: {
      params: {
        type: "object",
        properties: { note_code: NoteCode },
        required: ["note_code"],
        additionalProperties: false,
      },
      querystring: { type: "object", properties: {}, additionalProperties: false },
      body: { type: ["object", "null"], properties: {}, additionalProperties: false },
      response: { 204: { type: "null" } },
    },
  },
  Notes_restore: {
    method: "PATCH",
    url: "/api/v1/notes/:note_code/extract",
    headers: { "If-Match": IfMatch },
    schema: {
      params: {
        type: "object",
        properties: { note_code: NoteCode },
        required: ["note_code"],
        additionalProperties: false,
      },
      querystring: { type: "object", properties: {}, additionalProperties: false },
      body: { type: ["object", "null"], properties: {}, additionalProperties: false },
      response: { 204: { type: "null" } },
    },
  },
  Groups_search: {
    method: "GET",
    url: "/api/v1/groups",
    headers: {},
    schema: {
      params: { type: "object", properties: {}, additionalProperties: false },
      querystring: {
        type: "object",
        properties: {
          name: { ...Text, maxLength: 20 },
          user_code: UserCode,
          page: { type: "integer", format: "int32", minimum: 1, default: 1 },
          per_page: { type: "integer", format: "int32", minimum: 1, maximum: 100, default: 20 },
        },
        additionalProperties: false,
      },
      response: { 200: GroupsPage },
    },
  },
  Groups_create: {
    method: "POST",
    url: "/api/v1/groups",
    headers: { "Idempotency-Key": IdempotencyKey },
    schema: {
      params: { type: "object", properties: {}, additionalProperties: false },
      querystring: { type: "object", properties: {}, additionalProperties: false },
      body: GroupCreate,
      response: { 201: GroupResponse },
    },
  },
  Groups_get: {
    method: "GET",
    url: "/api/v1/groups/:group_name",
    headers: {},
    schema: {
      params: {
        type: "object",
        properties: { group_name: GroupName },
        required: ["group_name"],
        additionalProperties: false,
      },
      querystring: { type: "object", properties: {}, additionalProperties: false },
      response: { 200: GroupResponse },
    },
  },
  Groups_delete: {
    method: "DELETE",
    url: "/api/v1/groups/:group_name",
    headers: {},
    schema: {
      params: {
        type: "object",
        properties: { group_name: GroupName },
        required: ["group_name"],
        additionalProperties: false,
      },
      querystring: { type: "object", properties: {}, additionalProperties: false },
      body: { type: ["object", "null"], properties: {}, additionalProperties: false },
      response: { 204: { type: "null" } },
    },
  },
  Groups_addUsers: {
    method: "POST",
    url: "/api/v1/groups/:group_name/users",
    headers: { "Idempotency-Key": IdempotencyKey },
    schema: {
      params: {
        type: "object",
        properties: { group_name: GroupName },
        required: ["group_name"],
        additionalProperties: false,
      },
      querystring: { type: "object", properties: {}, additionalProperties: false },
      body: GroupMembers,
      response: { 204: { type: "null" } },
    },
  },
  Groups_removeUsers: {
    method: "DELETE",
    url: "/api/v1/groups/:group_name/users",
    headers: {},
    schema: {
      params: {
        type: "object",
        properties: { group_name: GroupName },
        required: ["group_name"],
        additionalProperties: false,
      },
      querystring: { type: "object", properties: {}, additionalProperties: false },
      body: GroupMembers,
      response: { 204: { type: "null" } },
    },
  },
  Services_list: {
    method: "GET",
    url: "/api/v1/notes/:note_code/services",
    headers: {},
    schema: {
      params: {
        type: "object",
        properties: { note_code: NoteCode },
        required: ["note_code"],
        additionalProperties: false,
      },
      querystring: { type: "object", properties: {}, additionalProperties: false },
      response: { 200: ServicesResponse },
    },
  },
  Services_add: {
    method: "POST",
    url: "/api/v1/notes/:note_code/services",
    headers: { "Idempotency-Key": IdempotencyKey },
    schema: {
      params: {
        type: "object",
        properties: { note_code: NoteCode },
        required: ["note_code"],
        additionalProperties: false,
      },
      querystring: { type: "object", properties: {}, additionalProperties: false },
      body: ServiceCreate,
      response: { 201: ServiceResponse },
    },
  },
  Services_delete: {
    method: "DELETE",
    url: "/api/v1/notes/:note_code/services/:service_id",
    headers: {},
    schema: {
      params: {
        type: "object",
        properties: { note_code: NoteCode, service_id: ServiceId },
        required: ["note_code", "service_id"],
        additionalProperties: false,
      },
      querystring: { type: "object", properties: {}, additionalProperties: false },
      body: { type: ["object", "null"], properties: {}, additionalProperties: false },
      response: { 204: { type: "null" } },
    },
  },
} as const
