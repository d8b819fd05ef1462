// Made from spec/ by `npm run generate`. Do not edit.
import { NotewireError } from '../errors.js'
import { BadRequestError, UnauthorizedError, ForbiddenError, NotFoundError, MethodNotAllowedError, RequestTimeoutError, ConflictError, PreconditionFailedError, PayloadTooLargeError, UnsupportedMediaTypeError, ExpectationFailedError, UnprocessableEntityError, TooManyRequestsError, RequestHeaderFieldsTooLargeError, InternalServerError, ServiceUnavailableError } from './errors.js'

export const statusErrors: Record<number, typeof NotewireError> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  405: MethodNotAllowedError,
  408: RequestTimeoutError,
  409: ConflictError,
  412: PreconditionFailedError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  417: ExpectationFailedError,
  422: UnprocessableEntityError,
  429: TooManyRequestsError,
  431: RequestHeaderFieldsTooLargeError,
  500: InternalServerError,
  503: ServiceUnavailableError,
}
