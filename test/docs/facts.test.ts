// The numbers in the prose of the Markdown documents: each is compared with its source, so that neither can change alone.
import t from 'tap'
import { parse } from 'yaml'
import { limits } from '../../generated/limits.js'
import { problems } from '../../generated/problems.js'
import { errorClassName } from '../../spec/generator/client-errors.js'
import { parametersOf, type Schema } from '../../spec/generator/openapi.js'
import { document } from '../conformance.js'
import { documents, read } from './documents.js'

/** Returns the number that a source file states, such as `const leaseMs = 5_000`. */
function numberIn(file: string, before: string): number {
  const followers = read(file).split(before).slice(1)
  const [number] = followers.flatMap((text) => text.match(/^\d[\d_]*(?:\.\d+)?/) ?? [])
  if (number === undefined) throw new Error(`${file} has no number after ${before}`)
  return Number(number.replaceAll('_', ''))
}

const inWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const word = (number: number) => inWords[number] ?? String(number)
const times = (number: number) => `${word(number)} times`

const { schemas } = document.components
const list = document.paths['/api/v1/notes']?.get
const pageSize = (list && parametersOf(list, document).find(({ name }) => name === 'per_page'))?.schema as Schema
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
const node = `Node ${engines.node.replace('>=', '')} `
const rate = limits.requests_per_minute
const keptKeys = `kept for ${limits.idempotency_key_hours} hours`
const keptDeliveries = `kept for ${limits.settled_delivery_days} days`
const revoked = `within ${word(numberIn('server/authenticate.ts', 'trustedForMs = ') / 1000)} seconds`
const [completeSeconds, readSeconds] = ['completeRequestsMs = ', 'readAnswersMs = '].map(
  (before) => numberIn('server/connections.ts', before) / 1000
) as [number, number]
const signatureAge = numberIn('clients/typescript/src/webhooks.ts', 'tolerance = ') / 60
const option = (name: string) => numberIn('clients/typescript/src/send-with-retries.ts', `${name}: `)
const repeats = `repeated up to ${option('retries')} times`
const doublings = numberIn('clients/typescript/src/retry.ts', 'Math.min(repeats, ')
const backoff = `from half a second to ${0.5 * 2 ** doublings} seconds`
const refusals = `for ${numberIn('clients/typescript/src/send-with-retries.ts', 'longestRefusalMs = ') / 60_000} minutes more`

/** Returns the threshold of an alert. */
function threshold(name: string): number {
  const { groups } = parse(read('docs/alerts.yaml')) as { groups: { rules: { alert: string; expr: string }[] }[] }
  const rule = groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === name)
  return Number(rule?.expr.match(/> ([\d.]+)/)?.[1])
}
const quantile = (metric: string) => Math.round(100 - 100 * numberIn('docs/alerts.yaml', metric))

