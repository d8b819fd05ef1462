// A target of deliveries: answers with 204, below /slow after 5 ms. `GET /received?count=…` is answered when so many have come
// since `GET /reset`, with the milliseconds from the first to the last of them. Asking again and again would take processor
// time from what is measured.
import { createServer } from 'node:http'

let [count, first, last] = [0, 0, 0]
let [expected, report] = [Number.POSITIVE_INFINITY, () => {}]

function reportIfComplete() {
  if (count < expected) return
  expected = Number.POSITIVE_INFINITY
  report()
}

function control({ pathname, searchParams }, response) {
  if (pathname === '/received') {
    expected = Number(searchParams.get('count'))
    report = () => response.end(JSON.stringify({ ms: last - first }))
    return reportIfComplete()
  }
  if (pathname === '/reset') count = 0
  response.end()
}

// Connections stay open between rounds.
createServer({ keepAliveTimeout: 0 }, (request, response) => {
  if (request.method === 'GET') return control(new URL(request.url, 'http://sink'), response)
  const answer = () => response.writeHead(204).end()
  request.resume().once('end', () => {
    last = performance.now()
    if (count++ === 0) first = last
    if (request.url.startsWith('/slow')) setTimeout(answer, 5)
    else answer()
    reportIfComplete()
  })
}).listen(process.env.PORT, '127.0.0.1')
