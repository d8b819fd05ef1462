// Searches in texts.
import sql, { type Sql } from 'sql-template-tag'

/** Returns the end of a condition: the text before it contains this one. SQLite ignores the case of ASCII letters. */
export const contains = (text: string): Sql => sql`LIKE ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} ESCAPE '\\'`
