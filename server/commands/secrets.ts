// Tokens and secrets of integrations.
import type { Command } from 'commander'
import { print, withStore } from './terminal.js'

export function addSecrets(program: Command) {
  program
    .command('secrets')
    .description('tokens and secrets of integrations')
    .command('forget')
    .description('remove the integrations whose token or secret cannot be decrypted, for a key that is lost')
    .action(() =>
      withStore(async (store, _, secrets) => {
        const lost = (await store.services.withSecret()).filter(({ secret }) => !secrets.canOpen(secret))
        await store.transaction(async ({ services }) => {
          for (const { id } of lost) await services.deleteById(id)
        })
        print(`${lost.length} removed`)
      })
    )
}
