// notewire users: adds, lists and disables users.
import { type Command, Option } from 'commander'
import { access, type Role } from '../rules/access.js'
import type { UserRecord } from '../store/users.js'
import { nonEmpty, userCode } from './arguments.js'
import type { CommandContext } from './context.js'
import { fail } from './failure.js'
import { formatTime } from './output.js'

export function addUsers(program: Command, context: CommandContext) {
  const users = program.command('users').description('Manage users').helpCommand(false)
  users
    .command('add')
    .description('Add a user and print the user code')
    .requiredOption('--name <name>', 'display name', nonEmpty)
    .option('--code <code>', 'user code (default: the next number of ten digits)', userCode)
    .addOption(new Option('--role <role>', 'what the user may do').choices(Object.keys(access)).default('member'))
    .action(add(context))
  users.command('list').description('List all users').option('--json', 'print JSON').action(list(context))
  users
    .command('disable')
    .description("Disable a user and reject the user's tokens")
    .argument('<code>', 'user code')
    .action(disable(context))
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

const shown = ({ id, created_at, disabled_at, ...user }: UserRecord) => ({
  ...user,
  created_at: formatTime(created_at),
  disabled_at: formatTime(disabled_at),
})

const disable =
  ({ withStore }: CommandContext) =>
  (code: string) =>
    withStore(async ({ store }) => {
      const isDisabled = await store.users.disable(code, Date.now())
      if (!isDisabled) fail(`user ${code} does not exist or is already disabled`)
    })
