// Tools for groups: find, read, change the members.
import { models, parameters } from './generated/schemas.js'
import { listed, maxListed, object, type Tool, type ToolContext, ToolFailed } from './tool.js'

const { group_name } = parameters.Groups_get
const { page, name, user_code } = parameters.Groups_search

const groupAnswer = object({
  name: models.Group.name,
  users: { type: 'array', items: object(models.GroupUser) },
  user_count: { type: 'integer' },
})

async function readGroup(group_name: string, { notewire }: ToolContext) {
  const { name, users } = await notewire.groups.get(group_name)
  return { name, users: listed(users), user_count: users.length }
}

interface MembersInput {
  group_name: string
  add?: string[]
  remove?: string[]
}

export const groupTools: Tool[] = [
  {
    name: 'find_groups',
    title: 'Find groups',
    description: `Finds groups by a part of their name or by a member, in alphabetical order. Answers up to ${maxListed}; if there is a next_page, call again with it as page.`,
    needs: 'read',
    annotations: { readOnlyHint: true },
    inputSchema: object({ name, user_code, page }, ['name', 'user_code', 'page']),
    outputSchema: object(
      {
        groups: { type: 'array', items: { type: 'string' } },
        total: { type: 'integer' },
        next_page: { type: 'integer' },
      },
      ['next_page']
    ),
    async run(query: { name?: string; user_code?: string; page?: number }, { notewire }: ToolContext) {
      const { groups, meta } = await notewire.groups.search({ ...query, per_page: maxListed })
      return {
        groups: groups.map(({ name }) => name),
        total: meta.total,
        ...(meta.next_page !== null && { next_page: meta.page + 1 }),
      }
    },
  },
  {
    name: 'read_group',
    title: 'Read a group',
    description: `Reads the members of a group. At most ${maxListed} are answered; user_count counts all.`,
    needs: 'read',
    annotations: { readOnlyHint: true },
    inputSchema: object({ group_name }),
    outputSchema: groupAnswer,
    run: ({ group_name }: { group_name: string }, context: ToolContext) => readGroup(group_name, context),
  },
  {
    name: 'change_group_members',
    title: 'Change the members of a group',
    description:
      'Adds users to a group, then removes others. Adding a member and removing a user who is none change nothing.',
    needs: 'write',
    annotations: { destructiveHint: true, idempotentHint: true },
    inputSchema: object({ group_name, add: models.GroupMembers.users, remove: models.GroupMembers.users }, [
      'add',
      'remove',
    ]),
    outputSchema: groupAnswer,
    async run({ group_name, add = [], remove = [] }: MembersInput, context: ToolContext) {
      if (add.length + remove.length === 0)
        throw new ToolFailed('Nothing was changed: give user codes to add or to remove.')
      if (add.length > 0) await context.notewire.groups.addUsers(group_name, { users: add })
      if (remove.length > 0) await context.notewire.groups.removeUsers(group_name, { users: remove })
      return readGroup(group_name, context)
    },
  },
]
