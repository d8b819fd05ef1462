// The server as a process: it starts, says where it is, and stops without dropping what it accepted.
import closeWithGrace from 'close-with-grace'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { buildApp } from './app.js'
import { newToken } from './auth.js'
import type { Config } from './config.js'
import { open } from './open.js'
import type { Store } from './store/store.js'

/** Serves until a signal comes; then what was accepted is answered, and the process ends. */
export async function serve(config: Config) {
  const { database, store, secrets } = await open(config)
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const BASE_URL = config.BASE_URL ?? addressOf(config)
  const parts = { config: { ...config, BASE_URL }, store, secrets, metrics, now: Date.now }
  const app = buildApp(parts, { level: config.LOG_LEVEL })

  await app.listen({ host: config.HOST, port: config.PORT })
  closeWithGrace({ delay: 30_000 }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'failed')
    await app.close()
    await database.close()
  })
  process.stdout.write(welcome(BASE_URL, await firstToken(store)))
}

/** Where people on this machine reach the server. */
function addressOf({ HOST, PORT }: Config) {
  const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

/** An admin and a token for an empty database; `undefined` for any other. */
async function firstToken(store: Store): Promise<string | undefined> {
  const { token, hash, last4 } = newToken()
  const now = Date.now()
  const made = await store.transaction(async ({ users, tokens }) => {
    if (await users.areThereAny()) return false
    const userCode = await users.nextCode()
    await users.add({ code: userCode, name: 'Admin', role: 'admin', now })
    return tokens.create({ userCode, hash, last4, scope: 'write', expiresAt: null, now })
  })
  return made ? token : undefined
}

function welcome(address: string, token: string | undefined) {
  const lines = [`Notewire  ${address}`, `Docs      ${address}/docs`]
  if (token) lines.push(`Token     ${token}`, '          of user 0000000001 (admin); it is not shown again')
  return `\n${lines.map((line) => `  ${line}\n`).join('')}\n`
}
