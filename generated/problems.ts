// Made from spec/ by `npm run generate`. Do not edit.
export const problems = {
  "body_too_large": {
    "status": 413,
    "title": "Body too large",
    "description": "The body is larger than the server reads.",
    "remedy": "Send less; a smaller icon is the usual remedy."
  },
  "caller_left_out": {
    "status": 400,
    "title": "Caller left out",
    "description": "The change would leave you out of your private note.",
    "remedy": "List yourself among `users`, or one of your groups among `groups`."
  },
  "forbidden": {
    "status": 403,
    "title": "Forbidden",
    "description": "You can see this, but your role does not let you do that.",
    "remedy": "Ask an admin of the team."
  },
  "group_exists": {
    "status": 409,
    "title": "Group exists",
    "description": "A group of this name exists.",
    "remedy": "Use it, or choose another name."
  },
  "group_in_use": {
    "status": 409,
    "title": "Group in use",
    "description": "Without this group or its members, private notes would have no participant left. Nothing was changed.",
    "remedy": "List someone on the notes that `detail` names, then try again."
  },
  "group_not_found": {
    "status": 404,
    "title": "Group not found",
    "description": "No group has this name, or it is one that you cannot see.",
    "remedy": "Compare the name with the list of groups. Names are percent-encoded in paths, `/` as `%2F`."
  },
  "internal": {
    "status": 500,
    "title": "Internal error",
    "description": "The server failed.",
    "remedy": "It is logged with the `request_id`: tell those who run the server. Asking again may or may not help."
  },
  "invalid_icon": {
    "status": 400,
    "title": "Invalid icon",
    "description": "The icon is not a PNG, JPEG, GIF or WebP image in Base64 of at most 1 MiB. Its content decides, not its name or a claimed type; SVG is refused.",
    "remedy": "Send such an image, smaller if need be, and its Base64 without line breaks."
  },
  "invalid_json": {
    "status": 400,
    "title": "Invalid JSON",
    "description": "The body is not JSON in UTF-8.",
    "remedy": "Look at the quoting; most often a shell or a template broke it."
  },
  "invalid_request": {
    "status": 400,
    "title": "Invalid request",
    "description": "Fields or parameters are missing, unknown or not as described.",
    "remedy": "`errors` names every one with its place: mend them and send again."
  },
  "method_not_allowed": {
    "status": 405,
    "title": "Method not allowed",
    "description": "The address exists, but not for this method.",
    "remedy": "Use one of the methods that `Allow` names."
  },
  "note_not_found": {
    "status": 404,
    "title": "Note not found",
    "description": "No note has this code, or it is one that you cannot see.",
    "remedy": "Compare the code with the list of notes, and ask a participant to add you if it is private."
  },
  "rate_limited": {
    "status": 429,
    "title": "Too many requests",
    "description": "The token has used its budget of requests.",
    "remedy": "Wait as many seconds as `Retry-After` says."
  },
  "read_only_token": {
    "status": 403,
    "title": "Read-only token",
    "description": "The token is for reading only.",
    "remedy": "Use one with scope `write`."
  },
  "route_not_found": {
    "status": 404,
    "title": "No such address",
    "description": "The address is not one of this interface.",
    "remedy": "Look at the path, and at its `/api/v1`."
  },
  "service_not_found": {
    "status": 404,
    "title": "Service integration not found",
    "description": "The note has no integration with this number.",
    "remedy": "List its integrations; it may have been deleted already."
  },
  "target_refused": {
    "status": 400,
    "title": "Target refused",
    "description": "The target's address cannot be reached from this server by policy: not http or https, with user or password in it, or in a private network that the server's `WEBHOOK_ALLOW` does not open.",
    "remedy": "Use a public address, or have the network or host added to `WEBHOOK_ALLOW`."
  },
  "too_many_services": {
    "status": 409,
    "title": "Too many service integrations",
    "description": "The note has as many integrations as it may have.",
    "remedy": "Remove one first."
  },
  "unauthenticated": {
    "status": 401,
    "title": "Authentication required",
    "description": "The access token is missing, malformed, unknown, expired or revoked, or its user is disabled.",
    "remedy": "Send `Authorization: Bearer` with a valid one; `notewire tokens create` makes it."
  },
  "unavailable": {
    "status": 503,
    "title": "Service unavailable",
    "description": "The server or its database cannot answer now.",
    "remedy": "Ask again in as many seconds as `Retry-After` says. Where it was a change, look first whether it was made."
  },
  "unknown_groups": {
    "status": 400,
    "title": "Unknown groups",
    "description": "Some `groups` are not names of groups. Nothing was changed.",
    "remedy": "`errors` names each, and unknown users too if there are any: correct them, or create the groups first."
  },
  "unknown_users": {
    "status": 400,
    "title": "Unknown users",
    "description": "Some `users` are not codes of users of this team. Nothing was changed.",
    "remedy": "`errors` names each: correct or leave them out. An admin adds users on the server's command line."
  },
  "unsupported_media_type": {
    "status": 415,
    "title": "Unsupported media type",
    "description": "The body is not labelled as JSON.",
    "remedy": "Send `Content-Type: application/json`."
  }
} as const
