// Every code block of the README, the guides and the client's README runs, and prints what the document says.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { contradictionsOf, root } from './blocks.js'

const guides = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`)

describe('the examples are true', { concurrency: 2 }, () => {
  for (const file of ['README.md', 'clients/typescript/README.md', ...guides]) {
    test(file, async (t) => {
      assert.deepEqual(await contradictionsOf(t, readFileSync(join(root, file), 'utf8')), [])
    })
  }
})
