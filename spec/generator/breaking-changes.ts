// Finds changes of the document that break programs written for another version of it.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Document, nameOf, operationsOf, parametersOf } from './openapi.js'

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
export async function breakingChanges(baseFile: string, revisionFile: string): Promise<string[]> {
  const [base, revision] = [readDocument(baseFile), readDocument(revisionFile)]
  const changes = await changesBetween(base, revision)
  const lines = changes
    .filter((change) => change.impact === 'major' && !isAddition(change))
    .flatMap(({ path, verdicts = [] }) => verdicts.map(({ message }) => `${message} (${readable(path)})`))
  return [...new Set([...lines, ...unseenBreaks(base, revision)])]
}

async function changesBetween(base: Document, revision: Document): Promise<Change[]> {
  const folder = mkdtempSync(join(tmpdir(), 'notewire-contract-'))
  try {
    const files = [join(folder, 'base.json'), join(folder, 'revision.json')] as const
    writeFileSync(files[0], JSON.stringify(comparable(base)))
    writeFileSync(files[1], JSON.stringify(comparable(revision)))
    const run = promisify(execFile)(process.execPath, [redocly, 'diff', ...files, '--format=json'], {
      maxBuffer: 2 ** 28,
    })
    // Fails if there are breaks.
    const { stdout, stderr } = await run.catch((error: Awaited<typeof run>) => error)
    if (!stdout.startsWith('{')) throw new Error(`redocly diff failed: ${stderr}`)
    return (JSON.parse(stdout) as { changes: Change[] }).changes
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Returns the document with every failed response written in the form of one with several failures: a list of alternatives.
 * Otherwise a second failure would look like another type.
 */
function comparable(document: Document): Document {
  const result = structuredClone(document)
  for (const { operation } of operationsOf(result)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const resolved = structuredClone(response.$ref ? result.components.responses?.[nameOf(response.$ref)] : response)
      const media = resolved?.content?.['application/problem+json']
      if (!resolved || !media) continue
      media.schema = { anyOf: media.schema.anyOf ?? [media.schema] }
      operation.responses[status] = resolved
    }
  }
  return result
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

/**
 * Returns a line for each break that Redocly does not see: a header that may be absent now, a body that is required now, a
 * parameter with another default, and an event with another name or with fewer headers.
 */
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
    ...changedDefaults(base, revision),
    ...lostByWebhooks(base, revision),
  ]
}

function changedDefaults(base: Document, revision: Document): string[] {
  const defaults = (document: Document) =>
    operationsOf(document).flatMap(({ operation }) =>
      parametersOf(operation, document).map(({ name, schema }) => ({
        of: `\`${name}\` of \`${operation.operationId}\``,
        value: JSON.stringify(schema.default),
      }))
    )
  const now = new Map(defaults(revision).map(({ of, value }) => [of, value]))
  const changed = defaults(base).filter(({ of, value }) => value !== undefined && now.has(of) && now.get(of) !== value)
  return changed.map(({ of, value }) => `The default of ${of} changed from ${value} to ${now.get(of)}.`)
}

function lostByWebhooks(base: Document, revision: Document): string[] {
  return Object.entries(base.webhooks).flatMap(([type, { post }]) => {
    const present = revision.webhooks[type]
    if (!present) return [`Webhook \`${type}\` was removed or renamed.`]
    const sent = parametersOf(present.post, revision).filter(({ required }) => required)
    const lost = parametersOf(post, base).filter(
      ({ required, name }) => required && !sent.some((each) => each.name === name)
    )
    return lost.map(({ name }) => `Header \`${name}\` of webhook \`${type}\` may be absent.`)
  })
}
