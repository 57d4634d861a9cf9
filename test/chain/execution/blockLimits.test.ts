import { describe, expect, it } from 'vitest'
import { isPriceAllowed, nextGasLimit, nextMinimumGasPrice } from '../../../src/chain/execution/blockLimits.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'

describe('nextGasLimit', () => {
  it.each([
    [10_000_000n, 7_500_000n, 9_990_235n],
    [5_000_000n, 7_500_000n, 5_004_882n],
    [7_501_000n, 7_500_000n, 7_500_000n],
    [7_499_000n, 7_500_000n, 7_500_000n],
    [7_500_000n, 7_500_000n, 7_500_000n],
  ])('the gas limit moves from %i towards %i by at most 1/1024: %i', (parent, target, next) => {
    expect(nextGasLimit(parent, target)).toBe(next)
  })

  it('the gas limit never falls below the minimum', () => {
    expect(nextGasLimit(3_000_500n, 1_000_000n)).toBe(3_000_000n)
    expect(nextGasLimit(3_000_000n, 1_000_000n)).toBe(3_000_000n)
  })
})

it.each([
  [0n, 1000n, 1n],
  [0n, 0n, 0n],
  [1n, 0n, 0n],
  [99n, 200n, 100n],
  [199n, 0n, 198n],
  [1000n, 5000n, 1010n],
  [1000n, 0n, 990n],
  [1000n, 1005n, 1005n],
  [1000n, 1010n, 1010n],
  [1000n, 990n, 990n],
  [1099n, 5000n, 1109n],
])('the minimum gas price moves from %i towards %i by at most 1 %% or 1 wei: %i', (parent, target, next) => {
  expect(nextMinimumGasPrice(parent, target)).toBe(next)
})

it.each([
  [9n, 10n, 5_467_999, false],
  [10n, 10n, 5_467_999, true],
  [1001n, 10n, 5_467_999, true],
  [1000n, 10n, 5_468_000, true],
  [1001n, 10n, 5_468_000, false],
  [9n, 10n, 5_468_000, false],
  [10n ** 18n, 0n, 5_468_000, true],
])('a price of %i at a minimum of %i in block %i of mainnet: %s', (price, minimum, number, allowed) => {
  expect(isPriceAllowed(price, minimum, rulesAt(mainnet, number))).toBe(allowed)
})
