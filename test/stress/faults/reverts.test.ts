import { describe, expect, it } from 'vitest'
import { createRandom } from '../../_helpers/random.ts'
import { ask } from '../../_helpers/wire.ts'
import { countOf, firstSeed, isLong, report } from '../_campaign.ts'
import { ENGINES, type Engine } from './engines.ts'
import { askText, startNode } from './node.ts'
import { findFaults } from './verify.ts'

const KILLS = countOf({ small: 1, long: 50 })
/** Blocks below and above the snapshot in each round: enough that more than one row is removed. */
const BLOCKS = 25
const MAX_DELAY_MS = 25

/** Kills a node during `evm_revert`. Fails if the chain is neither as before nor as after it. */
async function killReverts(engine: Engine, kills: number, seed: number): Promise<void> {
  const random = createRandom(seed)
  const place = await engine.createPlace()
  for (let round = 0; round < kills; round++) {
    const node = await startNode([...place.flags, '--profile', 'dev'])
    await ask(node.url, 'hardhat_mine', BLOCKS)
    const below = Number(await askText(node.url, 'eth_blockNumber'))
    const snapshot = await askText(node.url, 'evm_snapshot')
    await ask(node.url, 'hardhat_mine', BLOCKS)
    const reverting = ask(node.url, 'evm_revert', snapshot).catch(() => undefined) // when the kill is faster
    await new Promise((resolve) => setTimeout(resolve, random(MAX_DELAY_MS)))
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

/** The small run takes SQLite only. */
const engines = isLong ? ENGINES : ENGINES.slice(0, 1)

describe.each(engines)('kills in evm_revert on $name', (engine) => {
  const seed = firstSeed(1)

  it(`kill -9 in evm_revert on ${engine.name} leaves the chain as before or as after it: ${KILLS} times, seed ${seed}`, async () => {
    await killReverts(engine, KILLS, seed)
    report('faults/reverts', { seed, count: KILLS, store: engine.name })
  })
})
