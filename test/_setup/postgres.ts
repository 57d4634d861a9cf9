import type { TestProject } from 'vitest/node'
import { offer } from './onDemand.ts'
import { type RunningPostgres, startPostgres } from './startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that answers where PostgreSQL is, or status 503 and why there is none. */
    readonly postgresStarter: string
  }
}

/** Offers one PostgreSQL to all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, withdraw } = await offer(startOrExplain)
  project.provide('postgresStarter', address)
  return withdraw
}

/** Starts PostgreSQL; prints once for all test files why their tests of it are skipped. */
async function startOrExplain(): Promise<RunningPostgres> {
  try {
    return await startPostgres()
  } catch (error) {
    process.stderr.write(`SKIPPED: tests on PostgreSQL, which cannot start: ${String(error)}\n`)
    throw error
  }
}
