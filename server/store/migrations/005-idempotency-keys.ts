// The idempotency keys of requests, with the answers to repeat.
import { raw } from 'sql-template-tag'
import type { Queries } from '../database.js'

export async function addIdempotencyKeys({ run, dialect: { integer, tableEnd } }: Queries) {
  await run(
    raw(`CREATE TABLE idempotency_keys (
      user_id ${integer} NOT NULL REFERENCES users,
      key_hash TEXT NOT NULL,
      request_hash TEXT NOT NULL,
      answer TEXT NOT NULL,
      created_at ${integer} NOT NULL,
      PRIMARY KEY (user_id, key_hash)
    )${tableEnd}`)
  )
  await run(raw('CREATE INDEX idempotency_keys_by_time ON idempotency_keys (created_at)'))
}
