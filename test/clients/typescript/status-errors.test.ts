import { Notewire, type NotewireError } from '@notewire/client'
import t from 'tap'
import { problems } from '../../../generated/problems.js'
import { failureOf } from './client.js'

/** The names are part of the client's interface. */
const names: Record<number, string> = {
  400: 'BadRequestError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  408: 'RequestTimeoutError',
  409: 'ConflictError',
  412: 'PreconditionFailedError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  417: 'ExpectationFailedError',
  422: 'UnprocessableEntityError',
  429: 'TooManyRequestsError',
  431: 'RequestHeaderFieldsTooLargeError',
  500: 'InternalServerError',
  503: 'ServiceUnavailableError',
}

t.test('each failure of the contract is an error of the class of its status', async (t) => {
  for (const [code, { status }] of Object.entries(problems)) {
    const fetch = async () => Response.json({ code, status, detail: 'It failed.' }, { status })
    const client = new Notewire({ baseUrl: 'http://127.0.0.1', token: 'nwt_', retries: 0, fetch })
    const error: NotewireError = await failureOf(client.notes.get('k3v9m2q7x4ta'))
    t.strictSame([error.code, error.status, error.name], [code, status, names[status]], code)
  }
})
