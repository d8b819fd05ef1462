import { createHash } from 'node:crypto'
import t from 'tap'
import { limits } from '../../generated/limits.js'
import { readIcon } from '../../server/rules/icon.js'

const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const invalid = { code: 'invalid_icon', status: 400, faults: [{ pointer: '/icon' }] }

t.test('an absent icon is undefined, and an empty one null', async (t) => {
  t.equal(await readIcon(undefined), undefined)
  t.equal(await readIcon(''), null)
})

t.test('an image is named by its SHA-256 and its type', async (t) => {
  const bytes = Buffer.from(gif, 'base64')
  const name = `${createHash('sha256').update(bytes).digest('hex')}.gif`
  t.strictSame(await readIcon(gif), { name, type: 'image/gif', bytes })
})

t.test('the prefix of a data URL is accepted, and its type ignored', async (t) => {
  t.equal((await readIcon(`data:image/svg+xml;base64,${gif}`))?.type, 'image/gif')
})

t.test('line breaks are ignored, as `base64 FILE` and MIME encoders print them', async (t) => {
  const name = (await readIcon(gif))?.name
  for (const end of ['\n', '\r\n']) {
    const lines = gif.replace(/.{20}/g, `$&${end}`) + end
    t.equal((await readIcon(lines))?.name, name)
    for (const start of ['data:image/gif;base64,', 'DATA:;charset=utf-8;BASE64,'])
      t.equal((await readIcon(start + lines))?.name, name)
  }
})

t.test('text that is not padded Base64 is refused', async (t) => {
  for (const text of [
    'not base64!',
    gif.slice(1),
    `${gif.slice(0, 20)} ${gif.slice(20)}`,
    'data:image/gif;base64,',
    '\n',
  ]) {
    await t.rejects(readIcon(text), invalid, text)
  }
})

t.test('content that is not an accepted image is refused', async (t) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  for (const text of ['plain text', svg, '%PDF-1.7 document']) {
    await t.rejects(readIcon(Buffer.from(text).toString('base64')), invalid, text)
  }
})

t.test('an image has at most 1 MiB', async (t) => {
  const padded = (size: number) => Buffer.concat([Buffer.from(gif, 'base64')], size).toString('base64')
  t.equal((await readIcon(padded(limits.icon_bytes)))?.bytes.length, limits.icon_bytes)
  await t.rejects(readIcon(padded(limits.icon_bytes + 1)), invalid)
})
