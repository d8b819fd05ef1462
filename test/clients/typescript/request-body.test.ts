import { InvalidArgumentError } from '@notewire/client'
import t from 'tap'
import { service } from '../../helper.js'
import { clientOf, failureOf, pixel } from './client.js'
import { emptyPage, failingServer, respondWith } from './failing-server.js'

t.test('an icon may be bytes, a Blob or Base64, and an empty one removes it', async (t) => {
  const { notes } = clientOf(await service(t))
  const image = Buffer.concat([pixel, Buffer.alloc(100_000, 7)])
  for (const icon of [image, new Uint8Array(image), new Blob([image]), image.toString('base64')]) {
    const { icon_url, note_code } = await notes.create({ name: 'Plan', scope: 'open', icon })
    const response = await fetch(icon_url as string)
    t.strictSame(Buffer.from(await response.arrayBuffer()), image)
    t.equal((await notes.update(note_code, { icon: '' })).icon_url, null)
  }
})

t.test('a body that cannot be JSON is rejected, and nothing is sent', async (t) => {
  const { client, requestCount } = await failingServer(t, respondWith(200, emptyPage))
  const error = await failureOf(client().groups.create({ name: 5n as never }))
  t.type(error, InvalidArgumentError)
  t.match(error.message, /could not encode the body/)
  t.type(error.cause, TypeError)
  t.equal(requestCount(), 0)
})
