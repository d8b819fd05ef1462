import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { parse } from 'yaml'
import { packageFolder } from '../../server/package-folder.js'
import { processes } from '../process.js'

const file = join(packageFolder, 'docs/alerts.yaml')
const text = readFileSync(file, 'utf8')
const hasPromtool = spawnSync('promtool', ['--version']).status === 0

t.test('Prometheus accepts the alerts', { skip: !hasPromtool && 'needs promtool' }, async (t) => {
  t.match(
    execFileSync('promtool', ['check', 'rules', '--lint-fatal', file], { encoding: 'utf8' }),
    /SUCCESS: \d+ rules/
  )
})

t.test('the guide says what to do about each alert', async (t) => {
  const guide = readFileSync(join(packageFolder, 'docs/guides/monitoring.md'), 'utf8')
  const explained = [...guide.matchAll(/^\| `(Notewire\w+)` \|/gm)].map(([, name]) => name)
  const { groups } = parse(text) as { groups: { rules: { alert: string }[] }[] }
  t.strictSame(
    groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)),
    explained
  )
})

t.test('a server has all metrics that the alerts read', async (t) => {
  const { serve, baseUrl } = await processes(t)
  await serve()
  const metrics = await (await fetch(`${baseUrl}/metrics`)).text()
  const names = new Set(text.match(/\b(notewire|nodejs)_\w+/g))
  // Only SQLite has a write-ahead log of this process.
  if (process.env.TEST_POSTGRES_URL) names.delete('notewire_database_wal_bytes')
  const missing = [...names].filter((name) => !metrics.includes(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `))
  t.strictSame(missing, [])
})
