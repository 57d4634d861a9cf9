import { expect, it } from 'vitest'
import { MINES_AT_ONCE, MINES_ON_DEMAND } from '../../_helpers/chain.ts'
import { serveTestChain } from '../../_helpers/serveTestChain.ts'

it.each([
  ['at once', { submitting: MINES_AT_ONCE }, true],
  ['at intervals', { submitting: MINES_ON_DEMAND, miningIntervalMs: 1_000_000 }, true],
  ['on demand', { submitting: MINES_ON_DEMAND }, false],
] as const)('eth_mining on a chain that is mined %s', async (_, setup, expected) => {
  const { askResult } = await serveTestChain(setup)
  expect(await askResult('eth_mining')).toBe(expected)
})
