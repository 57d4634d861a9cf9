import { afterAll } from 'vitest'
import { type Fixture, startFixture } from '../../scripts/fixture/startFixture.ts'
import { RUN_OPTIONS } from './budgets.ts'
import { builtFixture } from './fixture.ts'

/** Nodes that are closed together: on Node 20 each closing collects the garbage of the whole process. */
const CLOSED_TOGETHER = 16

/** Returns the function that starts a node on a copy of regtest's chain, for one example that changes it. */
export function useFreshFixtures(): () => Promise<Fixture> {
  const used: Fixture[] = []
  const closeUsed = () => Promise.all(used.splice(0).map((node) => node.close()))
  afterAll(closeUsed)
  return async () => {
    if (used.length >= CLOSED_TOGETHER) await closeUsed()
    const node = await startFixture(await builtFixture(), { networks: ['regtest'] }, RUN_OPTIONS)
    used.push(node)
    return node
  }
}
