// A server that fails as it is told to.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Notewire, type NotewireOptions } from '@notewire/client'
import type { Test } from 'tap'
import { fakeClock } from './client.js'

export type Failing = (response: ServerResponse, request: IncomingMessage) => void

/** Answers the first request with the first, and so on; all others with the last. */
export async function brokenServer(t: Test, ...failing: Failing[]) {
  let asked = 0
  const server = createServer((request, response) => {
    request.resume()
    const fail = failing[Math.min(asked++, failing.length - 1)] as Failing
    request.on('end', () => fail(response, request))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clock = fakeClock()
  const client = (options: Partial<NotewireOptions> = {}) =>
    new Notewire({ baseUrl, token: 'nwt_sesame', clock, ...options })
  return { client, clock, asked: () => asked }
}

export const answering =
  (status: number, body = '', headers: Record<string, string> = {}): Failing =>
  (response) =>
    response.writeHead(status, headers).end(body)

export const reset: Failing = (response) => response.destroy()

export const halfBody: Failing = (response) => {
  response.writeHead(200, { 'content-length': '1000', 'content-type': 'application/json' })
  response.write('{"notes":[', () => response.destroy())
}

export const halfChunk: Failing = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"notes":[', () => response.destroy())
}

export const silence: Failing = () => {}

export const stuckBody: Failing = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"notes":[')
}

export const emptyPage = JSON.stringify({
  notes: [],
  meta: { previous_page: null, next_page: null, page: 1, per_page: 20, total: 0 },
})
