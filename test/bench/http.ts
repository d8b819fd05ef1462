// Getting, listing and creating notes, beside bare Fastify with the same answers and beside the servers of others.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Table } from '../../docs/benchmark.js'
import { packageFolder } from '../../server/package-folder.js'
import { generator, type Request } from './load.js'
import { databaseAt, fill, startNotewire } from './notewire.js'
import { type Running, start } from './processes.js'
import { installRivals } from './rival-servers.js'
import { type Contender, compare, type Result, type Rounds } from './rounds.js'

export const httpCases = ['get', 'list', 'create'] as const
export type HttpCase = (typeof httpCases)[number]

const notes = 100_000
const perPage = 20
const notesOfJsonServer = 1000
const rounds: Rounds = { rounds: 5, seconds: 1, connections: 64, generator }
/** On SQLite, answers are kept until something is committed, so reads are measured with and without changes beside. */
const createsBeside = 200
const newNote = JSON.stringify({ name: 'Benchmark', description: 'A note', scope: 'open' })

const titles: Record<HttpCase, string> = { get: 'Get a note', list: 'List 20 notes', create: 'Create a note' }
const methods: Record<HttpCase, string> = {
  get: `The same note of ${notes.toLocaleString('en-US')}, again and again: alone, and while other notes are created.`,
  list: `A page of ${perPage} notes of ${notes.toLocaleString('en-US')}, with their total: the first page, the one in the middle, and the first while notes are created.`,
  create:
    'Each note is on the disk before it is answered. Bare Fastify parses the request and answers with the same note each ' +
    'time, json-server writes a file without waiting for the disk, and Prism keeps nothing.',
}

/** Measures the cases, beside the servers of others if they are wanted and can be installed. */
export async function http(cases: HttpCase[], withRivals: boolean): Promise<Table[]> {
  const servers = await startServers(notes)
  try {
    if (withRivals) await servers.addRivals()
    const tables: Table[] = []
    for (const name of cases) tables.push(tableOf(name, await compare(servers.contenders(name), rounds)))
    return tables
  } finally {
    await servers.stop()
  }
}

const tableOf = (id: HttpCase, results: Result[]): Table => ({
  id,
  title: titles[id],
  method: methods[id],
  columns: ['requests a second', '× bare', 'mean, ms', '99 % within, ms', 'CPU a request, µs', 'CPU × bare'],
  rows: results.map(({ name, besideRate, requestsPerSecond, rateRatio, meanMs, p99Ms, cpu, cpuRatio }) => ({
    name: besideRate ? `${name}, beside ${Math.round(besideRate)} creates a second` : name,
    figures: [requestsPerSecond, rateRatio, meanMs, p99Ms, cpu, cpuRatio],
  })),
})

/** Starts bare Fastify and Notewire with so many notes. */
export async function startServers(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'notewire-bench-'))
  const database = databaseAt(`sqlite:${join(folder, 'notewire.db')}`)
  const { token, code } = await fill(database, count)
  const notewire = await startNotewire(database)
  const running: Running[] = [notewire]
  const headers = { authorization: `Bearer ${token}` }
  const requests = requestsTo(`${notewire.url}/api/v1/notes`, `/${code}`, headers)
  const answers = { get: await answer(requests.get), list: await answer(requests.list), create: '' }
  answers.create = await answer(requests.create)
  const bare = await startBareFastify(folder, answers)
  running.push(bare)

  const contenders: Record<HttpCase, Contender[]> = { get: [], list: [], create: [] }
  for (const name of httpCases) {
    for (const form of ['object', 'string']) {
      const request = { ...requests[name], headers: contentType(name), url: `${bare.url}/${form}/${name}` }
      contenders[name].push({ name: `bare Fastify, ${form}`, pid: bare.pid, request })
    }
    contenders[name].push({ name: 'Notewire', pid: notewire.pid, request: requests[name] })
  }
  const page = Math.ceil(count / perPage / 2)
  const middle = { ...requests.list, url: `${requests.list.url}?page=${page}` }
  contenders.list.push({ name: `Notewire, page ${page.toLocaleString('en-US')}`, pid: notewire.pid, request: middle })
  for (const name of ['get', 'list'] as const) {
    const beside = { request: requests.create, perSecond: createsBeside }
    contenders[name].push({ name: 'Notewire', pid: notewire.pid, request: requests[name], beside })
  }

  return {
    contenders: (name: HttpCase) => contenders[name],

    /** Starts the servers of others, if they can be installed. */
    async addRivals() {
      const rivals = await installRivals()
      if (!rivals) return
      const note = JSON.parse(answers.get).note
      const jsonServer = await rivals.startJsonServer(folder, note, notesOfJsonServer)
      const prism = await rivals.startPrism()
      running.push(jsonServer, prism)
      const ofJsonServer = requestsTo(`${jsonServer.url}/notes`, `/${code}`, {}, `?_page=1&_limit=${perPage}`)
      const ofPrism = requestsTo(`${prism.url}/api/v1/notes`, `/${code}`, headers)
      for (const name of httpCases) {
        contenders[name].push({ name: 'json-server', pid: jsonServer.pid, request: ofJsonServer[name] })
        contenders[name].push({ name: 'Prism', pid: prism.pid, request: ofPrism[name] })
      }
    },

    async stop() {
      for (const server of running) await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

const contentType = (name: HttpCase): Record<string, string> =>
  name === 'create' ? { 'content-type': 'application/json' } : {}

function requestsTo(url: string, note: string, headers: Record<string, string>, query = ''): Record<HttpCase, Request> {
  return {
    get: { url: `${url}${note}`, headers },
    list: { url: `${url}${query}`, headers },
    create: { url, headers: { ...headers, ...contentType('create') }, body: newNote },
  }
}

async function answer({ url, headers, body }: Request): Promise<string> {
  const response = await fetch(url, { headers, body, method: body === undefined ? 'GET' : 'POST' })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`)
  return text
}

function startBareFastify(folder: string, answers: Record<HttpCase, string>) {
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  const program = join(packageFolder, 'test/bench/programs/bare-fastify.ts')
  return start(() => [process.execPath, '--import', 'tsx', program, file], { cwd: packageFolder })
}
