CREATE TABLE schema_version (version INTEGER NOT NULL);

CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  code TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('admin', 'member', 'guest')),
  created_at INTEGER NOT NULL,
  disabled_at INTEGER
, forgotten_at INTEGER) STRICT;

CREATE TABLE tokens (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users,
  hash TEXT NOT NULL UNIQUE,
  last4 TEXT NOT NULL,
  scope TEXT NOT NULL CHECK (scope IN ('read', 'write')),
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  last_used_at INTEGER,
  revoked_at INTEGER
) STRICT;

CREATE TABLE groups (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE,
  folded TEXT NOT NULL
, deleted_name TEXT, deleted_by INTEGER REFERENCES users) STRICT;

CREATE INDEX groups_deleted ON groups (id) WHERE deleted_name IS NOT NULL;

CREATE TABLE group_users (
  group_id INTEGER NOT NULL REFERENCES groups ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users,
  position INTEGER NOT NULL,
  is_admin INTEGER NOT NULL CHECK (is_admin IN (0, 1)),
  PRIMARY KEY (group_id, user_id)
) STRICT;

CREATE INDEX group_users_by_user ON group_users (user_id, group_id);

CREATE TABLE icons (
  name TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  bytes BLOB NOT NULL
) STRICT;

CREATE TABLE notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  code TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  icon TEXT REFERENCES icons,
  archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
  private INTEGER NOT NULL CHECK (private IN (0, 1)),
  created_at INTEGER NOT NULL,
  UNIQUE (id, private)
) STRICT;

CREATE INDEX notes_by_icon ON notes (icon) WHERE icon IS NOT NULL;

CREATE INDEX notes_active ON notes (id) WHERE archived = 0;

CREATE INDEX notes_open ON notes (id) WHERE private = 0;

CREATE INDEX notes_open_active ON notes (id) WHERE private = 0 AND archived = 0;

CREATE TABLE note_users (
  note_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users,
  private INTEGER NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (note_id, user_id),
  FOREIGN KEY (note_id, private) REFERENCES notes (id, private) ON DELETE CASCADE ON UPDATE CASCADE
) STRICT;

CREATE INDEX note_users_by_user ON note_users (user_id, private, note_id);

CREATE TABLE note_groups (
  note_id INTEGER NOT NULL REFERENCES notes ON DELETE CASCADE,
  group_id INTEGER NOT NULL REFERENCES groups,
  position INTEGER NOT NULL, without_users INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (note_id, group_id)
) STRICT;

CREATE INDEX note_groups_by_group ON note_groups (group_id, note_id);

CREATE INDEX note_groups_without_users ON note_groups (group_id, note_id) WHERE without_users = 1;

CREATE TABLE services (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  note_id INTEGER REFERENCES notes ON DELETE SET NULL,
  name TEXT NOT NULL,
  address TEXT,
  room_id TEXT,
  secret TEXT,
  created_at INTEGER NOT NULL,
  target_id INTEGER REFERENCES targets, added_by INTEGER REFERENCES users) STRICT;

CREATE INDEX services_by_note ON services (note_id);

CREATE INDEX services_by_target ON services (target_id);

CREATE TABLE events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  message_id TEXT NOT NULL,
  type TEXT NOT NULL,
  note_code TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX events_by_time ON events (created_at);

CREATE TABLE deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  event_id INTEGER NOT NULL REFERENCES events,
  service_id INTEGER NOT NULL REFERENCES services ON DELETE CASCADE,
  status TEXT NOT NULL CHECK (status IN ('pending', 'delivered', 'dead')),
  attempts INTEGER NOT NULL,
  finished_at INTEGER
, target_id INTEGER NOT NULL DEFAULT 0, queued_at INTEGER NOT NULL DEFAULT 0, due_at INTEGER, reason TEXT) STRICT;

CREATE INDEX deliveries_by_event ON deliveries (event_id);

CREATE INDEX deliveries_pending ON deliveries (target_id, id) WHERE status = 'pending';

CREATE INDEX deliveries_by_service ON deliveries (service_id);

CREATE TABLE attempts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  delivery_id INTEGER NOT NULL REFERENCES deliveries ON DELETE CASCADE,
  started_at INTEGER NOT NULL,
  duration_ms INTEGER NOT NULL,
  http_status INTEGER,
  error TEXT,
  answer TEXT
) STRICT;

CREATE INDEX attempts_by_delivery ON attempts (delivery_id);

CREATE TABLE database (names_epoch TEXT NOT NULL) STRICT;

CREATE TABLE targets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  address_hash TEXT NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0,
  failing_since INTEGER,
  down_since INTEGER,
  probing INTEGER NOT NULL DEFAULT 0 CHECK (probing IN (0, 1)),
  due_at INTEGER,
  leased_by TEXT,
  leased_until INTEGER NOT NULL DEFAULT 0,
  timed_at INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE UNIQUE INDEX targets_shared ON targets (address_hash, kind) WHERE kind <> 'webhook';

CREATE INDEX targets_due ON targets (due_at) WHERE due_at IS NOT NULL;

CREATE INDEX targets_failing ON targets (failures) WHERE failures > 0;

CREATE TABLE idempotency_keys (
  user_id INTEGER NOT NULL REFERENCES users,
  key_hash TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, key_hash)
) STRICT;

CREATE INDEX idempotency_keys_by_time ON idempotency_keys (created_at);

CREATE TABLE list_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  list INTEGER NOT NULL,
  block INTEGER NOT NULL,
  UNIQUE (list, block)
) STRICT;

CREATE INDEX list_changes_by_list ON list_changes (list, id);
