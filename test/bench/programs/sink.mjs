// A target of deliveries: answers with 204, below /slow after 5 ms. `GET /received` says how many requests have come since
// `GET /reset`, and the milliseconds from the first to the last of them.
import { createServer } from 'node:http'

let [count, first, last] = [0, 0, 0]
// Connections stay open between rounds.
createServer({ keepAliveTimeout: 0 }, (request, response) => {
  if (request.url === '/received') {
    response.end(JSON.stringify({ count, ms: last - first }))
    return
  }
  if (request.url === '/reset') count = 0
  const answer = () => response.writeHead(204).end()
  if (request.method !== 'POST') return answer()
  request.resume().once('end', () => {
    last = performance.now()
    if (count++ === 0) first = last
    if (request.url.startsWith('/slow')) setTimeout(answer, 5)
    else answer()
  })
}).listen(process.env.PORT, '127.0.0.1')
