import t from 'tap'
import { mayChangeGroup, mayChangeNote, mayCreateGroups, mayCreateNotes } from '../../server/rules/access.js'
import { caller } from './caller.js'

const forbidden = { code: 'forbidden', status: 403 }
const groupOf = (is_admin: boolean, user_code = 'ann') => ({ users: [{ user_code, is_admin }] })

for (const [title, rule] of Object.entries({
  'create notes': mayCreateNotes,
  'change notes': mayChangeNote,
  'create groups': mayCreateGroups,
})) {
  t.test(`admins and members may ${title}`, async (t) => {
    for (const role of ['admin', 'member'] as const) t.doesNotThrow(() => rule(caller(role)))
  })

  t.test(`guests may not ${title}`, async (t) => {
    t.throws(() => rule(caller('guest')), forbidden)
  })
}

t.test('admins may change any group', async (t) => {
  t.doesNotThrow(() => mayChangeGroup(caller('admin'), { users: [] }))
})

t.test('members may change only the groups that they are an admin of', async (t) => {
  t.doesNotThrow(() => mayChangeGroup(caller('member'), groupOf(true)))
  t.throws(() => mayChangeGroup(caller('member'), groupOf(false)), forbidden)
  t.throws(() => mayChangeGroup(caller('member'), groupOf(true, 'bob')), forbidden)
})

t.test('guests may change no group, even as its admin', async (t) => {
  t.throws(() => mayChangeGroup(caller('guest'), groupOf(true)), forbidden)
})
