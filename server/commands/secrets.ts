// notewire secrets: deletes integrations that can no longer be decrypted.
import type { Command } from 'commander'
import type { CommandContext } from './context.js'

export function addSecrets(program: Command, context: CommandContext) {
  program
    .command('secrets')
    .description('Manage the encrypted URLs, tokens and secrets of integrations')
    .helpCommand(false)
    .command('forget')
    .summary('Delete integrations that cannot be decrypted')
    .description('Delete the integrations whose URL, token or secret cannot be decrypted, if the key is lost for good')
    .action(forget(context))
}

const forget =
  ({ withStore, print }: CommandContext) =>
  () =>
    withStore(async ({ store, secrets }) => {
      const services = await store.services.sealed()
      const canOpen = (sealed: string | null) => sealed === null || secrets.canOpen(sealed)
      const locked = services.filter(({ address, secret }) => !canOpen(address) || !canOpen(secret))
      await store.transaction(async ({ services }) => {
        for (const { id } of locked) await services.deleteById(id)
      })
      print(`deleted ${locked.length} ${locked.length === 1 ? 'integration' : 'integrations'}`)
    })
