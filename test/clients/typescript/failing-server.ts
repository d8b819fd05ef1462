import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Notewire, type NotewireOptions } from '@notewire/client'
import type { Test } from 'tap'
import { clockOf } from './client.js'

export type Responder = (response: ServerResponse, request: IncomingMessage) => void

/** Starts a server that handles each request with the next responder, and the last one with all further requests. */
export async function failingServer(t: Test, ...responders: Responder[]) {
  let requests = 0
  const server = createServer((request, response) => {
    request.resume()
    const respond = responders[Math.min(requests++, responders.length - 1)] as Responder
    request.on('end', () => respond(response, request))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clock = clockOf()
  const client = (options: Partial<NotewireOptions> = {}) =>
    new Notewire({ baseUrl, token: 'nwt_sesame', clock, ...options })
  return { client, clock, requestCount: () => requests }
}

export const respondWith =
  (status: number, body: string | Uint8Array = '', headers: Record<string, string> = {}): Responder =>
  (response) =>
    response.writeHead(status, headers).end(body)

export const resetConnection: Responder = (response) => response.destroy()

export const sendHalfBody: Responder = (response) => {
  response.writeHead(200, { 'content-length': '1000', 'content-type': 'application/json' })
  response.write('{"notes":[', () => response.destroy())
}

export const sendHalfChunk: Responder = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"notes":[', () => response.destroy())
}

export const neverRespond: Responder = () => {}

export const stopInBody: Responder = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"notes":[')
}

export const emptyPage = JSON.stringify({
  notes: [],
  meta: { previous_page: null, next_page: null, page: 1, per_page: 20, total: 0 },
})

/** `Retry-After` of an hour, and of longer than any timer can wait. */
export const inAnHour = { 'retry-after': '3600' }
export const never = { 'retry-after': '9223372036854775807' }
