import { expect } from 'vitest'
import { createRandom } from '../../_helpers/random.ts'
import type { Engine } from './engines.ts'
import { ask, askText, startNode } from './node.ts'
import { findFaults } from './verify.ts'

/** Below the snapshot and above it, in each round: enough that taking them away is no single row's work. */
const BLOCKS = 25
const LONGEST_BEHIND_MS = 25

/** Kills a node in the middle of `evm_revert`, again and again; fails when the chain is neither as before nor as after. */
export async function killReverts(engine: Engine, kills: number, seed: number): Promise<void> {
  const random = createRandom(seed)
  const place = await engine.createPlace()
  for (let round = 0; round < kills; round++) {
    const node = await startNode([...place.flags, '--profile', 'dev'])
    await ask(node.url, 'hardhat_mine', BLOCKS)
    const below = Number(await askText(node.url, 'eth_blockNumber'))
    const snapshot = await askText(node.url, 'evm_snapshot')
    await ask(node.url, 'hardhat_mine', BLOCKS)
    const reverting = ask(node.url, 'evm_revert', snapshot).catch(() => undefined) // when the kill is faster
    await new Promise((resolve) => setTimeout(resolve, random(LONGEST_BEHIND_MS)))
    await node.kill()
    const answer = await reverting
    expect(await findFaults(place, [], 1), `kill ${round + 1}`).toEqual([])

    const next = await startNode([...place.flags, '--profile', 'dev'])
    const head = Number(await askText(next.url, 'eth_blockNumber'))
    expect(answer?.result === true ? [below] : [below, below + BLOCKS]).toContain(head)
    await ask(next.url, 'hardhat_mine', 1)
    expect(Number(await askText(next.url, 'eth_blockNumber'))).toBe(head + 1)
    expect(await next.stop()).toBe(0)
  }
}
