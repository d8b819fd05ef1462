// Made from spec/ by `npm run generate`. Do not edit.
export const parameters = {
  "Notes_list": {
    "include_archived": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1,
      "description": "1 includes archived notes."
    },
    "page": {
      "type": "integer",
      "minimum": 1,
      "description": "Page number, starting at 1."
    },
    "per_page": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100,
      "description": "Number of items per page."
    }
  },
  "Notes_create": {},
  "Notes_get": {
    "note_code": {
      "type": "string",
      "description": "Identifier of the note."
    }
  },
  "Notes_update": {
    "note_code": {
      "type": "string",
      "description": "Identifier of the note."
    }
  },
  "Notes_delete": {
    "note_code": {
      "type": "string",
      "description": "Identifier of the note."
    }
  },
  "Notes_archive": {
    "note_code": {
      "type": "string",
      "description": "Identifier of the note."
    }
  },
  "Notes_restore": {
    "note_code": {
      "type": "string",
      "description": "Identifier of the note."
    }
  },
  "Groups_search": {
    "name": {
      "type": "string",
      "description": "Finds groups whose name contains this text, ignoring case.",
      "maxLength": 20
    },
    "user_code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64,
      "description": "Finds groups that this user belongs to."
    },
    "page": {
      "type": "integer",
      "minimum": 1,
      "description": "Page number, starting at 1."
    },
    "per_page": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100,
      "description": "Number of items per page."
    }
  },
  "Groups_create": {},
  "Groups_get": {
    "group_name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "Name of the group."
    }
  },
  "Groups_delete": {
    "group_name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "Name of the group."
    }
  },
  "Groups_addUsers": {
    "group_name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "Name of the group."
    }
  },
  "Groups_removeUsers": {
    "group_name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "Name of the group."
    }
  },
  "Services_list": {
    "note_code": {
      "type": "string",
      "description": "Identifier of the note."
    }
  },
  "Services_add": {
    "note_code": {
      "type": "string",
      "description": "Identifier of the note."
    }
  },
  "Services_delete": {
    "note_code": {
      "type": "string",
      "description": "Identifier of the note."
    },
    "service_id": {
      "type": "integer",
      "minimum": 1,
      "description": "Number of the integration."
    }
  }
} as const

export const models = {
  "Note": {
    "note_code": {
      "type": "string",
      "description": "Identifier of the note."
    },
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30,
      "description": "Name of the note."
    },
    "description": {
      "type": "string",
      "maxLength": 200,
      "description": "Description of the note; empty if there is none."
    },
    "icon_url": {
      "type": [
        "string",
        "null"
      ],
      "description": "URL of the icon image; `null` if there is none. The URL needs no token, and only someone who has the image can guess it."
    },
    "archived": {
      "type": "boolean",
      "description": "Whether the note is archived. An archived note can still be read and changed."
    },
    "scope": {
      "type": "string",
      "enum": [
        "open",
        "private"
      ],
      "description": "Who takes part in the note."
    },
    "groups": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "description": "Name of the group."
          }
        },
        "required": [
          "name"
        ]
      },
      "description": "Groups that the note lists, in the order given. Always empty if the note is open."
    },
    "users": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "user_code": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Code of the user."
          },
          "name": {
            "type": "string",
            "description": "Name of the user."
          }
        },
        "required": [
          "user_code",
          "name"
        ]
      },
      "description": "Users that the note lists, in the order given. An open note does not list the whole team."
    }
  },
  "Group": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "Name of the group."
    },
    "users": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "user_code": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "Code of the user."
          },
          "name": {
            "type": "string",
            "description": "Name of the user."
          },
          "is_admin": {
            "type": "boolean",
            "description": "Whether the user may delete the group and change its members. True for the creator, false for users added later."
          }
        },
        "required": [
          "user_code",
          "name",
          "is_admin"
        ]
      },
      "description": "Members of the group, in the order in which they were added."
    }
  },
  "GroupUser": {
    "user_code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64,
      "description": "Code of the user."
    },
    "name": {
      "type": "string",
      "description": "Name of the user."
    },
    "is_admin": {
      "type": "boolean",
      "description": "Whether the user may delete the group and change its members. True for the creator, false for users added later."
    }
  },
  "UserReference": {
    "user_code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64,
      "description": "Code of the user."
    },
    "name": {
      "type": "string",
      "description": "Name of the user."
    }
  },
  "NoteCreate": {
    "icon": {
      "type": "string",
      "maxLength": 1500000,
      "description": "Icon image. If it is empty or absent, the note has no icon."
    },
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30,
      "description": "Name of the note."
    },
    "description": {
      "type": "string",
      "maxLength": 200,
      "description": "Description of the note. If it is absent, the note has an empty one."
    },
    "scope": {
      "type": "string",
      "enum": [
        "open",
        "private"
      ],
      "description": "`open`: all users except guests take part, and the guests listed. `private`: only those listed do."
    },
    "groups": {
      "type": "array",
      "maxItems": 100,
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "description": "Names of the groups that take part. Ignored unless `scope` is `private`."
    },
    "users": {
      "type": "array",
      "maxItems": 500,
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      },
      "description": "Codes of the users who take part. You always take part, listed or not. In an open note these are the guests to invite, because all other users take part anyway."
    }
  },
  "NoteUpdate": {
    "icon": {
      "type": "string",
      "maxLength": 1500000,
      "description": "New icon image. An empty value removes the icon."
    },
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30,
      "description": "New name."
    },
    "description": {
      "type": "string",
      "maxLength": 200,
      "description": "New description. An empty value removes the description."
    },
    "scope": {
      "type": "string",
      "enum": [
        "open",
        "private"
      ],
      "description": "New scope. Changing it to `open` removes the groups of the note."
    },
    "groups": {
      "type": "array",
      "maxItems": 100,
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "description": "Names of all groups that take part, replacing the groups listed so far. An empty list removes them. Ignored unless the note is or becomes private."
    },
    "users": {
      "type": "array",
      "maxItems": 500,
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      },
      "description": "Codes of all users who take part, replacing the users listed so far. In a private note, they must include you, even if you are an admin, unless you belong to one of its groups. In an open note, they are the guests to invite."
    }
  },
  "GroupCreate": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "Name of the group. It must not be in use."
    }
  },
  "GroupMembers": {
    "users": {
      "type": "array",
      "maxItems": 500,
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      },
      "description": "Codes of the users."
    }
  },
  "ChatAServiceCreate": {
    "name": {
      "type": "string",
      "enum": [
        "chat_a"
      ],
      "description": "Kind of target."
    },
    "webhook_url": {
      "type": "string",
      "maxLength": 2000,
      "description": "URL of the target."
    }
  },
  "ChatBServiceCreate": {
    "name": {
      "type": "string",
      "enum": [
        "chat_b"
      ],
      "description": "Kind of target."
    },
    "room_id": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "description": "Room that receives the messages."
    },
    "api_token": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1000,
      "description": "Token for the chat service."
    }
  },
  "ChatCServiceCreate": {
    "name": {
      "type": "string",
      "enum": [
        "chat_c"
      ],
      "description": "Kind of target."
    },
    "webhook_url": {
      "type": "string",
      "maxLength": 2000,
      "description": "URL of the target."
    }
  },
  "ChatDServiceCreate": {
    "name": {
      "type": "string",
      "enum": [
        "chat_d"
      ],
      "description": "Kind of target."
    },
    "webhook_url": {
      "type": "string",
      "maxLength": 2000,
      "description": "URL of the target."
    }
  },
  "WebhookServiceCreate": {
    "name": {
      "type": "string",
      "enum": [
        "webhook"
      ],
      "description": "Kind of target."
    },
    "webhook_url": {
      "type": "string",
      "maxLength": 2000,
      "description": "URL of the target."
    },
    "secret": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1000,
      "description": "Secret that signs the requests. Without a secret, they are not signed."
    }
  }
} as const

