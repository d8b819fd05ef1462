import t from 'tap'
import { createNote, service } from '../helper.js'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(64)])
const webp = Buffer.concat([Buffer.from('RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0', 'latin1'), Buffer.alloc(32)])
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

for (const [type, bytes] of Object.entries({
  'image/png': png,
  'image/gif': gif,
  'image/jpeg': jpeg,
  'image/webp': webp,
})) {
  t.test(`an icon of type ${type} is served as sent, without a token`, async (t) => {
    const { call } = await service(t)
    const { icon_url } = await createNote(call, { icon: bytes.toString('base64') })
    const response = await fetch(icon_url)
    t.equal(response.status, 200)
    t.equal(response.headers.get('content-type'), type)
    t.equal(response.headers.get('x-content-type-options'), 'nosniff')
    t.match(response.headers.get('cache-control') ?? '', /immutable/)
    t.strictSame(Buffer.from(await response.arrayBuffer()), bytes)
  })
}

t.test('an icon may come as a data URL, whose claim does not count', async (t) => {
  const { call } = await service(t)
  const { icon_url } = await createNote(call, { icon: `data:image/svg+xml;base64,${png.toString('base64')}` })
  t.equal((await fetch(icon_url)).headers.get('content-type'), 'image/png')
})

t.test('an update sets the icon, an empty one removes it, and then it is no longer served', async (t) => {
  const { call } = await service(t)
  const { note_code } = await createNote(call)
  const update = async (icon: string) => (await call(`PATCH /notes/${note_code}`, { icon })).body.notes[0].icon_url
  const first = await update(png.toString('base64'))
  t.equal((await fetch(first)).status, 200)
  const second = await update(gif.toString('base64'))
  t.not(second, first)
  t.equal((await fetch(first)).status, 404)
  t.equal(await update(''), null)
  t.equal((await fetch(second)).status, 404)
  t.equal((await call(`GET /notes/${note_code}`)).body.note.icon_url, null)
})

t.test('an icon that two notes share stays while either has it', async (t) => {
  const { call } = await service(t)
  const icon = png.toString('base64')
  const [one, other] = [await createNote(call, { icon }), await createNote(call, { icon })]
  t.equal(one.icon_url, other.icon_url)
  await call(`DELETE /notes/${one.note_code}`)
  t.equal((await fetch(other.icon_url)).status, 200)
  await call(`DELETE /notes/${other.note_code}`)
  t.equal((await fetch(other.icon_url)).status, 404)
})

t.test('what is no Base64 or no known image is refused, and no note is made', async (t) => {
  const { call } = await service(t)
  const { note_code } = await createNote(call)
  for (const icon of [
    'not base64!',
    png.toString('base64').slice(0, -1),
    png.toString('base64').replace(/.{20}/, '$& '),
    png.toString('base64url').replace('/', '_'),
    svg.toString('base64'),
    `data:image/png;base64,${svg.toString('base64')}`,
    Buffer.from('plain text').toString('base64'),
    'data:image/png;base64,',
    'null',
  ]) {
    for (const route of ['POST /notes', `PATCH /notes/${note_code}`]) {
      const { status, body } = await call(route, { name: 'Icon', scope: 'open', icon })
      t.equal(status, 400, icon)
      t.equal(body.code, 'invalid_icon', icon)
      t.equal(body.errors[0].pointer, '/icon')
    }
  }
  t.equal((await call('GET /notes')).body.meta.total, 1)
})

t.test('an icon has at most 1 MiB', async (t) => {
  const { call } = await service(t)
  const sized = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]).toString('base64')
  t.equal((await call('POST /notes', { name: 'Icon', scope: 'open', icon: sized(1048576) })).status, 201)
  const { status, body } = await call('POST /notes', { name: 'Icon', scope: 'open', icon: sized(1048577) })
  t.equal(status, 400)
  t.equal(body.errors[0].detail, 'icon must have at most 1048576 bytes when decoded, not 1048577')
})
