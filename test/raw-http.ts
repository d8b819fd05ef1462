// Sends bytes that no HTTP client would send.
import { connect, type Socket } from 'node:net'
import { contradictions } from './conformance.js'
import type { Answer } from './helper.js'

/** Opens a connection to the server. */
export async function open(baseUrl: string): Promise<Socket> {
  const { port, hostname } = new URL(baseUrl)
  const socket = connect(Number(port), hostname)
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  return socket
}

/** Returns everything that arrives until the server closes the connection. */
export const received = (socket: Socket) =>
  new Promise<string>((resolve, reject) => {
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })

/** Sends bytes on a connection of their own, and returns everything that arrives until the server closes it. */
export async function exchange(baseUrl: string, sent: string | Uint8Array): Promise<string> {
  const socket = await open(baseUrl)
  const all = received(socket)
  socket.write(sent)
  return all
}

/** Returns the answers in what arrived on a connection. Each must have a Content-Length. */
export function answersIn(text: string): Answer[] {
  const answers: Answer[] = []
  for (let rest = Buffer.from(text); rest.length > 0; ) {
    const headEnd = rest.indexOf('\r\n\r\n') + 4
    const [line = '', ...fields] = rest.subarray(0, headEnd).toString().trimEnd().split('\r\n')
    const headers = new Headers(fields.map((field) => field.split(/: (.*)/, 2) as [string, string]))
    const bodyEnd = headEnd + Number(headers.get('content-length'))
    const body = rest.subarray(headEnd, bodyEnd).toString()
    const isJson = /\bjson\b/.test(headers.get('content-type') ?? '')
    answers.push({ status: Number(line.split(' ')[1]), headers, body: isJson ? JSON.parse(body) : body })
    rest = rest.subarray(bodyEnd)
  }
  return answers
}

/** Sends a request as it is, and returns its only answer. */
export async function answerTo(baseUrl: string, sent: string | Uint8Array): Promise<Answer> {
  const [answer, ...others] = answersIn(await exchange(baseUrl, sent))
  if (!answer || others.length > 0) throw new Error(`${others.length + (answer ? 1 : 0)} answers`)
  return answer
}

/** Returns where an answer to a request that Node could not parse contradicts the contract of an operation. */
export const rawContradictions = (operationId: string, { status, headers, body }: Answer) =>
  contradictions(operationId, { status, headers: Object.fromEntries(headers), body: JSON.stringify(body) })
