// Generated files that were edited by hand, or left behind.
import { drift, type Round } from './drift.js'

const changed = 'git diff --exit-code generated clients/*/src/generated'
const untracked = '! git ls-files --others generated clients/*/src/generated | grep .'
const errors = 'clients/typescript/src/generated/errors.ts'

export const generatedDrifts: Round[] = [
  {
    generate: true,
    drifts: [
      drift(
        'A generated limit is edited by hand',
        'generated/limits.ts',
        '"attempt_seconds": 15',
        '"attempt_seconds": 20',
        changed,
        '-  "attempt_seconds": 20'
      ),
      drift(
        'A generated route schema is edited by hand',
        'generated/operations.ts',
        'maxLength: 30',
        'maxLength: 31',
        changed,
        'maxLength: 31'
      ),
      drift(
        'The YAML document says something else than the JSON document',
        'generated/openapi.yaml',
        'title: Notewire',
        'title: Notes',
        changed,
        '-  title: Notes'
      ),
      drift(
        'The class of the client for 413 has another status',
        'clients/typescript/src/generated/status-errors.ts',
        '413: PayloadTooLarge',
        '414: PayloadTooLarge',
        changed,
        '-  414: PayloadTooLargeError'
      ),
      drift(
        'The class of the client for 503 has another name',
        errors,
        'export class ServiceUnavailableError extends',
        'export class UnavailableError extends',
        changed,
        '-export class UnavailableError extends'
      ),
      {
        title: 'A file that is no longer generated stays behind',
        edits: [{ file: 'clients/typescript/src/generated/tags.ts', to: 'export const tags = []\n' }],
        caughtBy: changed,
        says: 'deleted file mode 100644\nindex',
      },
      {
        title: 'A generated file is not committed',
        edits: [{ file: 'generated/headers.ts', from: '' }],
        caughtBy: untracked,
        says: 'generated/headers.ts',
      },
    ],
  },
]
