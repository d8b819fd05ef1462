export type { Call, WithResponse } from './call-promise.js'
export type { Clock } from './clock.js'
export type { Change } from './edit.js'
export * from './errors.js'
export * from './generated/errors.js'
export type * from './generated/models.js'
export type * from './generated/problems.js'
export type * from './generated/resources.js'
export type { Routes } from './generated/routes.js'
export type { Fetch, HttpRequest, Middleware, Next } from './middleware-types.js'
export { Notewire, type RequestInput, type RequestOutput } from './notewire.js'
export type {
  CallOptions,
  ChangeOptions,
  CreateOptions,
  Hooks,
  NotewireOptions,
  Retry,
  Wait,
} from './options.js'
export type { List } from './pagination.js'
