// A database of schema version 1, as the program of that version wrote it: a team with deliveries that are pending,
// delivered and dead. It was stopped while the targets were down.
import { readFileSync } from 'node:fs'
import { connectSqlite } from '../../../server/store/sqlite-connection.js'
import { execute, testServer } from '../../postgres.js'

export const version1 = {
  secretKey: 'the key of the databases made by version 1',
  adminToken: 'nwt_4wGrrH5AKn0lbHZlcGcGVnZWkReFoTK42KoNur',
}

const dump = new URL(testServer ? 'postgres.sql' : 'sqlite.sql', import.meta.url)
const stoppedAt = Date.parse('2026-01-01T00:00:30Z')
/** The receiver of all webhooks and chat messages. */
const oldReceiver = 'http://127.0.0.1:13998'

/** Fills an empty database. Moves all times so that the program was stopped just now, and the targets to `receiver`. */
export async function loadVersion1(url: string, receiver = oldReceiver) {
  const sql = readFileSync(dump, 'utf8')
    .replace(/\b1767\d{9}\b/g, (time) => String(Number(time) + Date.now() - stoppedAt))
    .replaceAll(oldReceiver, receiver)
  if (testServer) return execute(url, sql)
  const database = connectSqlite(url.replace('sqlite:', ''), 0)
  database.exec(sql)
  // Version 1 did not overwrite what it deleted.
  database.exec('PRAGMA user_version = 0')
  database.close()
}
