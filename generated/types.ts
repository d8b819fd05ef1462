// Made from spec/ by `npm run generate`. Do not edit.
export interface paths {
    "/api/v1/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notes
         * @description Lists the notes that you can see, in the order of their creation, oldest first, so that paging is stable while notes
         *     are added. Archived ones are left out unless `include_archived` is 1.
         */
        get: operations["Notes_list"];
        put?: never;
        /**
         * Create a note
         * @description Creates a note. You take part in it, listed or not, and come first among its `users`.
         */
        post: operations["Notes_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes/{note_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a note
         * @description Answers with one note. Its `ETag` changes whenever the note does: send it back as `If-None-Match` to get 304, without
         *     a body, for as long as nothing changed.
         */
        get: operations["Notes_get"];
        put?: never;
        post?: never;
        /**
         * Delete a note
         * @description Deletes a note for good, its icon and its integrations with it. They are told of it.
         */
        delete: operations["Notes_delete"];
        options?: never;
        head?: never;
        /**
         * Update a note
         * @description Changes what the body names and leaves the rest. An update that changes nothing is no event.
         */
        patch: operations["Notes_update"];
        trace?: never;
    };
    "/api/v1/notes/{note_code}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Archive a note
         * @description Archives a note: lists leave it out unless asked. Archiving one that is archived changes nothing, and is no error.
         */
        patch: operations["Notes_archive"];
        trace?: never;
    };
    "/api/v1/notes/{note_code}/extract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Restore a note from the archive
         * @description Restores a note from the archive. Restoring one that is not archived changes nothing, and is no error.
         */
        patch: operations["Notes_restore"];
        trace?: never;
    };
    "/api/v1/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search groups
         * @description Finds the groups that match all filters given, or all groups, ordered by name. Elements hold the name alone.
         */
        get: operations["Groups_search"];
        put?: never;
        /**
         * Create a group
         * @description Creates a group. You are its first member, and its admin.
         */
        post: operations["Groups_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/groups/{group_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a group
         * @description Answers with one group and its members.
         */
        get: operations["Groups_get"];
        put?: never;
        post?: never;
        /**
         * Delete a group
         * @description Deletes a group, and takes it out of the notes that list it. Where that would leave a private note with no
         *     participant at all, the answer is 409 and nothing changes.
         */
        delete: operations["Groups_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/groups/{group_name}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add users to a group
         * @description Adds users to a group. One who is a member already stays as is. An unknown code is an error, and then nobody is added.
         */
        post: operations["Groups_addUsers"];
        /**
         * Remove users from a group
         * @description Removes users from a group. The codes come in the body, DELETE though it is. One who is not a member is no error.
         *     Where that would leave a private note with no participant at all, the answer is 409 and nothing changes.
         */
        delete: operations["Groups_removeUsers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes/{note_code}/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List service integrations
         * @description Lists the integrations of a note, oldest first. All on one page: a note has at most 20.
         */
        get: operations["Services_list"];
        put?: never;
        /**
         * Add a service integration
         * @description Attaches a target to a note: the note's events are carried to it from now on, beginning with a `ping`.
         */
        post: operations["Services_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notes/{note_code}/services/{service_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a service integration
         * @description Removes a target from a note. What has not reached it yet is dropped.
         */
        delete: operations["Services_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "note.archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A note was archived
         * @description Sent when a note that was not archived was archived.
         */
        post: operations["Events_archived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "note.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A note was deleted
         * @description Sent when a note was deleted, to the targets that it had.
         */
        post: operations["Events_deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "note.restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A note was restored
         * @description Sent when an archived note was restored.
         */
        post: operations["Events_restored"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "note.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A note was updated
         * @description Sent when an update changed what the note shows.
         */
        post: operations["Events_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A target was attached
         * @description Sent once, when the target is attached to a note.
         */
        post: operations["Events_ping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Who did it. */
        Actor: {
            /** @description Code of the user. */
            user_code: components["schemas"]["UserCode"];
            /**
             * @description Name of the user.
             * @example Ann Lee
             */
            name: string;
        };
        /** @description Token for the chat service, up to 1,000 characters. Goes in, is kept encrypted, and never comes out. */
        ApiToken: string;
        /**
         * Format: int64
         * @description Whole seconds since 1970.
         * @example 1767225600
         */
        AttemptTime: number;
        /**
         * @description The body is larger than the server reads.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#body_too_large",
         *       "title": "Body too large",
         *       "status": 413,
         *       "detail": "The body has more than 2097152 bytes.",
         *       "code": "body_too_large",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "The body has more than 2097152 bytes."
         *       ]
         *     }
         */
        BodyTooLarge: {
            /** @constant */
            status: 413;
            /** @constant */
            code: "body_too_large";
            /** @constant */
            title: "Body too large";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description The change would leave you out of your private note.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#caller_left_out",
         *       "title": "Caller left out",
         *       "status": 400,
         *       "detail": "users must list you, unless one of your groups is among groups",
         *       "code": "caller_left_out",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "users must list you, unless one of your groups is among groups"
         *       ],
         *       "errors": [
         *         {
         *           "pointer": "/users",
         *           "detail": "users must list you, unless one of your groups is among groups"
         *         }
         *       ]
         *     }
         */
        CallerLeftOut: {
            /** @constant */
            status: 400;
            /** @constant */
            code: "caller_left_out";
            /** @constant */
            title: "Caller left out";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description A field of a note that an update can change.
         * @enum {string}
         */
        ChangedField: "name" | "description" | "icon_url" | "scope" | "groups" | "users";
        /** @description Slack, through an incoming webhook. */
        ChatAService: {
            /** @description Identifier of the integration. */
            service_id: components["schemas"]["ServiceId"];
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "chat_a";
            /** @description Address of the target. */
            webhook_url: components["schemas"]["TargetUrl"];
        };
        /** @description Slack: the address of an incoming webhook. */
        ChatAServiceCreate: {
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "chat_a";
            /** @description Address to call. */
            webhook_url: components["schemas"]["TargetUrl"];
        };
        /** @description Chatwork, through its API. The token is never shown. */
        ChatBService: {
            /** @description Identifier of the integration. */
            service_id: components["schemas"]["ServiceId"];
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "chat_b";
            /** @description Room that it posts to. */
            room_id: components["schemas"]["RoomId"];
        };
        /** @description Chatwork: a room, and a token that may post to it. */
        ChatBServiceCreate: {
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "chat_b";
            /** @description Room to post to. */
            room_id: components["schemas"]["RoomId"];
            /** @description Token for the chat service. */
            api_token: components["schemas"]["ApiToken"];
        };
        /** @description Microsoft Teams, through a workflow's webhook. */
        ChatCService: {
            /** @description Identifier of the integration. */
            service_id: components["schemas"]["ServiceId"];
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "chat_c";
            /** @description Address of the target. */
            webhook_url: components["schemas"]["TargetUrl"];
        };
        /** @description Microsoft Teams: the address of a workflow that starts "when a Teams webhook request is received". */
        ChatCServiceCreate: {
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "chat_c";
            /** @description Address to call. */
            webhook_url: components["schemas"]["TargetUrl"];
        };
        /** @description Google Chat, through a space's webhook. */
        ChatDService: {
            /** @description Identifier of the integration. */
            service_id: components["schemas"]["ServiceId"];
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "chat_d";
            /** @description Address of the target. */
            webhook_url: components["schemas"]["TargetUrl"];
        };
        /** @description Google Chat: the address of a space's webhook. */
        ChatDServiceCreate: {
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "chat_d";
            /** @description Address to call. */
            webhook_url: components["schemas"]["TargetUrl"];
        };
        /** @description A note that was just created. */
        CreatedNote: {
            /** @description Identifier of the note. */
            note_code: components["schemas"]["NoteCode"];
            /** @description Name of the note. */
            name: components["schemas"]["NoteName"];
            /** @description Description of the note; empty when there is none. */
            description: components["schemas"]["NoteDescription"];
            /**
             * Format: uri
             * @description Address of the icon's image, `null` when there is none. It needs no token, and cannot be guessed by anyone who does not have the image.
             */
            icon_url: string | null;
            /** @description Whether the note is archived. An archived note can still be read and changed. */
            archived: boolean;
            /** @description Who takes part. */
            scope: components["schemas"]["NoteScope"];
            /** @description The groups that it lists, in the order given. Always empty when the note is open. */
            groups: components["schemas"]["GroupReference"][];
            /** @description The users that it lists, in the order given. An open note does not list the whole team. */
            users: components["schemas"]["UserReference"][];
            /** @description Its service integrations: none yet. */
            services: components["schemas"]["Service"][];
        };
        /** @description Always empty. */
        EmptyMeta: Record<string, never>;
        /** @description What happened to a note. */
        EventData: {
            /** @description The note as it is now; as it was, where it was deleted. */
            note: components["schemas"]["Note"];
            /** @description Who did it. */
            actor: components["schemas"]["Actor"];
        };
        /**
         * @description Identifier of an event.
         * @example msg_2f7c1a9d4be84d1c8f0e6a53b9d7c214
         */
        EventId: string;
        /** @description One fault of a request: its place, as a `pointer` or a `parameter`, and what is wrong there. */
        Fault: {
            /** @description JSON Pointer (RFC 6901) into the request body; empty for the body itself. */
            pointer?: string;
            /** @description Name of the path or query parameter. */
            parameter?: string;
            /** @description What is wrong, and what would be right. */
            detail: string;
        };
        /**
         * @description You can see this, but your role does not let you do that.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#forbidden",
         *       "title": "Forbidden",
         *       "status": 403,
         *       "detail": "Guests may not change notes.",
         *       "code": "forbidden",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "Guests may not change notes."
         *       ]
         *     }
         */
        Forbidden: {
            /** @constant */
            status: 403;
            /** @constant */
            code: "forbidden";
            /** @constant */
            title: "Forbidden";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /** @description A group. */
        Group: {
            /** @description Name of the group. */
            name: components["schemas"]["GroupName"];
            /** @description Its members, in the order in which they came. */
            users: components["schemas"]["GroupUser"][];
        };
        /** @description What a new group is made of. */
        GroupCreate: {
            /** @description Name of the group. No other group may have it. */
            name: components["schemas"]["GroupName"];
        };
        /**
         * @description A group of this name exists.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#group_exists",
         *       "title": "Group exists",
         *       "status": 409,
         *       "detail": "There is a group 'editors' already.",
         *       "code": "group_exists",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "There is a group 'editors' already."
         *       ]
         *     }
         */
        GroupExists: {
            /** @constant */
            status: 409;
            /** @constant */
            code: "group_exists";
            /** @constant */
            title: "Group exists";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description Without this group or its members, private notes would have no participant left. Nothing was changed.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#group_in_use",
         *       "title": "Group in use",
         *       "status": 409,
         *       "detail": "Nobody else takes part in these private notes: k3v9m2q7x4ta.",
         *       "code": "group_in_use",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "Nobody else takes part in these private notes: k3v9m2q7x4ta."
         *       ]
         *     }
         */
        GroupInUse: {
            /** @constant */
            status: 409;
            /** @constant */
            code: "group_in_use";
            /** @constant */
            title: "Group in use";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /** @description Users to add to a group, or to remove from it. */
        GroupMembers: {
            /** @description Codes of the users. */
            users: components["schemas"]["UserCodes"];
        };
        /**
         * @description Name of a group and its identifier, 1 to 100 characters of any kind. Unicode forms that look the same are the same (NFC). Percent-encoded in paths, `/` as `%2F`; `.` and `..` mean something else there, and cannot be names.
         * @example editors
         */
        GroupName: string;
        /** @description Up to 100 group names. One that is listed twice counts once. */
        GroupNames: components["schemas"]["GroupName"][];
        /**
         * @description No group has this name, or it is one that you cannot see.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#group_not_found",
         *       "title": "Group not found",
         *       "status": 404,
         *       "detail": "There is no group 'editors' that you can see.",
         *       "code": "group_not_found",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "There is no group 'editors' that you can see."
         *       ]
         *     }
         */
        GroupNotFound: {
            /** @constant */
            status: 404;
            /** @constant */
            code: "group_not_found";
            /** @constant */
            title: "Group not found";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /** @description A group, as lists name it. */
        GroupReference: {
            /** @description Name of the group. */
            name: components["schemas"]["GroupName"];
        };
        /** @description A user as member of a group. */
        GroupUser: {
            /** @description Code of the user. */
            user_code: components["schemas"]["UserCode"];
            /**
             * @description Name of the user.
             * @example Ann Lee
             */
            name: string;
            /** @description Whether the user may delete the group and change its members. Its creator is; those added later are not. */
            is_admin: boolean;
        };
        /** @description A PNG, JPEG, GIF or WebP image in Base64 (RFC 4648, section 4), at most 1 MiB once decoded. A `data:` prefix is accepted; line breaks are not. */
        Icon: string;
        /**
         * @description The server failed.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#internal",
         *       "title": "Internal error",
         *       "status": 500,
         *       "detail": "The server failed. It is logged with this request_id.",
         *       "code": "internal",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "The server failed. It is logged with this request_id."
         *       ]
         *     }
         */
        Internal: {
            /** @constant */
            status: 500;
            /** @constant */
            code: "internal";
            /** @constant */
            title: "Internal error";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description The icon is not a PNG, JPEG, GIF or WebP image in Base64 of at most 1 MiB. Its content decides, not its name or a claimed type; SVG is refused.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#invalid_icon",
         *       "title": "Invalid icon",
         *       "status": 400,
         *       "detail": "icon must be a PNG, JPEG, GIF or WebP image",
         *       "code": "invalid_icon",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "icon must be a PNG, JPEG, GIF or WebP image"
         *       ],
         *       "errors": [
         *         {
         *           "pointer": "/icon",
         *           "detail": "icon must be a PNG, JPEG, GIF or WebP image"
         *         }
         *       ]
         *     }
         */
        InvalidIcon: {
            /** @constant */
            status: 400;
            /** @constant */
            code: "invalid_icon";
            /** @constant */
            title: "Invalid icon";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description The body is not JSON in UTF-8.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#invalid_json",
         *       "title": "Invalid JSON",
         *       "status": 400,
         *       "detail": "The body is not JSON: Unexpected end of JSON input",
         *       "code": "invalid_json",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "The body is not JSON: Unexpected end of JSON input"
         *       ]
         *     }
         */
        InvalidJson: {
            /** @constant */
            status: 400;
            /** @constant */
            code: "invalid_json";
            /** @constant */
            title: "Invalid JSON";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description Fields or parameters are missing, unknown or not as described.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#invalid_request",
         *       "title": "Invalid request",
         *       "status": 400,
         *       "detail": "verbose is not a parameter of this operation",
         *       "code": "invalid_request",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "verbose is not a parameter of this operation"
         *       ],
         *       "errors": [
         *         {
         *           "parameter": "verbose",
         *           "detail": "verbose is not a parameter of this operation"
         *         }
         *       ]
         *     }
         */
        InvalidRequest: {
            /** @constant */
            status: 400;
            /** @constant */
            code: "invalid_request";
            /** @constant */
            title: "Invalid request";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /** @description A note. */
        Note: {
            /** @description Identifier of the note. */
            note_code: components["schemas"]["NoteCode"];
            /** @description Name of the note. */
            name: components["schemas"]["NoteName"];
            /** @description Description of the note; empty when there is none. */
            description: components["schemas"]["NoteDescription"];
            /**
             * Format: uri
             * @description Address of the icon's image, `null` when there is none. It needs no token, and cannot be guessed by anyone who does not have the image.
             */
            icon_url: string | null;
            /** @description Whether the note is archived. An archived note can still be read and changed. */
            archived: boolean;
            /** @description Who takes part. */
            scope: components["schemas"]["NoteScope"];
            /** @description The groups that it lists, in the order given. Always empty when the note is open. */
            groups: components["schemas"]["GroupReference"][];
            /** @description The users that it lists, in the order given. An open note does not list the whole team. */
            users: components["schemas"]["UserReference"][];
        };
        /** @description The note was archived. */
        NoteArchivedEvent: {
            /**
             * @description What happened.
             * @constant
             */
            type: "note.archived";
            /**
             * Format: date-time
             * @description When it happened (RFC 3339).
             */
            timestamp: string;
            /** @description What it happened to. */
            data: components["schemas"]["EventData"];
        };
        /**
         * @description Identifier of a note, given when it is created.
         * @example k3v9m2q7x4ta
         */
        NoteCode: string;
        /** @description What a new note is made of. */
        NoteCreate: {
            /** @description Icon image; none when empty or absent. */
            icon?: components["schemas"]["Icon"];
            /** @description Name of the note. */
            name: components["schemas"]["NoteName"];
            /**
             * @description Description of the note.
             * @default
             */
            description: components["schemas"]["NoteDescription"];
            /** @description `open` to all users of the team, or `private` to those listed. */
            scope: components["schemas"]["NoteScope"];
            /** @description Names of the groups that take part. Honoured only when `scope` is `private`. */
            groups?: components["schemas"]["GroupNames"];
            /** @description Codes of the users who take part; you always do, listed or not. In an open note they are the guests invited: all other users take part anyway. */
            users?: components["schemas"]["UserCodes"];
        };
        /** @description The note was deleted. This is its last event. */
        NoteDeletedEvent: {
            /**
             * @description What happened.
             * @constant
             */
            type: "note.deleted";
            /**
             * Format: date-time
             * @description When it happened (RFC 3339).
             */
            timestamp: string;
            /** @description What it happened to. */
            data: components["schemas"]["EventData"];
        };
        /**
         * @description Description of a note, up to 200 characters.
         * @example What ships when
         */
        NoteDescription: string;
        /**
         * @description Name of a note, 1 to 30 characters. It need not be unique.
         * @example Release plan
         */
        NoteName: string;
        /**
         * @description No note has this code, or it is one that you cannot see.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#note_not_found",
         *       "title": "Note not found",
         *       "status": 404,
         *       "detail": "There is no note 'k3v9m2q7x4ta' that you can see.",
         *       "code": "note_not_found",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "There is no note 'k3v9m2q7x4ta' that you can see."
         *       ]
         *     }
         */
        NoteNotFound: {
            /** @constant */
            status: 404;
            /** @constant */
            code: "note_not_found";
            /** @constant */
            title: "Note not found";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /** @description The note was restored from the archive. */
        NoteRestoredEvent: {
            /**
             * @description What happened.
             * @constant
             */
            type: "note.restored";
            /**
             * Format: date-time
             * @description When it happened (RFC 3339).
             */
            timestamp: string;
            /** @description What it happened to. */
            data: components["schemas"]["EventData"];
        };
        /**
         * @description Who takes part in a note.
         * @enum {string}
         */
        NoteScope: "open" | "private";
        /** @description What to change of a note. What is absent stays as it is. */
        NoteUpdate: {
            /** @description New icon image; an empty value removes the icon. */
            icon?: components["schemas"]["Icon"];
            /** @description New name. */
            name?: components["schemas"]["NoteName"];
            /** @description New description; empty for none. */
            description?: components["schemas"]["NoteDescription"];
            /** @description New scope. Turning a note open drops its groups. */
            scope?: components["schemas"]["NoteScope"];
            /** @description Names of all groups that take part from now on, in place of those listed. Honoured only when the note is or becomes private; an empty list removes the groups. */
            groups?: components["schemas"]["GroupNames"];
            /** @description Codes of all users who take part from now on, in place of those listed. A private note must keep you among them or in one of its groups; for an open note they are the guests invited. */
            users?: components["schemas"]["UserCodes"];
        };
        /** @description The note was changed. */
        NoteUpdatedEvent: {
            /**
             * @description What happened.
             * @constant
             */
            type: "note.updated";
            /**
             * Format: date-time
             * @description When it happened (RFC 3339).
             */
            timestamp: string;
            /** @description What it happened to. */
            data: components["schemas"]["UpdateData"];
        };
        /** @description Where a page stands in its list. */
        PageMeta: {
            /**
             * Format: uri
             * @description Address of the page before this one, with the same filters; `null` on the first.
             */
            previous_page: string | null;
            /**
             * Format: uri
             * @description Address of the page after this one, with the same filters; `null` on the last.
             */
            next_page: string | null;
            /**
             * Format: int32
             * @description Number of this page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Page size in effect.
             */
            per_page: number;
            /**
             * Format: int32
             * @description How many items match, on all pages together.
             */
            total: number;
        };
        /** @description The target was attached to the note. */
        PingEvent: {
            /**
             * @description What happened.
             * @constant
             */
            type: "ping";
            /**
             * Format: date-time
             * @description When it happened (RFC 3339).
             */
            timestamp: string;
            /** @description What it happened to. */
            data: components["schemas"]["EventData"];
        };
        /** @description A failure, as RFC 9457 has it. */
        Problem: {
            /**
             * Format: uri
             * @description Address of this kind of failure in the docs.
             */
            type: string;
            /** @description The kind of failure in a few words, always the same for a `code`. */
            title: string;
            /**
             * Format: int32
             * @description The response's status code.
             */
            status: number;
            /** @description What went wrong this time, and what to do about it: a sentence for people. */
            detail: string;
            /** @description Stable name of the kind of failure: decide by this. */
            code: string;
            /** @description The response's `X-Request-Id`; name it when you report a failure. */
            request_id: string;
            /** @description The same as plain sentences, one for each fault. */
            messages: string[];
            /** @description The faults, each with its place. Only for bad input. */
            errors?: components["schemas"]["Fault"][];
        };
        /**
         * @description The token has used its budget of requests.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#rate_limited",
         *       "title": "Too many requests",
         *       "status": 429,
         *       "detail": "The budget of 600 requests a minute is used up; wait 12 seconds.",
         *       "code": "rate_limited",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "The budget of 600 requests a minute is used up; wait 12 seconds."
         *       ]
         *     }
         */
        RateLimited: {
            /** @constant */
            status: 429;
            /** @constant */
            code: "rate_limited";
            /** @constant */
            title: "Too many requests";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description The token is for reading only.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#read_only_token",
         *       "title": "Read-only token",
         *       "status": 403,
         *       "detail": "This token is for reading only.",
         *       "code": "read_only_token",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "This token is for reading only."
         *       ]
         *     }
         */
        ReadOnlyToken: {
            /** @constant */
            status: 403;
            /** @constant */
            code: "read_only_token";
            /** @constant */
            title: "Read-only token";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description Room of the chat service, as its address names it.
         * @example 40271653
         */
        RoomId: string;
        /** @description A service integration of a note. `name` tells its kind. */
        Service: components["schemas"]["ChatAService"] | components["schemas"]["ChatBService"] | components["schemas"]["ChatCService"] | components["schemas"]["ChatDService"] | components["schemas"]["WebhookService"];
        /** @description What a new integration is made of: `name` tells the kind, and the kind which fields belong to it. */
        ServiceCreate: components["schemas"]["ChatAServiceCreate"] | components["schemas"]["ChatBServiceCreate"] | components["schemas"]["ChatCServiceCreate"] | components["schemas"]["ChatDServiceCreate"] | components["schemas"]["WebhookServiceCreate"];
        /**
         * Format: int32
         * @description Number of an integration. It counts up, and is never given twice.
         * @example 7
         */
        ServiceId: number;
        /**
         * @description The note has no integration with this number.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#service_not_found",
         *       "title": "Service integration not found",
         *       "status": 404,
         *       "detail": "The note has no integration 7.",
         *       "code": "service_not_found",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "The note has no integration 7."
         *       ]
         *     }
         */
        ServiceNotFound: {
            /** @constant */
            status: 404;
            /** @constant */
            code: "service_not_found";
            /** @constant */
            title: "Service integration not found";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description Signature of a request, after Standard Webhooks.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        Signature: string;
        /**
         * @description The target's address cannot be reached from this server by policy: not http or https, with user or password in it, or in a private network that the server's `WEBHOOK_ALLOW` does not open.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#target_refused",
         *       "title": "Target refused",
         *       "status": 400,
         *       "detail": "webhook_url leads to 10.0.0.8, a private address: WEBHOOK_ALLOW on the server would open it",
         *       "code": "target_refused",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "webhook_url leads to 10.0.0.8, a private address: WEBHOOK_ALLOW on the server would open it"
         *       ],
         *       "errors": [
         *         {
         *           "pointer": "/webhook_url",
         *           "detail": "webhook_url leads to 10.0.0.8, a private address: WEBHOOK_ALLOW on the server would open it"
         *         }
         *       ]
         *     }
         */
        TargetRefused: {
            /** @constant */
            status: 400;
            /** @constant */
            code: "target_refused";
            /** @constant */
            title: "Target refused";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * Format: uri
         * @description Address of a target, http or https, up to 2,000 characters.
         * @example https://hooks.example.net/notewire
         */
        TargetUrl: string;
        /** @description Text that any database can keep: no NUL, no half of a surrogate pair. */
        Text: string;
        /**
         * @description The note has as many integrations as it may have.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#too_many_services",
         *       "title": "Too many service integrations",
         *       "status": 409,
         *       "detail": "The note has 20 integrations, the most that it may have.",
         *       "code": "too_many_services",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "The note has 20 integrations, the most that it may have."
         *       ]
         *     }
         */
        TooManyServices: {
            /** @constant */
            status: 409;
            /** @constant */
            code: "too_many_services";
            /** @constant */
            title: "Too many service integrations";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description The access token is missing, malformed, unknown, expired or revoked, or its user is disabled.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#unauthenticated",
         *       "title": "Authentication required",
         *       "status": 401,
         *       "detail": "Send a valid access token: Authorization: Bearer nwt_…",
         *       "code": "unauthenticated",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "Send a valid access token: Authorization: Bearer nwt_…"
         *       ]
         *     }
         */
        Unauthenticated: {
            /** @constant */
            status: 401;
            /** @constant */
            code: "unauthenticated";
            /** @constant */
            title: "Authentication required";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description The server or its database cannot answer now.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#unavailable",
         *       "title": "Service unavailable",
         *       "status": 503,
         *       "detail": "The database cannot be used now. Try again in 5 seconds.",
         *       "code": "unavailable",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "The database cannot be used now. Try again in 5 seconds."
         *       ]
         *     }
         */
        Unavailable: {
            /** @constant */
            status: 503;
            /** @constant */
            code: "unavailable";
            /** @constant */
            title: "Service unavailable";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description Some `groups` are not names of groups. Nothing was changed.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#unknown_groups",
         *       "title": "Unknown groups",
         *       "status": 400,
         *       "detail": "groups/0: there is no group 'editors'",
         *       "code": "unknown_groups",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "groups/0: there is no group 'editors'"
         *       ],
         *       "errors": [
         *         {
         *           "pointer": "/groups/0",
         *           "detail": "groups/0: there is no group 'editors'"
         *         }
         *       ]
         *     }
         */
        UnknownGroups: {
            /** @constant */
            status: 400;
            /** @constant */
            code: "unknown_groups";
            /** @constant */
            title: "Unknown groups";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description Some `users` are not codes of users of this team. Nothing was changed.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#unknown_users",
         *       "title": "Unknown users",
         *       "status": 400,
         *       "detail": "users/1: there is no user '0000000009'",
         *       "code": "unknown_users",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "users/1: there is no user '0000000009'"
         *       ],
         *       "errors": [
         *         {
         *           "pointer": "/users/1",
         *           "detail": "users/1: there is no user '0000000009'"
         *         }
         *       ]
         *     }
         */
        UnknownUsers: {
            /** @constant */
            status: 400;
            /** @constant */
            code: "unknown_users";
            /** @constant */
            title: "Unknown users";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description The body is not labelled as JSON.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#unsupported_media_type",
         *       "title": "Unsupported media type",
         *       "status": 415,
         *       "detail": "Send the body with Content-Type: application/json.",
         *       "code": "unsupported_media_type",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "Send the body with Content-Type: application/json."
         *       ]
         *     }
         */
        UnsupportedMediaType: {
            /** @constant */
            status: 415;
            /** @constant */
            code: "unsupported_media_type";
            /** @constant */
            title: "Unsupported media type";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /** @description What an update changed. */
        UpdateData: {
            /** @description The note as it is now; as it was, where it was deleted. */
            note: components["schemas"]["Note"];
            /** @description Who did it. */
            actor: components["schemas"]["Actor"];
            /** @description Names of the fields of the note that differ from before. */
            changed: components["schemas"]["ChangedField"][];
        };
        /**
         * @description Code of a user, given when the user was added.
         * @example 0000000002
         */
        UserCode: string;
        /** @description Up to 500 user codes. One that is listed twice counts once. */
        UserCodes: components["schemas"]["UserCode"][];
        /** @description A user, as lists of participants name them. */
        UserReference: {
            /** @description Code of the user. */
            user_code: components["schemas"]["UserCode"];
            /**
             * @description Name of the user.
             * @example Ann Lee
             */
            name: string;
        };
        /** @description Secret that signs webhook requests, up to 1,000 characters: any text, or 24 to 64 bytes in Base64 after `whsec_`. Goes in, is kept encrypted, and never comes out. */
        WebhookSecret: string;
        /** @description A webhook of your own. Its secret is never shown. */
        WebhookService: {
            /** @description Identifier of the integration. */
            service_id: components["schemas"]["ServiceId"];
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "webhook";
            /** @description Address of the target. */
            webhook_url: components["schemas"]["TargetUrl"];
        };
        /** @description A webhook of your own, called as Standard Webhooks describes. */
        WebhookServiceCreate: {
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "webhook";
            /** @description Address to call. */
            webhook_url: components["schemas"]["TargetUrl"];
            /** @description Secret that signs the requests. Without it they are not signed. */
            secret?: components["schemas"]["WebhookSecret"];
        };
    };
    responses: {
        /** @description `invalid_request`: Fields or parameters are missing, unknown or not as described. `errors` names every one with its place: mend them and send again. */
        InvalidRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequest"];
            };
        };
        /** @description `unauthenticated`: The access token is missing, malformed, unknown, expired or revoked, or its user is disabled. Send `Authorization: Bearer` with a valid one; `notewire tokens create` makes it. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Unauthenticated"];
            };
        };
        /** @description `rate_limited`: The token has used its budget of requests. Wait as many seconds as `Retry-After` says. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RateLimited"];
            };
        };
        /** @description `internal`: The server failed. It is logged with the `request_id`: tell those who run the server. Asking again may or may not help. */
        Internal: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Internal"];
            };
        };
        /** @description `unavailable`: The server or its database cannot answer now. Ask again in as many seconds as `Retry-After` says. Where it was a change, look first whether it was made. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Unavailable"];
            };
        };
        /** @description `group_exists`: A group of this name exists. Use it, or choose another name. */
        GroupExists: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["GroupExists"];
            };
        };
        /** @description `body_too_large`: The body is larger than the server reads. Send less; a smaller icon is the usual remedy. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BodyTooLarge"];
            };
        };
        /** @description `unsupported_media_type`: The body is not labelled as JSON. Send `Content-Type: application/json`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnsupportedMediaType"];
            };
        };
        /** @description `group_not_found`: No group has this name, or it is one that you cannot see. Compare the name with the list of groups. Names are percent-encoded in paths, `/` as `%2F`. */
        GroupNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["GroupNotFound"];
            };
        };
        /** @description `group_in_use`: Without this group or its members, private notes would have no participant left. Nothing was changed. List someone on the notes that `detail` names, then try again. */
        GroupInUse: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["GroupInUse"];
            };
        };
        /** @description `note_not_found`: No note has this code, or it is one that you cannot see. Compare the code with the list of notes, and ask a participant to add you if it is private. */
        NoteNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NoteNotFound"];
            };
        };
        /** @description `forbidden`: You can see this, but your role does not let you do that. Ask an admin of the team. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Forbidden"];
            };
        };
        /** @description `too_many_services`: The note has as many integrations as it may have. Remove one first. */
        TooManyServices: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TooManyServices"];
            };
        };
    };
    parameters: {
        /**
         * @description Identifies the event. It is the same however often the event is sent: drop those whose id you have had.
         * @example msg_2f7c1a9d4be84d1c8f0e6a53b9d7c214
         */
        "EventHeaders.webhook_id": components["schemas"]["EventId"];
        /**
         * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, the body as the bytes that came. The key is what follows `whsec_` in the secret, decoded from Base64; of any other secret, its bytes. Absent where the integration has no secret.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "EventHeaders.webhook_signature": components["schemas"]["Signature"];
        /**
         * @description When this attempt was made, in whole seconds since 1970. It is signed too; refuse what is more than some minutes old.
         * @example 1767225600
         */
        "EventHeaders.webhook_timestamp": components["schemas"]["AttemptTime"];
        /**
         * @description Name of the group.
         * @example editors
         */
        GroupPath: components["schemas"]["GroupName"];
        /**
         * @description Finds the groups whose name contains this, in upper or lower case.
         * @example edit
         */
        "GroupsQuery.name": components["schemas"]["Text"];
        /** @description Finds the groups that this user belongs to. */
        "GroupsQuery.user_code": components["schemas"]["UserCode"];
        /**
         * @description Identifier of the note.
         * @example k3v9m2q7x4ta
         */
        NotePath: components["schemas"]["NoteCode"];
        /**
         * @description 1 includes the archived notes.
         * @example 1
         */
        "NotesQuery.include_archived": number;
        /**
         * @description Page number, from 1.
         * @example 1
         */
        "PageQuery.page": number;
        /**
         * @description Items in a page.
         * @example 2
         */
        "PageQuery.per_page": number;
    };
    requestBodies: never;
    headers: {
        /** @description Identifies this exchange in the server's log. Yours, when the request sent one of up to 64 letters, digits, `.`, `_` and `-`. */
        "X-Request-Id": string;
        /** @description The token's budget (IETF draft RateLimit header fields): `"default";q=600;w=60`, requests and seconds. */
        "RateLimit-Policy": string;
        /** @description What is left of the budget, and the seconds until it is whole again: `"default";r=599;t=60`. Absent, like the budget, where the token is unknown or the server sets no limit. */
        RateLimit: string;
        /** @description How to authenticate (RFC 6750): `Bearer realm="notewire"`. */
        "WWW-Authenticate": string;
        /** @description Seconds to wait before the next request. */
        "Retry-After": number;
        /** @description Address of what was created. */
        Location: string;
        /** @description Version of the note (RFC 9110, section 8.8.3). */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    Notes_list: {
        parameters: {
            query?: {
                /**
                 * @description 1 includes the archived notes.
                 * @example 1
                 */
                include_archived?: components["parameters"]["NotesQuery.include_archived"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery.page"];
                /**
                 * @description Items in a page.
                 * @example 2
                 */
                per_page?: components["parameters"]["PageQuery.per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "notes": [
                     *         {
                     *           "note_code": "k3v9m2q7x4ta",
                     *           "name": "Release plan",
                     *           "description": "What ships when",
                     *           "icon_url": null,
                     *           "archived": false,
                     *           "scope": "private",
                     *           "groups": [
                     *             {
                     *               "name": "editors"
                     *             }
                     *           ],
                     *           "users": [
                     *             {
                     *               "user_code": "0000000001",
                     *               "name": "Admin"
                     *             },
                     *             {
                     *               "user_code": "0000000002",
                     *               "name": "Ann Lee"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "note_code": "q5w2n8d6y3bc",
                     *           "name": "Offsite",
                     *           "description": "",
                     *           "icon_url": null,
                     *           "archived": true,
                     *           "scope": "open",
                     *           "groups": [],
                     *           "users": [
                     *             {
                     *               "user_code": "0000000001",
                     *               "name": "Admin"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "meta": {
                     *         "previous_page": null,
                     *         "next_page": "http://127.0.0.1:3000/api/v1/notes?include_archived=1&page=2&per_page=2",
                     *         "page": 1,
                     *         "per_page": 2,
                     *         "total": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description The notes of this page. */
                        notes: components["schemas"]["Note"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Notes_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Release plan",
                 *       "description": "What ships when",
                 *       "scope": "private",
                 *       "groups": [
                 *         "editors"
                 *       ],
                 *       "users": [
                 *         "0000000002"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NoteCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "note": [
                     *         {
                     *           "note_code": "k3v9m2q7x4ta",
                     *           "name": "Release plan",
                     *           "description": "What ships when",
                     *           "icon_url": null,
                     *           "archived": false,
                     *           "scope": "private",
                     *           "groups": [
                     *             {
                     *               "name": "editors"
                     *             }
                     *           ],
                     *           "users": [
                     *             {
                     *               "user_code": "0000000001",
                     *               "name": "Admin"
                     *             },
                     *             {
                     *               "user_code": "0000000002",
                     *               "name": "Ann Lee"
                     *             }
                     *           ],
                     *           "services": []
                     *         }
                     *       ],
                     *       "meta": {}
                     *     }
                     */
                    "application/json": {
                        /** @description The new note, alone in an array. */
                        note: components["schemas"]["CreatedNote"][];
                        meta: components["schemas"]["EmptyMeta"];
                    };
                };
            };
            /**
             * @description - `invalid_request`: Fields or parameters are missing, unknown or not as described. `errors` names every one with its place: mend them and send again.
             *     - `invalid_json`: The body is not JSON in UTF-8. Look at the quoting; most often a shell or a template broke it.
             *     - `invalid_icon`: The icon is not a PNG, JPEG, GIF or WebP image in Base64 of at most 1 MiB. Its content decides, not its name or a claimed type; SVG is refused. Send such an image, smaller if need be, and its Base64 without line breaks.
             *     - `unknown_users`: Some `users` are not codes of users of this team. Nothing was changed. `errors` names each: correct or leave them out. An admin adds users on the server's command line.
             *     - `unknown_groups`: Some `groups` are not names of groups. Nothing was changed. `errors` names each, and unknown users too if there are any: correct them, or create the groups first.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidRequest"] | components["schemas"]["InvalidJson"] | components["schemas"]["InvalidIcon"] | components["schemas"]["UnknownUsers"] | components["schemas"]["UnknownGroups"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /**
             * @description - `forbidden`: You can see this, but your role does not let you do that. Ask an admin of the team.
             *     - `read_only_token`: The token is for reading only. Use one with scope `write`.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Forbidden"] | components["schemas"]["ReadOnlyToken"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Notes_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the note as you know it. */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Identifier of the note.
                 * @example k3v9m2q7x4ta
                 */
                note_code: components["parameters"]["NotePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "note": {
                     *         "note_code": "k3v9m2q7x4ta",
                     *         "name": "Release plan",
                     *         "description": "What ships when",
                     *         "icon_url": null,
                     *         "archived": false,
                     *         "scope": "private",
                     *         "groups": [
                     *           {
                     *             "name": "editors"
                     *           }
                     *         ],
                     *         "users": [
                     *           {
                     *             "user_code": "0000000001",
                     *             "name": "Admin"
                     *           },
                     *           {
                     *             "user_code": "0000000002",
                     *             "name": "Ann Lee"
                     *           }
                     *         ]
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    "application/json": {
                        /** @description The note. */
                        note: components["schemas"]["Note"];
                        meta: components["schemas"]["EmptyMeta"];
                    };
                };
            };
            /** @description The note is as you know it. There is no body. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NoteNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Notes_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the note.
                 * @example k3v9m2q7x4ta
                 */
                note_code: components["parameters"]["NotePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_request`: Fields or parameters are missing, unknown or not as described. `errors` names every one with its place: mend them and send again.
             *     - `invalid_json`: The body is not JSON in UTF-8. Look at the quoting; most often a shell or a template broke it.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidRequest"] | components["schemas"]["InvalidJson"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /**
             * @description - `forbidden`: You can see this, but your role does not let you do that. Ask an admin of the team.
             *     - `read_only_token`: The token is for reading only. Use one with scope `write`.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Forbidden"] | components["schemas"]["ReadOnlyToken"];
                };
            };
            404: components["responses"]["NoteNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Notes_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the note.
                 * @example k3v9m2q7x4ta
                 */
                note_code: components["parameters"]["NotePath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Release plan",
                 *       "users": [
                 *         "0000000001",
                 *         "0000000002"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NoteUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "notes": [
                     *         {
                     *           "note_code": "k3v9m2q7x4ta",
                     *           "name": "Release plan",
                     *           "description": "What ships when",
                     *           "icon_url": null,
                     *           "archived": false,
                     *           "scope": "private",
                     *           "groups": [
                     *             {
                     *               "name": "editors"
                     *             }
                     *           ],
                     *           "users": [
                     *             {
                     *               "user_code": "0000000001",
                     *               "name": "Admin"
                     *             },
                     *             {
                     *               "user_code": "0000000002",
                     *               "name": "Ann Lee"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "meta": {}
                     *     }
                     */
                    "application/json": {
                        /** @description The note as it is now, alone in an array. */
                        notes: components["schemas"]["Note"][];
                        meta: components["schemas"]["EmptyMeta"];
                    };
                };
            };
            /**
             * @description - `invalid_request`: Fields or parameters are missing, unknown or not as described. `errors` names every one with its place: mend them and send again.
             *     - `invalid_json`: The body is not JSON in UTF-8. Look at the quoting; most often a shell or a template broke it.
             *     - `invalid_icon`: The icon is not a PNG, JPEG, GIF or WebP image in Base64 of at most 1 MiB. Its content decides, not its name or a claimed type; SVG is refused. Send such an image, smaller if need be, and its Base64 without line breaks.
             *     - `unknown_users`: Some `users` are not codes of users of this team. Nothing was changed. `errors` names each: correct or leave them out. An admin adds users on the server's command line.
             *     - `unknown_groups`: Some `groups` are not names of groups. Nothing was changed. `errors` names each, and unknown users too if there are any: correct them, or create the groups first.
             *     - `caller_left_out`: The change would leave you out of your private note. List yourself among `users`, or one of your groups among `groups`.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidRequest"] | components["schemas"]["InvalidJson"] | components["schemas"]["InvalidIcon"] | components["schemas"]["UnknownUsers"] | components["schemas"]["UnknownGroups"] | components["schemas"]["CallerLeftOut"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /**
             * @description - `forbidden`: You can see this, but your role does not let you do that. Ask an admin of the team.
             *     - `read_only_token`: The token is for reading only. Use one with scope `write`.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Forbidden"] | components["schemas"]["ReadOnlyToken"];
                };
            };
            404: components["responses"]["NoteNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Notes_archive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the note.
                 * @example k3v9m2q7x4ta
                 */
                note_code: components["parameters"]["NotePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_request`: Fields or parameters are missing, unknown or not as described. `errors` names every one with its place: mend them and send again.
             *     - `invalid_json`: The body is not JSON in UTF-8. Look at the quoting; most often a shell or a template broke it.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidRequest"] | components["schemas"]["InvalidJson"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /**
             * @description - `forbidden`: You can see this, but your role does not let you do that. Ask an admin of the team.
             *     - `read_only_token`: The token is for reading only. Use one with scope `write`.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Forbidden"] | components["schemas"]["ReadOnlyToken"];
                };
            };
            404: components["responses"]["NoteNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Notes_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the note.
                 * @example k3v9m2q7x4ta
                 */
                note_code: components["parameters"]["NotePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_request`: Fields or parameters are missing, unknown or not as described. `errors` names every one with its place: mend them and send again.
             *     - `invalid_json`: The body is not JSON in UTF-8. Look at the quoting; most often a shell or a template broke it.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidRequest"] | components["schemas"]["InvalidJson"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /**
             * @description - `forbidden`: You can see this, but your role does not let you do that. Ask an admin of the team.
             *     - `read_only_token`: The token is for reading only. Use one with scope `write`.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Forbidden"] | components["schemas"]["ReadOnlyToken"];
                };
            };
            404: components["responses"]["NoteNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Groups_search: {
        parameters: {
            query?: {
                /**
                 * @description Finds the groups whose name contains this, in upper or lower case.
                 * @example edit
                 */
                name?: components["parameters"]["GroupsQuery.name"];
                /** @description Finds the groups that this user belongs to. */
                user_code?: components["parameters"]["GroupsQuery.user_code"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery.page"];
                /**
                 * @description Items in a page.
                 * @example 2
                 */
                per_page?: components["parameters"]["PageQuery.per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "groups": [
                     *         {
                     *           "name": "editors"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "previous_page": null,
                     *         "next_page": null,
                     *         "page": 1,
                     *         "per_page": 2,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description The groups of this page. */
                        groups: components["schemas"]["GroupReference"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Groups_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "editors"
                 *     }
                 */
                "application/json": components["schemas"]["GroupCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "group": {
                     *         "name": "editors",
                     *         "users": [
                     *           {
                     *             "user_code": "0000000001",
                     *             "name": "Admin",
                     *             "is_admin": true
                     *           }
                     *         ]
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    "application/json": {
                        /** @description The new group. */
                        group: components["schemas"]["Group"];
                        meta: components["schemas"]["EmptyMeta"];
                    };
                };
            };
            /**
             * @description - `invalid_request`: Fields or parameters are missing, unknown or not as described. `errors` names every one with its place: mend them and send again.
             *     - `invalid_json`: The body is not JSON in UTF-8. Look at the quoting; most often a shell or a template broke it.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidRequest"] | components["schemas"]["InvalidJson"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /**
             * @description - `forbidden`: You can see this, but your role does not let you do that. Ask an admin of the team.
             *     - `read_only_token`: The token is for reading only. Use one with scope `write`.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Forbidden"] | components["schemas"]["ReadOnlyToken"];
                };
            };
            409: components["responses"]["GroupExists"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Groups_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the group.
                 * @example editors
                 */
                group_name: components["parameters"]["GroupPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "group": {
                     *         "name": "editors",
                     *         "users": [
                     *           {
                     *             "user_code": "0000000001",
                     *             "name": "Admin",
                     *             "is_admin": true
                     *           },
                     *           {
                     *             "user_code": "0000000002",
                     *             "name": "Ann Lee",
                     *             "is_admin": false
                     *           }
                     *         ]
                     *       },
                     *       "meta": {}
                     *     }
                     */
                    "application/json": {
                        /** @description The group. */
                        group: components["schemas"]["Group"];
                        meta: components["schemas"]["EmptyMeta"];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["GroupNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Groups_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the group.
                 * @example editors
                 */
                group_name: components["parameters"]["GroupPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_request`: Fields or parameters are missing, unknown or not as described. `errors` names every one with its place: mend them and send again.
             *     - `invalid_json`: The body is not JSON in UTF-8. Look at the quoting; most often a shell or a template broke it.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidRequest"] | components["schemas"]["InvalidJson"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /**
             * @description - `forbidden`: You can see this, but your role does not let you do that. Ask an admin of the team.
             *     - `read_only_token`: The token is for reading only. Use one with scope `write`.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Forbidden"] | components["schemas"]["ReadOnlyToken"];
                };
            };
            404: components["responses"]["GroupNotFound"];
            409: components["responses"]["GroupInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Groups_addUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the group.
                 * @example editors
                 */
                group_name: components["parameters"]["GroupPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "users": [
                 *         "0000000002"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GroupMembers"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_request`: Fields or parameters are missing, unknown or not as described. `errors` names every one with its place: mend them and send again.
             *     - `invalid_json`: The body is not JSON in UTF-8. Look at the quoting; most often a shell or a template broke it.
             *     - `unknown_users`: Some `users` are not codes of users of this team. Nothing was changed. `errors` names each: correct or leave them out. An admin adds users on the server's command line.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidRequest"] | components["schemas"]["InvalidJson"] | components["schemas"]["UnknownUsers"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /**
             * @description - `forbidden`: You can see this, but your role does not let you do that. Ask an admin of the team.
             *     - `read_only_token`: The token is for reading only. Use one with scope `write`.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Forbidden"] | components["schemas"]["ReadOnlyToken"];
                };
            };
            404: components["responses"]["GroupNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Groups_removeUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the group.
                 * @example editors
                 */
                group_name: components["parameters"]["GroupPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "users": [
                 *         "0000000002"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GroupMembers"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_request`: Fields or parameters are missing, unknown or not as described. `errors` names every one with its place: mend them and send again.
             *     - `invalid_json`: The body is not JSON in UTF-8. Look at the quoting; most often a shell or a template broke it.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidRequest"] | components["schemas"]["InvalidJson"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /**
             * @description - `forbidden`: You can see this, but your role does not let you do that. Ask an admin of the team.
             *     - `read_only_token`: The token is for reading only. Use one with scope `write`.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Forbidden"] | components["schemas"]["ReadOnlyToken"];
                };
            };
            404: components["responses"]["GroupNotFound"];
            409: components["responses"]["GroupInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Services_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the note.
                 * @example k3v9m2q7x4ta
                 */
                note_code: components["parameters"]["NotePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "services": [
                     *         {
                     *           "service_id": 7,
                     *           "name": "webhook",
                     *           "webhook_url": "https://hooks.example.net/notewire"
                     *         },
                     *         {
                     *           "service_id": 8,
                     *           "name": "chat_b",
                     *           "room_id": "40271653"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The integrations. */
                        services: components["schemas"]["Service"][];
                    };
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoteNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Services_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the note.
                 * @example k3v9m2q7x4ta
                 */
                note_code: components["parameters"]["NotePath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "webhook",
                 *       "webhook_url": "https://hooks.example.net/notewire",
                 *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
                 *     }
                 */
                "application/json": components["schemas"]["ServiceCreate"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "service": {
                     *         "service_id": 7,
                     *         "name": "webhook",
                     *         "webhook_url": "https://hooks.example.net/notewire"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description The new integration. */
                        service: components["schemas"]["Service"];
                    };
                };
            };
            /**
             * @description - `invalid_request`: Fields or parameters are missing, unknown or not as described. `errors` names every one with its place: mend them and send again.
             *     - `invalid_json`: The body is not JSON in UTF-8. Look at the quoting; most often a shell or a template broke it.
             *     - `target_refused`: The target's address cannot be reached from this server by policy: not http or https, with user or password in it, or in a private network that the server's `WEBHOOK_ALLOW` does not open. Use a public address, or have the network or host added to `WEBHOOK_ALLOW`.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidRequest"] | components["schemas"]["InvalidJson"] | components["schemas"]["TargetRefused"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /**
             * @description - `forbidden`: You can see this, but your role does not let you do that. Ask an admin of the team.
             *     - `read_only_token`: The token is for reading only. Use one with scope `write`.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Forbidden"] | components["schemas"]["ReadOnlyToken"];
                };
            };
            404: components["responses"]["NoteNotFound"];
            409: components["responses"]["TooManyServices"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Services_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the note.
                 * @example k3v9m2q7x4ta
                 */
                note_code: components["parameters"]["NotePath"];
                /**
                 * @description Identifier of the integration.
                 * @example 7
                 */
                service_id: components["schemas"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_request`: Fields or parameters are missing, unknown or not as described. `errors` names every one with its place: mend them and send again.
             *     - `invalid_json`: The body is not JSON in UTF-8. Look at the quoting; most often a shell or a template broke it.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidRequest"] | components["schemas"]["InvalidJson"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /**
             * @description - `forbidden`: You can see this, but your role does not let you do that. Ask an admin of the team.
             *     - `read_only_token`: The token is for reading only. Use one with scope `write`.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Forbidden"] | components["schemas"]["ReadOnlyToken"];
                };
            };
            /**
             * @description - `note_not_found`: No note has this code, or it is one that you cannot see. Compare the code with the list of notes, and ask a participant to add you if it is private.
             *     - `service_not_found`: The note has no integration with this number. List its integrations; it may have been deleted already.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NoteNotFound"] | components["schemas"]["ServiceNotFound"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Events_archived: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event. It is the same however often the event is sent: drop those whose id you have had.
                 * @example msg_2f7c1a9d4be84d1c8f0e6a53b9d7c214
                 */
                "webhook-id": components["parameters"]["EventHeaders.webhook_id"];
                /**
                 * @description When this attempt was made, in whole seconds since 1970. It is signed too; refuse what is more than some minutes old.
                 * @example 1767225600
                 */
                "webhook-timestamp": components["parameters"]["EventHeaders.webhook_timestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, the body as the bytes that came. The key is what follows `whsec_` in the secret, decoded from Base64; of any other secret, its bytes. Absent where the integration has no secret.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature"?: components["parameters"]["EventHeaders.webhook_signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "note.archived",
                 *       "timestamp": "2026-01-01T00:00:00.000Z",
                 *       "data": {
                 *         "note": {
                 *           "note_code": "q5w2n8d6y3bc",
                 *           "name": "Offsite",
                 *           "description": "",
                 *           "icon_url": null,
                 *           "archived": true,
                 *           "scope": "open",
                 *           "groups": [],
                 *           "users": [
                 *             {
                 *               "user_code": "0000000001",
                 *               "name": "Admin"
                 *             }
                 *           ]
                 *         },
                 *         "actor": {
                 *           "user_code": "0000000002",
                 *           "name": "Ann Lee"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NoteArchivedEvent"];
            };
        };
        responses: {
            /** @description Never wanted: this event is not sent again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: sent again, and not before the time named. */
            429: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to a day. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: sent again, and not before the time named. */
            503: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to a day. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received, and not sent again. The whole answer must come within 15 seconds, with at most 64 KiB of body, which nobody needs. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: sent again, after 5 seconds at first and after a day at last. No answer in time, a longer answer and a redirect, which is not followed, count as this. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: sent again, after 5 seconds at first and after a day at last. No answer in time, a longer answer and a redirect, which is not followed, count as this. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Events_deleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event. It is the same however often the event is sent: drop those whose id you have had.
                 * @example msg_2f7c1a9d4be84d1c8f0e6a53b9d7c214
                 */
                "webhook-id": components["parameters"]["EventHeaders.webhook_id"];
                /**
                 * @description When this attempt was made, in whole seconds since 1970. It is signed too; refuse what is more than some minutes old.
                 * @example 1767225600
                 */
                "webhook-timestamp": components["parameters"]["EventHeaders.webhook_timestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, the body as the bytes that came. The key is what follows `whsec_` in the secret, decoded from Base64; of any other secret, its bytes. Absent where the integration has no secret.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature"?: components["parameters"]["EventHeaders.webhook_signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "note.deleted",
                 *       "timestamp": "2026-01-01T00:00:00.000Z",
                 *       "data": {
                 *         "note": {
                 *           "note_code": "k3v9m2q7x4ta",
                 *           "name": "Release plan",
                 *           "description": "What ships when",
                 *           "icon_url": null,
                 *           "archived": false,
                 *           "scope": "private",
                 *           "groups": [
                 *             {
                 *               "name": "editors"
                 *             }
                 *           ],
                 *           "users": [
                 *             {
                 *               "user_code": "0000000001",
                 *               "name": "Admin"
                 *             },
                 *             {
                 *               "user_code": "0000000002",
                 *               "name": "Ann Lee"
                 *             }
                 *           ]
                 *         },
                 *         "actor": {
                 *           "user_code": "0000000002",
                 *           "name": "Ann Lee"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NoteDeletedEvent"];
            };
        };
        responses: {
            /** @description Never wanted: this event is not sent again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: sent again, and not before the time named. */
            429: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to a day. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: sent again, and not before the time named. */
            503: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to a day. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received, and not sent again. The whole answer must come within 15 seconds, with at most 64 KiB of body, which nobody needs. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: sent again, after 5 seconds at first and after a day at last. No answer in time, a longer answer and a redirect, which is not followed, count as this. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: sent again, after 5 seconds at first and after a day at last. No answer in time, a longer answer and a redirect, which is not followed, count as this. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Events_restored: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event. It is the same however often the event is sent: drop those whose id you have had.
                 * @example msg_2f7c1a9d4be84d1c8f0e6a53b9d7c214
                 */
                "webhook-id": components["parameters"]["EventHeaders.webhook_id"];
                /**
                 * @description When this attempt was made, in whole seconds since 1970. It is signed too; refuse what is more than some minutes old.
                 * @example 1767225600
                 */
                "webhook-timestamp": components["parameters"]["EventHeaders.webhook_timestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, the body as the bytes that came. The key is what follows `whsec_` in the secret, decoded from Base64; of any other secret, its bytes. Absent where the integration has no secret.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature"?: components["parameters"]["EventHeaders.webhook_signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "note.restored",
                 *       "timestamp": "2026-01-01T00:00:00.000Z",
                 *       "data": {
                 *         "note": {
                 *           "note_code": "k3v9m2q7x4ta",
                 *           "name": "Release plan",
                 *           "description": "What ships when",
                 *           "icon_url": null,
                 *           "archived": false,
                 *           "scope": "private",
                 *           "groups": [
                 *             {
                 *               "name": "editors"
                 *             }
                 *           ],
                 *           "users": [
                 *             {
                 *               "user_code": "0000000001",
                 *               "name": "Admin"
                 *             },
                 *             {
                 *               "user_code": "0000000002",
                 *               "name": "Ann Lee"
                 *             }
                 *           ]
                 *         },
                 *         "actor": {
                 *           "user_code": "0000000002",
                 *           "name": "Ann Lee"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NoteRestoredEvent"];
            };
        };
        responses: {
            /** @description Never wanted: this event is not sent again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: sent again, and not before the time named. */
            429: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to a day. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: sent again, and not before the time named. */
            503: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to a day. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received, and not sent again. The whole answer must come within 15 seconds, with at most 64 KiB of body, which nobody needs. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: sent again, after 5 seconds at first and after a day at last. No answer in time, a longer answer and a redirect, which is not followed, count as this. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: sent again, after 5 seconds at first and after a day at last. No answer in time, a longer answer and a redirect, which is not followed, count as this. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Events_updated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event. It is the same however often the event is sent: drop those whose id you have had.
                 * @example msg_2f7c1a9d4be84d1c8f0e6a53b9d7c214
                 */
                "webhook-id": components["parameters"]["EventHeaders.webhook_id"];
                /**
                 * @description When this attempt was made, in whole seconds since 1970. It is signed too; refuse what is more than some minutes old.
                 * @example 1767225600
                 */
                "webhook-timestamp": components["parameters"]["EventHeaders.webhook_timestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, the body as the bytes that came. The key is what follows `whsec_` in the secret, decoded from Base64; of any other secret, its bytes. Absent where the integration has no secret.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature"?: components["parameters"]["EventHeaders.webhook_signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "note.updated",
                 *       "timestamp": "2026-01-01T00:00:00.000Z",
                 *       "data": {
                 *         "note": {
                 *           "note_code": "k3v9m2q7x4ta",
                 *           "name": "Release plan",
                 *           "description": "What ships when",
                 *           "icon_url": null,
                 *           "archived": false,
                 *           "scope": "private",
                 *           "groups": [
                 *             {
                 *               "name": "editors"
                 *             }
                 *           ],
                 *           "users": [
                 *             {
                 *               "user_code": "0000000001",
                 *               "name": "Admin"
                 *             },
                 *             {
                 *               "user_code": "0000000002",
                 *               "name": "Ann Lee"
                 *             }
                 *           ]
                 *         },
                 *         "actor": {
                 *           "user_code": "0000000002",
                 *           "name": "Ann Lee"
                 *         },
                 *         "changed": [
                 *           "name",
                 *           "users"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NoteUpdatedEvent"];
            };
        };
        responses: {
            /** @description Never wanted: this event is not sent again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: sent again, and not before the time named. */
            429: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to a day. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: sent again, and not before the time named. */
            503: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to a day. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received, and not sent again. The whole answer must come within 15 seconds, with at most 64 KiB of body, which nobody needs. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: sent again, after 5 seconds at first and after a day at last. No answer in time, a longer answer and a redirect, which is not followed, count as this. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: sent again, after 5 seconds at first and after a day at last. No answer in time, a longer answer and a redirect, which is not followed, count as this. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    Events_ping: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event. It is the same however often the event is sent: drop those whose id you have had.
                 * @example msg_2f7c1a9d4be84d1c8f0e6a53b9d7c214
                 */
                "webhook-id": components["parameters"]["EventHeaders.webhook_id"];
                /**
                 * @description When this attempt was made, in whole seconds since 1970. It is signed too; refuse what is more than some minutes old.
                 * @example 1767225600
                 */
                "webhook-timestamp": components["parameters"]["EventHeaders.webhook_timestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, the body as the bytes that came. The key is what follows `whsec_` in the secret, decoded from Base64; of any other secret, its bytes. Absent where the integration has no secret.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature"?: components["parameters"]["EventHeaders.webhook_signature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "ping",
                 *       "timestamp": "2026-01-01T00:00:00.000Z",
                 *       "data": {
                 *         "note": {
                 *           "note_code": "k3v9m2q7x4ta",
                 *           "name": "Release plan",
                 *           "description": "What ships when",
                 *           "icon_url": null,
                 *           "archived": false,
                 *           "scope": "private",
                 *           "groups": [
                 *             {
                 *               "name": "editors"
                 *             }
                 *           ],
                 *           "users": [
                 *             {
                 *               "user_code": "0000000001",
                 *               "name": "Admin"
                 *             },
                 *             {
                 *               "user_code": "0000000002",
                 *               "name": "Ann Lee"
                 *             }
                 *           ]
                 *         },
                 *         "actor": {
                 *           "user_code": "0000000002",
                 *           "name": "Ann Lee"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PingEvent"];
            };
        };
        responses: {
            /** @description Never wanted: this event is not sent again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: sent again, and not before the time named. */
            429: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to a day. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: sent again, and not before the time named. */
            503: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to a day. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received, and not sent again. The whole answer must come within 15 seconds, with at most 64 KiB of body, which nobody needs. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: sent again, after 5 seconds at first and after a day at last. No answer in time, a longer answer and a redirect, which is not followed, count as this. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: sent again, after 5 seconds at first and after a day at last. No answer in time, a longer answer and a redirect, which is not followed, count as this. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
