import { describe, expect, it } from 'vitest'
import { nextGasLimit, sequentialGasLimit } from '../../src/chain/gasLimit.ts'
import { regtest } from '../../src/network/networks/regtest.ts'
import { rulesAt } from '../../src/network/rulesAt.ts'

describe('nextGasLimit', () => {
  it('steps towards the target by a 1024th of the parent, and stops on it', () => {
    expect(nextGasLimit(10_000_000n, 7_500_000n)).toBe(9_990_235n)
    expect(nextGasLimit(5_000_000n, 7_500_000n)).toBe(5_004_882n)
    expect(nextGasLimit(7_501_000n, 7_500_000n)).toBe(7_500_000n)
    expect(nextGasLimit(7_499_000n, 7_500_000n)).toBe(7_500_000n)
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
