// notewire users: adds, lists, changes, disables and forgets users.
import { type Command, Option } from 'commander'
import { access, type Role } from '../rules/access.js'
import type { Stores } from '../store/store.js'
import type { UserRecord } from '../store/users.js'
import { nonEmpty, userCode } from './argument-parsers.js'
import { yesOption } from './confirm.js'
import type { CommandContext } from './context.js'
import { fail } from './failure.js'
import { forget } from './forget-user.js'
import { formatTime } from './output.js'
import { knownUser, mustNotBeOnlyAdmin } from './user-checks.js'

const roleOption = () => new Option('--role <role>', 'what the user may do').choices(Object.keys(access))

export function addUsers(program: Command, context: CommandContext) {
  const users = program.command('users').description('Manage users').helpCommand(false)
  users
    .command('add')
    .description('Add a user and print the user code')
    .requiredOption('--name <name>', 'display name', nonEmpty)
    .option('--code <code>', 'user code (default: the next number of ten digits)', userCode)
    .addOption(roleOption().default('member'))
    .action(add(context))
  users.command('list').description('List all users').option('--json', 'print JSON').action(list(context))
  users
    .command('update')
    .description('Change the name or the role of a user')
    .argument('<code>', 'user code')
    .option('--name <name>', 'display name', nonEmpty)
    .addOption(roleOption())
    .action(update(context))
  users
    .command('disable')
    .description("Disable a user and reject the user's tokens")
    .argument('<code>', 'user code')
    .action(disable(context))
  users
    .command('enable')
    .description("Enable a disabled user and accept the user's tokens again")
    .argument('<code>', 'user code')
    .action(enable(context))
  users
    .command('forget')
    .summary('Erase the name and the tokens of a user')
    .description(
      "Erase the name and the tokens of a user, for good. The user's notes and groups stay, by 'Former user'. The server may be running."
    )
    .argument('<code>', 'user code')
    .option(...yesOption)
    .action(forget(context))
}

const add =
  ({ withStore, print }: CommandContext) =>
  ({ name, code, role }: { name: string; code?: string; role: Role }) =>
    withStore(
      async ({ store }) => {
        const now = Date.now()
        const userCode = await store.transaction(async ({ users }) => {
          const userCode = code ?? (await users.nextCode())
          if (!(await users.add({ code: userCode, name, role, now }))) fail(`user ${userCode} already exists`)
          return userCode
        })
        print(userCode)
      },
      { create: true }
    )

const list =
  ({ withStore, printRows }: CommandContext) =>
  ({ json }: { json?: boolean }) =>
    withStore(async ({ store }) => printRows((await store.users.list()).map(shown), { json }))

const shown = ({ id, created_at, disabled_at, forgotten_at, ...user }: UserRecord) => ({
  ...user,
  created_at: formatTime(created_at),
  disabled_at: formatTime(disabled_at),
  forgotten_at: formatTime(forgotten_at),
})

/** Returns an action that changes a user in a transaction. Users who have been forgotten cannot be changed. */
const changeUser =
  <Options>(change: (stores: Stores, user: UserRecord, options: Options) => Promise<unknown>) =>
  ({ withStore }: CommandContext) =>
  (code: string, options: Options) =>
    withStore(({ store }) =>
      store.transaction(async (stores) => {
        const user = await knownUser(stores, code)
        if (user.forgotten_at !== null) fail(`user ${code} has been forgotten: add a new user instead`)
        await change(stores, user, options)
      })
    )

const update = changeUser(async ({ users }, user, { name, role }: { name?: string; role?: Role }) => {
  if (name === undefined && role === undefined) fail('specify --name, --role or both')
  if (role !== undefined && role !== 'admin') await mustNotBeOnlyAdmin({ users }, user)
  await users.update(user, { name: name ?? user.name, role: role ?? user.role })
})

const disable = changeUser(async ({ users }, user) => {
  if (user.disabled_at !== null) fail(`user ${user.user_code} is already disabled`)
  await mustNotBeOnlyAdmin({ users }, user)
  await users.setDisabled(user, Date.now())
})

const enable = changeUser(async ({ users }, user) => {
  if (user.disabled_at === null) fail(`user ${user.user_code} is not disabled`)
  await users.setDisabled(user, null)
})
