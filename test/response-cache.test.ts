import t, { type Test } from 'tap'
import { openStore } from '../server/open-store.js'
import { responseCache } from '../server/response-cache.js'
import type { Caller } from '../server/rules/access.js'
import { service } from './helper.js'
import { postgresOnly } from './postgres.js'

const ann = { id: 1, user_code: 'ann', name: 'Ann', role: 'member' } satisfies Caller

/** Returns a function that asks for the answer to a URL, and returns whether it had to be made. */
async function asked(t: Test, options: { answerCacheBytes?: number } = {}) {
  const { store, admin, config } = await service(t)
  const kept = responseCache({ store, ...options })
  let made = 0
  async function isMade(url: string, { caller = ann as Caller, meanwhile = async () => {}, text = url } = {}) {
    const before = made
    const answer = await kept(caller, url, async () => {
      made++
      await meanwhile()
      return { text }
    })
    t.equal(answer.text, text)
    return made > before
  }
  const commit = () =>
    store.transaction(async ({ users }) => {
      const user = await users.get(admin.user_code)
      if (user) await users.update(user, { ...user, name: `${user.name}.` })
    })
  return { isMade, commit, store, config, keeps: store.dataVersion() !== undefined }
}

t.test('an answer is kept for a caller and a URL until something is committed', async (t) => {
  const { isMade, commit, keeps } = await asked(t)
  t.ok(await isMade('/a'))
  t.equal(await isMade('/a'), !keeps, 'PostgreSQL keeps none')
  t.ok(await isMade('/b'))
  t.ok(await isMade('/a', { caller: { ...ann, id: 2 } }))
  t.ok(await isMade('/a', { caller: { ...ann, role: 'guest' } }))
  await commit()
  t.ok(await isMade('/a'))
  t.equal(await isMade('/a'), !keeps)
})

t.test('a commit of another process counts', async (t) => {
  const { isMade, config } = await asked(t)
  const { database, store } = await openStore(config)
  t.teardown(() => database.close())
  t.ok(await isMade('/a'))
  await store.transaction(({ users }) => users.add({ code: 'new', name: 'New', role: 'guest', now: 0 }))
  t.ok(await isMade('/a'))
})

t.test('an answer is not kept if something was committed while it was made', async (t) => {
  const { isMade, commit, keeps } = await asked(t)
  await isMade('/a', {
    text: 'from before the commit',
    async meanwhile() {
      await commit()
      await isMade('/b')
    },
  })
  t.ok(await isMade('/a'))
  t.equal(await isMade('/a'), !keeps)
})

t.test('what is kept takes a limited number of bytes', async (t) => {
  const { isMade, keeps } = await asked(t, { answerCacheBytes: 10_000 })
  t.ok(await isMade('/large', { text: 'x'.repeat(5_000) }))
  t.ok(await isMade('/large', { text: 'x'.repeat(5_000) }), 'too large to be kept')
  for (const url of ['/a', '/b', '/c']) await isMade(url, { text: 'x'.repeat(2_000) })
  t.ok(await isMade('/a', { text: 'x'.repeat(2_000) }), 'all were dropped when /c was too much')
  t.equal(await isMade('/a', { text: 'x'.repeat(2_000) }), !keeps)
  await isMade(`/long?${'&'.repeat(5_000)}`, { text: '' })
  t.ok(await isMade('/a', { text: 'x'.repeat(2_000) }), 'a URL counts, too')
})

t.test('without kept answers, requests that arrive at once share one', postgresOnly, async (t) => {
  let made = 0
  const { store } = await service(t)
  const kept = responseCache({ store })
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const make = async () => {
    begin()
    return { text: String(++made) }
  }
  const first = Promise.all([kept(ann, '/a', make), kept(ann, '/a', make)])
  await begun
  const later = kept(ann, '/a', make)
  t.strictSame(await first, [{ text: '1' }, { text: '1' }])
  t.strictSame(await later, { text: '2' }, 'what has been read already may be older than a later request')
})
