// A name server on this machine (RFC 1035).
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { Test } from 'tap'

const typeA = 1
const nameError = 3

/** Starts a name server with these IPv4 addresses. It never answers for a name that begins with `silent`. */
export async function nameServer(t: Test, addresses: Record<string, string>, host = '127.0.0.1', port = 0) {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = questionOf(query)
    asked.push(name)
    if (!name.startsWith('silent')) socket.send(answer(query.subarray(0, end), addresses[name], type), port, address)
  })
  socket.bind(port, host)
  await once(socket, 'listening')
  t.teardown(() => socket.close())
  return { address: `${host}:${socket.address().port}`, asked }
}

function questionOf(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function answer(question: Buffer, address: string | undefined, type: number): Buffer {
  const hasAddress = address !== undefined && type === typeA
  const header = Buffer.from(question.subarray(0, 12))
  // A response with recursion, one question, and without additional records.
  header.writeUInt16BE(0x8180 | (address === undefined ? nameError : 0), 2)
  header.writeUInt16BE(hasAddress ? 1 : 0, 6)
  header.writeUInt32BE(0, 8)
  // A pointer to the name in the question, type A, class IN, 60 seconds, four bytes.
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...(address ?? '').split('.').map(Number)])
  return Buffer.concat([header, question.subarray(12), ...(hasAddress ? [record] : [])])
}
