import { once } from 'node:events'
import { createServer } from 'node:http'

/** A resource that test files share from its first use to the end of the run. */
export interface Shared {
  /** The URL or the folder that test files receive. */
  readonly url: string
  stop(): Promise<void>
}

/** The address that test files ask where it is. */
export interface Offer {
  readonly address: string
  withdraw(): Promise<void>
}

/** Starts something for the first test file that asks for it, so that runs without one cost nothing; a reason is status 503. */
export async function offer(start: () => Promise<Shared>): Promise<Offer> {
  let starting: Promise<Shared> | undefined
  const server = createServer((_request, response) => {
    starting ??= start()
    starting.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(503).end(error instanceof Error ? error.message : String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no address to listen on')
  return {
    address: `http://127.0.0.1:${address.port}`,
    async withdraw() {
      server.close()
      server.closeAllConnections()
      const started = await starting?.catch(() => undefined)
      await started?.stop()
    },
  }
}
