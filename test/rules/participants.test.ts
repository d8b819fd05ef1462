import t from 'tap'
import {
  keysForChangedNote,
  keysForNewNote,
  mustKeepCaller,
  type ParticipantKeys,
  resolveParticipants,
  setsParticipants,
  unknownUserFaults,
} from '../../server/rules/participants.js'
import { caller } from './caller.js'

const ann = { id: 1, user_code: 'ann', name: 'Ann' }
const bob = { id: 2, user_code: 'bob', name: 'Bob' }
const editors = { id: 7, name: 'editors', has_caller: true }
const authors = { id: 8, name: 'authors', has_caller: false }
const before: ParticipantKeys = { scope: 'private', users: ['ann', 'bob'], groups: ['editors'] }

t.test('the creator is the first user of a new note', async (t) => {
  t.strictSame(keysForNewNote({ scope: 'private' }, caller()).users, ['ann'])
  t.strictSame(keysForNewNote({ scope: 'private', users: ['bob'] }, caller()).users, ['ann', 'bob'])
})

t.test('repeated names count once', async (t) => {
  const names = { users: ['bob', 'ann', 'bob'], groups: ['café', 'editors', 'cafe\u0301'] }
  t.strictSame(keysForNewNote({ scope: 'private', ...names }, caller()), {
    scope: 'private',
    users: ['ann', 'bob'],
    groups: ['café', 'editors'],
  })
})

t.test('an open note has no groups', async (t) => {
  t.strictSame(keysForNewNote({ scope: 'open', groups: ['editors'] }, caller()).groups, [])
  t.strictSame(keysForChangedNote({ scope: 'open' }, before).groups, [])
})

t.test('a change keeps what the request does not mention', async (t) => {
  t.strictSame(keysForChangedNote({}, before), before)
})

t.test('a list in a request replaces the list of the note', async (t) => {
  t.strictSame(keysForChangedNote({ users: ['bob'], groups: [] }, before), {
    scope: 'private',
    users: ['bob'],
    groups: [],
  })
})

t.test('participants are resolved in the order of their names', async (t) => {
  const names: ParticipantKeys = { scope: 'private', users: ['bob', 'ann'], groups: ['editors', 'authors'] }
  t.strictSame(resolveParticipants(names, names, [ann, bob], [authors, editors]), {
    scope: 'private',
    users: [bob, ann],
    groups: [editors, authors],
  })
})

t.test('a listed user who no longer exists is left out', async (t) => {
  t.strictSame(resolveParticipants(before, {}, [ann], [editors]).users, [ann])
})

t.test('unknown users and groups are reported together, by their positions in the request', async (t) => {
  const request = { users: ['bob', 'nobody'], groups: ['nothing', 'editors'] }
  t.throws(() => resolveParticipants({ scope: 'private', ...request }, request, [bob], [editors]), {
    code: 'unknown_users',
    faults: [{ pointer: '/users/1' }, { pointer: '/groups/0' }],
  })
})

t.test('unknown groups alone are a failure of their own', async (t) => {
  const request = { groups: ['nothing'] }
  t.throws(() => resolveParticipants({ ...before, ...request }, request, [ann, bob], []), {
    code: 'unknown_groups',
    faults: [{ pointer: '/groups/0' }],
  })
})

t.test('unknown groups of an open note are ignored', async (t) => {
  const request = { groups: ['nothing'] }
  t.strictSame(resolveParticipants({ scope: 'open', users: ['ann'], groups: [] }, request, [ann], []), {
    scope: 'open',
    users: [ann],
    groups: [],
  })
})

t.test('each repetition of an unknown user is a fault', async (t) => {
  t.match(unknownUserFaults(['nobody', 'ann', 'nobody'], [ann]), [{ pointer: '/users/0' }, { pointer: '/users/2' }])
  t.strictSame(unknownUserFaults(['ann'], [ann]), [])
})

t.test('a request may not leave the caller out of a private note', async (t) => {
  const others = { scope: 'private' as const, users: [bob], groups: [authors] }
  t.throws(() => mustKeepCaller(others, caller()), { code: 'caller_left_out', status: 400 })
})

t.test('a caller is kept as a user or as a member of a group', async (t) => {
  t.doesNotThrow(() => mustKeepCaller({ scope: 'private', users: [ann], groups: [] }, caller()))
  t.doesNotThrow(() => mustKeepCaller({ scope: 'private', users: [], groups: [editors] }, caller()))
})

t.test('an open note may leave the caller out', async (t) => {
  t.doesNotThrow(() => mustKeepCaller({ scope: 'open', users: [], groups: [] }, caller()))
})

t.test('a request sets participants by its scope, users or groups', async (t) => {
  for (const request of [{ scope: 'private' as const }, { users: [] }, { groups: ['authors'] }]) {
    t.equal(setsParticipants(request), true)
  }
  t.equal(setsParticipants({}), false)
})
