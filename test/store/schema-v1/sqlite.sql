PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO schema_version VALUES(1);
CREATE TABLE users (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      code TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      role TEXT NOT NULL CHECK (role IN ('admin', 'member', 'guest')),
      created_at INTEGER NOT NULL,
      disabled_at INTEGER
    ) STRICT;
INSERT INTO users VALUES(1,'0000000001','Admin','admin',1767225600000,NULL);
INSERT INTO users VALUES(2,'ann','Ann Åström','member',1767225601000,NULL);
INSERT INTO users VALUES(3,'bob','Bob','member',1767225601000,NULL);
INSERT INTO users VALUES(4,'guest','Гость','guest',1767225601000,NULL);
INSERT INTO users VALUES(5,'gone','Gone','member',1767225601000,1767225601010);
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
INSERT INTO tokens VALUES(1,1,'a7197af9b38282a234b135f62c12f5a6878613b60de359220b02ab73250cb76f','oNur','write',1767225600000,NULL,1767225602000,NULL);
INSERT INTO tokens VALUES(2,2,'d476a78b952af2c2eea91abe42c203e202274c1d4baca48dbc03ab7346e6335e','z9kw','write',1767225601000,NULL,1767225602000,NULL);
INSERT INTO tokens VALUES(3,3,'554f4e529ecd318d412726ca3652104a8523db7cf77ef74e3ee27012d3cc0d4f','uYxz','read',1767225601000,NULL,NULL,NULL);
INSERT INTO tokens VALUES(4,4,'cd068e5ac36b4f9ccb49b8f7335a982ee2aadc2e9f1fcfa4b093db710e86583d','ePy8','write',1767225601000,NULL,NULL,NULL);
INSERT INTO tokens VALUES(5,5,'27e0ce4fa201e6c4e358701002350d398ef5853365dd759ebd090e0634b3b565','AYmc','write',1767225601000,NULL,NULL,NULL);
INSERT INTO tokens VALUES(6,2,'4bb47f186df233e48b09d241ee4defb821add0c35ac8311469fe1522c6813dd5','wxyz','write',1767225601000,1767225661000,NULL,1767225601005);
CREATE TABLE groups (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE,
      folded TEXT NOT NULL
    ) STRICT;
INSERT INTO "groups" VALUES(1,'editors','editors');
INSERT INTO "groups" VALUES(2,'編集 🎉','編集 🎉');
CREATE TABLE group_users (
      group_id INTEGER NOT NULL REFERENCES groups ON DELETE CASCADE,
      user_id INTEGER NOT NULL REFERENCES users,
      position INTEGER NOT NULL,
      is_admin INTEGER NOT NULL CHECK (is_admin IN (0, 1)),
      PRIMARY KEY (group_id, user_id)
    ) STRICT;
INSERT INTO group_users VALUES(1,1,0,1);
INSERT INTO group_users VALUES(2,1,0,1);
INSERT INTO group_users VALUES(1,2,1,0);
INSERT INTO group_users VALUES(1,5,2,0);
CREATE TABLE icons (
      name TEXT PRIMARY KEY,
      type TEXT NOT NULL,
      bytes BLOB NOT NULL
    ) STRICT;
INSERT INTO icons VALUES('ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629.gif','image/gif',X'47494638396101000100800000000000ffffff21f90401000000002c000000000100010000020144003b');
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
INSERT INTO notes VALUES(1,'owv67fclbv5r',5,'Plan 2 🎉','Changed.','ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629.gif',0,0,1767225601000);
INSERT INTO notes VALUES(2,'wuqhkfs2dt6m',2,'Private 2','',NULL,0,1,1767225602000);
INSERT INTO notes VALUES(3,'232ctd3ilsdy',2,'Archived','',NULL,1,0,1767225602000);
INSERT INTO notes VALUES(4,'fwnehzfdyfht',1,'For the guest','',NULL,0,0,1767225602000);
CREATE TABLE note_users (
      note_id INTEGER NOT NULL,
      user_id INTEGER NOT NULL REFERENCES users,
      private INTEGER NOT NULL,
      position INTEGER NOT NULL,
      PRIMARY KEY (note_id, user_id),
      FOREIGN KEY (note_id, private) REFERENCES notes (id, private) ON DELETE CASCADE ON UPDATE CASCADE
    ) STRICT;
