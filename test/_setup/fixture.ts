import type { TestProject } from 'vitest/node'
import { offer, type Shared } from './onDemand.ts'
import type { Extreme } from './runBudgets.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that answers where the run's node on the fixture's chains is, or status 503 and why there is none. */
    readonly fixtureStarter: string
  }
}

/** Offers one node on the fixture's chains to all test files that change nothing there. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { extreme } = project.getProvidedContext()
  const { address, withdraw } = await offer(() => startShared(extreme))
  project.provide('fixtureStarter', address)
  return withdraw
}

/** Loads the service only when somebody wants it. */
async function startShared(extreme: Extreme | undefined): Promise<Shared> {
  const { startFixtureOnce } = await import('./startFixtureOnce.ts')
  return startFixtureOnce(extreme)
}
