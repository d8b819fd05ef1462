// Changes of the contract that break the clients of a release, that the server does not know of, or that contradict another
// part of the contract.
import { drift, type Round } from './drift.js'

const released = 'tsx spec/check-released.ts'
const answers = 'tsx test/every-declared-answer.test.ts'
const texts = 'tsx test/spec/texts.test.ts'
const examples = 'tsx test/spec/examples.test.ts'

export const contractDrifts: Round[] = [
  {
    generate: true,
    drifts: [
      drift(
        'A field of a response becomes optional wherever it occurs',
        'spec/common.tsp',
        'previous_page: url | null',
        'previous_page?: url | null',
        released,
        'are no longer required: `previous_page`'
      ),
      drift(
        'A field of a response disappears wherever it occurs',
        'spec/problem.tsp',
        '  request_id: string;\n',
        '',
        released,
        'Property `request_id` of `Problem` was removed'
      ),
      drift(
        'A limit becomes stricter',
        'spec/note-models.tsp',
        '@maxLength(200)',
        '@maxLength(150)',
        released,
        "`maxLength` of `NoteDescription` changed from '200' to '150'"
      ),
      drift(
        'A parameter gets another default',
        'spec/common.tsp',
        'per_page?: int32 = 20',
        'per_page?: int32 = 25',
        released,
        'The default of `per_page` of `Notes_list` changed from 20 to 25'
      ),
      drift(
        'An event gets another type',
        'spec/events.tsp',
        '@route("/note.restored")',
        '@route("/note.extracted")',
        released,
        'Webhook `note.restored` was removed or renamed'
      ),
      {
        title: 'A response loses a header in the contract alone',
        edits: [
          {
            file: 'spec/notes.tsp',
            from: 'Ok<NoteResponse, ETagHeader> | NoteNotModified',
            to: 'Ok<NoteResponse> | NoteNotModified',
          },
          {
            file: 'spec/examples/notes.tsp',
            from: '      etag: etagExample,\n      body: #{ note: noteExample, meta: #{} },',
            to: '      body: #{ note: noteExample, meta: #{} },',
          },
        ],
        caughtBy: answers,
        says: 'Notes_get 200 has the header etag, which is not declared',
      },
      drift(
        '503 is taken off every operation',
        'spec/operations.tsp',
        '  | Internal\n  | Unavailable;',
        '  | Internal;',
        answers,
        'Groups_search answers 503, which is not declared'
      ),
      drift(
        'An operation declares a status that it never answers',
        'spec/groups.tsp',
        'Ok<GroupResponse>, GroupNotFound>',
        'Ok<GroupResponse>, GroupNotFound | GroupExists>',
        answers,
        'Groups_get group_exists'
      ),
      drift(
        'An operation declares another failure for a status that it answers',
        'spec/notes.tsp',
        'NotePath;\n      ...IfMatchHeader;\n    },\n    NoContent,\n    NoteNotFound | NoteChanged',
        'NotePath;\n      ...IfMatchHeader;\n    },\n    NoContent,\n    NoteNotFound | GroupNotFound | NoteChanged',
        answers,
        'Notes_delete group_not_found'
      ),
      drift(
        'An example is not valid',
        'spec/examples/groups.tsp',
        'name: "editors",\n  users',
        'name: "..",\n  users',
        examples,
        'must match pattern'
      ),
      drift(
        'A text states a limit by hand',
        'spec/note-models.tsp',
        '{minLength} to {maxLength} characters',
        '{minLength} to 30 characters',
        texts,
        '30 characters'
      ),
      drift(
        'The introduction states a limit by hand',
        'spec/main.tsp',
        'by default {limits.requests_per_minute} requests',
        'by default 600 requests',
        texts,
        'by default 600 requests'
      ),
      drift(
        'The introduction states the schedule of retries by hand',
        'spec/main.tsp',
        'retried after {limits.retry_seconds}',
        'retried after 5 s, 5 min and 30 min',
        texts,
        'retried after 5 s, 5 min'
      ),
    ],
  },
  {
    drifts: [
      drift(
        'A failure has no remedy',
        'spec/failures.tsp',
        '  remedy: "Send an image of one of these formats, small enough, as Base64.",\n',
        '',
        'tsp compile spec --no-emit',
        "is not assignable to parameter of type '{ remedy: string"
      ),
    ],
  },
]
