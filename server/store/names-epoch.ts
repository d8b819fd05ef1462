// The epoch of the names of users: a random text that is part of every note's ETag, and of the key of every cached list of
// participants. A new epoch changes all of them at once, in every process, without writing to the notes. Being random, it
// also tells databases apart.
import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Queries } from './database.js'

export const newEpoch = () => randomBytes(9).toString('base64url')

/** An expression for the epoch, for statements that read notes or names. */
export const namesEpoch = sql`(SELECT names_epoch FROM database)`

/** Starts a new epoch. Call it in the transaction that changes the name of a user. */
export const startNamesEpoch = ({ run }: Queries) => run(sql`UPDATE database SET names_epoch = ${newEpoch()}`)
