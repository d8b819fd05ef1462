// Sections of the guides that are generated from the contract, the configuration, the rules and measurements, as Markdown. A guide
// includes one with a comment such as `<!-- failures -->` or `<!-- reference: Notes_list, note.updated -->`.
import { problems } from '../generated/problems.js'
import { variables } from '../server/config.js'
import { access, type Role } from '../server/rules/access.js'
import { type Document, operationsOf } from '../spec/generator/openapi.js'
import { benchmarkSection, readBenchmark } from './benchmark.js'
import { clientErrors, clientMethods, clientOptions } from './client-api.js'
import type { GeneratedSections } from './markdown.js'

/** Returns the sections by name. */
export const generatedSections = (contract: Document): GeneratedSections => ({
  reference: (ids) => referenceLinks(ids, summariesOf(contract)),
  failures: failureList,
  configuration: variableList,
  roles: roleTable,
  clientMethods: () => clientMethods(contract),
  clientOptions,
  clientErrors,
  benchmark: () => benchmarkSection(readBenchmark()),
})

/** Returns the summary of each operation by its id, and of each event by its type. */
function summariesOf(contract: Document) {
  const operations = operationsOf(contract).map(({ operation }) => [operation.operationId, operation.summary] as const)
  const events = Object.entries(contract.webhooks).map(([type, { post }]) => [type, post.summary] as const)
  return new Map([...operations, ...events])
}

function referenceLinks(ids: string[], summaries: Map<string, string>) {
  const links = ids.map((id) => {
    const summary = summaries.get(id)
    if (!summary) throw new Error(`The contract has no operation or event "${id}"`)
    return `[${summary}](reference.html#${id})`
  })
  return `In the reference: ${links.join(' · ')}`
}

const failureList = () =>
  Object.entries(problems)
    .toSorted(([, a], [, b]) => a.status - b.status)
    .map(
      ([code, { status, title, description, remedy }]) =>
        `### \`${code}\`\n\n**${title}**, status ${status}\n\n${description}\n\n*What to do.* ${remedy}\n`
    )
    .join('\n')

function variableList() {
  const rows = Object.entries(variables).map(([name, { help, default: defaultValue }]) => {
    const cell = help.replaceAll('|', '\\|')
    return `| \`${name}\` | ${cell} | ${defaultValue && `\`${defaultValue}\``} |`
  })
  return ['| Variable | Meaning | Default |', '| --- | --- | --- |', ...rows].join('\n')
}

/** The words for what a role may do, by the values of `access`. */
const words = {
  seesNotes: {
    all: 'all notes',
    participating: 'open notes, and private notes they take part in',
    listed: 'notes that list them in `users`',
  },
  seesGroups: { all: 'all groups', own: 'groups they belong to' },
  changesGroups: { all: 'all groups', 'where admin': 'groups in which they are `is_admin`', none: 'no' },
}

function roleTable() {
  const roles = Object.keys(access) as Role[]
  const row = (may: string, cell: (role: (typeof access)[Role]) => string) =>
    `| ${[may, ...roles.map((role) => cell(access[role]))].join(' | ')} |`
  return [
    `| Operation | ${roles.map((role) => role.charAt(0).toUpperCase() + role.slice(1)).join(' | ')} |`,
    `|${' --- |'.repeat(roles.length + 1)}`,
    row('See a note', ({ seesNotes }) => words.seesNotes[seesNotes]),
    row('Create a note', ({ createsNotes }) => (createsNotes ? 'yes' : 'no')),
    row('Change, archive or delete a note, and manage its integrations', ({ changesNotes }) =>
      changesNotes ? 'notes they can see' : 'no'
    ),
    row('Search and read groups', ({ seesGroups }) => words.seesGroups[seesGroups]),
    row('Create a group', ({ createsGroups }) => (createsGroups ? 'yes' : 'no')),
    row('Delete a group, or change its members', ({ changesGroups }) => words.changesGroups[changesGroups]),
  ].join('\n')
}
