// Names of users in what has been recorded and is kept for a while: the bodies of events, and the responses of targets.
import sql from 'sql-template-tag'
import { withUserName } from '../rules/replace-user-name.js'
import type { Queries } from './database.js'
import { contains } from './sql-like.js'
import { anyOf, rowCount } from './statement-parameters.js'

/** How many events one transaction changes. More would hold up other transactions. */
const batchSize = 256

export const recordedNames = (queries: Queries) => ({
  /** Returns the ids of the next events after this one that mention a user. It may have to read all events. */
  async eventsMentioning(userCode: string, after: number): Promise<number[]> {
    const mention = JSON.stringify({ user_code: userCode }).slice(1, -1)
    const rows = await queries.all<{ id: number }>(
      sql`SELECT id FROM events WHERE id > ${after} AND body ${contains(mention)} ORDER BY id LIMIT ${rowCount(batchSize)}`
    )
    return rows.map(({ id }) => id)
  },

  /**
   * Gives a user another name in events. Deletes the responses to their deliveries, which may repeat the name. Call it in a
   * transaction.
   */
  async replaceInEvents(user: { user_code: string; name: string }, ids: number[]) {
    const events = await queries.all<{ id: number; body: string }>(
      sql`SELECT id, body FROM events WHERE id IN (${anyOf(ids)})`
    )
    for (const { id, body } of events) {
      const replaced = withUserName(body, user)
      if (replaced !== body) await queries.run(sql`UPDATE events SET body = ${replaced} WHERE id = ${id}`)
    }
    await queries.run(
      sql`UPDATE attempts SET answer = NULL WHERE answer IS NOT NULL AND delivery_id IN (
            SELECT id FROM deliveries WHERE event_id IN (${anyOf(ids)}))`
    )
  },
})
