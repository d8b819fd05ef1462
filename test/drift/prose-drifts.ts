// Documents that say something else than the contract, the configuration, the command line or the client.
import { drift, type Round } from './drift.js'

const facts = 'tsx test/docs/facts.test.ts'
const commands = 'tsx test/docs/commands-and-files.test.ts'
const names = 'tsx test/docs/links-and-contract-names.test.ts'

export const proseDrifts: Round[] = [
  {
    drifts: [
      drift(
        'A guide states another limit',
        'docs/guides/paging.md',
        'from 1 to 100, by default 20',
        'from 1 to 200, by default 20',
        facts,
        'says "number from 1 to 100, by default 20"'
      ),
      drift(
        'A guide states another number of attempts, in words',
        'docs/guides/events.md',
        'within three attempts',
        'within four attempts',
        facts,
        'says "within three attempts"'
      ),
      drift(
        'A document states another version of Node',
        'README.md',
        'Node 20.19',
        'Node 22.19',
        facts,
        'README.md says "Node 20.19 "'
      ),
      drift(
        'A guide states another retention',
        'docs/guides/monitoring.md',
        'kept for 30 days',
        'kept for 90 days',
        facts,
        'monitoring.md says "kept for 30 days"'
      ),
      drift(
        'A guide states a status that the contract does not have',
        'docs/guides/limits.md',
        'gets 429, [',
        'gets 428, [',
        facts,
        'gets 428'
      ),
      drift(
        'A guide states a new number without a source',
        'docs/guides/chat.md',
        'Tokens are write-only',
        'Tokens have up to 1,000 characters and are write-only',
        facts,
        'up to 1,000 characters'
      ),
      drift(
        'A guide gives a failure the status of another',
        'docs/guides/editing-together.md',
        '422,',
        '409,',
        facts,
        '409, [`idempotency_key_reused`]'
      ),
      drift(
        'A guide gives a failure the status of another, further on in the sentence',
        'docs/guides/authentication.md',
        'cannot see gets 404, as if',
        'cannot see gets 403, as if',
        facts,
        '403, as if it did not exist: [`note_not_found`]'
      ),
      drift(
        'The documentation of an option of the client states another default',
        'clients/typescript/src/options.ts',
        'Default: 60,000',
        'Default: 30,000',
        facts,
        '60,000'
      ),
      drift(
        'The server changes a time that a guide states',
        'server/authenticate.ts',
        'trustedForMs = 2_000',
        'trustedForMs = 5_000',
        facts,
        'says "reject it within five seconds"'
      ),
      drift(
        'The client changes a default that its README states',
        'clients/typescript/src/send-with-retries.ts',
        'retries: 3',
        'retries: 4',
        facts,
        'says "repeated up to 4 times"'
      ),
      drift(
        'An alert changes a threshold that a guide states',
        'docs/alerts.yaml',
        'notewire_targets_failing) > 10',
        'notewire_targets_failing) > 20',
        facts,
        'says "More than 20 targets fail"'
      ),
      drift(
        'The README of the client lists its classes by other statuses',
        'clients/typescript/README.md',
        '400, 401, 403, 404, 409',
        '400, 401, 403, 404, 412',
        facts,
        '`PreconditionFailedError`'
      ),
    ],
  },
  {
    drifts: [
      drift(
        'A block names a command that does not exist',
        'docs/guides/authentication.md',
        'notewire tokens revoke 3',
        'notewire tokens delete 3',
        commands,
        'tokens has no delete'
      ),
      drift(
        'A block that is not run names an option that does not exist',
        'docs/guides/production.md',
        'notewire copy --from',
        'notewire copy --source',
        commands,
        'copy has no --source'
      ),
      drift(
        'Prose names a command that does not exist',
        'docs/guides/monitoring.md',
        'npx notewire deliveries retry',
        'npx notewire deliveries resend',
        commands,
        'deliveries has no resend'
      ),
      drift(
        'A command gets another name',
        'server/commands/users.ts',
        ".command('forget')",
        ".command('erase')",
        commands,
        'users has no forget'
      ),
      drift(
        'A message of the server names a command that does not exist',
        'server/open-store.ts',
        'notewire secrets forget',
        'notewire secrets remove',
        commands,
        'secrets has no remove'
      ),
      drift(
        'The contract names a command that does not exist',
        'spec/main.tsp',
        'notewire tokens create --user CODE',
        'notewire tokens add --user CODE',
        commands,
        'tokens has no add'
      ),
      drift(
        'A block that is not run sets a variable that does not exist',
        'docs/guides/production.md',
        'Environment=BASE_URL=',
        'Environment=SITE_URL=',
        commands,
        'docs/guides/production.md: SITE_URL'
      ),
      drift(
        'A variable gets another name that the composition still sets',
        'server/config.ts',
        '  BASE_URL: {',
        '  PUBLIC_URL: {',
        commands,
        'compose.yaml: BASE_URL'
      ),
      drift(
        'A document names an npm script that does not exist',
        'CONTRIBUTING.md',
        'npm run test:fast',
        'npm run test:quick',
        commands,
        'npm run test:quick'
      ),
      drift(
        'A script is removed that a document names',
        'package.json',
        '"soak": ',
        '"endure": ',
        commands,
        'npm run soak'
      ),
      drift(
        'A document names a file that does not exist',
        'CONTRIBUTING.md',
        'npx tap test/routes/notes.test.ts',
        'npx tap test/notes.test.ts',
        commands,
        'npx tap test/notes.test.ts'
      ),
      drift(
        'A guide names an option of the MCP server that does not exist',
        'docs/guides/mcp.md',
        'notewire-mcp --http 8931',
        'notewire-mcp --port 8931',
        commands,
        'notewire-mcp --port'
      ),
    ],
  },
  {
    drifts: [
      drift(
        'A guide names a variable that does not exist',
        'docs/guides/limits.md',
        '`RATE_LIMIT_PER_MINUTE`',
        '`REQUESTS_PER_MINUTE`',
        names,
        'REQUESTS_PER_MINUTE'
      ),
      drift(
        'A guide names a failure that does not exist',
        'docs/guides/failures.md',
        "error.code === 'group_exists'",
        "error.code === 'group_taken'",
        names,
        'group_taken'
      ),
      drift(
        'A guide names a metric that does not exist',
        'docs/guides/production.md',
        '`notewire_targets_down`',
        '`notewire_targets_dead`',
        names,
        'notewire_targets_dead'
      ),
      drift(
        'A guide names a tool that assistants are not offered',
        'docs/guides/mcp.md',
        '`archive_note`',
        '`restore_note`',
        names,
        'restore_note'
      ),
      drift(
        'The README of the client names a method that does not exist',
        'clients/typescript/README.md',
        '`addUsers(group_name, body)`',
        '`addMembers(group_name, body)`',
        names,
        'groups.addMembers'
      ),
      drift(
        'A document links to a heading that does not exist',
        'SECURITY.md',
        'production.md#back-it-up',
        'production.md#backups',
        names,
        'production.md#backups'
      ),
    ],
  },
  {
    drifts: [
      drift(
        'An alert has no entry in the guide',
        'docs/alerts.yaml',
        'alert: NotewireTargetsDown',
        'alert: NotewireTargetsGone',
        "TAP_GREP='/guide says/' tsx test/docs/alerts.test.ts",
        'NotewireTargetsGone'
      ),
    ],
  },
]