export const remedies: Record<string, string> = {
  "body_too_large": "Send less. A smaller icon usually helps.",
  "caller_left_out": "Include yourself in `users`, or one of your groups in `groups`.",
  "expectation_failed": "Send no `Expect` header, or `Expect: 100-continue`.",
  "forbidden": "Ask an admin of the team.",
  "group_exists": "Use that group, or choose another name.",
  "group_in_use": "Add a participant to the notes that `detail` names, and try again.",
  "group_not_found": "Check the name against the list of groups. In paths, percent-encode names: `/` is `%2F`.",
  "headers_too_large": "Shorten the URL, and leave out header fields such as cookies.",
  "idempotency_key_reused": "Choose a new key for every new request. Use a key again only to repeat the same request.",
  "internal": "Report the `request_id` to the server's operators, who can look it up in the log. Trying again may or may not help.",
  "invalid_icon": "Send an image of one of these formats, small enough, as Base64.",
  "invalid_json": "Check the quoting: a shell or a template often breaks it.",
  "invalid_request": "Fix the faults that `errors` lists, and send the request again.",
  "note_changed": "Get the note again, apply your change to what it looks like now, and send it with the new `ETag`.",
  "note_not_found": "Check the code against the list of notes. If the note is private, ask a participant to add you.",
  "rate_limited": "Wait for the number of seconds in `Retry-After`.",
  "read_only_token": "Use a token with scope `write`.",
  "request_timeout": "Send the request again.",
  "service_not_found": "List the note's integrations. This one may have been deleted already.",
  "target_refused": "Use a public address, or have the network or host added to `WEBHOOK_ALLOW`.",
  "too_many_services": "Delete one of them first.",
  "unauthenticated": "Send a valid token as `Authorization: Bearer nwt_…`. `notewire tokens create` creates one.",
  "unavailable": "Try again after the number of seconds in `Retry-After`. If the request was a change, repeat it with the same `Idempotency-Key`, or check first whether it was made.",
  "unknown_groups": "Correct the names that `errors` lists, along with any unknown users, or create the groups first.",
  "unknown_users": "Correct or remove the codes that `errors` lists. An admin can add users on the server's command line.",
  "unsupported_media_type": "Send `Content-Type: application/json`, and no `Content-Encoding`."
}
