import t from 'tap'
import { withUserName } from '../../server/rules/replace-user-name.js'

t.test('a name is replaced wherever it is that of the user', async (t) => {
  const event = (name: string) => ({
    type: 'note.updated',
    data: {
      note: {
        name: 'Ann',
        groups: [{ name: 'Ann' }],
        users: [
          { user_code: 'ann', name },
          { user_code: 'joann', name: 'Ann' },
        ],
      },
      actor: { user_code: 'ann', name },
    },
  })
  const renamed = withUserName(JSON.stringify(event('Ann')), { user_code: 'ann', name: 'Former user' })
  t.equal(renamed, JSON.stringify(event('Former user')))
})
