import { GroupName } from '../../generated/operations.js'
import { type Handlers, operationUrl } from '../contract.js'
import type { Dependencies } from '../dependencies.js'
import { pageMeta } from '../paging.js'
import { groupExists, groupInUse, groupNotFound, invalidRequest, unknownParticipants } from '../problems.js'
import { type Caller, mayChangeGroup, mayCreateGroups } from '../rules/access.js'
import { changeEvent } from '../rules/events.js'
import { groupName, unknownUsersIn } from '../rules/participants.js'
import type { Stores } from '../store/store.js'
import { faultIn } from '../validation.js'
import { showNote } from './notes.js'

export function groups({ config: { BASE_URL }, store, now }: Dependencies): Handlers<'Groups'> {
  return {
    async Groups_search({ query, caller, url }, reply) {
      const { groups, total } = await store.groups.search(query, caller)
      return reply.code(200).send({ groups, meta: pageMeta(url, query, total, BASE_URL) })
    },

    async Groups_create({ body, caller }, reply) {
      mayCreateGroups(caller)
      const name = groupName(body.name)
      const fault = faultIn(GroupName, name)
      if (fault) throw invalidRequest([{ pointer: '/name', detail: `name ${fault}` }])
      const created = await store.transaction(({ groups }) => groups.create(name, caller))
      if (!created) throw groupExists(name)
      const { user_code, name: userName } = caller
      reply.header('location', operationUrl('Groups_get', { group_name: name }, BASE_URL))
      return reply.code(201).send({ group: { name, users: [{ user_code, name: userName, is_admin: true }] }, meta: {} })
    },

    async Groups_get({ params, caller }, reply) {
      return reply.code(200).send({ group: await find(store, params.group_name, caller), meta: {} })
    },

    async Groups_delete({ params, caller }, reply) {
      await store.transaction(async (stores) => {
        const group = await findToChange(stores, params.group_name, caller)
        await mustNotCloseNotes(stores, group)
        for (const before of await stores.notes.dropGroup(group)) {
          const after = { ...before, groups: before.groups.filter(({ name }) => name !== group.name) }
          const event = changeEvent(showNote(before, BASE_URL), showNote(after, BASE_URL), caller, now())
          if (event) await stores.deliveries.record(event, await stores.services.list(before), now())
        }
        await stores.groups.delete(group)
      })
      return reply.code(204).send()
    },

    async Groups_addUsers({ params, body, caller }, reply) {
      await store.transaction(async (stores) => {
        const group = await findToChange(stores, params.group_name, caller)
        const codes = [...new Set(body.users)]
        const users = await stores.users.byCodes(codes)
        const unknown = unknownUsersIn(body.users, users)
        if (unknown.length > 0) throw unknownParticipants(unknown, [])
        const inOrder = codes.flatMap((code) => users.find(({ user_code }) => user_code === code) ?? [])
        await stores.groups.addUsers(group, inOrder)
      })
      return reply.code(204).send()
    },

    async Groups_removeUsers({ params, body, caller }, reply) {
      await store.transaction(async (stores) => {
        const group = await findToChange(stores, params.group_name, caller)
        await stores.groups.removeUsers(group, await stores.users.byCodes(body.users))
        if (group.users.every(({ user_code }) => body.users.includes(user_code))) await mustNotCloseNotes(stores, group)
      })
      return reply.code(204).send()
    },
  }
}

/** The group, if the caller sees it. */
async function find({ groups }: Pick<Stores, 'groups'>, name: string, caller: Caller) {
  const group = await groups.get(groupName(name), caller)
  if (!group) throw groupNotFound(name)
  return group
}

/** Without the group, or its members, every private note must still have a participant. */
async function mustNotCloseNotes({ notes }: Stores, group: { id: number }) {
  const closed = await notes.closedWithout(group)
  if (closed.length > 0) throw groupInUse(closed)
}

/** The group, if the caller sees it and may change it. */
async function findToChange(stores: Stores, name: string, caller: Caller) {
  const group = await find(stores, name, caller)
  mayChangeGroup(caller, group)
  return group
}
