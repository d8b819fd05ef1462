// Changes of the server, the client and the tools that contradict the contract.
import { drift, type Round } from './drift.js'

const types = 'tsc'
const limits = 'tsx test/no-contract-copies.test.ts'
const operations = "TAP_GREP='/^(Groups_create|Groups_search|Notes_get)$/' tsx test/every-operation.test.ts"
const problems = "TAP_GREP='/unavailable|read_only|note_not_found/' tsx test/every-failure.test.ts"
const webhooks = 'tsx test/delivery/standard-webhooks.test.ts'

/** Each is planted alone. */
const alone = (drifts: Round['drifts']): Round[] => drifts.map((each) => ({ drifts: [each] }))

const wrongTypes: Round = {
  drifts: [
    drift(
      'An operation has no handler',
      'server/routes/groups.ts',
      'async Groups_get(',
      'async Groups_read(',
      types,
      "'Groups_read' does not exist in type 'Handlers<\"Groups\">'"
    ),
    drift(
      'A handler answers a status that is not declared',
      'server/routes/services.ts',
      'reply.code(204)',
      'reply.code(202)',
      types,
      'server/routes/services.ts'
    ),
    drift(
      'The server forgets a field of a response',
      'server/rules/note-representation.ts',
      '  archived: note.archived,\n',
      '',
      types,
      "Property 'archived' is missing"
    ),
    drift(
      'The server throws a failure that the contract does not have',
      'server/problems.ts',
      "new Problem('group_exists'",
      "new Problem('group_taken'",
      types,
      '"group_taken"'
    ),
    drift(
      'The client calls an operation that the contract does not have',
      'clients/mcp/src/group-tools.ts',
      'groups.addUsers(',
      'groups.addMembers(',
      types,
      'addMembers'
    ),
  ],
}

const ownLimits: Round = {
  drifts: [
    drift(
      'The timeout of an attempt is changed by hand',
      'server/delivery/send.ts',
      'limits.attempt_seconds * 1000',
      '20_000',
      limits,
      'reads attempt_seconds'
    ),
    drift(
      'The size of an answer that is read is changed by hand',
      'server/delivery/send.ts',
      'limits.receiver_response_bytes',
      '100_000',
      limits,
      'reads receiver_response_bytes'
    ),
    drift(
      'The retention of deliveries is changed by hand',
      'server/delivery/worker.ts',
      'limits.settled_delivery_days * 86_400_000',
      '7 * 86_400_000',
      limits,
      'reads settled_delivery_days'
    ),
    drift(
      'The schedule of retries is changed by hand',
      'server/config.ts',
      "limits.retry_seconds.map(durationText).join(',')",
      "'5s,5m'",
      limits,
      'reads retry_seconds'
    ),
    drift(
      'The pace of a chat is changed by hand',
      'server/delivery/retry-policy.ts',
      'limits.chat_interval_seconds * 1000',
      '2000',
      limits,
      'reads chat_interval_seconds'
    ),
    drift(
      'The longest Retry-After that is honored is changed by hand',
      'server/delivery/retry-policy.ts',
      'limits.retry_after_hours * 3_600_000',
      '3_600_000',
      limits,
      'reads retry_after_hours'
    ),
    drift(
      'A module states a path of the contract',
      'server/routes/icons.ts',
      'export ',
      "export const notes = '/api/v1/notes'\nexport ",
      limits,
      '/api/v1/notes'
    ),
  ],
}

export const codeDrifts: Round[] = [
  wrongTypes,
  ownLimits,
  {
    drifts: [
      drift(
        'A declared header is no longer sent: Location of a new group',
        'server/routes/groups.ts',
        'meta: {} }, { location })',
        'meta: {} })',
        operations,
        'Groups_create 201 lacks the header Location'
      ),
      drift(
        'A declared header is no longer sent: ETag of Get',
        'server/routes/notes.ts',
        "reply.header('etag', etag)\n        if",
        'if',
        operations,
        'Notes_get 200 lacks the header ETag'
      ),
      drift(
        'A header is sent that is not declared',
        'server/routes/groups.ts',
        'async Groups_search({ query, caller, url }, reply) {',
        "async Groups_search({ query, caller, url }, reply) {\n      reply.header('x-cache', 'none')",
        operations,
        'Groups_search 200 has the header x-cache, which is not declared'
      ),
      drift(
        'A failure lacks its header: Retry-After of 503',
        'server/problems.ts',
        "{ 'retry-after': String(retryAfterSeconds) }",
        '{}',
        problems,
        '503 lacks the header Retry-After'
      ),
      drift(
        'The detail of a failure is not that of the example',
        'server/problems.ts',
        'This token is read-only.',
        'The token is read-only.',
        problems,
        'The token is read-only.'
      ),
      drift(
        'A member of problem documents is missing',
        'server/problems.ts',
        '  request_id: requestId,\n',
        '',
        problems,
        "must have required property 'request_id'"
      ),
    ],
  },
  {
    drifts: [
      drift(
        'A webhook request lacks a declared header',
        'server/delivery/build-request.ts',
        "    'webhook-timestamp': String(timestamp),\n",
        '',
        webhooks,
        'lacks the header webhook-timestamp'
      ),
      drift(
        'An event lacks a declared field',
        'server/rules/events.ts',
        '  timestamp: new Date(now).toISOString(),\n',
        '',
        webhooks,
        "must have required property 'timestamp'"
      ),
    ],
  },
  ...alone([
    drift(
      'An optional header is no longer sent: RateLimit',
      'server/rate-limit.ts',
      '  ratelimit: `',
      '  ratelimits: `',
      'tsx test/rate-limit.test.ts',
      'has the header ratelimits, which is not declared'
    ),
    drift(
      'An optional header is no longer sent: Idempotency-Replayed',
      'server/idempotency.ts',
      "{ ...headers, 'idempotency-replayed': 'true' }",
      'headers',
      "TAP_GREP='/every POST/' tsx test/idempotency.test.ts",
      'not ok'
    ),
    drift(
      'The client takes 413 for another failure',
      'clients/typescript/src/error-from-response.ts',
      'statusErrors[status]',
      'statusErrors[status === 413 ? 503 : status]',
      'tsx test/clients/typescript/status-errors.test.ts',
      'PayloadTooLargeError'
    ),
    drift(
      'A role may do what the contract does not say',
      'server/rules/access.ts',
      "changesGroups: 'where admin'",
      "changesGroups: 'all'",
      'tsx test/docs/generated-sections.test.ts',
      'the introduction of the contract has the same table'
    ),
  ]),
]
