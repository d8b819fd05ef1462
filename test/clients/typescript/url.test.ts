import { InvalidArgumentError } from '@notewire/client'
import t from 'tap'
import { service } from '../../helper.js'
import { clientOf, failureOf } from './client.js'
import { emptyPage, failingServer, respondWith } from './failing-server.js'

t.test('a name of any characters can be part of a path', async (t) => {
  const { groups } = clientOf(await service(t))
  const name = 'a/b é 🙂?#%2F'
  await groups.create({ name })
  t.equal((await groups.get(name)).name, name)
})

t.test('a path parameter that is empty, a dot segment or no text is rejected, and nothing is sent', async (t) => {
  const { client, requestCount } = await failingServer(t, respondWith(200, emptyPage))
  for (const name of ['', '.', '..', '\ud800']) {
    const error = await failureOf(client().groups.delete(name))
    t.type(error, InvalidArgumentError)
    t.match(error.message, /^DELETE \/api\/v1\/groups\/\{group_name\}: group_name must not be/)
  }
  const path = {} as { group_name: string }
  const error = await failureOf(client().request('DELETE /api/v1/groups/{group_name}', { path }))
  t.type(error, InvalidArgumentError)
  t.match(error.message, /group_name must not be ''/)
  t.equal(requestCount(), 0)
})
