// notewire secrets: replaces the key that encrypts integrations, and deletes those that can no longer be decrypted.
import type { Command } from 'commander'
import type { Secrets } from '../encryption.js'
import { addKey, dropOlderKeys } from '../keys-file.js'
import { canOpen, keyFileOf } from '../open-store.js'
import type { Store } from '../store/store.js'
import { yesOption } from './confirm.js'
import type { CommandContext } from './context.js'
import { fail } from './failure.js'

export function addSecrets(program: Command, context: CommandContext) {
  const secrets = program
    .command('secrets')
    .description('Manage the encrypted URLs, tokens and secrets of integrations')
    .helpCommand(false)
  secrets
    .command('rotate')
    .summary('Encrypt them with a new key')
    .description(
      'Encrypt the URLs, tokens and secrets of all integrations with a new key: with SECRET_KEY, where SECRET_KEY_PREVIOUS is the old key, or with a new key in the key file. The server may be running.'
    )
    .action(rotate(context))
  secrets
    .command('forget')
    .summary('Delete integrations that cannot be decrypted')
    .description('Delete the integrations whose URL, token or secret cannot be decrypted, if the key is lost for good')
    .option(...yesOption)
    .action(forget(context))
}

/**
 * A rotation that is interrupted leaves some integrations with each key. All of them are decrypted, and the next rotation
 * completes it.
 */
const rotate =
  ({ withStore, print, showProgress }: CommandContext) =>
  () =>
    withStore(async ({ store, secrets, config }) => {
      const keyFile = config.SECRET_KEY === undefined ? keyFileOf(config) : undefined
      if (keyFile === undefined && config.SECRET_KEY_PREVIOUS === undefined) {
        fail(
          'to replace the key, set SECRET_KEY to the new one and SECRET_KEY_PREVIOUS to the present one, restart all servers with both, and then run this command with both'
        )
      }
      const locked = (await store.services.sealed()).filter((service) => !canOpen(secrets, service)).length
      if (locked > 0) {
        fail(
          `cannot decrypt ${integrations(locked)}: set SECRET_KEY_PREVIOUS to the key that encrypted them, or delete them with \`notewire secrets forget\``
        )
      }
      const key = keyFile && (await store.transaction(async () => addKey(keyFile)))
      const count = await encryptAgain(store, secrets, showProgress)
      if (keyFile && key) await store.transaction(async () => dropOlderKeys(keyFile, key))
      print(`encrypted ${integrations(count)} with the new key`)
    })

/** Each batch is a transaction, so that a running server can write in between. */
const batchSize = 256

/** Encrypts what is encrypted with another key than the current one. Returns the number of integrations. */
async function encryptAgain(store: Store, secrets: Secrets, showProgress: CommandContext['showProgress']) {
  const isCurrent = (sealed: string | null) => sealed === null || secrets.isCurrent(sealed)
  const encrypted = (sealed: string | null) => sealed && secrets.seal(secrets.open(sealed))
  const outdated = (await store.services.sealed()).filter(
    ({ address, secret }) => !isCurrent(address) || !isCurrent(secret)
  )
  for (let start = 0; start < outdated.length; start += batchSize) {
    const batch = outdated.slice(start, start + batchSize)
    await store.transaction(async ({ services }) => {
      for (const { id, address, secret } of batch) {
        await services.setSealed({ id, address: encrypted(address), secret: encrypted(secret) })
      }
    })
    showProgress(start + batch.length, outdated.length)
  }
  return outdated.length
}

const forget =
  ({ withStore, print, confirm }: CommandContext) =>
  (options: { yes?: boolean }) =>
    withStore(async ({ store, secrets }) => {
      const locked = (await store.services.sealed()).filter((service) => !canOpen(secrets, service))
      if (locked.length > 0) await confirm(`Delete ${integrations(locked.length)} that cannot be decrypted?`, options)
      await store.transaction(async ({ services }) => {
        for (const { id } of locked) await services.deleteById(id)
      })
      print(`deleted ${integrations(locked.length)}`)
    })

const integrations = (count: number) => `${count} ${count === 1 ? 'integration' : 'integrations'}`
