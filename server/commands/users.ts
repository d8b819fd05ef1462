// The people of the team.
import { type Command, InvalidArgumentError, Option } from 'commander'
import { UserCode } from '../../generated/operations.js'
import { access } from '../rules/access.js'
import { faultIn } from '../validation.js'
import { fail, print, printRows, time, withStore } from './terminal.js'

export function addUsers(program: Command) {
  const users = program.command('users').description('the people of the team')
  users
    .command('add')
    .description('add a user')
    .requiredOption('--name <name>', 'name to show', text)
    .option('--code <code>', 'user code (default: the next number)', userCode)
    .addOption(new Option('--role <role>', 'what the user may do').choices(Object.keys(access)).default('member'))
    .action(({ name, code, role }) =>
      withStore(
        async (store) => {
          const added = await store.transaction(async ({ users }) => {
            const chosen = code ?? (await users.nextCode())
            return (await users.add({ code: chosen, name, role, now: Date.now() })) && chosen
          })
          if (!added) fail(`There is a user ${code} already.`)
          print(added)
        },
        { create: true }
      )
    )
  users
    .command('list')
    .description('list the users')
    .option('--json', 'as JSON')
    .action(({ json }) =>
      withStore(async (store) => {
        const rows = await store.users.list()
        printRows(
          rows.map(({ id, created_at, disabled_at, ...user }) => ({
            ...user,
            created_at: time(created_at),
            disabled_at: time(disabled_at),
          })),
          json
        )
      })
    )
  users
    .command('disable')
    .description('refuse all tokens of a user from now on')
    .argument('<code>', 'user code')
    .action((code) =>
      withStore(async (store) => {
        if (!(await store.users.disable(code, Date.now()))) fail(`There is no user ${code} to disable.`)
      })
    )
}

function text(value: string) {
  if (value.trim() === '') throw new InvalidArgumentError('It must not be empty.')
  return value
}

function userCode(value: string) {
  const fault = faultIn(UserCode, value)
  if (fault) throw new InvalidArgumentError(`It ${fault}.`)
  return value
}
