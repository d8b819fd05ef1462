// Made from spec/ by `npm run generate`. Do not edit.
export const problems = {
  "body_too_large": {
    "status": 413,
    "title": "Body too large",
    "description": "The body is larger than the server accepts.",
    "remedy": "Send less. A smaller icon usually helps.",
    "example": {
      "detail": "The body must not exceed 2097152 bytes."
    }
  },
  "caller_left_out": {
    "status": 400,
    "title": "Caller left out",
    "description": "You would not take part in this private note after the change. Admins, who see private notes in which they take no part, must take part too when they set `scope`, `users` or `groups`.",
    "remedy": "Include yourself in `users`, or one of your groups in `groups`.",
    "example": {
      "detail": "users must include you, or groups must include one of your groups",
      "errors": [
        {
          "pointer": "/users",
          "detail": "users must include you, or groups must include one of your groups"
        }
      ]
    }
  },
  "expectation_failed": {
    "status": 417,
    "title": "Expectation failed",
    "description": "The request expects something that the server does not provide.",
    "remedy": "Send no `Expect` header, or `Expect: 100-continue`.",
    "example": {
      "detail": "Expect must be 100-continue, not '200-ok'."
    }
  },
  "forbidden": {
    "status": 403,
    "title": "Forbidden",
    "description": "You can see this resource, but your role does not allow this operation.",
    "remedy": "Ask an admin of the team.",
    "example": {
      "detail": "Guests may not create notes."
    }
  },
  "group_exists": {
    "status": 409,
    "title": "Group already exists",
    "description": "A group with this name already exists.",
    "remedy": "Use that group, or choose another name.",
    "example": {
      "detail": "A group named 'editors' already exists."
    }
  },
  "group_in_use": {
    "status": 409,
    "title": "Group in use",
    "description": "Without this group or its members, private notes would have no participants. Nothing was changed.",
    "remedy": "Add a participant to the notes that `detail` names, and try again.",
    "example": {
      "detail": "Without this group, these private notes would have no participants: k3v9m2q7x4ta."
    }
  },
  "group_not_found": {
    "status": 404,
    "title": "Group not found",
    "description": "No group has this name, or you cannot see it.",
    "remedy": "Check the name against the list of groups. In paths, percent-encode names: `/` is `%2F`.",
    "example": {
      "detail": "Group 'editors' does not exist, or you cannot see it."
    }
  },
  "headers_too_large": {
    "status": 431,
    "title": "Headers too large",
    "description": "The request line and the header fields are larger than the server accepts.",
    "remedy": "Shorten the URL, and leave out header fields such as cookies.",
    "example": {
      "detail": "The request line and the header fields must not exceed 16384 bytes."
    }
  },
  "idempotency_key_reused": {
    "status": 422,
    "title": "Idempotency key reused",
    "description": "The `Idempotency-Key` belongs to another request of the last 24 hours: one with another method, path or body. Nothing was changed.",
    "remedy": "Choose a new key for every new request. Use a key again only to repeat the same request.",
    "example": {
      "detail": "This Idempotency-Key was used for another request in the last 24 hours."
    }
  },
  "internal": {
    "status": 500,
    "title": "Internal error",
    "description": "The server failed.",
    "remedy": "Report the `request_id` to the server's operators, who can look it up in the log. Trying again may or may not help.",
    "example": {
      "detail": "The server failed. Its log has the cause under this request_id."
    }
  },
  "invalid_icon": {
    "status": 400,
    "title": "Invalid icon",
    "description": "The icon is not a PNG, JPEG, GIF or WebP image in Base64 of at most 1 MiB. The type is detected from the content. SVG is not accepted.",
    "remedy": "Send an image of one of these formats, small enough, as Base64.",
    "example": {
      "detail": "icon must be a PNG, JPEG, GIF or WebP image",
      "errors": [
        {
          "pointer": "/icon",
          "detail": "icon must be a PNG, JPEG, GIF or WebP image"
        }
      ]
    }
  },
  "invalid_json": {
    "status": 400,
    "title": "Invalid JSON",
    "description": "The body is not valid JSON in UTF-8.",
    "remedy": "Check the quoting: a shell or a template often breaks it.",
    "example": {
      "detail": "The body is not valid JSON: Unexpected end of JSON input"
    }
  },
  "invalid_request": {
    "status": 400,
    "title": "Invalid request",
    "description": "Fields or parameters are missing, unknown or invalid.",
    "remedy": "Fix the faults that `errors` lists, and send the request again.",
    "example": {
      "detail": "verbose is not a parameter of this operation",
      "errors": [
        {
          "parameter": "verbose",
          "detail": "verbose is not a parameter of this operation"
        }
      ]
    }
  },
  "method_not_allowed": {
    "status": 405,
    "title": "Method not allowed",
    "description": "The path exists, but does not support this method.",
    "remedy": "Use one of the methods that `Allow` lists.",
    "example": {
      "detail": "PUT is not allowed here; use GET, HEAD or POST."
    }
  },
  "note_changed": {
    "status": 412,
    "title": "Note changed",
    "description": "The note has none of the ETags in `If-Match`, usually because somebody has changed it. Nothing was changed.",
    "remedy": "Get the note again, apply your change to what it looks like now, and send it with the new `ETag`.",
    "example": {
      "detail": "Note 'k3v9m2q7x4ta' has changed: it has none of the ETags in If-Match."
    }
  },
  "note_not_found": {
    "status": 404,
    "title": "Note not found",
    "description": "No note has this code, or you cannot see it.",
    "remedy": "Check the code against the list of notes. If the note is private, ask a participant to add you.",
    "example": {
      "detail": "Note 'k3v9m2q7x4ta' does not exist, or you cannot see it."
    }
  },
  "rate_limited": {
    "status": 429,
    "title": "Too many requests",
    "description": "The token has used up its rate limit.",
    "remedy": "Wait for the number of seconds in `Retry-After`.",
    "example": {
      "detail": "The rate limit of 600 requests per minute is used up; try again in 1 second."
    }
  },
  "read_only_token": {
    "status": 403,
    "title": "Read-only token",
    "description": "The token is read-only.",
    "remedy": "Use a token with scope `write`.",
    "example": {
      "detail": "This token is read-only."
    }
  },
  "request_timeout": {
    "status": 408,
    "title": "Request timeout",
    "description": "The request did not arrive completely within 60 seconds, or before the server stopped.",
    "remedy": "Send the request again.",
    "example": {
      "detail": "The request did not arrive completely in time."
    }
  },
  "route_not_found": {
    "status": 404,
    "title": "Path not found",
    "description": "The path does not exist.",
    "remedy": "Check the path and its prefix, `/api/v1`.",
    "example": {
      "detail": "The path /api/v1/note does not exist."
    }
  },
  "service_not_found": {
    "status": 404,
    "title": "Service integration not found",
    "description": "The note has no service integration with this number.",
    "remedy": "List the note's integrations. This one may have been deleted already.",
    "example": {
      "detail": "The note has no service integration 7."
    }
  },
  "target_refused": {
    "status": 400,
    "title": "Target refused",
    "description": "The server may not send to this target: its URL is not http or https, contains a username or password, or leads to a private address that the server's `WEBHOOK_ALLOW` does not list.",
    "remedy": "Use a public address, or have the network or host added to `WEBHOOK_ALLOW`.",
    "example": {
      "detail": "webhook_url leads to 10.0.0.8, a private address that WEBHOOK_ALLOW does not list",
      "errors": [
        {
          "pointer": "/webhook_url",
          "detail": "webhook_url leads to 10.0.0.8, a private address that WEBHOOK_ALLOW does not list"
        }
      ]
    }
  },
  "too_many_services": {
    "status": 409,
    "title": "Too many service integrations",
    "description": "The note already has the maximum number of service integrations.",
    "remedy": "Delete one of them first.",
    "example": {
      "detail": "A note can have at most 20 service integrations."
    }
  },
  "unauthenticated": {
    "status": 401,
    "title": "Authentication required",
    "description": "The access token is missing, malformed, unknown, expired or revoked, or its user is disabled.",
    "remedy": "Send a valid token as `Authorization: Bearer nwt_…`. `notewire tokens create` creates one.",
    "example": {
      "detail": "A valid access token is required: Authorization: Bearer nwt_…"
    }
  },
  "unavailable": {
    "status": 503,
    "title": "Service unavailable",
    "description": "The server or its database is temporarily unavailable.",
    "remedy": "Try again after the number of seconds in `Retry-After`. If the request was a change, repeat it with the same `Idempotency-Key`, or check first whether it was made.",
    "example": {
      "detail": "The database is unavailable. Try again in 5 seconds."
    }
  },
  "unknown_groups": {
    "status": 400,
    "title": "Unknown groups",
    "description": "Some names in `groups` belong to no group. Nothing was changed.",
    "remedy": "Correct the names that `errors` lists, along with any unknown users, or create the groups first.",
    "example": {
      "detail": "groups/0: group 'editors' does not exist",
      "errors": [
        {
          "pointer": "/groups/0",
          "detail": "groups/0: group 'editors' does not exist"
        }
      ]
    }
  },
  "unknown_users": {
    "status": 400,
    "title": "Unknown users",
    "description": "Some codes in `users` belong to no user of this team. Nothing was changed.",
    "remedy": "Correct or remove the codes that `errors` lists. An admin can add users on the server's command line.",
    "example": {
      "detail": "users/1: user '0000000009' does not exist",
      "errors": [
        {
          "pointer": "/users/1",
          "detail": "users/1: user '0000000009' does not exist"
        }
      ]
    }
  },
  "unsupported_media_type": {
    "status": 415,
    "title": "Unsupported media type",
    "description": "The body is not declared as JSON, or is compressed.",
    "remedy": "Send `Content-Type: application/json`, and no `Content-Encoding`.",
    "example": {
      "detail": "The body must be sent with Content-Type: application/json."
    }
  }
} as const
