// Finds changes of the document that break programs written for another version of it.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Document, operationsOf } from './openapi.js'

/** What `redocly diff` reports of a change. */
interface Change {
  path: string
  kind: 'added' | 'removed' | 'modified'
  impact: 'major' | 'minor' | 'patch'
  property?: string
  verdicts?: { message: string }[]
  base?: { value?: unknown }
  revision?: { value?: unknown }
}

const redocly = fileURLToPath(new URL('../../node_modules/.bin/redocly', import.meta.url))

/** Returns a line for each change between two documents, in files, that breaks clients. */
export function breakingChanges(baseFile: string, revisionFile: string): string[] {
  const { stdout, stderr } = spawnSync(redocly, ['diff', baseFile, revisionFile, '--format=json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (!stdout.startsWith('{')) throw new Error(`redocly diff failed: ${stderr}`)
  const { changes } = JSON.parse(stdout) as { changes: Change[] }
  const lines = changes
    .filter((change) => change.impact === 'major' && !isAddition(change))
    .flatMap(({ path, verdicts = [] }) => verdicts.map(({ message }) => `${message} (${readable(path)})`))
  return [...new Set([...lines, ...unseenBreaks(readDocument(baseFile), readDocument(revisionFile))])]
}

export const readDocument = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Document

const readable = (path: string) => path.slice('#/'.length).replaceAll('~1', '/')

/**
 * Whether a change that Redocly rates as breaking is one that clients must accept, as the guide says: a further value of
 * an enumeration that had several, or a further alternative, in what they receive.
 */
function isAddition({ path, kind, property, base, revision }: Change): boolean {
  const isReceived = /\/responses\/|^#\/webhooks\//.test(path)
  if (kind === 'added') return isReceived && /\/(anyOf|oneOf)\/\d+$/.test(path)
  const [before, after] = [base?.value, revision?.value]
  if (property !== 'enum' || !Array.isArray(before) || !Array.isArray(after)) return false
  return isReceived && before.length > 1 && before.every((value) => after.includes(value))
}

/** Returns a line for each break that Redocly does not see: a header that may be absent now, a body that is required now. */
function unseenBreaks(base: Document, revision: Document): string[] {
  const isRequired = (document: Document, name: string) =>
    (document.components.headers?.[name] as { required?: boolean } | undefined)?.required === true
  const headers = Object.keys(base.components.headers ?? {}).filter(
    (name) => isRequired(base, name) && !isRequired(revision, name)
  )
  const before = new Map(operationsOf(base).map(({ operation }) => [operation.operationId, operation]))
  const bodies = operationsOf(revision).filter(({ operation }) => {
    const known = before.get(operation.operationId)
    return known && !known.requestBody?.required && operation.requestBody?.required
  })
  return [
    ...headers.map((name) => `Response header \`${name}\` is no longer required.`),
    ...bodies.map(({ operation }) => `The request body of \`${operation.operationId}\` became required.`),
  ]
}
