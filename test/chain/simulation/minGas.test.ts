import { describe, expect, it } from 'vitest'
import { findMinGas } from '../../../src/chain/simulation/estimateGas.ts'

const INTRINSIC = 21_000n
const CAP = 6_800_000n

/** Searches the min gas if all gas from `threshold` on succeeds. */
async function search(threshold: bigint, used: bigint, least = INTRINSIC) {
  const asked: bigint[] = []
  const found = await findMinGas({ min: least, used, max: CAP }, async (gas) => {
    asked.push(gas)
    return gas >= threshold
  })
  return { found, executions: asked.length + 1, asked }
}

/** Thresholds over the whole range, denser where they are small. */
const THRESHOLDS = Array.from({ length: 400 }, (_, i) => INTRINSIC + BigInt(Math.round(5 * 1.0356 ** i)))

describe('the min gas', () => {
  it('the min gas is the gas used, after three executions, if that suffices', async () => {
    for (const used of [21_000n, 21_001n, 99_999n, 100_000n, 3_000_000n]) {
      expect((await search(used, used)).found).toBe(used)
      expect((await search(used, used)).executions).toBeLessThanOrEqual(3)
    }
  })

  it('the min gas is exact below 100,000, else at most 1.5 % more, after at most 24 executions', async () => {
    expect(THRESHOLDS.at(-1)).toBeGreaterThan(5_000_000n)
    for (const threshold of THRESHOLDS) {
      for (const used of [INTRINSIC, threshold - 2_300n, threshold - 1n, threshold + 1n, threshold * 2n, CAP]) {
        const { found, executions } = await search(threshold, used)
        const most = threshold < 100_000n ? threshold : (threshold * 203n) / 200n
        expect(found, `${threshold} of ${used}`).toBeGreaterThanOrEqual(threshold)
        expect(found, `${threshold} of ${used}`).toBeLessThanOrEqual(most)
        expect(executions, `${threshold} of ${used}`).toBeLessThanOrEqual(24)
      }
    }
  })

  it('the min gas is within the known bounds', async () => {
    const { found, asked } = await search(CAP, CAP)
    expect(found).toBe(CAP)
    for (const gas of [...asked, ...(await search(0n, 50_000n)).asked]) {
      expect(gas).toBeGreaterThanOrEqual(INTRINSIC)
      expect(gas).toBeLessThan(CAP)
    }
  })

  it('the min gas succeeded even if both more and less gas fail', async () => {
    for (let period = 2n; period < 60_000n; period = period * 3n + 1n) {
      const succeeds = async (gas: bigint) => (gas / period) % 2n === 0n
      const found = await findMinGas({ min: INTRINSIC, used: 140_000n, max: CAP }, succeeds)
      expect(found === CAP || (await succeeds(found))).toBe(true)
    }
  })
})
