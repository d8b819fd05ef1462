// Changes of the contract that the server, the client and the configuration follow without another edit.
import type { Edit } from './drift.js'

interface Change {
  title: string
  edits: Edit[]
}

const change = (title: string, file: string, from: string, to: string): Change => ({
  title,
  edits: [{ file, from, to }],
})

/** The commands that succeed after all changes. */
export const followers = [
  'tsx test/drift/assert-followed.ts',
  'TAP_GREP=/too_many_services/ tsx test/every-failure.test.ts',
]

export const changes: Change[] = [
  change('A text may be longer', 'spec/note-models.tsp', '@maxLength(30)', '@maxLength(40)'),
  change('A list may be longer', 'spec/common.tsp', '@maxItems(500)', '@maxItems(600)'),
  change('A page may be larger', 'spec/common.tsp', 'const maxPageSize: int32 = 100', 'const maxPageSize: int32 = 150'),
  change('A parameter has another default', 'spec/common.tsp', 'per_page?: int32 = 20', 'per_page?: int32 = 7'),
  change(
    'A note may have fewer integrations',
    'spec/services.tsp',
    'servicesPerNote: int32 = 20',
    'servicesPerNote: int32 = 3'
  ),
  change('A body may be larger', 'spec/main.tsp', 'body_bytes: 2097152', 'body_bytes: 3145728'),
  change('An attempt may take longer', 'spec/main.tsp', 'attempt_seconds: 15', 'attempt_seconds: 0.5'),
  change('Failed attempts are repeated on another schedule', 'spec/main.tsp', '#[5, 300, 1800', '#[7, 300, 1800'),
  change(
    'A failure has another sentence about what to do',
    'spec/failures.tsp',
    'remedy: "Use that group, or choose another name."',
    'remedy: "Choose another name."'
  ),
]
