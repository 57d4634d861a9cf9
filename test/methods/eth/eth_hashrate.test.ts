import { expect, it } from 'vitest'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { holdClock } from '../../_helpers/chain.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'

it('eth_hashrate rises with mined blocks', async () => {
  const difficulty = { ...regtest.difficulty, minimum: 3_600n, minimumFromRskip290: 3_600n }
  const clock = holdClock()
  const { chain, askResult } = await serveTestChain({ clock, network: { ...regtest, difficulty } })
  expect(await askResult('eth_hashrate')).toBe('0x0')
  await chain.miner.mineOne()
  clock.advance(60_000)
  await chain.miner.mineOne()
  expect(await askResult('eth_hashrate')).toBe('0x2')
})
