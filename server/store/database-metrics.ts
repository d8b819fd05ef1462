// Prometheus metrics of writing to the database.
import { Gauge, type Registry } from 'prom-client'
import { Histogram } from '../histogram.js'
import type { Database } from './database.js'

export function databaseMetrics(register: Registry, database: Pick<Database, 'load' | 'onCommit'>) {
  const registers = [register]
  const duration = new Histogram({
    name: 'notewire_database_transaction_duration_seconds',
    help: 'Time from the request of a transaction to its commit',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const groupSize = new Histogram({
    name: 'notewire_database_commit_transactions',
    help: 'Transactions in a commit; more than one only with SQLite',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128],
    registers,
  })
  const observeDuration = duration.observer({})
  const observeGroupSize = groupSize.observer({})
  database.onCommit((durationsMs) => {
    observeGroupSize(durationsMs.length)
    for (const durationMs of durationsMs) observeDuration(durationMs / 1000)
  })
  new Gauge({
    name: 'notewire_database_transactions_waiting',
    help: 'Transactions that wait to begin or to be committed',
    registers,
    collect() {
      this.set(database.load().waiting)
    },
  })
  if (database.load().walBytes === undefined) return
  new Gauge({
    name: 'notewire_database_wal_bytes',
    help: 'Size of the write-ahead log of SQLite',
    registers,
    collect() {
      this.set(database.load().walBytes ?? 0)
    },
  })
}
