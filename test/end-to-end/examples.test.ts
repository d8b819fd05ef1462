// Every code block of the README, the guides and the client's README runs, and prints what the document says.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { packageFolder as root } from '../../server/package-folder.js'
import { contradictionsOf } from './blocks.js'

const guides = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`)

// Most guides are read when others have been: their examples hold on a server that has seen a user, a group and an integration.
const fromTheStart = [
  'README.md',
  'clients/typescript/README.md',
  ...['index', 'paging', 'limits'].map((name) => `docs/guides/${name}.md`),
]
const api = (path: string, body: string) =>
  `curl http://127.0.0.1:3000/api/v1${path} -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d '${body}'`
const used = `npx notewire users add --name 'Ann Lee'
${api('/groups', '{ "name": "editors" }')}
NOTE=$(${api('/notes', '{ "name": "Seen", "scope": "open" }')} | grep -o '"note_code":"[^"]*' | cut -d '"' -f 4)
${api('/notes/$NOTE/services', '{ "name": "webhook", "webhook_url": "http://127.0.0.1:9/" }')}
`

t.test('the examples are true', { concurrency: 2 }, async (t) => {
  for (const file of ['README.md', 'clients/typescript/README.md', ...guides]) {
    t.test(file, async (t) => {
      t.strictSame(
        await contradictionsOf(t, readFileSync(join(root, file), 'utf8'), fromTheStart.includes(file) ? '' : used),
        []
      )
    })
  }
})

t.test('an example that is not true is found', { concurrency: 2 }, async (t) => {
  const list = 'curl http://127.0.0.1:3000/api/v1/notes -H "Authorization: Bearer $TOKEN"'
  const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n\n`
  const program = (call: string) => `import { Notewire } from '@notewire/client'
const notewire = new Notewire({ baseUrl: 'http://127.0.0.1:3000', token: process.env.TOKEN ?? '' })
console.log(${call})`
  const planted = {
    'a path that is none': [fence('sh', list.replace('notes', 'note')), /^line 1: it is refused/],
    'a line that is no command': [fence('sh', `kurl ${list}`), /^line 1: it failed.*kurl/s],
    'an output that is another': [fence('sh', list) + fence('json output', '{ "notes": [] }'), /^line 5: it prints/],
    'a member that there is not': [
      fence('ts', program('(await notewire.notes.list()).total')),
      /^line 1: Property 'total'/,
    ],
    'a call that fails': [
      fence('ts', program("await notewire.groups.get('nobody')")),
      /^line 1: it failed.*group_not_found/s,
    ],
  } as const
  await Promise.all(
    Object.entries(planted).map(([what, [markdown, fault]]) =>
      t.test(what, async (t) => {
        const [found, ...more] = await contradictionsOf(t, markdown)
        t.match(found ?? '', fault)
        t.strictSame(more, [])
      })
    )
  )
})