/** Parts of sentences that state a fact, with the number from its source. */
const facts: Record<string, string[]> = {
  'README.md': [node],
  'CONTRIBUTING.md': [node, `less than ${numberIn('test/coverage-floor.mjs', 'floorPercent = ')} % of the lines`],
  'clients/typescript/README.md': [
    node,
    `Less than ${numberIn('clients/typescript/size.js', 'budget = ') / 1000} kB in the browser`,
    `to ${option('timeout') / 1000} seconds by default`,
    repeats,
    backoff,
    `(${option('longestWait') / 1000} seconds)`,
    refusals,
    `age (${signatureAge} minutes)`,
  ],
  'docs/guides/authentication.md': [`reject it ${revoked}`, `refuse the user's tokens, ${revoked}`],
  'docs/guides/chat.md': [
    `up to ${limits.services_per_note} integrations`,
    `at most one message per ${limits.chat_interval_seconds === 1 ? 'second' : `${limits.chat_interval_seconds} seconds`}`,
  ],
  'docs/guides/client.md': [node, repeats, backoff, refusals],
  'docs/guides/editing-together.md': [keptKeys],
  'docs/guides/events.md': [
    `at most ${word(signatureAge)} minutes`,
    `within ${word(limits.attempts_in_order)} attempts`,
    `refuses** ${times(limits.attempts_in_order)}`,
    `within ${limits.attempt_seconds} seconds after the address`,
    keptDeliveries,
    `${limits.removal_seconds} seconds after the response`,
  ],
  'docs/guides/index.md': [node],
  'docs/guides/languages.md': [`name of ${schemas.NoteName?.maxLength} emoji`],
  'docs/guides/limits.md': [
    `budget of ${rate} requests`,
    `over ${numberIn('server/rate-limit.ts', 'windowSeconds = ')} seconds`,
    `${word(rate / 60)} requests every second`,
    `${rate - 1} requests remain`,
    `At ${rate} requests per minute`,
  ],
  'docs/guides/mcp.md': [
    `up to ${numberIn('clients/mcp/src/note-tools.ts', 'maxFound = ')} notes`,
    `up to ${numberIn('clients/mcp/src/tool.ts', 'maxListed = ')} entries`,
    `The largest, ${limits.services_per_note} integrations`,
    `fewer than ${numberIn('test/clients/mcp/server.test.ts', "?? '').length < ").toLocaleString('en')}.`,
  ],
  'docs/guides/monitoring.md': [
    `More than ${numberIn('docs/alerts.yaml', '> 0.0')} % of the requests get`,
    `${quantile('NotewireSlowRequests\n        expr: >-\n          histogram_quantile(')} % of the requests take longer than a second`,
    `More than ${threshold('NotewireWritesWait')} changes wait`,
    `${quantile('NotewireSlowCommits\n        expr: >-\n          histogram_quantile(')} % of the changes take longer than ${threshold('NotewireSlowCommits') === 0.5 ? 'half a second' : '?'}`,
    `more than ${threshold('NotewireDeliveriesLate') / 60} minutes`,
    `More than ${threshold('NotewireManyTargetsFail')} targets fail`,
    keptDeliveries,
  ],
  'docs/guides/paging.md': [`number from ${pageSize.minimum} to ${pageSize.maximum}, by default ${pageSize.default}`],
  'docs/guides/production.md': [
    `get ${word(completeSeconds)} seconds for the rest`,
    `After ${word(completeSeconds + readSeconds)} seconds, the server waits only`,
    // An attempt that is in progress, and what follows it.
    `up to ${limits.attempt_seconds + 1} seconds`,
    `wait ${numberIn('server/shutdown.ts', 'maxShutdownMs = ') / 1000} seconds before it kills`,
    `ahead by more than ${word(numberIn('server/delivery/target-leases.ts', 'leaseMs = ') / 1000)} seconds`,
    `revoked token ${revoked}`,
  ],
  'docs/guides/speed.md': [
    `json-server keeps ${numberIn('test/bench/http.ts', 'notesOfJsonServer = ').toLocaleString('en-US')} notes`,
    `more than ${numberIn('test/bench/gate.ts', 'tolerance = ')} times the one`,
  ],
}

/** Numbers that state nothing about the product, and parts of sentences whose number a test of its own compares. */
const others = [
  'Most results have fewer than 1,000 characters',
  'starts at 1',
  'Lines of `level` 50 and above',
  'exits with code 1',
  'code 0',
  '1 to 255 visible ASCII', // test/spec/texts.test.ts
  '440 MB below',
  '100 MB below',
  'report 100 %',
  'more than 250 lines',
  'more than 80;',
  'at most 72 characters',
  'port 4000',
  'Port 3000',
  'always 1,',
  'two minutes',
  'OpenAPI 3.1 ',
  'UTF-16',
  'Standards draft',
  'draft 11',
  'PostgreSQL 15',
  'since 1.21',
  'takes five more minutes',
]

