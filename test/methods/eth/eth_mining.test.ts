import { expect, it } from 'vitest'
import { openAsked } from '../../_helpers/askChain.ts'
import { MINES_AT_ONCE, MINES_ON_DEMAND } from '../../_helpers/chain.ts'

it.each([
  ['at once', { submitting: MINES_AT_ONCE }, true],
  ['at intervals', { submitting: MINES_ON_DEMAND, miningIntervalMs: 1_000_000 }, true],
  ['on demand', { submitting: MINES_ON_DEMAND }, false],
] as const)('eth_mining on a chain that is mined %s', async (_, setup, expected) => {
  const { ask } = await openAsked(setup)
  expect(await ask('eth_mining')).toBe(expected)
})
