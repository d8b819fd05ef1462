// notewire deliveries: lists, shows, retries and cancels deliveries of events to integrations.
import { type Command, Option } from 'commander'
import { addressHash } from '../rules/target-address.js'
import type { DeliveryFilter, DeliveryRecord } from '../store/delivery-admin.js'
import type { AttemptRecord, DeliveryStatus } from '../store/delivery-queue.js'
import type { Store } from '../store/store.js'
import { positiveInteger, positiveIntegers } from './argument-parsers.js'
import { yesOption } from './confirm.js'
import type { CommandContext } from './context.js'
import { fail } from './failure.js'
import { escapeControls, formatTime, type Row } from './output.js'

const statuses: DeliveryStatus[] = ['pending', 'delivered', 'dead']

export function addDeliveries(program: Command, context: CommandContext) {
  const deliveries = program
    .command('deliveries')
    .description('Inspect, retry and cancel deliveries of events')
    .helpCommand(false)
  deliveries
    .command('list')
    .description('List deliveries, newest first')
    .option('--note <code>', 'only deliveries for this note')
    .option('--service <id>', 'only deliveries to this integration', positiveInteger)
    .addOption(new Option('--status <status>', 'only deliveries with this status').choices(statuses))
    .option('--limit <number>', 'maximum number of deliveries', positiveInteger, 100)
    .option('--json', 'print JSON')
    .action(list(context))
  deliveries
    .command('show')
    .description('Show a delivery with all attempts and the event')
    .argument('<id>', 'id of the delivery', positiveInteger)
    .option('--json', 'print JSON')
    .action(show(context))
  deliveries
    .command('retry')
    .summary('Deliver events again')
    .description('Deliver events again: the given deliveries, or all dead deliveries to an integration')
    .argument('[id...]', 'ids of dead or delivered deliveries', positiveIntegers)
    .option('--service <id>', 'retry all dead deliveries to this integration', positiveInteger)
    .action(retry(context))
  deliveries
    .command('cancel')
    .summary('Give up pending deliveries')
    .description('Give up pending deliveries: the given ones, or all to an integration or an address')
    .argument('[id...]', 'ids of pending deliveries', positiveIntegers)
    .option('--service <id>', 'cancel all pending deliveries to this integration', positiveInteger)
    .option('--target <address>', 'cancel all pending deliveries to this URL, or to this room of chat_b')
    .option(...yesOption)
    .action(cancel(context))
}

const list =
  ({ withStore, printRows }: CommandContext) =>
  ({ limit, json, ...filter }: DeliveryFilter & { limit: number; json?: boolean }) =>
    withStore(async ({ store }) => printRows((await store.deliveries.list(filter, limit)).map(shownDelivery), { json }))

const show =
  (context: CommandContext) =>
  (id: number, { json }: { json?: boolean }) =>
    context.withStore(async ({ store }) => {
      const found = await store.deliveries.get(id)
      if (!found) fail(`delivery ${id} does not exist`)
      const { message_id, due_at, body, ...delivery } = found
      const fields: Row = { ...shownDelivery(delivery), message_id }
      if (delivery.status === 'pending') fields.due_at = formatTime(due_at)
      const attempts = (await store.deliveries.attempts(id)).map(shownAttempt)
      const event: unknown = JSON.parse(body)
      if (json) context.print(JSON.stringify({ ...fields, log: attempts, body: event }, null, 2))
      else printDelivery(context, fields, attempts, event)
    })

function printDelivery(
  { print, printRows, printFields }: CommandContext,
  fields: Row,
  attempts: ReturnType<typeof shownAttempt>[],
  event: unknown
) {
  printFields(fields)
  print('')
  printRows(attempts.map(({ answer, ...row }) => ({ ...row, answer: answer === null ? null : JSON.stringify(answer) })))
  print('')
  for (const line of JSON.stringify(event, null, 2).split('\n')) print(escapeControls(line))
}

const shownDelivery = (delivery: DeliveryRecord) => ({
  ...delivery,
  created_at: formatTime(delivery.created_at),
  finished_at: formatTime(delivery.finished_at),
})

const shownAttempt = (attempt: AttemptRecord) => ({ ...attempt, started_at: formatTime(attempt.started_at) })

const retry =
  ({ withStore, print, showProgress }: CommandContext) =>
  (given: number[], { service }: { service?: number }) =>
    withStore(async ({ store }) => {
      const hasIds = given.length > 0
      const hasService = service !== undefined
      if (hasIds === hasService) fail('specify either ids of deliveries or --service')
      for (const id of given) if (!(await store.deliveries.get(id))) fail(`delivery ${id} does not exist`)
      const ids = hasService ? await store.deliveries.deadIds(service) : [...new Set(given)]
      if (ids.length === 0) return print(`integration ${service} has no dead deliveries`)
      await inBatches(ids, showProgress, (batch) =>
        store.transaction(({ deliveries }) => deliveries.retry(batch, Date.now()))
      )
      print(`${counted(ids.length)} due now`)
    })

const cancel =
  ({ withStore, confirm, print, showProgress }: CommandContext) =>
  (given: number[], options: { service?: number; target?: string; yes?: boolean }) =>
    withStore(async ({ store }) => {
      const { service, target } = options
      const selections = [given.length > 0, service !== undefined, target !== undefined].filter(Boolean)
      if (selections.length !== 1) fail('specify either ids of deliveries, --service or --target')
      const ids = await pendingIds(store, given, options)
      if (ids.length === 0) return print('no pending deliveries: nothing to cancel')
      await confirm(`Cancel ${counted(ids.length)}?`, options)
      let done = 0
      await inBatches(ids, showProgress, async (batch) => {
        done += await store.transaction(({ deliveries }) => deliveries.cancel(batch, Date.now()))
      })
      print(`${counted(done)} cancelled`)
    })

async function pendingIds({ deliveries }: Store, given: number[], to: { service?: number; target?: string }) {
  const { service, target } = to
  if (service !== undefined) return deliveries.pendingIds({ service })
  if (target !== undefined) return deliveries.pendingIds({ addressHash: addressHash(target) })
  const found = await Promise.all(given.map(deliveries.get))
  const missing = given.find((_, index) => !found[index])
  if (missing !== undefined) fail(`delivery ${missing} does not exist`)
  return found.flatMap((delivery) => (delivery?.status === 'pending' ? [delivery.id] : []))
}

const counted = (count: number) => `${count} ${count === 1 ? 'delivery' : 'deliveries'}`

/** Each batch is a transaction, so that a running server can write in between. */
const batchSize = 500

async function inBatches(
  ids: number[],
  showProgress: CommandContext['showProgress'],
  change: (batch: number[]) => Promise<unknown>
) {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    await change(batch)
    if (ids.length > batchSize) showProgress(start + batch.length, ids.length)
  }
}