INSERT INTO note_users VALUES(1,1,0,0);
INSERT INTO note_users VALUES(2,2,1,0);
INSERT INTO note_users VALUES(2,3,1,1);
INSERT INTO note_users VALUES(3,2,0,0);
INSERT INTO note_users VALUES(4,1,0,0);
INSERT INTO note_users VALUES(4,4,0,1);
CREATE TABLE note_groups (
      note_id INTEGER NOT NULL REFERENCES notes ON DELETE CASCADE,
      group_id INTEGER NOT NULL REFERENCES groups,
      position INTEGER NOT NULL,
      PRIMARY KEY (note_id, group_id)
    ) STRICT;
INSERT INTO note_groups VALUES(2,2,0);
CREATE TABLE note_counts (
      private INTEGER NOT NULL,
      archived INTEGER NOT NULL,
      part INTEGER NOT NULL,
      notes INTEGER NOT NULL,
      PRIMARY KEY (private, archived, part)
    ) STRICT;
INSERT INTO note_counts VALUES(0,0,0,2);
INSERT INTO note_counts VALUES(1,0,0,1);
INSERT INTO note_counts VALUES(0,1,0,1);
CREATE TABLE services (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      note_id INTEGER REFERENCES notes ON DELETE SET NULL,
      name TEXT NOT NULL,
      webhook_url TEXT,
      room_id TEXT,
      secret TEXT,
      created_at INTEGER NOT NULL,
      due_at INTEGER,
      leased_by TEXT,
      leased_until INTEGER NOT NULL DEFAULT 0
    ) STRICT;
