import { expect, it } from 'vitest'
import { nextMinimumGasPrice } from '../../src/chain/minimumGasPrice.ts'

it('nextMinimumGasPrice moves one percent at most, one wei at least', () => {
  expect(nextMinimumGasPrice(0n, 1000n)).toBe(1n)
  expect(nextMinimumGasPrice(1000n, 5000n)).toBe(1010n)
  expect(nextMinimumGasPrice(1000n, 0n)).toBe(990n)
  expect(nextMinimumGasPrice(1000n, 1005n)).toBe(1005n)
})
