// What was sent to integrations, and sending it again.
import { type Command, Option } from 'commander'
import type { DeliveryRecord, DeliveryStatus } from '../store/delivery-history.js'
import type { Store } from '../store/store.js'
import { fail, print, printRows, showProgress, time, visible, wholeNumber, withStore } from './terminal.js'

const statuses: DeliveryStatus[] = ['pending', 'delivered', 'dead']
const retriedAtOnce = 500

export function addDeliveries(program: Command) {
  const deliveries = program.command('deliveries').description('events on their way to integrations')
  deliveries
    .command('list')
    .description('list deliveries, newest first')
    .option('--note <code>', 'those of a note')
    .option('--service <id>', 'those to an integration', wholeNumber)
    .addOption(new Option('--status <status>', 'those that are so').choices(statuses))
    .option('--limit <count>', 'at most so many', wholeNumber, 100)
    .option('--json', 'as JSON')
    .action(({ limit, json, ...filter }) =>
      withStore(async (store) => printRows((await store.deliveries.list(filter, limit)).map(show), json))
    )
  deliveries
    .command('show')
    .description('show a delivery, every attempt at it, and its event')
    .argument('<id>', 'number of the delivery', wholeNumber)
    .option('--json', 'as JSON')
    .action((id, { json }) =>
      withStore(async (store) => {
        const found = await store.deliveries.get(id)
        if (!found) fail(`There is no delivery ${id}.`)
        const { message_id, due_at, body, ...delivery } = found
        const attempts = await store.deliveries.attempts(id)
        const attemptRows = attempts.map((each) => ({ ...each, started_at: time(each.started_at) }))
        const shown = { ...show(delivery), message_id, ...(delivery.status === 'pending' && { due_at: time(due_at) }) }
        if (json) return print(JSON.stringify({ ...shown, log: attemptRows, body: JSON.parse(body) }, null, 2))
        for (const [name, value] of Object.entries(shown)) print(`${name.padEnd(12)}  ${visible(String(value ?? '-'))}`)
        print('')
        printRows(
          attemptRows.map(({ answer, ...row }) => ({
            ...row,
            answer: answer === null ? null : JSON.stringify(answer),
          })),
          false
        )
        print(`\n${JSON.stringify(JSON.parse(body), null, 2).split('\n').map(visible).join('\n')}`)
      })
    )
  deliveries
    .command('retry')
    .description('send again: these deliveries, or all dead ones of an integration')
    .argument(
      '[id...]',
      'numbers of the deliveries, dead or delivered',
      (id, ids: number[]) => [...ids, wholeNumber(id)],
      []
    )
    .option('--service <id>', 'all dead ones to this integration', wholeNumber)
    .action((given: number[], { service }) =>
      withStore(async (store) => {
        if (given.length > 0 === (service !== undefined)) fail('Name deliveries, or an integration with --service.')
        for (const id of given) if (!(await store.deliveries.get(id))) fail(`There is no delivery ${id}.`)
        const ids = service === undefined ? [...new Set(given)] : await store.deliveries.deadIds(service)
        await retry(store, ids)
        print(ids.length > 0 ? `${ids.length} due now` : `No delivery to an integration ${service} is dead.`)
      })
    )
}

/** Retries in parts, so that a server beside gets its turn. */
async function retry(store: Store, ids: number[]) {
  for (let done = 0; done < ids.length; done += retriedAtOnce) {
    const part = ids.slice(done, done + retriedAtOnce)
    await store.transaction(({ deliveries }) => deliveries.retry(part, Date.now()))
    if (ids.length > retriedAtOnce) showProgress(Math.min(done + retriedAtOnce, ids.length), ids.length)
  }
}

const show = (delivery: DeliveryRecord) => ({
  ...delivery,
  created_at: time(delivery.created_at),
  finished_at: time(delivery.finished_at),
})
