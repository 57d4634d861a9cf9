import { expect, it } from 'vitest'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { openAsked } from '../../_helpers/askChain.ts'
import { holdClock } from '../../_helpers/chain.ts'

it('eth_netHashrate rises with mined blocks', async () => {
  const difficulty = { ...regtest.difficulty, minimum: 3_600n, minimumFromRskip290: 3_600n }
  const clock = holdClock()
  const { chain, ask } = await openAsked({ clock, network: { ...regtest, difficulty } })
  expect(await ask('eth_netHashrate')).toBe(0)
  await chain.miner.mineOne()
  clock.advance(60_000)
  await chain.miner.mineOne()
  expect(await ask('eth_netHashrate')).toBe(2)
})
