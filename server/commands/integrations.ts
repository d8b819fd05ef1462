// notewire integrations: lists, shows and removes the integrations of all notes.
import type { Command } from 'commander'
import type { Secrets } from '../encryption.js'
import { maskedUrl } from '../rules/target-address.js'
import type { IntegrationFilter, IntegrationRecord } from '../store/integration-admin.js'
import { positiveInteger } from './argument-parsers.js'
import { yesOption } from './confirm.js'
import type { CommandContext } from './context.js'
import { fail } from './failure.js'
import { formatTime } from './output.js'

export function addIntegrations(program: Command, context: CommandContext) {
  const integrations = program
    .command('integrations')
    .description('Inspect and remove the integrations of notes')
    .helpCommand(false)
  integrations
    .command('list')
    .description('List integrations, oldest first, and the state of their targets')
    .option('--note <code>', 'only integrations of this note')
    .option('--failing', 'only integrations whose last delivery failed')
    .option('--json', 'print JSON')
    .action(list(context))
  integrations
    .command('show')
    .description('Show an integration')
    .argument('<id>', 'id of the integration', positiveInteger)
    .option('--json', 'print JSON')
    .action(show(context))
  integrations
    .command('remove')
    .description('Remove an integration and its deliveries. The server may be running.')
    .argument('<id>', 'id of the integration', positiveInteger)
    .option(...yesOption)
    .action(remove(context))
}

const list =
  ({ withStore, printRows }: CommandContext) =>
  ({ json, ...filter }: IntegrationFilter & { json?: boolean }) =>
    withStore(async ({ store, secrets }) => {
      const found = await store.integrations.list(filter)
      printRows(
        found.map((integration) => summary(integration, secrets)),
        { json }
      )
    })

const show =
  ({ withStore, printFields }: CommandContext) =>
  (id: number, { json }: { json?: boolean }) =>
    withStore(async ({ store, secrets }) => {
      const found = (await store.integrations.get(id)) ?? fail(`integration ${id} does not exist`)
      const { error, ...fields } = summary(found, secrets)
      const { note_name, added_by_name, failures, shared_with } = found
      const times = { down_since: formatTime(found.down_since), due_at: formatTime(found.due_at) }
      printFields({ ...fields, note_name, added_by_name, ...times, failures, shared_with, error }, { json })
    })

const remove =
  ({ withStore, confirm, print }: CommandContext) =>
  (id: number, options: { yes?: boolean }) =>
    withStore(async ({ store, secrets }) => {
      const found = (await store.integrations.get(id)) ?? fail(`integration ${id} does not exist`)
      const waiting = found.pending === 0 ? '' : ` and ${found.pending} waiting ${eventsOf(found.pending)}`
      await confirm(`Remove integration ${id} (${found.kind}, ${pointsTo(found, secrets)})${waiting}?`, options)
      await store.transaction(({ services }) => services.deleteById(id))
      print(`removed integration ${id}${waiting}`)
    })

const eventsOf = (count: number) => (count === 1 ? 'event' : 'events')

const summary = (integration: IntegrationRecord, secrets: Secrets) => ({
  id: integration.id,
  kind: integration.kind,
  note_code: integration.note_code,
  points_to: pointsTo(integration, secrets),
  added_by: integration.added_by,
  created_at: formatTime(integration.created_at),
  state: stateOf(integration),
  failing_since: formatTime(integration.failing_since),
  pending: integration.pending,
  error: integration.error,
})

/** Returns where an integration points, without what is a credential in it. */
function pointsTo({ address, room_id }: IntegrationRecord, secrets: Secrets): string {
  if (address === null) return `room ${room_id}`
  return secrets.canOpen(address) ? maskedUrl(secrets.open(address)) : 'cannot be decrypted'
}

function stateOf({ failures, down_since }: IntegrationRecord): 'ok' | 'failing' | 'down' {
  if (down_since !== null) return 'down'
  return failures > 0 ? 'failing' : 'ok'
}
