// Names of users in what has been recorded and is kept for a while: the bodies of events, and the answers of targets.
import sql from 'sql-template-tag'
import { withUserName } from '../rules/user-names.js'
import type { Queries } from './database.js'
import { contains } from './sql-like.js'
import { anyOf } from './sql-lists.js'

/** How many events one transaction changes. More would hold up other transactions. */
const batchSize = 256

export const recordedNames = (queries: Queries) => ({
  /**
   * Gives a user another name in the next events after this id. Deletes the answers to their deliveries, which may repeat
   * the name. Returns the id of the last event, or `undefined` if there are no more. Call it in a transaction.
   */
  async replaceInEvents(user: { user_code: string; name: string }, after: number): Promise<number | undefined> {
    const mention = JSON.stringify({ user_code: user.user_code }).slice(1, -1)
    const events = await queries.all<{ id: number; body: string }>(
      sql`SELECT id, body FROM events WHERE id > ${after} AND body ${contains(mention)} ORDER BY id LIMIT ${batchSize}`
    )
    if (events.length === 0) return undefined
    for (const { id, body } of events) {
      const replaced = withUserName(body, user)
      if (replaced !== body) await queries.run(sql`UPDATE events SET body = ${replaced} WHERE id = ${id}`)
    }
    await queries.run(
      sql`UPDATE attempts SET answer = NULL WHERE answer IS NOT NULL AND delivery_id IN (
            SELECT id FROM deliveries WHERE event_id IN (${anyOf(events.map(({ id }) => id))}))`
    )
    return events.at(-1)?.id
  },
})
