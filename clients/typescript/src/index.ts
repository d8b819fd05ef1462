export type { Clock } from './clock.js'
export * from './errors.js'
export * from './generated/failures.js'
export type * from './generated/operations.js'
export type { List } from './list.js'
export { type Call, Notewire, type RequestInput, type RequestOutput } from './notewire.js'
export type {
  CallOptions,
  Fetch,
  HttpRequest,
  Middleware,
  Next,
  NotewireOptions,
  WithResponse,
} from './request.js'
