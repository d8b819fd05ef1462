// The generated operations as routes: their methods, paths and schemas, and the types of their handlers. A missing
// handler, an extra one, a status that is not declared or a wrong field of a response does not compile.
import { METHODS } from 'node:http'
import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts'
import type {
  ContextConfigDefault,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify'
import { operations } from '../generated/operations.js'
import { methodNotAllowed } from './problems.js'
import type { Caller } from './rules/access.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The user behind the request, for every operation of the contract. */
    caller: Caller
  }
  interface FastifyContextConfig {
    operation?: OperationId
  }
}

type Typed<Schema> = (JsonSchemaToTsProvider & { schema: Schema })['validator']

/** A response without a body is sent without an argument. */
interface Provider extends FastifyTypeProvider {
  validator: Typed<this['schema']>
  serializer: this['schema'] extends { readonly type: 'null' } ? undefined : Typed<this['schema']>
}

type Operations = typeof operations
export type OperationId = keyof Operations

export type Request<Id extends OperationId> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  Operations[Id]['schema'],
  Provider
>
export type Reply<Id extends OperationId> = FastifyReply<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  ContextConfigDefault,
  Operations[Id]['schema'],
  Provider
>

/** Answers one operation: `return reply.code(status).send(body)`, or throw a problem. */
export type Handler<Id extends OperationId> = (request: Request<Id>, reply: Reply<Id>) => Promise<Reply<Id>>

/** The handlers of a tag, all of them and no other. */
export type Handlers<Tag extends string> = { [Id in Extract<OperationId, `${Tag}_${string}`>]: Handler<Id> }

/** Registers a route for every operation; on each of their paths, the other methods answer 405. */
export function addOperations(app: FastifyInstance, handlers: { [Id in OperationId]: Handler<Id> }) {
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
  const methods = new Map<string, string[]>()
  for (const [id, { method, url, schema }] of Object.entries(operations)) {
    const handler = handlers[id as OperationId] as unknown as RouteHandlerMethod
    app.route({ method, url, schema, handler, config: { operation: id as OperationId } })
    methods.set(url, [...(methods.get(url) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  }
  for (const [url, allowed] of methods) {
    const others = METHODS.filter((method) => !allowed.includes(method))
    const refuse = async ({ method }: FastifyRequest) => {
      throw methodNotAllowed(method, allowed)
    }
    // Before any look at the body.
    app.route({ method: others, url, onRequest: refuse, handler: refuse })
  }
}

/** Address of an operation, its path parameters filled in. */
export const addressOf = (id: OperationId, parameters: Record<string, string>, baseUrl: string) =>
  baseUrl + operations[id].url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(parameters[name] ?? ''))
