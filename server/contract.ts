// Routes from the generated operations: their methods, paths and schemas, and the types of their handlers. A missing
// handler, an extra one, a status that is not declared, and a wrong field in a response do not compile.
import { METHODS } from 'node:http'
import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts'
import type {
  ContextConfigDefault,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyTypeProvider,
  HookHandlerDoneFunction,
  onRequestHookHandler,
  preValidationHookHandler,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify'
import { operations } from '../generated/operations.js'
import { faultIn } from './compiled-schemas.js'
import type { Dependencies } from './dependencies.js'
import { type Answer, createOnce, type Once } from './idempotency.js'
import type { JsonText } from './json-text.js'
import { invalidRequest } from './problems.js'
import type { Caller } from './rules/access.js'
import type { Isolation } from './store/database.js'
import type { Stores } from './store/store.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation of the contract, if it is one. */
    operation?: OperationId
    /** The authenticated user. Present in every operation of the contract. */
    caller: Caller
    /** The id of the token that the request was sent with. */
    tokenId?: number
  }
}

type Typed<Schema> = (JsonSchemaToTsProvider & { schema: Schema })['validator']

/** A response without a body is sent without an argument. With `jsonType`, a body can be sent as text. */
interface Provider extends FastifyTypeProvider {
  validator: Typed<this['schema']>
  serializer: this['schema'] extends { readonly type: 'null' }
    ? undefined
    : Typed<this['schema']> | JsonText<Typed<this['schema']>>
}

type Operations = typeof operations
type OperationId = keyof Operations

type OperationRequest<Id extends OperationId> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  Operations[Id]['schema'],
  Provider
>
type OperationReply<Id extends OperationId> = FastifyReply<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  ContextConfigDefault,
  Operations[Id]['schema'],
  Provider
>

/** Answers one operation: `return reply.code(status).send(body)`, or throws a problem. */
type PlainHandler<Id extends OperationId> = (
  request: OperationRequest<Id>,
  reply: OperationReply<Id>
) => OperationReply<Id> | Promise<OperationReply<Id>>

/**
 * Answers an operation that takes an idempotency key. It can change something only with `once`, which runs the change in a
 * transaction, unless the request repeats an earlier one: `return once(async (stores, answer) => answer(status, body))`.
 */
type KeyedHandler<Id extends OperationId> = (
  request: OperationRequest<Id>,
  once: (change: (stores: Stores, answer: MakeAnswer<Id>) => Promise<Answer>, isolation?: Isolation) => Promise<Answer>
) => Promise<Answer>

/** Returns an answer, which is sent after the commit. */
type MakeAnswer<Id extends OperationId, Responses = Operations[Id]['schema']['response']> = <
  Status extends keyof Responses & number,
>(
  status: Status,
  ...content: Responses[Status] extends { readonly type: 'null' }
    ? []
    : [body: Typed<Responses[Status]>, headers?: Record<string, string>]
) => Answer

type KeyedOperationId = {
  [Id in OperationId]: Operations[Id]['headers'] extends { 'Idempotency-Key': unknown } ? Id : never
}[OperationId]

export type Handler<Id extends OperationId> = Id extends KeyedOperationId ? KeyedHandler<Id> : PlainHandler<Id>

/** The handlers of all operations of an interface of the contract, whose ids begin with its name. */
export type Handlers<Interface extends string> = {
  [Id in Extract<OperationId, `${Interface}_${string}`>]: Handler<Id>
}

/** What the paths of all operations begin with: `/api/v1/`. */
export const apiPrefix = commonPrefix(Object.values(operations).map(({ url }) => url))

/** Registers a route for every operation. `onRequest` runs before each of them, and `onBody` once a body has arrived. */
export function addOperations(
  app: FastifyInstance,
  dependencies: Pick<Dependencies, 'store' | 'now'>,
  { onRequest, onBody }: { onRequest: onRequestHookHandler; onBody: preValidationHookHandler },
  handlers: { [Id in OperationId]: Handler<Id> }
) {
  const once = createOnce(dependencies)
  for (const [id, { method, url, headers, schema }] of Object.entries(operations)) {
    const operation = id as OperationId
    // The only casts between the generated schemas and Fastify: the types of the handlers were checked by `handlers`.
    const handler =
      'Idempotency-Key' in headers
        ? keyedRoute(handlers[operation] as unknown as KeyedHandler<KeyedOperationId>, once)
        : plainRoute(handlers[operation] as unknown as RouteHandlerMethod)
    const preValidation = [...('body' in schema ? [onBody] : []), ...headerChecks(headers)]
    app.route({ method, url, schema, handler, preValidation, onRequest: withOperation(operation, onRequest) })
  }
  // Fastify would answer methods that it does not know on its own, without a problem document.
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
}

/**
 * Returns a hook that first sets `request.operation`. Reading it from the route would make Fastify describe the
 * whole route for every request.
 */
const withOperation = (operation: OperationId, onRequest: onRequestHookHandler): onRequestHookHandler =>
  function setOperation(request, reply, done) {
    request.operation = operation
    return onRequest.call(this, request, reply, done)
  }

/** Returns the handler of a route. Most return the reply that they have sent: a thenable, which Fastify would await for nothing. */
const plainRoute = (handle: RouteHandlerMethod): RouteHandlerMethod =>
  function answer(request, reply) {
    const answered = handle.call(this, request, reply)
    return answered instanceof Promise ? answered : undefined
  }

/** Returns the handler of a route that takes an idempotency key. */
const keyedRoute = (handle: KeyedHandler<KeyedOperationId>, once: Once): RouteHandlerMethod =>
  async function answer(request, reply) {
    const { status, headers, body } = await handle(request as OperationRequest<KeyedOperationId>, (change, isolation) =>
      once(request, reply, (stores) => change(stores, makeAnswer), isolation)
    )
    return reply.headers(headers).code(status).send(body)
  }

const makeAnswer = (status: number, body?: unknown, headers = {}): Answer => ({ status, headers, body })

/** Returns the hooks that check the request headers of an operation: none if it has no header that can be malformed. */
function headerChecks(schemas: Record<string, object>) {
  const declared = Object.entries(schemas)
  // Not async, because a promise for each request would cost 2 µs.
  function check({ headers }: FastifyRequest, _: FastifyReply, done: HookHandlerDoneFunction) {
    const faults = declared.flatMap(([parameter, schema]) => {
      const value = headers[parameter.toLowerCase()]
      const fault = value === undefined ? undefined : faultIn(schema, value)
      return fault === undefined ? [] : [{ parameter, detail: `${parameter} ${fault}` }]
    })
    if (faults.length > 0) throw invalidRequest(faults)
    done()
  }
  return declared.length > 0 ? [check] : []
}

/** Returns the URL of an operation with its path parameters. */
export const operationUrl = (id: OperationId, parameters: Record<string, string>, baseUrl: string) =>
  baseUrl +
  operations[id].url.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name]
    if (value === undefined) throw new Error(`${id} needs the path parameter ${name}`)
    return encodeURIComponent(value)
  })

/** Returns the longest prefix of whole path segments that all paths share. */
function commonPrefix(paths: string[]): string {
  let [prefix = '/'] = paths
  while (!paths.every((path) => path.startsWith(prefix))) {
    prefix = prefix.slice(0, prefix.lastIndexOf('/', prefix.length - 2) + 1)
  }
  return prefix
}
