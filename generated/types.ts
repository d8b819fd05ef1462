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
         * @description Lists the notes that you can see, oldest first, so that paging is stable while notes are created. Archived notes are
         *     left out unless `include_archived` is 1.
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
         * @description Returns a note. Its `ETag` changes whenever the note does. Send it as `If-None-Match` to get 304 without a body as
         *     long as nothing has changed.
         */
        get: operations["Notes_get"];
        put?: never;
        post?: never;
        /**
         * Delete a note
         * @description Deletes a note permanently, together with its icon and its integrations. Their targets receive `note.deleted`.
         */
        delete: operations["Notes_delete"];
        options?: never;
        head?: never;
        /**
         * Update a note
         * @description Changes the fields in the body and keeps the others. An update that changes nothing causes no event. Send the `ETag` of
         *     the note that you have read as `If-Match`, so that you do not overwrite what somebody else has changed since.
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
         * @description Archives a note. Lists leave it out unless they include archived notes. Archiving an archived note changes nothing and is not an error.
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
         * @description Restores a note from the archive. Restoring a note that is not archived changes nothing and is not an error.
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
         * @description Finds the groups that match all filters, or all groups if there is no filter, ordered by name. The result has only their names.
         */
        get: operations["Groups_search"];
        put?: never;
        /**
         * Create a group
         * @description Creates a group. You become its first member and its admin.
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
         * @description Returns a group and its members.
         */
        get: operations["Groups_get"];
        put?: never;
        post?: never;
        /**
         * Delete a group
         * @description Deletes a group and removes it from the notes that list it. If this would leave a private note without participants,
         *     the response is 409 and nothing changes.
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
         * @description Adds users to a group. Users who are already members stay as they are. If a code is unknown, the request fails and nobody is added.
         */
        post: operations["Groups_addUsers"];
        /**
         * Remove users from a group
         * @description Removes users from a group. The DELETE request has a body with their codes. Removing a user who is not a member is
         *     not an error. If this would leave a private note without participants, the response is 409 and nothing changes.
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
         * @description Lists the integrations of a note, oldest first. The list has no pages, because a note has at most 20 integrations.
         */
        get: operations["Services_list"];
        put?: never;
        /**
         * Add a service integration
         * @description Adds an integration to a note. From then on its target receives the events of the note, starting with a `ping`.
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
         * @description Deletes an integration from a note. Events that its target has not received yet are dropped: 0.3 seconds after the response, nothing more is sent.
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
         * @description Sent when a note becomes archived.
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
         * @description Sent when a note is deleted, to the targets that it had. Earlier events that they have not received yet are dropped.
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
         * @description Sent when an archived note is restored.
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
         * @description Sent when an update changes what the note shows.
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
         * A target was added
         * @description Sent once, when a target is added to a note.
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
        /** @description The user who caused an event. */
        Actor: {
            /** @description Code of the user. */
            user_code: components["schemas"]["UserCode"];
            /**
             * @description Name of the user.
             * @example Ann Lee
             */
            name: string;
        };
        /** @description Token for the chat service, up to 1,000 characters. It is stored encrypted and never returned. */
        ApiToken: string;
        /**
         * Format: int64
         * @description Time of an attempt, in whole seconds since 1970.
         * @example 1767225600
         */
        AttemptTime: number;
        /**
         * @description The body is larger than the server accepts.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#body_too_large",
         *       "title": "Body too large",
         *       "status": 413,
         *       "detail": "The body must not exceed 2097152 bytes.",
         *       "code": "body_too_large",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "The body must not exceed 2097152 bytes."
         *       ]
         *     }
         */
        BodyTooLarge: {
            /** @enum {integer} */
            status: 413;
            /** @enum {string} */
            code: "body_too_large";
            /** @enum {string} */
            title: "Body too large";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description You would not take part in this private note after the change. Admins, who see private notes in which they take no part, must take part too when they set `scope`, `users` or `groups`.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#caller_left_out",
         *       "title": "Caller left out",
         *       "status": 400,
         *       "detail": "users must include you, or groups must include one of your groups",
         *       "code": "caller_left_out",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "users must include you, or groups must include one of your groups"
         *       ],
         *       "errors": [
         *         {
         *           "pointer": "/users",
         *           "detail": "users must include you, or groups must include one of your groups"
         *         }
         *       ]
         *     }
         */
        CallerLeftOut: {
            /** @enum {integer} */
            status: 400;
            /** @enum {string} */
            code: "caller_left_out";
            /** @enum {string} */
            title: "Caller left out";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description A field of a note that an update can change.
         * @enum {string}
         */
        ChangedField: "name" | "description" | "icon_url" | "scope" | "groups" | "users";
        /** @description Slack, through an incoming webhook. */
        ChatAService: {
            /** @description Number of the integration. */
            service_id: components["schemas"]["ServiceId"];
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "chat_a";
            /** @description URL of the target. */
            webhook_url: components["schemas"]["TargetUrl"];
        };
        /** @description Slack: the URL of an incoming webhook. */
        ChatAServiceCreate: {
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "chat_a";
            /** @description URL of the target. */
            webhook_url: components["schemas"]["TargetUrl"];
        };
        /** @description Chatwork, through its API. The token is never returned. */
        ChatBService: {
            /** @description Number of the integration. */
            service_id: components["schemas"]["ServiceId"];
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "chat_b";
            /** @description Room that receives the messages. */
            room_id: components["schemas"]["RoomId"];
        };
        /** @description Chatwork: a room, and a token that may post to it. */
        ChatBServiceCreate: {
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "chat_b";
            /** @description Room that receives the messages. */
            room_id: components["schemas"]["RoomId"];
            /** @description Token for the chat service. */
            api_token: components["schemas"]["ApiToken"];
        };
        /** @description Microsoft Teams, through the webhook of a workflow. */
        ChatCService: {
            /** @description Number of the integration. */
            service_id: components["schemas"]["ServiceId"];
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "chat_c";
            /** @description URL of the target. */
            webhook_url: components["schemas"]["TargetUrl"];
        };
        /** @description Microsoft Teams: the URL of a workflow that starts "when a Teams webhook request is received". */
        ChatCServiceCreate: {
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "chat_c";
            /** @description URL of the target. */
            webhook_url: components["schemas"]["TargetUrl"];
        };
        /** @description Google Chat, through the webhook of a space. */
        ChatDService: {
            /** @description Number of the integration. */
            service_id: components["schemas"]["ServiceId"];
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "chat_d";
            /** @description URL of the target. */
            webhook_url: components["schemas"]["TargetUrl"];
        };
        /** @description Google Chat: the URL of a space's webhook. */
        ChatDServiceCreate: {
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "chat_d";
            /** @description URL of the target. */
            webhook_url: components["schemas"]["TargetUrl"];
        };
        /** @description A note that was just created. */
        CreatedNote: {
            /** @description Identifier of the note. */
            note_code: components["schemas"]["NoteCode"];
            /** @description Name of the note. */
            name: components["schemas"]["NoteName"];
            /** @description Description of the note; empty if there is none. */
            description: components["schemas"]["NoteDescription"];
            /**
             * Format: uri
             * @description URL of the icon image; `null` if there is none. The URL needs no token, and only someone who has the image can guess it.
             */
            icon_url: string | null;
            /** @description Whether the note is archived. An archived note can still be read and changed. */
            archived: boolean;
            /** @description Who takes part in the note. */
            scope: components["schemas"]["NoteScope"];
            /** @description Groups that the note lists, in the order given. Always empty if the note is open. */
            groups: components["schemas"]["GroupReference"][];
            /** @description Users that the note lists, in the order given. An open note does not list the whole team. */
            users: components["schemas"]["UserReference"][];
            /** @description Service integrations of the note: none yet. */
            services: components["schemas"]["Service"][];
        };
        /** @description The note that was created. */
        CreatedNoteResponse: {
            /** @description The new note, as the only element. */
            note: components["schemas"]["CreatedNote"][];
            meta: components["schemas"]["EmptyMeta"];
        };
        /** @description Always empty. */
        EmptyMeta: Record<string, never>;
        /** @description The note of an event, and the user who caused it. */
        EventData: {
            /** @description The note after the event; for a deletion, the note before it. */
            note: components["schemas"]["Note"];
            /** @description The user who caused the event. */
            actor: components["schemas"]["Actor"];
        };
        /**
         * @description Identifier of an event.
         * @example msg_2f7c1a9d4be84d1c8f0e6a53b9d7c214
         */
        EventId: string;
        /**
         * @description The request expects something that the server does not provide.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#expectation_failed",
         *       "title": "Expectation failed",
         *       "status": 417,
         *       "detail": "Expect must be 100-continue, not '200-ok'.",
         *       "code": "expectation_failed",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "Expect must be 100-continue, not '200-ok'."
         *       ]
         *     }
         */
        ExpectationFailed: {
            /** @enum {integer} */
            status: 417;
            /** @enum {string} */
            code: "expectation_failed";
            /** @enum {string} */
            title: "Expectation failed";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /** @description One fault of a request: its place, as a `pointer` or a `parameter`, and what is wrong there. */
        Fault: {
            /** @description JSON Pointer (RFC 6901) into the request body; empty for the body itself. */
            pointer?: string;
            /** @description Name of the path or query parameter, or of the request header. */
            parameter?: string;
            /** @description What is wrong, and what would be valid. */
            detail: string;
        };
        /**
         * @description You can see this resource, but your role does not allow this operation.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#forbidden",
         *       "title": "Forbidden",
         *       "status": 403,
         *       "detail": "Guests may not create notes.",
         *       "code": "forbidden",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "Guests may not create notes."
         *       ]
         *     }
         */
        Forbidden: {
            /** @enum {integer} */
            status: 403;
            /** @enum {string} */
            code: "forbidden";
            /** @enum {string} */
            title: "Forbidden";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /** @description A group. */
        Group: {
            /** @description Name of the group. */
            name: components["schemas"]["GroupName"];
            /** @description Members of the group, in the order in which they were added. */
            users: components["schemas"]["GroupUser"][];
        };
        /** @description Data of a new group. */
        GroupCreate: {
            /** @description Name of the group. It must not be in use. */
            name: components["schemas"]["GroupName"];
        };
        /**
         * @description A group with this name already exists.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#group_exists",
         *       "title": "Group already exists",
         *       "status": 409,
         *       "detail": "A group named 'editors' already exists.",
         *       "code": "group_exists",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "A group named 'editors' already exists."
         *       ]
         *     }
         */
        GroupExists: {
            /** @enum {integer} */
            status: 409;
            /** @enum {string} */
            code: "group_exists";
            /** @enum {string} */
            title: "Group already exists";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description Without this group or its members, private notes would have no participants. Nothing was changed.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#group_in_use",
         *       "title": "Group in use",
         *       "status": 409,
         *       "detail": "Without this group, these private notes would have no participants: k3v9m2q7x4ta.",
         *       "code": "group_in_use",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "Without this group, these private notes would have no participants: k3v9m2q7x4ta."
         *       ]
         *     }
         */
        GroupInUse: {
            /** @enum {integer} */
            status: 409;
            /** @enum {string} */
            code: "group_in_use";
            /** @enum {string} */
            title: "Group in use";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /** @description Users to add to a group or to remove from it. */
        GroupMembers: {
            /** @description Codes of the users. */
            users: components["schemas"]["UserCodes"];
        };
        /**
         * @description Name of a group, which identifies it: 1 to 100 characters of any kind. It is normalized to Unicode NFC, and has at most 100 characters before and after that. Percent-encode it in paths, `/` as `%2F`. `.` and `..` have a meaning in paths and are not allowed.
         * @example editors
         */
        GroupName: string;
        /** @description Up to 100 group names. Duplicates count once. */
        GroupNames: components["schemas"]["GroupName"][];
        /**
         * @description No group has this name, or you cannot see it.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#group_not_found",
         *       "title": "Group not found",
         *       "status": 404,
         *       "detail": "Group 'editors' does not exist, or you cannot see it.",
         *       "code": "group_not_found",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "Group 'editors' does not exist, or you cannot see it."
         *       ]
         *     }
         */
        GroupNotFound: {
            /** @enum {integer} */
            status: 404;
            /** @enum {string} */
            code: "group_not_found";
            /** @enum {string} */
            title: "Group not found";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /** @description A group in a list. */
        GroupReference: {
            /** @description Name of the group. */
            name: components["schemas"]["GroupName"];
        };
        /** @description A single group. */
        GroupResponse: {
            /** @description The group. */
            group: components["schemas"]["Group"];
            meta: components["schemas"]["EmptyMeta"];
        };
        /** @description A member of a group. */
        GroupUser: {
            /** @description Code of the user. */
            user_code: components["schemas"]["UserCode"];
            /**
             * @description Name of the user.
             * @example Ann Lee
             */
            name: string;
            /** @description Whether the user may delete the group and change its members. True for the creator, false for users added later. */
            is_admin: boolean;
        };
        /** @description A page of groups. */
        GroupsPage: {
            /** @description The groups on this page. */
            groups: components["schemas"]["GroupReference"][];
            meta: components["schemas"]["PageMeta"];
        };
        /**
         * @description The request line and the header fields are larger than the server accepts.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#headers_too_large",
         *       "title": "Headers too large",
         *       "status": 431,
         *       "detail": "The request line and the header fields must not exceed 16384 bytes.",
         *       "code": "headers_too_large",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "The request line and the header fields must not exceed 16384 bytes."
         *       ]
         *     }
         */
        HeadersTooLarge: {
            /** @enum {integer} */
            status: 431;
            /** @enum {string} */
            code: "headers_too_large";
            /** @enum {string} */
            title: "Headers too large";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /** @description A PNG, JPEG, GIF or WebP image in Base64 (RFC 4648, section 4), at most 1 MiB when decoded, and 1,500,000 characters long. A `data:` prefix and line breaks are accepted. */
        Icon: string;
        /**
         * @description Identifies a request that may be repeated: 1 to 255 visible ASCII characters, bare or as a string in double quotes (RFC 8941, section 3.3.3).
         * @example 5f0c9a52-7d0e-4f3b-9b51-0d8a6c1f2e77
         */
        IdempotencyKey: string;
        /**
         * @description The `Idempotency-Key` belongs to another request of the last 24 hours: one with another method, path or body. Nothing was changed.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#idempotency_key_reused",
         *       "title": "Idempotency key reused",
         *       "status": 422,
         *       "detail": "This Idempotency-Key was used for another request in the last 24 hours.",
         *       "code": "idempotency_key_reused",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "This Idempotency-Key was used for another request in the last 24 hours."
         *       ]
         *     }
         */
        IdempotencyKeyReused: {
            /** @enum {integer} */
            status: 422;
            /** @enum {string} */
            code: "idempotency_key_reused";
            /** @enum {string} */
            title: "Idempotency key reused";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /** @description Condition of a change: `*`, or the ETags that the resource may have, separated by commas. */
        IfMatch: string;
        /**
         * @description The server failed.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#internal",
         *       "title": "Internal error",
         *       "status": 500,
         *       "detail": "The server failed. Its log has the cause under this request_id.",
         *       "code": "internal",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "The server failed. Its log has the cause under this request_id."
         *       ]
         *     }
         */
        Internal: {
            /** @enum {integer} */
            status: 500;
            /** @enum {string} */
            code: "internal";
            /** @enum {string} */
            title: "Internal error";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description The icon is not a PNG, JPEG, GIF or WebP image in Base64 of at most 1 MiB. The type is detected from the content. SVG is not accepted.
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
            /** @enum {integer} */
            status: 400;
            /** @enum {string} */
            code: "invalid_icon";
            /** @enum {string} */
            title: "Invalid icon";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description The body is not valid JSON in UTF-8.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#invalid_json",
         *       "title": "Invalid JSON",
         *       "status": 400,
         *       "detail": "The body is not valid JSON: Unexpected end of JSON input",
         *       "code": "invalid_json",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "The body is not valid JSON: Unexpected end of JSON input"
         *       ]
         *     }
         */
        InvalidJson: {
            /** @enum {integer} */
            status: 400;
            /** @enum {string} */
            code: "invalid_json";
            /** @enum {string} */
            title: "Invalid JSON";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description Fields or parameters are missing, unknown or invalid.
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
            /** @enum {integer} */
            status: 400;
            /** @enum {string} */
            code: "invalid_request";
            /** @enum {string} */
            title: "Invalid request";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /** @description A note. */
        Note: {
            /** @description Identifier of the note. */
            note_code: components["schemas"]["NoteCode"];
            /** @description Name of the note. */
            name: components["schemas"]["NoteName"];
            /** @description Description of the note; empty if there is none. */
            description: components["schemas"]["NoteDescription"];
            /**
             * Format: uri
             * @description URL of the icon image; `null` if there is none. The URL needs no token, and only someone who has the image can guess it.
             */
            icon_url: string | null;
            /** @description Whether the note is archived. An archived note can still be read and changed. */
            archived: boolean;
            /** @description Who takes part in the note. */
            scope: components["schemas"]["NoteScope"];
            /** @description Groups that the note lists, in the order given. Always empty if the note is open. */
            groups: components["schemas"]["GroupReference"][];
            /** @description Users that the note lists, in the order given. An open note does not list the whole team. */
            users: components["schemas"]["UserReference"][];
        };
        /** @description The note was archived. */
        NoteArchivedEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "note.archived";
            /**
             * Format: date-time
             * @description Time of the event (RFC 3339).
             */
            timestamp: string;
            /** @description Data of the event. */
            data: components["schemas"]["EventData"];
        };
        /**
         * @description The note has none of the ETags in `If-Match`, usually because somebody has changed it. Nothing was changed.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#note_changed",
         *       "title": "Note changed",
         *       "status": 412,
         *       "detail": "Note 'k3v9m2q7x4ta' has changed: it has none of the ETags in If-Match.",
         *       "code": "note_changed",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "Note 'k3v9m2q7x4ta' has changed: it has none of the ETags in If-Match."
         *       ]
         *     }
         */
        NoteChanged: {
            /** @enum {integer} */
            status: 412;
            /** @enum {string} */
            code: "note_changed";
            /** @enum {string} */
            title: "Note changed";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description Identifier of a note, assigned when the note is created.
         * @example k3v9m2q7x4ta
         */
        NoteCode: string;
        /** @description Data of a new note. */
        NoteCreate: {
            /** @description Icon image. If it is empty or absent, the note has no icon. */
            icon?: components["schemas"]["Icon"];
            /** @description Name of the note. */
            name: components["schemas"]["NoteName"];
            /** @description Description of the note. If it is absent, the note has an empty one. */
            description?: components["schemas"]["NoteDescription"];
            /** @description `open`: all users except guests take part, and the guests listed. `private`: only those listed do. */
            scope: components["schemas"]["NoteScope"];
            /** @description Names of the groups that take part. Ignored unless `scope` is `private`. */
            groups?: components["schemas"]["GroupNames"];
            /** @description Codes of the users who take part. You always take part, listed or not. In an open note these are the guests to invite, because all other users take part anyway. */
            users?: components["schemas"]["UserCodes"];
        };
        /** @description The note was deleted. This is its last event. */
        NoteDeletedEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "note.deleted";
            /**
             * Format: date-time
             * @description Time of the event (RFC 3339).
             */
            timestamp: string;
            /** @description Data of the event. */
            data: components["schemas"]["EventData"];
        };
        /**
         * @description Description of a note, up to 200 characters.
         * @example What ships when
         */
        NoteDescription: string;
        /**
         * @description Name of a note, 1 to 30 characters. Names need not be unique.
         * @example Release plan
         */
        NoteName: string;
        /**
         * @description No note has this code, or you cannot see it.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#note_not_found",
         *       "title": "Note not found",
         *       "status": 404,
         *       "detail": "Note 'k3v9m2q7x4ta' does not exist, or you cannot see it.",
         *       "code": "note_not_found",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "Note 'k3v9m2q7x4ta' does not exist, or you cannot see it."
         *       ]
         *     }
         */
        NoteNotFound: {
            /** @enum {integer} */
            status: 404;
            /** @enum {string} */
            code: "note_not_found";
            /** @enum {string} */
            title: "Note not found";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /** @description A single note. */
        NoteResponse: {
            /** @description The note. */
            note: components["schemas"]["Note"];
            meta: components["schemas"]["EmptyMeta"];
        };
        /** @description The note was restored from the archive. */
        NoteRestoredEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "note.restored";
            /**
             * Format: date-time
             * @description Time of the event (RFC 3339).
             */
            timestamp: string;
            /** @description Data of the event. */
            data: components["schemas"]["EventData"];
        };
        /**
         * @description Scope of a note: who takes part in it.
         * @enum {string}
         */
        NoteScope: "open" | "private";
        /** @description Changes to a note. Absent fields keep their values. */
        NoteUpdate: {
            /** @description New icon image. An empty value removes the icon. */
            icon?: components["schemas"]["Icon"];
            /** @description New name. */
            name?: components["schemas"]["NoteName"];
            /** @description New description. An empty value removes the description. */
            description?: components["schemas"]["NoteDescription"];
            /** @description New scope. Changing it to `open` removes the groups of the note. */
            scope?: components["schemas"]["NoteScope"];
            /** @description Names of all groups that take part, replacing the groups listed so far. An empty list removes them. Ignored unless the note is or becomes private. */
            groups?: components["schemas"]["GroupNames"];
            /** @description Codes of all users who take part, replacing the users listed so far. In a private note, they must include you, even if you are an admin, unless you belong to one of its groups. In an open note, they are the guests to invite. */
            users?: components["schemas"]["UserCodes"];
        };
        /** @description The note was updated. */
        NoteUpdatedEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "note.updated";
            /**
             * Format: date-time
             * @description Time of the event (RFC 3339).
             */
            timestamp: string;
            /** @description Data of the event. */
            data: components["schemas"]["UpdateData"];
        };
        /** @description A page of notes. */
        NotesPage: {
            /** @description The notes on this page. */
            notes: components["schemas"]["Note"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Position of a page in its list. */
        PageMeta: {
            /**
             * Format: uri
             * @description URL of the previous page, with the same filters; `null` on the first page.
             */
            previous_page: string | null;
            /**
             * Format: uri
             * @description URL of the next page, with the same filters; `null` on the last page.
             */
            next_page: string | null;
            /**
             * Format: int32
             * @description Number of this page, starting at 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Page size in effect.
             */
            per_page: number;
            /**
             * Format: int32
             * @description Number of matching items on all pages.
             */
            total: number;
        };
        /** @description The target was added to the note. */
        PingEvent: {
            /**
             * @description Type of the event.
             * @enum {string}
             */
            type: "ping";
            /**
             * Format: date-time
             * @description Time of the event (RFC 3339).
             */
            timestamp: string;
            /** @description Data of the event. */
            data: components["schemas"]["EventData"];
        };
        /** @description A failure (RFC 9457). */
        Problem: {
            /**
             * Format: uri
             * @description URL of the documentation of this failure.
             */
            type: string;
            /** @description Short name of the failure, always the same for a `code`. */
            title: string;
            /**
             * Format: int32
             * @description Status code of the response.
             */
            status: number;
            /** @description What went wrong in this request and how to fix it, written for people. */
            detail: string;
            /** @description Stable identifier of the failure, for programs to check. */
            code: string;
            /** @description The `X-Request-Id` of the response. Include it when you report a failure. */
            request_id: string;
            /** @description `detail` of each fault, or `detail` itself if there is none. */
            messages: string[];
            /** @description The faults of the request and their places. Only for invalid input. */
            errors?: components["schemas"]["Fault"][];
        };
        /**
         * @description The token has used up its rate limit.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#rate_limited",
         *       "title": "Too many requests",
         *       "status": 429,
         *       "detail": "The rate limit of 600 requests per minute is used up; try again in 1 second.",
         *       "code": "rate_limited",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "The rate limit of 600 requests per minute is used up; try again in 1 second."
         *       ]
         *     }
         */
        RateLimited: {
            /** @enum {integer} */
            status: 429;
            /** @enum {string} */
            code: "rate_limited";
            /** @enum {string} */
            title: "Too many requests";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description The token is read-only.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#read_only_token",
         *       "title": "Read-only token",
         *       "status": 403,
         *       "detail": "This token is read-only.",
         *       "code": "read_only_token",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "This token is read-only."
         *       ]
         *     }
         */
        ReadOnlyToken: {
            /** @enum {integer} */
            status: 403;
            /** @enum {string} */
            code: "read_only_token";
            /** @enum {string} */
            title: "Read-only token";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description The request did not arrive completely within 60 seconds, or before the server stopped.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#request_timeout",
         *       "title": "Request timeout",
         *       "status": 408,
         *       "detail": "The request did not arrive completely in time.",
         *       "code": "request_timeout",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "The request did not arrive completely in time."
         *       ]
         *     }
         */
        RequestTimeout: {
            /** @enum {integer} */
            status: 408;
            /** @enum {string} */
            code: "request_timeout";
            /** @enum {string} */
            title: "Request timeout";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description Room of the chat service, as in the room's URL, up to 100 characters.
         * @example 40271653
         */
        RoomId: string;
        /** @description A service integration of a note. `name` is its kind. */
        Service: components["schemas"]["ChatAService"] | components["schemas"]["ChatBService"] | components["schemas"]["ChatCService"] | components["schemas"]["ChatDService"] | components["schemas"]["WebhookService"];
        /** @description Data of a new integration. `name` is its kind, which determines the other fields. */
        ServiceCreate: components["schemas"]["ChatAServiceCreate"] | components["schemas"]["ChatBServiceCreate"] | components["schemas"]["ChatCServiceCreate"] | components["schemas"]["ChatDServiceCreate"] | components["schemas"]["WebhookServiceCreate"];
        /**
         * Format: int32
         * @description Number of an integration. Numbers count up and are never reused.
         * @example 7
         */
        ServiceId: number;
        /**
         * @description The note has no service integration with this number.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#service_not_found",
         *       "title": "Service integration not found",
         *       "status": 404,
         *       "detail": "The note has no service integration 7.",
         *       "code": "service_not_found",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "The note has no service integration 7."
         *       ]
         *     }
         */
        ServiceNotFound: {
            /** @enum {integer} */
            status: 404;
            /** @enum {string} */
            code: "service_not_found";
            /** @enum {string} */
            title: "Service integration not found";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /** @description A single integration. */
        ServiceResponse: {
            /** @description The integration. */
            service: components["schemas"]["Service"];
        };
        /** @description The integrations of a note. */
        ServicesResponse: {
            /** @description The integrations. */
            services: components["schemas"]["Service"][];
        };
        /**
         * @description Signature of a request, as specified by Standard Webhooks.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        Signature: string;
        /**
         * @description The server may not send to this target: its URL is not http or https, contains a username or password, or leads to a private address that the server's `WEBHOOK_ALLOW` does not list.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#target_refused",
         *       "title": "Target refused",
         *       "status": 400,
         *       "detail": "webhook_url leads to 10.0.0.8, a private address that WEBHOOK_ALLOW does not list",
         *       "code": "target_refused",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "webhook_url leads to 10.0.0.8, a private address that WEBHOOK_ALLOW does not list"
         *       ],
         *       "errors": [
         *         {
         *           "pointer": "/webhook_url",
         *           "detail": "webhook_url leads to 10.0.0.8, a private address that WEBHOOK_ALLOW does not list"
         *         }
         *       ]
         *     }
         */
        TargetRefused: {
            /** @enum {integer} */
            status: 400;
            /** @enum {string} */
            code: "target_refused";
            /** @enum {string} */
            title: "Target refused";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * Format: uri
         * @description URL of a target, http or https, up to 2,000 characters. It is stored encrypted.
         * @example https://hooks.example.net/notewire
         */
        TargetUrl: string;
        /** @description Text that every database can store: no NUL character and no unpaired surrogate. */
        Text: string;
        /**
         * @description The note already has the maximum number of service integrations.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#too_many_services",
         *       "title": "Too many service integrations",
         *       "status": 409,
         *       "detail": "A note can have at most 20 service integrations.",
         *       "code": "too_many_services",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "A note can have at most 20 service integrations."
         *       ]
         *     }
         */
        TooManyServices: {
            /** @enum {integer} */
            status: 409;
            /** @enum {string} */
            code: "too_many_services";
            /** @enum {string} */
            title: "Too many service integrations";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description The access token is missing, malformed, unknown, expired or revoked, or its user is disabled.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#unauthenticated",
         *       "title": "Authentication required",
         *       "status": 401,
         *       "detail": "A valid access token is required: Authorization: Bearer nwt_…",
         *       "code": "unauthenticated",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "A valid access token is required: Authorization: Bearer nwt_…"
         *       ]
         *     }
         */
        Unauthenticated: {
            /** @enum {integer} */
            status: 401;
            /** @enum {string} */
            code: "unauthenticated";
            /** @enum {string} */
            title: "Authentication required";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description The server or its database is temporarily unavailable.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#unavailable",
         *       "title": "Service unavailable",
         *       "status": 503,
         *       "detail": "The database is unavailable. Try again in 5 seconds.",
         *       "code": "unavailable",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "The database is unavailable. Try again in 5 seconds."
         *       ]
         *     }
         */
        Unavailable: {
            /** @enum {integer} */
            status: 503;
            /** @enum {string} */
            code: "unavailable";
            /** @enum {string} */
            title: "Service unavailable";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description Some names in `groups` belong to no group. Nothing was changed.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#unknown_groups",
         *       "title": "Unknown groups",
         *       "status": 400,
         *       "detail": "groups/0: group 'editors' does not exist",
         *       "code": "unknown_groups",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "groups/0: group 'editors' does not exist"
         *       ],
         *       "errors": [
         *         {
         *           "pointer": "/groups/0",
         *           "detail": "groups/0: group 'editors' does not exist"
         *         }
         *       ]
         *     }
         */
        UnknownGroups: {
            /** @enum {integer} */
            status: 400;
            /** @enum {string} */
            code: "unknown_groups";
            /** @enum {string} */
            title: "Unknown groups";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description Some codes in `users` belong to no user of this team. Nothing was changed.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#unknown_users",
         *       "title": "Unknown users",
         *       "status": 400,
         *       "detail": "users/1: user '0000000009' does not exist",
         *       "code": "unknown_users",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "users/1: user '0000000009' does not exist"
         *       ],
         *       "errors": [
         *         {
         *           "pointer": "/users/1",
         *           "detail": "users/1: user '0000000009' does not exist"
         *         }
         *       ]
         *     }
         */
        UnknownUsers: {
            /** @enum {integer} */
            status: 400;
            /** @enum {string} */
            code: "unknown_users";
            /** @enum {string} */
            title: "Unknown users";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /**
         * @description The body is not declared as JSON, or is compressed.
         * @example {
         *       "type": "http://127.0.0.1:3000/docs/failures#unsupported_media_type",
         *       "title": "Unsupported media type",
         *       "status": 415,
         *       "detail": "The body must be sent with Content-Type: application/json.",
         *       "code": "unsupported_media_type",
         *       "request_id": "kq3m0q1c-2f",
         *       "messages": [
         *         "The body must be sent with Content-Type: application/json."
         *       ]
         *     }
         */
        UnsupportedMediaType: {
            /** @enum {integer} */
            status: 415;
            /** @enum {string} */
            code: "unsupported_media_type";
            /** @enum {string} */
            title: "Unsupported media type";
        } & WithRequired<components["schemas"]["Problem"], "status" | "code" | "title">;
        /** @description The note of an update, the user who made it, and what changed. */
        UpdateData: {
            /** @description The note after the event; for a deletion, the note before it. */
            note: components["schemas"]["Note"];
            /** @description The user who caused the event. */
            actor: components["schemas"]["Actor"];
            /** @description Names of the fields of the note that changed. */
            changed: components["schemas"]["ChangedField"][];
        };
        /** @description The note that was updated. */
        UpdatedNoteResponse: {
            /** @description The updated note, as the only element. */
            notes: components["schemas"]["Note"][];
            meta: components["schemas"]["EmptyMeta"];
        };
        /**
         * @description Code of a user, up to 64 characters, assigned when the user is added.
         * @example 0000000002
         */
        UserCode: string;
        /** @description Up to 500 user codes. Duplicates count once. */
        UserCodes: components["schemas"]["UserCode"][];
        /** @description A user in a list of participants. */
        UserReference: {
            /** @description Code of the user. */
            user_code: components["schemas"]["UserCode"];
            /**
             * @description Name of the user.
             * @example Ann Lee
             */
            name: string;
        };
        /** @description Secret that signs webhook requests, up to 1,000 characters: any text, or `whsec_` followed by 24 to 64 bytes in Base64. It is stored encrypted and never returned. */
        WebhookSecret: string;
        /** @description A webhook of your own. Its secret is never returned. */
        WebhookService: {
            /** @description Number of the integration. */
            service_id: components["schemas"]["ServiceId"];
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "webhook";
            /** @description URL of the target. */
            webhook_url: components["schemas"]["TargetUrl"];
        };
        /** @description A webhook of your own, called as specified by Standard Webhooks. */
        WebhookServiceCreate: {
            /**
             * @description Kind of target. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "webhook";
            /** @description URL of the target. */
            webhook_url: components["schemas"]["TargetUrl"];
            /** @description Secret that signs the requests. Without a secret, they are not signed. */
            secret?: components["schemas"]["WebhookSecret"];
        };
    };
    responses: {
        /** @description `invalid_request`: Fields or parameters are missing, unknown or invalid. Fix the faults that `errors` lists, and send the request again. */
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
        /** @description `unauthenticated`: The access token is missing, malformed, unknown, expired or revoked, or its user is disabled. Send a valid token as `Authorization: Bearer nwt_…`. `notewire tokens create` creates one. */
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
        /** @description `request_timeout`: The request did not arrive completely within 60 seconds, or before the server stopped. Send the request again. */
        RequestTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RequestTimeout"];
            };
        };
        /** @description `expectation_failed`: The request expects something that the server does not provide. Send no `Expect` header, or `Expect: 100-continue`. */
        ExpectationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ExpectationFailed"];
            };
        };
        /** @description `rate_limited`: The token has used up its rate limit. Wait for the number of seconds in `Retry-After`. */
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
        /** @description `headers_too_large`: The request line and the header fields are larger than the server accepts. Shorten the URL, and leave out header fields such as cookies. */
        HeadersTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["HeadersTooLarge"];
            };
        };
        /** @description `internal`: The server failed. Report the `request_id` to the server's operators, who can look it up in the log. Trying again may or may not help. */
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
        /** @description `unavailable`: The server or its database is temporarily unavailable. Try again after the number of seconds in `Retry-After`. If the request was a change, repeat it with the same `Idempotency-Key`, or check first whether it was made. */
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
        /** @description `group_exists`: A group with this name already exists. Use that group, or choose another name. */
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
        /** @description `body_too_large`: The body is larger than the server accepts. Send less. A smaller icon usually helps. */
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
        /** @description `unsupported_media_type`: The body is not declared as JSON, or is compressed. Send `Content-Type: application/json`, and no `Content-Encoding`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "Accept-Encoding": components["headers"]["Accept-Encoding"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnsupportedMediaType"];
            };
        };
        /** @description `idempotency_key_reused`: The `Idempotency-Key` belongs to another request of the last 24 hours: one with another method, path or body. Nothing was changed. Choose a new key for every new request. Use a key again only to repeat the same request. */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyKeyReused"];
            };
        };
        /** @description `group_not_found`: No group has this name, or you cannot see it. Check the name against the list of groups. In paths, percent-encode names: `/` is `%2F`. */
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
        /** @description `group_in_use`: Without this group or its members, private notes would have no participants. Nothing was changed. Add a participant to the notes that `detail` names, and try again. */
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
        /** @description `note_not_found`: No note has this code, or you cannot see it. Check the code against the list of notes. If the note is private, ask a participant to add you. */
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
        /** @description `note_changed`: The note has none of the ETags in `If-Match`, usually because somebody has changed it. Nothing was changed. Get the note again, apply your change to what it looks like now, and send it with the new `ETag`. */
        NoteChanged: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NoteChanged"];
            };
        };
        /** @description `forbidden`: You can see this resource, but your role does not allow this operation. Ask an admin of the team. */
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
        /** @description `too_many_services`: The note already has the maximum number of service integrations. Delete one of them first. */
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
         * @description Identifies the event. All attempts to deliver it have the same id: ignore an event whose id you have already received.
         * @example msg_2f7c1a9d4be84d1c8f0e6a53b9d7c214
         */
        "EventHeaders.webhook_id": components["schemas"]["EventId"];
        /**
         * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, where the body is the exact bytes received. The key is the Base64-decoded text after `whsec_` in the secret, or the bytes of a secret that does not start with `whsec_`. Absent if the integration has no secret.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "EventHeaders.webhook_signature": components["schemas"]["Signature"];
        /**
         * @description Time of this attempt, in whole seconds since 1970. The signature includes it. Refuse a request that is more than a few minutes old.
         * @example 1767225600
         */
        "EventHeaders.webhook_timestamp": components["schemas"]["AttemptTime"];
        /**
         * @description Name of the group.
         * @example editors
         */
        GroupPath: components["schemas"]["GroupName"];
        /**
         * @description Finds groups whose name contains this text, ignoring case.
         * @example edit
         */
        "GroupsQuery.name": components["schemas"]["Text"];
        /** @description Finds groups that this user belongs to. */
        "GroupsQuery.user_code": components["schemas"]["UserCode"];
        /** @description A key of your choice, such as a random UUID. For 24 hours, a repetition of the request with the same key changes nothing and gets the first response again. */
        IdempotencyKeyHeader: components["schemas"]["IdempotencyKey"];
        /** @description Changes the note only if it has one of these ETags. `*` stands for any. */
        IfMatchHeader: components["schemas"]["IfMatch"];
        /**
         * @description Identifier of the note.
         * @example k3v9m2q7x4ta
         */
        NotePath: components["schemas"]["NoteCode"];
        /**
         * @description 1 includes archived notes.
         * @example 1
         */
        "NotesQuery.include_archived": number;
        /**
         * @description Page number, starting at 1.
         * @example 1
         */
        "PageQuery.page": number;
        /**
         * @description Number of items per page.
         * @example 2
         */
        "PageQuery.per_page": number;
    };
    requestBodies: never;
    headers: {
        /** @description Identifies this request in the server's log. Equal to the `X-Request-Id` of the request if that consists of up to 64 letters, digits, `.`, `_` and `-`. */
        "X-Request-Id": string;
        /** @description Rate limit of the token (draft-ietf-httpapi-ratelimit-headers-11): `"default";q=600;w=60` means up to 600 requests at once, refilled evenly over 60 seconds. */
        "RateLimit-Policy": string;
        /** @description Number of requests left, and seconds until the budget is full again: `"default";r=599;t=1`. Absent, like `RateLimit-Policy`, if the token is unknown or the server sets no rate limit. */
        RateLimit: string;
        /** @description How to authenticate (RFC 6750): `Bearer realm="notewire"`. */
        "WWW-Authenticate": string;
        /** @description Seconds to wait before the next request. */
        "Retry-After": number;
        /** @description URL of the created resource. */
        Location: string;
        /** @description Present if this is the response to an earlier request with the same `Idempotency-Key`, and nothing was done. */
        "Idempotency-Replayed": "true";
        /** @description The accepted content codings: none, which is `identity`. Present if the body was compressed (RFC 9110, section 15.5.16). */
        "Accept-Encoding": string;
        /** @description Identifies exactly what the note looks like (RFC 9110, section 8.8.3). It changes whenever the note does. */
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
                 * @description 1 includes archived notes.
                 * @example 1
                 */
                include_archived?: components["parameters"]["NotesQuery.include_archived"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery.page"];
                /**
                 * @description Number of items per page.
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
            /** @description Success. */
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
                    "application/json": components["schemas"]["NotesPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Notes_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a random UUID. For 24 hours, a repetition of the request with the same key changes nothing and gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
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
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
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
                    "application/json": components["schemas"]["CreatedNoteResponse"];
                };
            };
            /**
             * @description - `invalid_request`: Fields or parameters are missing, unknown or invalid. Fix the faults that `errors` lists, and send the request again.
             *     - `invalid_json`: The body is not valid JSON in UTF-8. Check the quoting: a shell or a template often breaks it.
             *     - `invalid_icon`: The icon is not a PNG, JPEG, GIF or WebP image in Base64 of at most 1 MiB. The type is detected from the content. SVG is not accepted. Send an image of one of these formats, small enough, as Base64.
             *     - `unknown_users`: Some codes in `users` belong to no user of this team. Nothing was changed. Correct or remove the codes that `errors` lists. An admin can add users on the server's command line.
             *     - `unknown_groups`: Some names in `groups` belong to no group. Nothing was changed. Correct the names that `errors` lists, along with any unknown users, or create the groups first.
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
             * @description - `forbidden`: You can see this resource, but your role does not allow this operation. Ask an admin of the team.
             *     - `read_only_token`: The token is read-only. Use a token with scope `write`.
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Notes_get: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you have. */
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
            /** @description Success. */
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
                    "application/json": components["schemas"]["NoteResponse"];
                };
            };
            /** @description The note has not changed. The response has no body. */
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
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Notes_delete: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes the note only if it has one of these ETags. `*` stands for any. */
                "If-Match"?: components["parameters"]["IfMatchHeader"];
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
            /** @description Success. The response has no body. */
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
             * @description - `invalid_request`: Fields or parameters are missing, unknown or invalid. Fix the faults that `errors` lists, and send the request again.
             *     - `invalid_json`: The body is not valid JSON in UTF-8. Check the quoting: a shell or a template often breaks it.
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
             * @description - `forbidden`: You can see this resource, but your role does not allow this operation. Ask an admin of the team.
             *     - `read_only_token`: The token is read-only. Use a token with scope `write`.
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
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["NoteChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Notes_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes the note only if it has one of these ETags. `*` stands for any. */
                "If-Match"?: components["parameters"]["IfMatchHeader"];
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
            /** @description Success. */
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
                    "application/json": components["schemas"]["UpdatedNoteResponse"];
                };
            };
            /**
             * @description - `invalid_request`: Fields or parameters are missing, unknown or invalid. Fix the faults that `errors` lists, and send the request again.
             *     - `invalid_json`: The body is not valid JSON in UTF-8. Check the quoting: a shell or a template often breaks it.
             *     - `invalid_icon`: The icon is not a PNG, JPEG, GIF or WebP image in Base64 of at most 1 MiB. The type is detected from the content. SVG is not accepted. Send an image of one of these formats, small enough, as Base64.
             *     - `unknown_users`: Some codes in `users` belong to no user of this team. Nothing was changed. Correct or remove the codes that `errors` lists. An admin can add users on the server's command line.
             *     - `unknown_groups`: Some names in `groups` belong to no group. Nothing was changed. Correct the names that `errors` lists, along with any unknown users, or create the groups first.
             *     - `caller_left_out`: You would not take part in this private note after the change. Admins, who see private notes in which they take no part, must take part too when they set `scope`, `users` or `groups`. Include yourself in `users`, or one of your groups in `groups`.
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
             * @description - `forbidden`: You can see this resource, but your role does not allow this operation. Ask an admin of the team.
             *     - `read_only_token`: The token is read-only. Use a token with scope `write`.
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
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["NoteChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Notes_archive: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes the note only if it has one of these ETags. `*` stands for any. */
                "If-Match"?: components["parameters"]["IfMatchHeader"];
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
            /** @description Success. The response has no body. */
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
             * @description - `invalid_request`: Fields or parameters are missing, unknown or invalid. Fix the faults that `errors` lists, and send the request again.
             *     - `invalid_json`: The body is not valid JSON in UTF-8. Check the quoting: a shell or a template often breaks it.
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
             * @description - `forbidden`: You can see this resource, but your role does not allow this operation. Ask an admin of the team.
             *     - `read_only_token`: The token is read-only. Use a token with scope `write`.
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
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["NoteChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Notes_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Changes the note only if it has one of these ETags. `*` stands for any. */
                "If-Match"?: components["parameters"]["IfMatchHeader"];
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
            /** @description Success. The response has no body. */
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
             * @description - `invalid_request`: Fields or parameters are missing, unknown or invalid. Fix the faults that `errors` lists, and send the request again.
             *     - `invalid_json`: The body is not valid JSON in UTF-8. Check the quoting: a shell or a template often breaks it.
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
             * @description - `forbidden`: You can see this resource, but your role does not allow this operation. Ask an admin of the team.
             *     - `read_only_token`: The token is read-only. Use a token with scope `write`.
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
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["NoteChanged"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Groups_search: {
        parameters: {
            query?: {
                /**
                 * @description Finds groups whose name contains this text, ignoring case.
                 * @example edit
                 */
                name?: components["parameters"]["GroupsQuery.name"];
                /** @description Finds groups that this user belongs to. */
                user_code?: components["parameters"]["GroupsQuery.user_code"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery.page"];
                /**
                 * @description Number of items per page.
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
            /** @description Success. */
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
                    "application/json": components["schemas"]["GroupsPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Groups_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a random UUID. For 24 hours, a repetition of the request with the same key changes nothing and gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
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
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
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
                    "application/json": components["schemas"]["GroupResponse"];
                };
            };
            /**
             * @description - `invalid_request`: Fields or parameters are missing, unknown or invalid. Fix the faults that `errors` lists, and send the request again.
             *     - `invalid_json`: The body is not valid JSON in UTF-8. Check the quoting: a shell or a template often breaks it.
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
             * @description - `forbidden`: You can see this resource, but your role does not allow this operation. Ask an admin of the team.
             *     - `read_only_token`: The token is read-only. Use a token with scope `write`.
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
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["GroupExists"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
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
            /** @description Success. */
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
                    "application/json": components["schemas"]["GroupResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["GroupNotFound"];
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
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
            /** @description Success. The response has no body. */
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
             * @description - `invalid_request`: Fields or parameters are missing, unknown or invalid. Fix the faults that `errors` lists, and send the request again.
             *     - `invalid_json`: The body is not valid JSON in UTF-8. Check the quoting: a shell or a template often breaks it.
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
             * @description - `forbidden`: You can see this resource, but your role does not allow this operation. Ask an admin of the team.
             *     - `read_only_token`: The token is read-only. Use a token with scope `write`.
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
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["GroupInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Groups_addUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a random UUID. For 24 hours, a repetition of the request with the same key changes nothing and gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
            };
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
            /** @description Success. The response has no body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description - `invalid_request`: Fields or parameters are missing, unknown or invalid. Fix the faults that `errors` lists, and send the request again.
             *     - `invalid_json`: The body is not valid JSON in UTF-8. Check the quoting: a shell or a template often breaks it.
             *     - `unknown_users`: Some codes in `users` belong to no user of this team. Nothing was changed. Correct or remove the codes that `errors` lists. An admin can add users on the server's command line.
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
             * @description - `forbidden`: You can see this resource, but your role does not allow this operation. Ask an admin of the team.
             *     - `read_only_token`: The token is read-only. Use a token with scope `write`.
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
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
            /** @description Success. The response has no body. */
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
             * @description - `invalid_request`: Fields or parameters are missing, unknown or invalid. Fix the faults that `errors` lists, and send the request again.
             *     - `invalid_json`: The body is not valid JSON in UTF-8. Check the quoting: a shell or a template often breaks it.
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
             * @description - `forbidden`: You can see this resource, but your role does not allow this operation. Ask an admin of the team.
             *     - `read_only_token`: The token is read-only. Use a token with scope `write`.
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
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["GroupInUse"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
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
            /** @description Success. */
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
                    "application/json": components["schemas"]["ServicesResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoteNotFound"];
            408: components["responses"]["RequestTimeout"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Services_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of your choice, such as a random UUID. For 24 hours, a repetition of the request with the same key changes nothing and gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyHeader"];
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
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
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
                    "application/json": components["schemas"]["ServiceResponse"];
                };
            };
            /**
             * @description - `invalid_request`: Fields or parameters are missing, unknown or invalid. Fix the faults that `errors` lists, and send the request again.
             *     - `invalid_json`: The body is not valid JSON in UTF-8. Check the quoting: a shell or a template often breaks it.
             *     - `target_refused`: The server may not send to this target: its URL is not http or https, contains a username or password, or leads to a private address that the server's `WEBHOOK_ALLOW` does not list. Use a public address, or have the network or host added to `WEBHOOK_ALLOW`.
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
             * @description - `forbidden`: You can see this resource, but your role does not allow this operation. Ask an admin of the team.
             *     - `read_only_token`: The token is read-only. Use a token with scope `write`.
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
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["TooManyServices"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
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
                 * @description Number of the integration.
                 * @example 7
                 */
                service_id: components["schemas"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. The response has no body. */
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
             * @description - `invalid_request`: Fields or parameters are missing, unknown or invalid. Fix the faults that `errors` lists, and send the request again.
             *     - `invalid_json`: The body is not valid JSON in UTF-8. Check the quoting: a shell or a template often breaks it.
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
             * @description - `forbidden`: You can see this resource, but your role does not allow this operation. Ask an admin of the team.
             *     - `read_only_token`: The token is read-only. Use a token with scope `write`.
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
             * @description - `note_not_found`: No note has this code, or you cannot see it. Check the code against the list of notes. If the note is private, ask a participant to add you.
             *     - `service_not_found`: The note has no service integration with this number. List the note's integrations. This one may have been deleted already.
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimited"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    Events_archived: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event. All attempts to deliver it have the same id: ignore an event whose id you have already received.
                 * @example msg_2f7c1a9d4be84d1c8f0e6a53b9d7c214
                 */
                "webhook-id": components["parameters"]["EventHeaders.webhook_id"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970. The signature includes it. Refuse a request that is more than a few minutes old.
                 * @example 1767225600
                 */
                "webhook-timestamp": components["parameters"]["EventHeaders.webhook_timestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, where the body is the exact bytes received. The key is the Base64-decoded text after `whsec_` in the secret, or the bytes of a secret that does not start with `whsec_`. Absent if the integration has no secret.
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
            /** @description The event is not wanted and not sent again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Try again later, not before `Retry-After`. */
            429: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to 24 hours. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Try again later, not before `Retry-After`. */
            503: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to 24 hours. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received and not sent again. The complete response must arrive within 15 seconds. Its body is ignored, and not read beyond 64 KiB. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is not received and is sent again, after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h. The same applies if the response is late or too large, and to redirects, which are not followed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is not received and is sent again, after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h. The same applies if the response is late or too large, and to redirects, which are not followed. */
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
                 * @description Identifies the event. All attempts to deliver it have the same id: ignore an event whose id you have already received.
                 * @example msg_2f7c1a9d4be84d1c8f0e6a53b9d7c214
                 */
                "webhook-id": components["parameters"]["EventHeaders.webhook_id"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970. The signature includes it. Refuse a request that is more than a few minutes old.
                 * @example 1767225600
                 */
                "webhook-timestamp": components["parameters"]["EventHeaders.webhook_timestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, where the body is the exact bytes received. The key is the Base64-decoded text after `whsec_` in the secret, or the bytes of a secret that does not start with `whsec_`. Absent if the integration has no secret.
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
            /** @description The event is not wanted and not sent again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Try again later, not before `Retry-After`. */
            429: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to 24 hours. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Try again later, not before `Retry-After`. */
            503: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to 24 hours. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received and not sent again. The complete response must arrive within 15 seconds. Its body is ignored, and not read beyond 64 KiB. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is not received and is sent again, after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h. The same applies if the response is late or too large, and to redirects, which are not followed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is not received and is sent again, after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h. The same applies if the response is late or too large, and to redirects, which are not followed. */
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
                 * @description Identifies the event. All attempts to deliver it have the same id: ignore an event whose id you have already received.
                 * @example msg_2f7c1a9d4be84d1c8f0e6a53b9d7c214
                 */
                "webhook-id": components["parameters"]["EventHeaders.webhook_id"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970. The signature includes it. Refuse a request that is more than a few minutes old.
                 * @example 1767225600
                 */
                "webhook-timestamp": components["parameters"]["EventHeaders.webhook_timestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, where the body is the exact bytes received. The key is the Base64-decoded text after `whsec_` in the secret, or the bytes of a secret that does not start with `whsec_`. Absent if the integration has no secret.
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
            /** @description The event is not wanted and not sent again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Try again later, not before `Retry-After`. */
            429: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to 24 hours. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Try again later, not before `Retry-After`. */
            503: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to 24 hours. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received and not sent again. The complete response must arrive within 15 seconds. Its body is ignored, and not read beyond 64 KiB. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is not received and is sent again, after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h. The same applies if the response is late or too large, and to redirects, which are not followed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is not received and is sent again, after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h. The same applies if the response is late or too large, and to redirects, which are not followed. */
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
                 * @description Identifies the event. All attempts to deliver it have the same id: ignore an event whose id you have already received.
                 * @example msg_2f7c1a9d4be84d1c8f0e6a53b9d7c214
                 */
                "webhook-id": components["parameters"]["EventHeaders.webhook_id"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970. The signature includes it. Refuse a request that is more than a few minutes old.
                 * @example 1767225600
                 */
                "webhook-timestamp": components["parameters"]["EventHeaders.webhook_timestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, where the body is the exact bytes received. The key is the Base64-decoded text after `whsec_` in the secret, or the bytes of a secret that does not start with `whsec_`. Absent if the integration has no secret.
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
            /** @description The event is not wanted and not sent again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Try again later, not before `Retry-After`. */
            429: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to 24 hours. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Try again later, not before `Retry-After`. */
            503: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to 24 hours. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received and not sent again. The complete response must arrive within 15 seconds. Its body is ignored, and not read beyond 64 KiB. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is not received and is sent again, after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h. The same applies if the response is late or too large, and to redirects, which are not followed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is not received and is sent again, after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h. The same applies if the response is late or too large, and to redirects, which are not followed. */
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
                 * @description Identifies the event. All attempts to deliver it have the same id: ignore an event whose id you have already received.
                 * @example msg_2f7c1a9d4be84d1c8f0e6a53b9d7c214
                 */
                "webhook-id": components["parameters"]["EventHeaders.webhook_id"];
                /**
                 * @description Time of this attempt, in whole seconds since 1970. The signature includes it. Refuse a request that is more than a few minutes old.
                 * @example 1767225600
                 */
                "webhook-timestamp": components["parameters"]["EventHeaders.webhook_timestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, where the body is the exact bytes received. The key is the Base64-decoded text after `whsec_` in the secret, or the bytes of a secret that does not start with `whsec_`. Absent if the integration has no secret.
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
            /** @description The event is not wanted and not sent again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Try again later, not before `Retry-After`. */
            429: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to 24 hours. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Try again later, not before `Retry-After`. */
            503: {
                headers: {
                    /** @description Seconds to wait, or a date (RFC 9110, section 10.2.3), up to 24 hours. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is received and not sent again. The complete response must arrive within 15 seconds. Its body is ignored, and not read beyond 64 KiB. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is not received and is sent again, after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h. The same applies if the response is late or too large, and to redirects, which are not followed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event is not received and is sent again, after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h. The same applies if the response is late or too large, and to redirects, which are not followed. */
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