INSERT INTO services VALUES(1,1,'chat_a','http://127.0.0.1:13998/chat_a',NULL,NULL,1767225602000,1767225625001,NULL,1767225625001);
INSERT INTO services VALUES(2,1,'chat_b',NULL,'42','Eyy+ybSYgt8QhQ30NTpo6OMC9FxG5NA4RLcnU7GxNWYd31ZpSteMcrDsf8eU',1767225602000,1767225625001,NULL,1767225625001);
INSERT INTO services VALUES(3,1,'chat_c','http://127.0.0.1:13998/chat_c',NULL,NULL,1767225602000,1767225625001,NULL,1767225625001);
INSERT INTO services VALUES(4,1,'chat_d','http://127.0.0.1:13998/chat_d',NULL,NULL,1767225602000,1767225625001,NULL,1767225625001);
INSERT INTO services VALUES(5,1,'webhook','http://127.0.0.1:13998/plan',NULL,'DBzEhy0ZSJZDfM5B8IEZcoChU6+yRgV2e56vltm80u6r0Fp/w5FjoCc/7iGStA==',1767225602000,1767225625001,NULL,1767225625001);
INSERT INTO services VALUES(6,2,'webhook','http://127.0.0.1:13998/dead',NULL,NULL,1767225602000,1767225625001,NULL,1767225625001);
INSERT INTO services VALUES(7,2,'chat_a','http://127.0.0.1:13998/chat_a',NULL,NULL,1767225602000,1767225625001,NULL,1767225625001);
INSERT INTO services VALUES(9,NULL,'webhook','http://127.0.0.1:13998/deleted',NULL,NULL,1767225602000,1767225620002,'a worker that crashed',1767225625000);
CREATE TABLE events (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      message_id TEXT NOT NULL,
      type TEXT NOT NULL,
      note_code TEXT NOT NULL,
      body TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT;
INSERT INTO events VALUES(1,'msg_17100ea04f754c319c0750026af9126d','ping','owv67fclbv5r','{"type":"ping","timestamp":"2026-01-01T00:00:02.000Z","data":{"note":{"note_code":"owv67fclbv5r","name":"Plan 🎉","description":"It''s the plan.\nSecond line; with ''quotes''.","icon_url":"http://127.0.0.1:13999/icons/ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629.gif","archived":false,"scope":"open","groups":[],"users":[{"user_code":"0000000001","name":"Admin"}]},"actor":{"user_code":"0000000001","name":"Admin"}}}',1767225602000);
INSERT INTO events VALUES(2,'msg_7e420c78d5db45aa9c73deee4b1ac16d','ping','owv67fclbv5r','{"type":"ping","timestamp":"2026-01-01T00:00:02.000Z","data":{"note":{"note_code":"owv67fclbv5r","name":"Plan 🎉","description":"It''s the plan.\nSecond line; with ''quotes''.","icon_url":"http://127.0.0.1:13999/icons/ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629.gif","archived":false,"scope":"open","groups":[],"users":[{"user_code":"0000000001","name":"Admin"}]},"actor":{"user_code":"0000000001","name":"Admin"}}}',1767225602000);
INSERT INTO events VALUES(3,'msg_55d564101a6d4fdfa1c88fbdb72a3f33','ping','owv67fclbv5r','{"type":"ping","timestamp":"2026-01-01T00:00:02.000Z","data":{"note":{"note_code":"owv67fclbv5r","name":"Plan 🎉","description":"It''s the plan.\nSecond line; with ''quotes''.","icon_url":"http://127.0.0.1:13999/icons/ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629.gif","archived":false,"scope":"open","groups":[],"users":[{"user_code":"0000000001","name":"Admin"}]},"actor":{"user_code":"0000000001","name":"Admin"}}}',1767225602000);
INSERT INTO events VALUES(4,'msg_765b1f3988154981977b5e372c974d62','ping','owv67fclbv5r','{"type":"ping","timestamp":"2026-01-01T00:00:02.000Z","data":{"note":{"note_code":"owv67fclbv5r","name":"Plan 🎉","description":"It''s the plan.\nSecond line; with ''quotes''.","icon_url":"http://127.0.0.1:13999/icons/ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629.gif","archived":false,"scope":"open","groups":[],"users":[{"user_code":"0000000001","name":"Admin"}]},"actor":{"user_code":"0000000001","name":"Admin"}}}',1767225602000);
INSERT INTO events VALUES(5,'msg_5167a71dbb324e52a38f8bb9bd6c8800','ping','owv67fclbv5r','{"type":"ping","timestamp":"2026-01-01T00:00:02.000Z","data":{"note":{"note_code":"owv67fclbv5r","name":"Plan 🎉","description":"It''s the plan.\nSecond line; with ''quotes''.","icon_url":"http://127.0.0.1:13999/icons/ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629.gif","archived":false,"scope":"open","groups":[],"users":[{"user_code":"0000000001","name":"Admin"}]},"actor":{"user_code":"0000000001","name":"Admin"}}}',1767225602000);
INSERT INTO events VALUES(6,'msg_e776af7cff844220b1b118d8de3c2950','ping','wuqhkfs2dt6m','{"type":"ping","timestamp":"2026-01-01T00:00:02.000Z","data":{"note":{"note_code":"wuqhkfs2dt6m","name":"Private","description":"","icon_url":null,"archived":false,"scope":"private","groups":[{"name":"編集 🎉"}],"users":[{"user_code":"ann","name":"Ann Åström"},{"user_code":"bob","name":"Bob"}]},"actor":{"user_code":"0000000001","name":"Admin"}}}',1767225602000);
INSERT INTO events VALUES(7,'msg_73c61d682e2c4844978f45d791bb305f','ping','wuqhkfs2dt6m','{"type":"ping","timestamp":"2026-01-01T00:00:02.000Z","data":{"note":{"note_code":"wuqhkfs2dt6m","name":"Private","description":"","icon_url":null,"archived":false,"scope":"private","groups":[{"name":"編集 🎉"}],"users":[{"user_code":"ann","name":"Ann Åström"},{"user_code":"bob","name":"Bob"}]},"actor":{"user_code":"0000000001","name":"Admin"}}}',1767225602000);
INSERT INTO events VALUES(8,'msg_deaacbe7052c40ce85e681702ff7beae','ping','fwnehzfdyfht','{"type":"ping","timestamp":"2026-01-01T00:00:02.000Z","data":{"note":{"note_code":"fwnehzfdyfht","name":"For the guest","description":"","icon_url":null,"archived":false,"scope":"open","groups":[],"users":[{"user_code":"0000000001","name":"Admin"},{"user_code":"guest","name":"Гость"}]},"actor":{"user_code":"0000000001","name":"Admin"}}}',1767225602000);
INSERT INTO events VALUES(9,'msg_58b5ca28f0fe4cb1b5252015deaf64c3','ping','ru33civt7sr3','{"type":"ping","timestamp":"2026-01-01T00:00:02.000Z","data":{"note":{"note_code":"ru33civt7sr3","name":"Deleted","description":"","icon_url":null,"archived":false,"scope":"open","groups":[],"users":[{"user_code":"0000000001","name":"Admin"}]},"actor":{"user_code":"0000000001","name":"Admin"}}}',1767225602000);
INSERT INTO events VALUES(10,'msg_065f2b9bae274a759ebfa9251f0ca87c','note.updated','owv67fclbv5r','{"type":"note.updated","timestamp":"2026-01-01T00:00:20.000Z","data":{"note":{"note_code":"owv67fclbv5r","name":"Plan 2 🎉","description":"It''s the plan.\nSecond line; with ''quotes''.","icon_url":"http://127.0.0.1:13999/icons/ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629.gif","archived":false,"scope":"open","groups":[],"users":[{"user_code":"0000000001","name":"Admin"}]},"actor":{"user_code":"ann","name":"Ann Åström"},"changed":["name"]}}',1767225620000);
INSERT INTO events VALUES(11,'msg_9a954ad5f70542ad894c6db3374e4e03','note.updated','owv67fclbv5r','{"type":"note.updated","timestamp":"2026-01-01T00:00:20.001Z","data":{"note":{"note_code":"owv67fclbv5r","name":"Plan 2 🎉","description":"Changed.","icon_url":"http://127.0.0.1:13999/icons/ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629.gif","archived":false,"scope":"open","groups":[],"users":[{"user_code":"0000000001","name":"Admin"}]},"actor":{"user_code":"0000000001","name":"Admin"},"changed":["description"]}}',1767225620001);
INSERT INTO events VALUES(12,'msg_6112f684dec3463c90083227e2a7c575','note.updated','wuqhkfs2dt6m','{"type":"note.updated","timestamp":"2026-01-01T00:00:20.001Z","data":{"note":{"note_code":"wuqhkfs2dt6m","name":"Private 2","description":"","icon_url":null,"archived":false,"scope":"private","groups":[{"name":"編集 🎉"}],"users":[{"user_code":"ann","name":"Ann Åström"},{"user_code":"bob","name":"Bob"}]},"actor":{"user_code":"ann","name":"Ann Åström"},"changed":["name"]}}',1767225620001);
INSERT INTO events VALUES(13,'msg_740a32348ce9492ea4104dd4c525599f','note.archived','owv67fclbv5r','{"type":"note.archived","timestamp":"2026-01-01T00:00:20.002Z","data":{"note":{"note_code":"owv67fclbv5r","name":"Plan 2 🎉","description":"Changed.","icon_url":"http://127.0.0.1:13999/icons/ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629.gif","archived":true,"scope":"open","groups":[],"users":[{"user_code":"0000000001","name":"Admin"}]},"actor":{"user_code":"0000000001","name":"Admin"}}}',1767225620002);
INSERT INTO events VALUES(14,'msg_23498e4686e643e2901c3b27c52b357d','note.restored','owv67fclbv5r','{"type":"note.restored","timestamp":"2026-01-01T00:00:20.002Z","data":{"note":{"note_code":"owv67fclbv5r","name":"Plan 2 🎉","description":"Changed.","icon_url":"http://127.0.0.1:13999/icons/ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629.gif","archived":false,"scope":"open","groups":[],"users":[{"user_code":"0000000001","name":"Admin"}]},"actor":{"user_code":"0000000001","name":"Admin"}}}',1767225620002);
INSERT INTO events VALUES(15,'msg_d50520d7d789476182ec2f2e848c41d0','note.deleted','ru33civt7sr3','{"type":"note.deleted","timestamp":"2026-01-01T00:00:20.002Z","data":{"note":{"note_code":"ru33civt7sr3","name":"Deleted","description":"","icon_url":null,"archived":false,"scope":"open","groups":[],"users":[{"user_code":"0000000001","name":"Admin"}]},"actor":{"user_code":"0000000001","name":"Admin"}}}',1767225620002);
CREATE TABLE deliveries (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      event_id INTEGER NOT NULL REFERENCES events,
      service_id INTEGER NOT NULL REFERENCES services ON DELETE CASCADE,
      status TEXT NOT NULL CHECK (status IN ('pending', 'delivered', 'dead')),
      attempts INTEGER NOT NULL,
      finished_at INTEGER
    ) STRICT;
INSERT INTO deliveries VALUES(1,1,1,'delivered',1,1767225603000);
INSERT INTO deliveries VALUES(2,2,2,'delivered',1,1767225603000);
INSERT INTO deliveries VALUES(3,3,3,'delivered',1,1767225603000);
INSERT INTO deliveries VALUES(4,4,4,'delivered',1,1767225603000);
INSERT INTO deliveries VALUES(5,5,5,'delivered',1,1767225603000);
INSERT INTO deliveries VALUES(6,6,6,'dead',1,1767225603000);
INSERT INTO deliveries VALUES(7,7,7,'delivered',1,1767225603000);
INSERT INTO deliveries VALUES(9,9,9,'delivered',1,1767225603000);
INSERT INTO deliveries VALUES(10,10,1,'pending',1,NULL);
INSERT INTO deliveries VALUES(11,10,2,'pending',1,NULL);
INSERT INTO deliveries VALUES(12,10,3,'pending',1,NULL);
INSERT INTO deliveries VALUES(13,10,4,'pending',1,NULL);
INSERT INTO deliveries VALUES(14,10,5,'pending',1,NULL);
INSERT INTO deliveries VALUES(15,11,1,'pending',0,NULL);
INSERT INTO deliveries VALUES(16,11,2,'pending',0,NULL);
INSERT INTO deliveries VALUES(17,11,3,'pending',0,NULL);
INSERT INTO deliveries VALUES(18,11,4,'pending',0,NULL);
INSERT INTO deliveries VALUES(19,11,5,'pending',0,NULL);
INSERT INTO deliveries VALUES(20,12,6,'pending',1,NULL);
INSERT INTO deliveries VALUES(21,12,7,'pending',1,NULL);
INSERT INTO deliveries VALUES(22,13,1,'pending',0,NULL);
INSERT INTO deliveries VALUES(23,13,2,'pending',0,NULL);
INSERT INTO deliveries VALUES(24,13,3,'pending',0,NULL);
INSERT INTO deliveries VALUES(25,13,4,'pending',0,NULL);
INSERT INTO deliveries VALUES(26,13,5,'pending',0,NULL);
INSERT INTO deliveries VALUES(27,14,1,'pending',0,NULL);
INSERT INTO deliveries VALUES(28,14,2,'pending',0,NULL);
INSERT INTO deliveries VALUES(29,14,3,'pending',0,NULL);
INSERT INTO deliveries VALUES(30,14,4,'pending',0,NULL);
INSERT INTO deliveries VALUES(31,14,5,'pending',0,NULL);
INSERT INTO deliveries VALUES(32,15,9,'pending',0,NULL);
CREATE TABLE attempts (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      delivery_id INTEGER NOT NULL REFERENCES deliveries ON DELETE CASCADE,
      started_at INTEGER NOT NULL,
      duration_ms INTEGER NOT NULL,
      http_status INTEGER,
      error TEXT,
      answer TEXT
    ) STRICT;
INSERT INTO attempts VALUES(1,1,1767225603000,43,200,NULL,'ok');
INSERT INTO attempts VALUES(2,2,1767225603000,40,200,NULL,'ok');
INSERT INTO attempts VALUES(3,3,1767225603000,40,200,NULL,'ok');
INSERT INTO attempts VALUES(4,4,1767225603000,41,200,NULL,'ok');
INSERT INTO attempts VALUES(5,5,1767225603000,48,200,NULL,'ok');
INSERT INTO attempts VALUES(6,6,1767225603000,44,410,'HTTP status 410','no longer here');
INSERT INTO attempts VALUES(7,7,1767225603000,44,200,NULL,'ok');
INSERT INTO attempts VALUES(9,9,1767225603000,54,200,NULL,'ok');
INSERT INTO attempts VALUES(10,10,1767225620001,17,NULL,'connection refused',NULL);
INSERT INTO attempts VALUES(11,11,1767225620001,17,NULL,'connection refused',NULL);
INSERT INTO attempts VALUES(12,12,1767225620001,16,NULL,'connection refused',NULL);
INSERT INTO attempts VALUES(13,13,1767225620001,16,NULL,'connection refused',NULL);
INSERT INTO attempts VALUES(14,14,1767225620001,15,NULL,'connection refused',NULL);
INSERT INTO attempts VALUES(15,20,1767225620001,15,NULL,'connection refused',NULL);
INSERT INTO attempts VALUES(16,21,1767225620001,11,NULL,'connection refused',NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('users',5);
INSERT INTO sqlite_sequence VALUES('tokens',6);
INSERT INTO sqlite_sequence VALUES('groups',3);
INSERT INTO sqlite_sequence VALUES('notes',5);
INSERT INTO sqlite_sequence VALUES('services',9);
INSERT INTO sqlite_sequence VALUES('events',15);
INSERT INTO sqlite_sequence VALUES('deliveries',32);
INSERT INTO sqlite_sequence VALUES('attempts',16);
CREATE INDEX group_users_by_user ON group_users (user_id, group_id);
CREATE INDEX notes_by_icon ON notes (icon) WHERE icon IS NOT NULL;
CREATE INDEX notes_active ON notes (id) WHERE archived = 0;
CREATE INDEX notes_open ON notes (id) WHERE private = 0;
CREATE INDEX notes_open_active ON notes (id) WHERE private = 0 AND archived = 0;
CREATE INDEX note_users_by_user ON note_users (user_id, private, note_id);
CREATE INDEX note_groups_by_group ON note_groups (group_id, note_id);
CREATE INDEX services_by_note ON services (note_id);
CREATE INDEX services_due ON services (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX events_by_time ON events (created_at);
CREATE INDEX deliveries_by_service ON deliveries (service_id, status, id);
CREATE INDEX deliveries_by_event ON deliveries (event_id);
CREATE INDEX attempts_by_delivery ON attempts (delivery_id);
COMMIT;
