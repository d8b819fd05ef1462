import { Notewire, type NotewireError } from '@notewire/client'
import t from 'tap'
import { problems } from '../../../generated/problems.js'
import { failureOf } from './client.js'

/** The names are part of the client's interface. Failures of HTTP itself have the base class. */
const names: Record<number, string> = {
  400: 'BadRequestError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  409: 'ConflictError',
  412: 'PreconditionFailedError',
  413: 'PayloadTooLargeError',
  422: 'UnprocessableEntityError',
  429: 'TooManyRequestsError',
  500: 'InternalServerError',
  503: 'ServiceUnavailableError',
}

t.test('each failure of the contract is an error of the class of its status, or of the base class', async (t) => {
  for (const [code, { status }] of Object.entries(problems)) {
    const fetch = async () => Response.json({ code, status, detail: 'It failed.' }, { status })
    const client = new Notewire({ baseUrl: 'http://127.0.0.1', token: 'nwt_', retries: 0, fetch })
    const error: NotewireError = await failureOf(client.notes.get('k3v9m2q7x4ta'))
    t.strictSame([error.code, error.status, error.name], [code, status, names[status] ?? 'NotewireError'], code)
  }
})
