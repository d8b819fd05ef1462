import t from 'tap'
import { clientErrors, errorClassName } from '../../../spec/generator/client-errors.js'

t.test('an error class is named after the reason phrase of its status', async (t) => {
  t.equal(errorClassName(404), 'NotFoundError')
  t.equal(errorClassName(500), 'InternalServerError')
  t.equal(errorClassName(599), 'Status599Error')
})

t.test('each status has one class, with the codes of its failures', async (t) => {
  const failure = (code: string, status: number) => ({ code, status, description: 'Means this.', remedy: 'Do that.' })
  const source = clientErrors([failure('note_not_found', 404), failure('group_exists', 409), failure('not_here', 404)])
  t.match(source, "export type ProblemCode =\n  | 'note_not_found'\n  | 'group_exists'\n  | 'not_here'\n")
  t.match(source, ' * - `not_here`: Means this. Do that.')
  t.match(source, "declare readonly code: 'note_not_found' | 'not_here' | (string & {})")
  t.equal(source.match(/^export class/gm)?.length, 2)

  const ofHttp = [failure('headers_too_large', 431), failure('note_not_found', 404)]
  t.notMatch(clientErrors(ofHttp), /class \w*431|class RequestHeader/, 'a failure of HTTP itself has none')
  t.match(clientErrors(ofHttp), "  | 'headers_too_large'\n")
  t.equal(errorClassName(431), 'NotewireError')
})
