import { describe, expect, it } from 'vitest'
import { nextGasLimit, sequentialGasLimit } from '../../../src/chain/execution/gasLimit.ts'
import { regtest } from '../../../src/chainspec/networks/regtest.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'

describe('nextGasLimit', () => {
  it.each([
    [10_000_000n, 7_500_000n, 9_990_235n],
    [5_000_000n, 7_500_000n, 5_004_882n],
    [7_501_000n, 7_500_000n, 7_500_000n],
    [7_499_000n, 7_500_000n, 7_500_000n],
    [7_500_000n, 7_500_000n, 7_500_000n],
  ])('goes from %i towards %i by a 1024th at most: %i', (parent, target, next) => {
    expect(nextGasLimit(parent, target)).toBe(next)
  })

  it('never goes below what a block must have', () => {
    expect(nextGasLimit(3_000_500n, 1_000_000n)).toBe(3_000_000n)
    expect(nextGasLimit(3_000_000n, 1_000_000n)).toBe(3_000_000n)
  })
})

describe('sequentialGasLimit', () => {
  const parallel = rulesAt(regtest, 1)
  it('is the whole block without parallel lists', () => {
    expect(sequentialGasLimit(10_000_000n, 6_800_000n, rulesAt(regtest, 0))).toBe(10_000_000n)
  })
  it('leaves two lists aside when there is room for them', () => {
    expect(sequentialGasLimit(10_000_000n, 6_800_000n, parallel)).toBe(6_800_000n)
    expect(sequentialGasLimit(6_000_000n, 6_800_000n, parallel)).toBe(6_000_000n)
    expect(sequentialGasLimit(30_000_000n, 6_800_000n, parallel)).toBe(10_000_000n)
  })
})
