import t from 'tap'
import { type NoteRecord, withState } from '../../server/rules/note-state.js'

const fields = { name: 'Plan', description: '', icon: null, archived: false, scope: 'private' as const }
const ann = { user_code: 'ann', name: 'Ann Lee' }
const note: NoteRecord = {
  ...fields,
  id: 1,
  version: 3,
  names_epoch: 'one',
  note_code: 'code',
  users: [ann],
  groups: [{ name: 'editors' }],
}

t.test('participants that do not change are kept', async (t) => {
  t.strictSame(withState(note, { ...fields, name: 'New', archived: true }), { ...note, name: 'New', archived: true })
})

t.test('participants that change are replaced', async (t) => {
  const bob = { user_code: 'bob', name: 'Bob' }
  const state = { ...fields, users: [{ ...bob, id: 2 }], groups: [{ id: 7, name: 'writers', has_caller: true }] }
  t.strictSame(withState(note, state), { ...note, users: [bob], groups: [{ name: 'writers' }] })
  t.strictSame(withState(note, { ...fields, users: [], groups: [] }), { ...note, users: [], groups: [] })
})
