// Writes the client's errors.ts: an error class for each status that programs handle, and the codes of all failures.
import { STATUS_CODES } from 'node:http'
import { docComment } from './doc-comment.js'

/** A failure of the contract. */
export interface Problem {
  code: string
  status: number
  description: string
  remedy: string
}

/** Returns the source of errors.ts. */
export function clientErrors(problems: Problem[]): string {
  const statuses = statusesWithClass(problems)
  const unknownCode = '(string & {})'
  const codeUnion = problems.map(({ code }) => `\n  | '${code}'`).join('')
  const classes = statuses.map((status) => {
    const sameStatus = problems.filter((each) => each.status === status)
    const lines = sameStatus.map(({ code, description, remedy }) => `- \`${code}\`: ${description} ${remedy}`)
    const name = errorClassName(status)
    return `${docComment([`The server responded with status ${status}.`, ...lines])}export class ${name} extends NotewireError {
  static override readonly className = '${name}'
  declare readonly code: ${sameStatus.map(({ code }) => `'${code}'`).join(' | ')} | ${unknownCode}
}
`
  })
  return [
    "import { NotewireError } from '../errors.js'",
    '',
    "/** Stable name of a failure. `string & {}` admits codes that later versions add, and keeps the editor's suggestions. */",
    `export type ProblemCode =${codeUnion}\n  | ${unknownCode}`,
    '',
    ...classes,
  ].join('\n')
}

/** Returns the source of status-errors.ts: the class of each status. */
export function clientStatusErrors(problems: Problem[]): string {
  const statuses = statusesWithClass(problems).sort()
  return [
    "import { NotewireError } from '../errors.js'",
    `import { ${statuses.map(errorClassName).join(', ')} } from './errors.js'`,
    '',
    'export const statusErrors: Record<number, typeof NotewireError> = {',
    ...statuses.map((status) => `  ${status}: ${errorClassName(status)},`),
    '}',
    '',
  ].join('\n')
}

/** About HTTP itself: a program has nothing to tell apart, and tells them by `code` if it does. So the client stays small. */
const withoutClass = [405, 408, 415, 417, 431]

const statusesWithClass = (problems: Problem[]): number[] =>
  [...new Set(problems.map(({ status }) => status))].filter((status) => !withoutClass.includes(status))

/** Returns the name of the error class for a status, such as `NotFoundError` for 404. */
export const errorClassName = (status: number) => {
  const name = (STATUS_CODES[status] ?? `Status ${status}`).replace(/\W/g, '').replace(/Error$/, '')
  return withoutClass.includes(status) ? 'NotewireError' : `${name}Error`
}
