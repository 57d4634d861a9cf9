import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { type RunningPostgres, startPostgres } from './startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that answers where PostgreSQL is, or status 503 and why there is none. */
    readonly postgresStarter: string
  }
}

/** Offers one PostgreSQL to all test files, started by the first that asks for it, so that runs without one cost nothing. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<RunningPostgres> | undefined
  const door = createServer((_request, response) => {
    starting ??= startPostgres()
    starting.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(503).end(error instanceof Error ? error.message : String(error)),
    )
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const address = door.address()
  if (address === null || typeof address === 'string') throw new Error('no address to listen on')
  project.provide('postgresStarter', `http://127.0.0.1:${address.port}`)
  return async () => {
    door.close()
    door.closeAllConnections()
    const server = await starting?.catch(() => undefined)
    await server?.stop()
  }
}
