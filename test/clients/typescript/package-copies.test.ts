// A program that loads the package as ESM and as CommonJS, or in two versions, has two copies of each class.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { InvalidArgumentError, Notewire, NotewireError, NotFoundError } from '@notewire/client'
import { verify, WebhookConfigurationError, WebhookVerificationError } from '@notewire/client/webhooks'
import { buildSync } from 'esbuild'
import t from 'tap'
import { packageFolder } from '../../../server/package-folder.js'
import { folder } from '../../helper.js'
import { failureOf } from './client.js'

const path = folder(t)
const sources = ['index', 'webhooks'].map((name) => join(packageFolder, `clients/typescript/src/${name}.ts`))
buildSync({ entryPoints: sources, outdir: path, bundle: true, format: 'cjs', outExtension: { '.js': '.cjs' } })
const require = createRequire(import.meta.url)
const copy: typeof import('@notewire/client') = require(join(path, 'index.cjs'))
const webhooksCopy: typeof import('@notewire/client/webhooks') = require(join(path, 'webhooks.cjs'))

const options = {
  baseUrl: 'http://notewire.test',
  token: 'nwt_test',
  fetch: async () => new Response('', { status: 404 }),
}

t.test('each copy recognizes the errors of the other by their class', async (t) => {
  t.not(copy.NotFoundError, NotFoundError)
  const theirs = await failureOf(new copy.Notewire(options).notes.get('k3v9m2q7x4ta'))
  const ours = await failureOf(new Notewire(options).notes.get('k3v9m2q7x4ta'))
  t.ok(theirs instanceof NotFoundError && theirs instanceof NotewireError)
  t.ok(ours instanceof copy.NotFoundError && ours instanceof copy.NotewireError)
  t.notOk(theirs instanceof InvalidArgumentError || ours instanceof copy.InvalidArgumentError)

  const theirEvent = await failureOf(webhooksCopy.verify('{}', {}, 'secret'))
  t.ok(theirEvent instanceof WebhookVerificationError)
  t.notOk(theirEvent instanceof WebhookConfigurationError || theirEvent instanceof NotewireError)
  t.ok((await failureOf(verify('{}', {}, 'secret'))) instanceof webhooksCopy.WebhookVerificationError)
})

t.test('nothing else passes for an error of the client, and a subclass only for itself', (t) => {
  class OwnError extends NotFoundError {}
  const error = new NotFoundError('GET /', { code: 'note_not_found', detail: 'gone' })
  const own = new OwnError('GET /', { code: 'note_not_found', detail: 'gone' })
  t.ok(own instanceof OwnError && own instanceof NotFoundError && own instanceof copy.NotFoundError)
  t.notOk(error instanceof OwnError)
  for (const other of [undefined, null, 5, 'x', {}, new Error('x'), { name: 'NotFoundError' }]) {
    t.notOk((other as unknown) instanceof NotFoundError)
  }
  t.end()
})
