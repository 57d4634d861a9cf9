import type { TestProject } from 'vitest/node'
import { offer } from './onDemand.ts'
import { startPostgres } from './startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that answers where PostgreSQL is, or status 503 and why there is none. */
    readonly postgresStarter: string
  }
}

/** Offers one PostgreSQL to all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, withdraw } = await offer(startPostgres)
  project.provide('postgresStarter', address)
  return withdraw
}
