import type { TestProject } from 'vitest/node'
import { offer, type Shared } from './onDemand.ts'
import type { Extreme } from './runBudgets.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the URL of the run's node on the fixture's chains, or with status 503 and the reason. */
    readonly fixtureStarter: string
    /** Answers with the folder that holds the fixture's chains, or with status 503 and the reason. */
    readonly fixtureBuilder: string
  }
}

/** Offers the fixture's chains, and one node on them for all test files that change nothing there. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { extreme } = project.getProvidedContext()
  const builder = await offer(build)
  const starter = await offer(() => startShared(extreme))
  project.provide('fixtureBuilder', builder.address)
  project.provide('fixtureStarter', starter.address)
  return async () => {
    await starter.withdraw()
    await builder.withdraw()
  }
}

let built: Promise<string> | undefined

/** Loads the chain's modules only when a test needs them. */
async function buildOnce(): Promise<string> {
  built ??= import('./cachedFixture.ts').then(({ cachedFixture }) => cachedFixture())
  return built
}

async function build(): Promise<Shared> {
  return { url: await buildOnce(), stop: async () => undefined }
}

async function startShared(extreme: Extreme | undefined): Promise<Shared> {
  const { startFixture } = await import('../../scripts/fixture/startFixture.ts')
  const { optionsOf } = await import('./runBudgets.ts')
  const fixture = await startFixture(await buildOnce(), {}, optionsOf(extreme))
  return { url: fixture.url(), stop: fixture.close }
}
