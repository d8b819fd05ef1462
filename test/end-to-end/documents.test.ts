// Every code block in the README, the guides and the README of the client runs, and prints what the document shows.
import t from 'tap'
import { guides, read } from '../docs/documents.js'
import { runExamples } from './run-document.js'

// Each document needs seconds, for the processes that its commands start.
t.setTimeout(300_000)

const documents = ['README.md', 'clients/typescript/README.md', ...guides]

/** Documents whose output assumes a server without data. */
const assumeNoData = [
  'README.md',
  'clients/typescript/README.md',
  'docs/guides/index.md',
  'docs/guides/paging.md',
  'docs/guides/limits.md',
]

const post = (path: string, body: string) =>
  `curl http://127.0.0.1:3000/api/v1${path} -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d '${body}'`

/** Adds what a reader of the other guides may already have: a user, a group, a note and an integration. */
const addData = `npx notewire users add --name 'Ann Lee'
${post('/groups', '{ "name": "editors" }')}
NOTE=$(${post('/notes', '{ "name": "Seen", "scope": "open" }')} | grep -o '"note_code":"[^"]*' | cut -d '"' -f 4)
${post('/notes/$NOTE/services', '{ "name": "webhook", "webhook_url": "http://127.0.0.1:9/" }')}
`

t.test('the examples run as the document shows', { jobs: 2 }, async (t) => {
  for (const document of documents) {
    t.test(document, { buffered: true }, async (t) => {
      const markdown = read(document)
      t.strictSame(await runExamples(t, markdown, assumeNoData.includes(document) ? '' : addData), [])
    })
  }
})

t.test('a wrong example is reported with its line', { jobs: 2 }, async (t) => {
  const block = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n\n`
  const list = 'curl http://127.0.0.1:3000/api/v1/notes -H "Authorization: Bearer $TOKEN"'
  const program = (expression: string) => `import { Notewire } from '@notewire/client'
const notewire = new Notewire({ baseUrl: 'http://127.0.0.1:3000', token: process.env.TOKEN ?? '' })
console.log(${expression})`
  const wrongExamples: [title: string, markdown: string, mistake: RegExp][] = [
    ['an unknown path', block('sh', list.replace('notes', 'note')), /^line 1: it is refused/],
    ['an unknown command', block('sh', `kurl ${list}`), /^line 1: it fails.*kurl/s],
    ['different output', block('sh', list) + block('json output', '{ "notes": [] }'), /^line 5: it prints/],
    ['an unknown member', block('ts', program('(await notewire.notes.list()).total')), /^line 1: Property 'total'/],
    [
      'a failing call',
      block('ts', program("await notewire.groups.get('nobody')")),
      /^line 1: it fails.*group_not_found/s,
    ],
  ]
  for (const [title, markdown, mistake] of wrongExamples) {
    t.test(title, { buffered: true }, async (t) => {
      const [reported, ...others] = await runExamples(t, markdown)
      t.match(reported, mistake)
      t.strictSame(others, [])
    })
  }
})
