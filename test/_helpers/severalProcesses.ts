import { Agent, createServer, request } from 'node:http'
import { pipeline } from 'node:stream'
import { listen } from './listen.ts'
import { createDatabase } from './postgres.ts'
import { type Service, startService } from './service.ts'

/**
 * As `startService`, but `count` processes on one database of the server at `postgres`, each of whose requests goes to the
 * next process: by a proxy that opens a connection for each.
 */
export async function startSeveralProcesses(postgres: string, count: number): Promise<Service> {
  const flags = [
    '--open',
    '--networks',
    'regtest',
    '--store',
    await createDatabase(postgres),
    '--processes',
    `${count}`,
  ]
  const service = await startService(flags)
  const agent = new Agent({ keepAlive: false })
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming
    const options = { method, headers: { ...headers, connection: 'close' }, agent }
    const passed = request(`${service.base}${url}`, options, (answer) => {
      const { connection: _ours, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, rest)
      pipeline(answer, outgoing, () => undefined)
    })
    passed.on('error', () => outgoing.destroy())
    pipeline(incoming, passed, () => undefined)
  })
  const { port, close } = await listen(proxy)
  const base = `http://127.0.0.1:${port}`
  return {
    ...service,
    base,
    url: (network) => `${base}/${network}`,
    async stop() {
      await close()
      return service.stop()
    },
  }
}
