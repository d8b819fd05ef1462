import { Registry } from 'prom-client'
import t from 'tap'
import { databaseMetrics } from '../../server/store/database-metrics.js'
import { service, usersOf } from '../helper.js'
import { testServer } from '../postgres.js'

t.test('metrics count the transactions of each commit, and those that wait', async (t) => {
  const { database } = await service(t)
  const registry = new Registry()
  databaseMetrics(registry, database)
  const { add } = usersOf(database)
  const writes = ['a', 'b', 'c'].map((code) => database.transaction(add(code)))
  t.match(await registry.metrics(), /^notewire_database_transactions_waiting 3$/m)
  await Promise.all(writes)
  await t.rejects(database.transaction(add('a')))
  const text = await registry.metrics()
  t.match(text, /^notewire_database_transactions_waiting 0$/m)
  t.match(text, /^notewire_database_transaction_duration_seconds_count 3$/m, 'one that fails is not counted')
  t.match(text, new RegExp(`^notewire_database_commit_transactions_count ${testServer ? 3 : 1}$`, 'm'))
  t.match(text, /^notewire_database_commit_transactions_sum 3$/m)
  if (!testServer) t.match(text, /^notewire_database_wal_bytes [1-9]\d+$/m)
})
