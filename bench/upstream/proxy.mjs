// A plain proxy with persistent connections: `node proxy.mjs URL --port PORT`.
import { Agent, createServer, request } from 'node:http'

const [, , target, , port] = process.argv
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

createServer((incoming, response) => {
  const headers = { 'content-type': 'application/json', 'content-length': incoming.headers['content-length'] }
  const sent = request(target, { method: incoming.method, agent, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  sent.on('error', () => response.destroy())
  incoming.pipe(sent)
}).listen(Number(port), '127.0.0.1')
