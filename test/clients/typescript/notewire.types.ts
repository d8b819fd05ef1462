// What the compiler accepts of the client. The functions are never called: `tsc` checks that they compile, and that the
// lines after `@ts-expect-error` do not.
import { BadRequestError, type Note, type Notewire, type NotewireError, type Service } from '@notewire/client'

export async function wrongArguments({ notes, groups, services, request }: Notewire) {
  // @ts-expect-error: scope is required
  await notes.create({ name: 'Plan' })
  // @ts-expect-error: no such scope
  await notes.create({ name: 'Plan', scope: 'public' })
  // @ts-expect-error: no such field
  await notes.create({ name: 'Plan', scope: 'open', colour: 'red' })
  // @ts-expect-error: users are codes, not objects
  await notes.update('k3v9m2q7x4ta', { users: [{ user_code: '1' }] })
  // @ts-expect-error: a number is not an image
  await notes.update('k3v9m2q7x4ta', { icon: 5 })
  // @ts-expect-error: note_code is missing
  await notes.get()
  // @ts-expect-error: no such filter
  await notes.list({ archived: 1 })
  // @ts-expect-error: only groups have this filter
  await notes.list({ name: 'x' })
  // @ts-expect-error: users is an array
  await groups.addUsers('editors', { users: '0000000002' })
  // @ts-expect-error: service_id is a number
  await services.delete('k3v9m2q7x4ta', '7')
  // @ts-expect-error: no such option
  await notes.list({}, { retry: 1 })
  // @ts-expect-error: no such route
  await request('PUT /api/v1/notes')
  // @ts-expect-error: the path parameter is missing
  await request('GET /api/v1/notes/{note_code}')
  // @ts-expect-error: no such method
  await notes.copy('k3v9m2q7x4ta')
}

export async function wrongKinds({ services }: Notewire) {
  const code = 'k3v9m2q7x4ta'
  // @ts-expect-error: chat_b has a room, not a URL
  await services.add(code, { name: 'chat_b', webhook_url: 'https://chat.example' })
  // @ts-expect-error: chat_a has a URL, not a room
  await services.add(code, { name: 'chat_a', room_id: '42', api_token: 'x' })
  // @ts-expect-error: only a webhook has a secret
  await services.add(code, { name: 'chat_c', webhook_url: 'https://chat.example', secret: 'x' })
  // @ts-expect-error: no such kind
  await services.add(code, { name: 'chat_e', webhook_url: 'https://chat.example' })
}

export async function results({ notes, services }: Notewire, service: Service, error: NotewireError) {
  const note: Note = await notes.get('k3v9m2q7x4ta')
  // @ts-expect-error: a deletion has no result
  const { name } = await notes.delete(note.note_code)
  const [first] = await services.list(note.note_code)
  const target: string | undefined = first?.name === 'chat_b' ? first.room_id : first?.webhook_url
  // @ts-expect-error: a chat_b has no URL
  if (service.name === 'chat_b') console.log(service.webhook_url)
  // @ts-expect-error: no such field
  console.log(note.title)
  // The result is of the kind that was added.
  const hook = { name: 'webhook', webhook_url: 'https://hooks.example.com' } as const
  const address: string = (await services.add(note.note_code, hook)).webhook_url
  const room: string = (await services.add(note.note_code, { name: 'chat_b', room_id: '1', api_token: 'x' })).room_id
  if (error instanceof BadRequestError) console.log(error.code === 'unknown_users')
  return { name, target, address, room }
}
