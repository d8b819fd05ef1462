// ETags of notes, and the request headers that compare them (RFC 9110, sections 8.8.3 and 13.1).
import { hash } from 'node:crypto'
import { Note } from '../generated/operations.js'
import type { NoteRecord } from './rules/note-state.js'

/**
 * Returns a function that returns the strong ETag of a note. It differs whenever the note looks different: after a change,
 * with a new name of a user, under another base URL, with other fields in the contract, and in another database.
 */
export function noteEtags(baseUrl: string) {
  const form = hash('sha256', JSON.stringify([baseUrl, Note]), 'base64url')
  return ({ names_epoch, note_code, version }: Pick<NoteRecord, 'names_epoch' | 'note_code' | 'version'>) => {
    const digest = hash('sha256', `${form} ${names_epoch} ${note_code} ${version}`, 'base64url')
    return `"${digest.slice(0, 22)}"`
  }
}

/**
 * Returns whether `If-Match` permits a change of the note with this ETag, by strong comparison: a weak ETag never matches
 * (RFC 9110, section 13.1.1).
 */
export const allowsChange = (ifMatch: string, etag: string) =>
  ifMatch === '*' || ifMatch.match(/(?:W\/)?"[^"]*"/g)?.includes(etag) === true

/** Returns whether `If-None-Match` lists the ETag, by weak comparison (RFC 9110, section 13.1.2). */
export const matchesWeakly = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((entry) => entry.trim() === '*' || entry.trim().replace(/^W\//, '') === etag) === true
