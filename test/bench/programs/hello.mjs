// The least server that Node has.
import { createServer } from 'node:http'

createServer((_, response) => response.end('hello')).listen(process.env.PORT, '127.0.0.1')
