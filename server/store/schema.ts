// The tables. A migration that has been released is never changed; the next one is added below it.
import sql, { raw } from 'sql-template-tag'
import { type Database, DatabaseTooNew, DatabaseUnavailable, type Dialect, type Queries } from './database.js'

/** The steps from an empty database to today's, each a list of statements. */
const migrations = ({ id, integer, bytes, tableEnd }: Dialect): string[][] => [
  [
    `CREATE TABLE users (
      id ${id},
      code TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      role TEXT NOT NULL CHECK (role IN ('admin', 'member', 'guest')),
      created_at ${integer} NOT NULL,
      disabled_at ${integer}
    )${tableEnd}`,
    // Of a token only its SHA-256 and its end are kept.
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
    // folded: the name in lower case, for the search.
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
    `CREATE TABLE icons (
      name TEXT PRIMARY KEY,
      type TEXT NOT NULL,
      bytes ${bytes} NOT NULL
    )${tableEnd}`,
    // version: raised by every change to what the note shows. private: 1 for the scope private, 0 for open.
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
    // One index for each list: a page, even a deep one, walks along it.
    'CREATE INDEX notes_active ON notes (id) WHERE archived = 0',
    'CREATE INDEX notes_open ON notes (id) WHERE private = 0',
    'CREATE INDEX notes_open_active ON notes (id) WHERE private = 0 AND archived = 0',
    // private repeats the note's: the notes that are a user's alone are found without looking at each open one.
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
    // How many notes there are of each kind, in parts that different writers can change at the same time.
    `CREATE TABLE note_counts (
      private ${integer} NOT NULL,
      archived ${integer} NOT NULL,
      part ${integer} NOT NULL,
      notes ${integer} NOT NULL,
      PRIMARY KEY (private, archived, part)
    )${tableEnd}`,
    // Without a note: the note is gone, and the integration stays as long as there is something of it to deliver or to
    // deliver again. due_at: when its next delivery may be attempted, NULL where none is pending. Until leased_until
    // nobody may take it: a worker has leased it, for its deliveries go one at a time, or it was sent to just now.
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
    // The outbox. message_id: the webhook-id of all its requests. body: the very bytes that a webhook gets.
    `CREATE TABLE events (
      id ${id},
      message_id TEXT NOT NULL,
      type TEXT NOT NULL,
      note_code TEXT NOT NULL,
      body TEXT NOT NULL,
      created_at ${integer} NOT NULL
    )${tableEnd}`,
    'CREATE INDEX events_by_time ON events (created_at)',
    // attempts: how many since it was last pending anew. finished_at: NULL while it is pending.
    `CREATE TABLE deliveries (
      id ${id},
      event_id ${integer} NOT NULL REFERENCES events,
      service_id ${integer} NOT NULL REFERENCES services ON DELETE CASCADE,
      status TEXT NOT NULL CHECK (status IN ('pending', 'delivered', 'dead')),
      attempts ${integer} NOT NULL,
      finished_at ${integer}
    )${tableEnd}`,
    // What is pending of a target is found without looking at all that it ever got.
    'CREATE INDEX deliveries_by_service ON deliveries (service_id, status, id)',
    'CREATE INDEX deliveries_by_event ON deliveries (event_id)',
    // The log. answer: the first characters of what came back.
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
  ],
]

/** Brings the database to today's schema, forward only. Throws `DatabaseTooNew` where a newer program has been at it. */
export async function migrate(database: Database): Promise<void> {
  // Most find nothing to do, and need no right to make tables.
  if (await isCurrent(database)) return
  const steps = migrations(database.dialect)
  await database.transaction(async (queries) => {
    await queries.run(raw(`CREATE TABLE IF NOT EXISTS schema_version (version ${database.dialect.integer} NOT NULL)`))
    const version = await versionOf(queries)
    if (version === undefined) await queries.run(sql`INSERT INTO schema_version (version) VALUES (0)`)
    if (version !== undefined && version > steps.length) {
      throw new DatabaseTooNew(
        `The database has schema ${version}, this program knows up to ${steps.length}: use a newer notewire, or a backup.`
      )
    }
    for (const statement of steps.slice(version).flat()) await queries.run(raw(statement))
    await queries.run(sql`UPDATE schema_version SET version = ${steps.length}`)
  })
}

/** Whether the database has today's schema. */
export async function isCurrent(database: Database): Promise<boolean> {
  const version = await versionOf(database).catch((error) => {
    // It has no such table, else.
    if (error instanceof DatabaseUnavailable) throw error
  })
  return version === migrations(database.dialect).length
}

const versionOf = async (queries: Queries) =>
  (await queries.get<{ version: number }>(sql`SELECT version FROM schema_version`))?.version
