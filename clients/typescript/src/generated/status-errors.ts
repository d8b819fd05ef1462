// Made from spec/ by `npm run generate`. Do not edit.
import { NotewireError } from '../errors.js'
import { BadRequestError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError, PreconditionFailedError, PayloadTooLargeError, UnprocessableEntityError, TooManyRequestsError, InternalServerError, ServiceUnavailableError } from './errors.js'

export const statusErrors: Record<number, typeof NotewireError> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  412: PreconditionFailedError,
  413: PayloadTooLargeError,
  422: UnprocessableEntityError,
  429: TooManyRequestsError,
  500: InternalServerError,
  503: ServiceUnavailableError,
}
