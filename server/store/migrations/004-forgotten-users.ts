// Users whose name has been erased.
import { raw } from 'sql-template-tag'
import type { Queries } from '../database.js'

export async function addForgottenAt({ run, dialect }: Queries) {
  // forgotten_at: when the name and the tokens of the user were erased.
  await run(raw(`ALTER TABLE users ADD COLUMN forgotten_at ${dialect.integer}`))
}