/** Returns the prose of a document in one line: without blocks of code, comments, links, and sections of measured figures. */
const proseOf = (markdown: string) =>
  markdown
    .replace(/^#+ .*\n+<!-- measured figures -->\n[\s\S]*?(?=^#|(?![\s\S]))/gm, '')
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^\d+\. /gm, '')
    .replace(/\s+/g, ' ')

const statuses = new Set([
  ...Object.values(problems).map(({ status }) => String(status)),
  ...Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap((each) => Object.keys(each.responses))
  ),
  // The answers of a receiver.
  '410',
])

/** Returns the numbers of a document that are neither in one of the parts of sentences, nor a status. */
function unknownNumbers(prose: string, known: string[]): string[] {
  const rest = known.reduce((text, part) => text.replaceAll(part, '…'), prose).replace(/`[^`]*`/g, '`')
  const numbers = rest.matchAll(
    /.{0,30}(?<![\w./:-])(\d[\d,.]*\d|\d(?!xx)|(?:two|three|four|five|six|seven|eight|nine|ten|half a) (?:second|minute|hour|day)s?)\b.{0,20}/g
  )
  return [...numbers].flatMap(([found, number = '']) => (statuses.has(number) || isReference(found) ? [] : [found]))
}

const isReference = (text: string) => /\bRFC \d/.test(text)

for (const file of documents) {
  t.test(`the numbers in ${file} are those of their sources`, async (t) => {
    const prose = proseOf(read(file))
    for (const fact of facts[file] ?? []) t.ok(prose.includes(fact), `${file} says "${fact}"`)
    t.strictSame(
      unknownNumbers(prose, [...(facts[file] ?? []), ...others]),
      [],
      'A number has no source: state it in `facts`, or mark the section with <!-- measured figures -->'
    )
  })
}

t.test('a number without a source is found, unless it is a status or measured', async (t) => {
  const markdown = `A name has 30 characters, or 404, for two hours.\n\n## Speed\n\n<!-- measured figures -->\n\n5 ms\n\n## End\n\n7 s`
  t.strictSame(unknownNumbers(proseOf(markdown), ['or 404']), [
    'A name has 30 characters, …, for ',
    'two hours. ## End 7 s',
  ])
})

t.test('the status next to the code of a failure is its own', async (t) => {
  for (const file of documents) {
    for (const [text, status, code = ''] of proseOf(read(file)).matchAll(/\b([45]\d\d)\b[^.|]{0,60}?\[`(\w+)`\]/g)) {
      t.equal(problems[code as keyof typeof problems]?.status, Number(status), `${file}: ${text}`)
    }
  }
})

t.test("the documentation of the client's options states the defaults of the code", async (t) => {
  const options = read('clients/typescript/src/options.ts')
  const documented = (name: string) => options.match(`Default: ([^.]+)\\. \\*/\\n  ${name}\\?`)?.[1]
  for (const name of ['timeout', 'retries', 'longestWait'])
    t.equal(documented(name), option(name).toLocaleString('en'), name)
  t.equal(
    documented('maxResponseBytes'),
    `${2 ** numberIn('clients/typescript/src/send-with-retries.ts', 'maxResponseBytes: 2 ** ') / 2 ** 20} MiB`
  )
  t.match(options, `for ${limits.idempotency_key_hours} hours`)
  t.match(read('clients/typescript/src/webhooks.ts'), `Default: ${signatureAge * 60}. */`)
})

t.test('the classes of the client and their statuses are in the same order', async (t) => {
  const [, classes = '', numbers = ''] =
    proseOf(read('clients/typescript/README.md')).match(/\| (`BadRequestError`.*?), … \|.*? with ([\d, ]+), …/) ?? []
  const names = numbers.split(', ').map((status) => `\`${errorClassName(Number(status))}\``)
  t.ok(names.length > 5)
  t.equal(classes, names.join(', '))
})
