// The texts of the contract: they state no limit by hand.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { newToken } from '../../server/access-token.js'
import { packageFolder } from '../../server/package-folder.js'
import { document } from '../conformance.js'

const folder = join(packageFolder, 'spec')
const files = readdirSync(folder).filter((name) => name.endsWith('.tsp'))

/** Numbers in texts that are no limits, or that another test compares with the code. */
const otherNumbers = [
  'and 38 characters', // of an access token, see below
  'w=60', // the window of the rate limit
  'over 60 seconds',
  '1 to 255 visible ASCII', // of an idempotency key, see below
  'starting at 1',
  'since 1970',
  '1 includes archived notes',
  '`include_archived` is 1',
  '`/users/1`',
  'in UTF-8',
  '100-continue',
]

/**
 * Returns the texts of a file with their lines joined, without what is filled in and references to standards. The examples of
 * failures are compared with what the server answers.
 */
function textsOf(file: string): string {
  const source = readFileSync(join(folder, file), 'utf8')
  const comments = [...source.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(([, text = '']) => text.replace(/\n \* ?/g, ' '))
  const members = [...source.matchAll(/\b(?:remedy|description): "(.*)"/g)].map(([, text = '']) => text)
  return [...comments, ...members]
    .join('\n')
    .replace(/\{[\w.]+\}|\bRFC \d+|\bsection [\d.]+|-headers-\d+|\bhttps?:\S+|\bHMAC-SHA256|\bBase64|`%2F`/g, '')
    .replace(/\/api\/v1|"default";r=\d+;t=\d+|\bv1,/g, '')
}

t.test('a number in a text is a limit that is filled in, a status, or known to be neither', async (t) => {
  for (const file of files) {
    const texts = otherNumbers.reduce((text, known) => text.replaceAll(known, ''), textsOf(file))
    t.strictSame(texts.match(/.{0,30}(?<!\d)(?![2-5]\d\d\b(?! \w+s\b))\d.*/g) ?? [], [], file)
  }
})

t.test('an access token and an idempotency key are as long as the texts say', async (t) => {
  t.match(newToken().token, /^nwt_.{38}$/)
  const { pattern } = document.components.schemas.IdempotencyKey ?? {}
  const isKey = (length: number) => new RegExp(String(pattern)).test('k'.repeat(length))
  t.strictSame([0, 1, 255, 256].map(isKey), [false, true, true, false])
})
