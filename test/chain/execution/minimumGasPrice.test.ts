import { expect, it } from 'vitest'
import { isPriceAllowed, nextMinimumGasPrice } from '../../../src/chain/execution/minimumGasPrice.ts'
import { mainnet } from '../../../src/chainspec/networks/mainnet.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'

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
])('the miner goes from %i towards %i by one percent at most, one wei at least: %i', (parent, target, next) => {
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
