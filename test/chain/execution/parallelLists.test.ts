import { describe, expect, it } from 'vitest'
import { fromHex } from '../../../src/base/hex.ts'
import { createLists, sequentialGasLimit } from '../../../src/chain/execution/parallelLists.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'

const LIMITS = { parallel: 1_600n, sequential: 6_800n }
const [first, second] = [fromHex(`0x${'11'.repeat(20)}`), fromHex(`0x${'22'.repeat(20)}`)]

it('transactions before an edge share a list, and those after the last edge are sequential', () => {
  const listOf = createLists(LIMITS, [2, 3])
  expect([0, 1].map(listOf)).toEqual([listOf(0), listOf(0)])
  expect(new Set([0, 2, 3].map(listOf)).size).toBe(3)
  expect(listOf(4)).toBe(listOf(3))
  expect([0, 2, 3].map((index) => listOf(index).gasAvailable())).toEqual([1_600n, 1_600n, 6_800n])
  const alone = createLists(LIMITS, [])
  expect(alone(0).gasAvailable()).toBe(6_800n)
})

it('each list counts its own gas', () => {
  const listOf = createLists(LIMITS, [2, 3])
  expect([listOf(0).count(100n, []), listOf(1).count(50n, []), listOf(2).count(70n, [])]).toEqual([100n, 150n, 70n])
  expect([0, 2, 3].map((index) => listOf(index).gasAvailable())).toEqual([1_450n, 1_530n, 6_800n])
})

it('an account destroyed in a parallel list stays destroyed for it and for the sequential list', () => {
  const listOf = createLists(LIMITS, [2, 3])
  listOf(0).count(0n, [first])
  listOf(2).count(0n, [second])
  expect([0, 2, 3].map((index) => listOf(index).wasDestroyed(first))).toEqual([true, false, true])
  expect([0, 2, 3].map((index) => listOf(index).wasDestroyed(second))).toEqual([false, true, true])
  listOf(3).count(0n, [first])
  expect(listOf(2).wasDestroyed(first)).toBe(false)
})

describe('sequentialGasLimit', () => {
  const parallel = rulesAt(regtest, 1)
  it("the sequential gas limit is the block's without parallel lists", () => {
    expect(sequentialGasLimit(10_000_000n, 6_800_000n, rulesAt(regtest, 0))).toBe(10_000_000n)
  })
  it('the sequential gas limit leaves gas for two parallel lists above the minimum', () => {
    expect(sequentialGasLimit(10_000_000n, 6_800_000n, parallel)).toBe(6_800_000n)
    expect(sequentialGasLimit(6_000_000n, 6_800_000n, parallel)).toBe(6_000_000n)
    expect(sequentialGasLimit(30_000_000n, 6_800_000n, parallel)).toBe(10_000_000n)
  })
})
