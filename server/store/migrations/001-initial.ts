// The tables of the first version.
import { raw } from 'sql-template-tag'
import type { Dialect, Queries } from '../database.js'

export async function createTables(queries: Queries) {
  for (const tables of [users, groups, notes, deliveries]) {
    for (const statement of tables(queries.dialect)) await queries.run(raw(statement))
  }
}

const users = ({ id, integer, tableEnd }: Dialect) => [
  `CREATE TABLE users (
      id ${id},
      code TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      role TEXT NOT NULL CHECK (role IN ('admin', 'member', 'guest')),
      created_at ${integer} NOT NULL,
      disabled_at ${integer}
    )${tableEnd}`,
  // hash: SHA-256 of the token. last4: its last characters, to recognize it in a list.
  `CREATE TABLE tokens (
      id ${id},
      user_id ${integer} NOT NULL REFERENCES users,
      hash TEXT NOT NULL UNIQUE,
      last4 TEXT NOT NULL,
      scope TEXT NOT NULL CHECK (scope IN ('read', 'write')),
      created_at ${integer} NOT NULL,
      expires_at ${integer},
      last_used_at ${integer},
      revoked_at ${integer}
    )${tableEnd}`,
]

const groups = ({ id, integer, tableEnd }: Dialect) => [
  // folded: the name in lower case, for the case-insensitive search.
  `CREATE TABLE groups (
      id ${id},
      name TEXT NOT NULL UNIQUE,
      folded TEXT NOT NULL
    )${tableEnd}`,
  `CREATE TABLE group_users (
      group_id ${integer} NOT NULL REFERENCES groups ON DELETE CASCADE,
      user_id ${integer} NOT NULL REFERENCES users,
      position ${integer} NOT NULL,
      is_admin ${integer} NOT NULL CHECK (is_admin IN (0, 1)),
      PRIMARY KEY (group_id, user_id)
    )${tableEnd}`,
  'CREATE INDEX group_users_by_user ON group_users (user_id, group_id)',
]

const notes = ({ id, integer, bytes, tableEnd }: Dialect) => [
  `CREATE TABLE icons (
      name TEXT PRIMARY KEY,
      type TEXT NOT NULL,
      bytes ${bytes} NOT NULL
    )${tableEnd}`,
  // version: increased by every change to what the note shows. private: 1 if the scope is private, 0 if it is open.
  `CREATE TABLE notes (
      id ${id},
      code TEXT NOT NULL UNIQUE,
      version ${integer} NOT NULL,
      name TEXT NOT NULL,
      description TEXT NOT NULL,
      icon TEXT REFERENCES icons,
      archived ${integer} NOT NULL CHECK (archived IN (0, 1)),
      private ${integer} NOT NULL CHECK (private IN (0, 1)),
      created_at ${integer} NOT NULL,
      UNIQUE (id, private)
    )${tableEnd}`,
  'CREATE INDEX notes_by_icon ON notes (icon) WHERE icon IS NOT NULL',
  // One index for each kind of list, so that deep pages are read along an index as well.
  'CREATE INDEX notes_active ON notes (id) WHERE archived = 0',
  'CREATE INDEX notes_open ON notes (id) WHERE private = 0',
  'CREATE INDEX notes_open_active ON notes (id) WHERE private = 0 AND archived = 0',
  // private: copied from the note, so that a user's private notes are found without reading the open ones.
  `CREATE TABLE note_users (
      note_id ${integer} NOT NULL,
      user_id ${integer} NOT NULL REFERENCES users,
      private ${integer} NOT NULL,
      position ${integer} NOT NULL,
      PRIMARY KEY (note_id, user_id),
      FOREIGN KEY (note_id, private) REFERENCES notes (id, private) ON DELETE CASCADE ON UPDATE CASCADE
    )${tableEnd}`,
  'CREATE INDEX note_users_by_user ON note_users (user_id, private, note_id)',
  `CREATE TABLE note_groups (
      note_id ${integer} NOT NULL REFERENCES notes ON DELETE CASCADE,
      group_id ${integer} NOT NULL REFERENCES groups,
      position ${integer} NOT NULL,
      PRIMARY KEY (note_id, group_id)
    )${tableEnd}`,
  'CREATE INDEX note_groups_by_group ON note_groups (group_id, note_id)',
  // The number of notes of each kind, spread over rows (parts) that concurrent transactions can change.
  `CREATE TABLE note_counts (
      private ${integer} NOT NULL,
      archived ${integer} NOT NULL,
      part ${integer} NOT NULL,
      notes ${integer} NOT NULL,
      PRIMARY KEY (private, archived, part)
    )${tableEnd}`,
]

const deliveries = ({ id, integer, tableEnd }: Dialect) => [
  // note_id: NULL once the note is deleted; the integration is kept until its deliveries are settled and deleted.
  // due_at: when the next delivery may be attempted; NULL if none is pending.
  // leased_until: until then no worker may claim it, because one has leased it or has just sent to it.
  `CREATE TABLE services (
      id ${id},
      note_id ${integer} REFERENCES notes ON DELETE SET NULL,
      name TEXT NOT NULL,
      webhook_url TEXT,
      room_id TEXT,
      secret TEXT,
      created_at ${integer} NOT NULL,
      due_at ${integer},
      leased_by TEXT,
      leased_until ${integer} NOT NULL DEFAULT 0
    )${tableEnd}`,
  'CREATE INDEX services_by_note ON services (note_id)',
  'CREATE INDEX services_due ON services (due_at) WHERE due_at IS NOT NULL',
  // The outbox. message_id: the webhook-id of all its requests. body: the exact body of its webhook requests.
  `CREATE TABLE events (
      id ${id},
      message_id TEXT NOT NULL,
      type TEXT NOT NULL,
      note_code TEXT NOT NULL,
      body TEXT NOT NULL,
      created_at ${integer} NOT NULL
    )${tableEnd}`,
  'CREATE INDEX events_by_time ON events (created_at)',
  // attempts: since it was recorded or last retried by hand. finished_at: NULL while it is pending.
  `CREATE TABLE deliveries (
      id ${id},
      event_id ${integer} NOT NULL REFERENCES events,
      service_id ${integer} NOT NULL REFERENCES services ON DELETE CASCADE,
      status TEXT NOT NULL CHECK (status IN ('pending', 'delivered', 'dead')),
      attempts ${integer} NOT NULL,
      finished_at ${integer}
    )${tableEnd}`,
  // Finds the pending deliveries of a target without reading its history.
  'CREATE INDEX deliveries_by_service ON deliveries (service_id, status, id)',
  'CREATE INDEX deliveries_by_event ON deliveries (event_id)',
  // The log of attempts. answer: the start of the response body.
  `CREATE TABLE attempts (
      id ${id},
      delivery_id ${integer} NOT NULL REFERENCES deliveries ON DELETE CASCADE,
      started_at ${integer} NOT NULL,
      duration_ms ${integer} NOT NULL,
      http_status ${integer},
      error TEXT,
      answer TEXT
    )${tableEnd}`,
  'CREATE INDEX attempts_by_delivery ON attempts (delivery_id)',
]
