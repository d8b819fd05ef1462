import { GroupName } from '../../generated/operations.js'
import { changesWithEvents } from '../changes-with-events.js'
import { faultIn } from '../compiled-schemas.js'
import { type Handlers, operationUrl } from '../contract.js'
import type { Dependencies } from '../dependencies.js'
import { pageMeta } from '../page-meta.js'
import { groupExists, groupInUse, groupNotFound, invalidRequest, unknownParticipants } from '../problems.js'
import { type Caller, mayChangeGroup, mayCreateGroups } from '../rules/access.js'
import { normalizeGroupName } from '../rules/group-names.js'
import { unknownUserFaults } from '../rules/participants.js'
import type { Stores } from '../store/store.js'

/** `clearDeleted` takes deleted groups out of the notes that still list them, in the background. */
export function groups(dependencies: Dependencies, clearDeleted: () => void): Handlers<'Groups'> {
  const { config, store } = dependencies
  const { BASE_URL } = config
  const changes = changesWithEvents(dependencies)
  return {
    async Groups_search({ query, caller, url }, reply) {
      const { groups, total } = await store.groups.search(query, caller)
      return reply.code(200).send({ groups, meta: pageMeta(url, query, total, BASE_URL) })
    },

    async Groups_create({ body, caller }, once) {
      mayCreateGroups(caller)
      const name = normalizeGroupName(body.name)
      // The normalized name can be longer than the one that was validated.
      const fault = faultIn(GroupName, name)
      if (fault) throw invalidRequest([{ pointer: '/name', detail: `name ${fault}` }])
      return once(async ({ groups }, answer) => {
        if (!(await groups.create(name, caller))) throw groupExists(name)
        const location = operationUrl('Groups_get', { group_name: name }, BASE_URL)
        const creator = { user_code: caller.user_code, name: caller.name, is_admin: true }
        return answer(201, { group: { name, users: [creator] }, meta: {} }, { location })
      })
    },

    async Groups_get({ params, caller }, reply) {
      return reply.code(200).send({ group: await findGroup(store, params.group_name, caller), meta: {} })
    },

    async Groups_delete({ params, caller }, reply) {
      const isDone = await store.transaction(async (stores) => {
        const group = await groupToChange(stores, params.group_name, caller)
        await mustLeaveParticipants(stores, group)
        return changes.deleteGroup(stores, group, caller)
      })
      if (!isDone) clearDeleted()
      return reply.code(204).send()
    },

    async Groups_addUsers({ params, body, caller }, once) {
      return once(async (stores, answer) => {
        const group = await groupToChange(stores, params.group_name, caller)
        const codes = [...new Set(body.users)]
        const users = await stores.users.byCodes(codes)
        const unknown = unknownUserFaults(body.users, users)
        if (unknown.length > 0) throw unknownParticipants(unknown, [])
        const usersInOrder = codes.flatMap((code) => users.find(({ user_code }) => user_code === code) ?? [])
        await stores.groups.addUsers(group, usersInOrder)
        return answer(204)
      })
    },

    async Groups_removeUsers({ params, body, caller }, reply) {
      await store.transaction(async (stores) => {
        const group = await groupToChange(stores, params.group_name, caller)
        await stores.groups.removeUsers(group, await stores.users.byCodes(body.users))
        const isEmpty = group.users.every(({ user_code }) => body.users.includes(user_code))
        if (isEmpty) await mustLeaveParticipants(stores, group)
      })
      return reply.code(204).send()
    },
  }
}

/** Returns the group. Throws `group_not_found` if the caller cannot see it. */
async function findGroup({ groups }: Pick<Stores, 'groups'>, name: string, caller: Caller) {
  const group = await groups.get(normalizeGroupName(name), caller)
  if (!group) throw groupNotFound(name)
  return group
}

/** Returns the group. Throws `group_not_found` if the caller cannot see it, `forbidden` if the caller may not change it. */
async function groupToChange(stores: Stores, name: string, caller: Caller) {
  const group = await findGroup(stores, name, caller)
  mayChangeGroup(caller, group)
  return group
}

/** Throws `group_in_use` if private notes would have no participants without the group's members. */
async function mustLeaveParticipants({ notes }: Stores, group: { id: number }) {
  const codes = await notes.codesLeftWithout(group)
  if (codes.length > 0) throw groupInUse(codes)
}
