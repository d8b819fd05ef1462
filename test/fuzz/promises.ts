// What the service promises for every request, whatever it is.
import fc from 'fast-check'
import type { Test } from 'tap'
import { operationsOf } from '../../spec/generator/openapi.js'
import { contradictions, document } from '../conformance.js'
import { type Answer, type Service, send, service } from '../helper.js'
import { type FuzzRequest, requests, roles } from './requests.js'

/** An answer with its body as it was sent. */
type RawAnswer = Answer & { text: string }

/** Starts a service, and holds it to its promises for the requests of a run. Returns a report of the run's failure. */
export async function fuzz(t: Test, parameters: fc.Parameters<[FuzzRequest, number]>): Promise<string | undefined> {
  const running = await service(t)
  const users = {
    admin: running.admin,
    member: await running.addUser('Ann'),
    guest: await running.addUser('Gus', 'guest'),
  }
  const run = runner(running, { admin: users.admin.token, member: users.member.token, guest: users.guest.token })
  const codes = roles.map((role) => users[role].user_code)
  const details = await fc.check(fc.asyncProperty(requests(codes), fc.nat(9), run.hold), parameters)
  t.comment(`${details.numRuns} runs, ${run.sent()} requests, seed ${details.seed}`)
  if (!details.failed) return undefined
  const request = details.counterexample?.[0]
  return `${details.errorInstance}\n${request ? run.curl(request) : ''}\nseed ${details.seed}, path ${details.counterexamplePath}`
}

function runner({ baseUrl }: Service, tokens: Record<FuzzRequest['role'], string>) {
  /** What the run has created, to choose from. */
  const created: Record<string, string[]> = { note_code: [], service_id: [] }

  const urlOf = ({ path, params, query }: FuzzRequest) => {
    const value = (name: string) => {
      const param = params[name]
      const all = created[name] ?? []
      return typeof param === 'number' ? (all.at(param % Math.max(all.length, 1)) ?? '1') : String(param)
    }
    const search = new URLSearchParams(query).toString()
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(value(name)))
    return `${baseUrl}${filled}${search && `?${search}`}`
  }

  let sent = 0

  const ask = (
    url: string,
    method: string,
    token?: string,
    headers: Record<string, string> = {},
    body?: string
  ): Promise<RawAnswer> => {
    sent++
    return send(method, url, {
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body,
    })
  }

  /** Sends a request and throws if a promise is broken. `probe` chooses what else is tried. */
  async function hold(request: FuzzRequest, probe: number) {
    const { operation, method, headers, body, role } = request
    const url = urlOf(request)
    const token = tokens[role]
    if (probe === 0) must((await ask(url, method, undefined, headers, body)).status === 401, 'no token, but not 401')
    if (probe === 1) await holdMethods(request, url, token)
    // One of them decides, and the others see what it has done.
    if (probe === 2)
      await Promise.all(
        Array.from({ length: 3 }, async () => holdAnswer(request, await ask(url, method, token, headers, body)))
      )
    const answer = await ask(url, method, token, headers, body)
    holdAnswer(request, answer)
    if (answer.status === 201 && !answer.headers.has('idempotency-replayed')) await holdCreation(answer, token)
    if (method === 'DELETE' && answer.status === 204 && !operation.endsWith('removeUsers')) {
      must((await ask(url, method, token, headers, body)).status === 404, 'what is deleted is still there')
    }
    if (answer.status === 200 && answer.body?.meta?.next_page) await holdNextPage(answer, token)
  }

  function holdAnswer({ operation, fault }: FuzzRequest, { status, headers, text, body }: RawAnswer) {
    must(status < 500, `${status}: ${text}`)
    const contradicted = contradictions(operation, { status, headers: Object.fromEntries(headers), body: text })
    must(contradicted.length === 0, contradicted.join('; '))
    const code = body?.code
    if (!fault) return must(code !== 'invalid_request' || isRuleOfServer(body), `valid, but refused: ${text}`)
    must(status === 400 && code === 'invalid_request', `wrong at ${JSON.stringify(fault)}, but ${status}: ${text}`)
    const named = (body.errors as object[]).some((each) => isAt(each, fault))
    must(named, `the fault is at ${JSON.stringify(fault)}, not at ${JSON.stringify(body.errors)}`)
  }

  async function holdMethods({ path }: FuzzRequest, url: string, token: string) {
    const declared = operationsOf(document).filter((each) => each.path === path)
    const { status, headers } = await ask(url, 'PUT', token)
    must(status === 405, `PUT is not declared, but answers ${status}`)
    const allowed = declared.map(({ method }) => method.toUpperCase())
    must(
      allowed.every((each) => headers.get('allow')?.includes(each)),
      `Allow is ${headers.get('allow')}`
    )
  }

  async function holdCreation({ headers, body }: Answer, token: string) {
    if (body.note) created.note_code?.push(body.note[0].note_code)
    if (body.service) created.service_id?.push(String(body.service.service_id))
    const location = headers.get('location')
    if (location) must((await ask(location, 'GET', token)).status === 200, `Location ${location} leads nowhere`)
  }

  async function holdNextPage({ body: { meta } }: Answer, token: string) {
    const next = await ask(meta.next_page, 'GET', token)
    must(next.status === 200, `next_page answers ${next.status}`)
    must(next.body.meta.page === meta.page + 1, 'next_page is not the next page')
    must(next.body.meta.previous_page !== null, 'the next page has no page before it')
  }

  /** Returns the request as a command line. The role's token is in the variable that it names. */
  function curl(request: FuzzRequest) {
    const { method, headers, body, role } = request
    const lines = { ...headers, ...(body && { 'content-type': 'application/json' }) }
    const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
    return [
      `curl -X ${method} ${quoted(urlOf(request))} -H "Authorization: Bearer $${role.toUpperCase()}"`,
      ...Object.entries(lines).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
      ...(body ? [`--data-raw ${quoted(body)}`] : []),
    ].join(' ')
  }

  return { hold, curl, sent: () => sent }
}

function must(holds: boolean, message: string) {
  if (!holds) throw new Error(message)
}

const isAt = (found: object, fault: object) =>
  Object.entries(fault).every(([key, value]) => Object(found)[key] === value)

/** Rules that the contract states in words alone: the key after `whsec_`, and the length of a name in Unicode NFC. */
const isRuleOfServer = ({ errors }: { errors: { pointer: string; detail: string }[] }) =>
  errors.every(({ pointer, detail }) => pointer === '/secret' || (pointer === '/name' && /at most 100/.test(detail)))
