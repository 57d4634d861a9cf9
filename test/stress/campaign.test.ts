import { describe, expect, it } from 'vitest'
import { type Batch, createCampaign } from './_campaign.ts'

const SIZES = { small: 5, long: 1_000 }

async function collect(batches: AsyncIterable<Batch>): Promise<Batch[]> {
  const all: Batch[] = []
  for await (const batch of batches) all.push(batch)
  return all
}

describe('arguments of a campaign', () => {
  it('without arguments the count and the seed are the small ones', () => {
    const { countOf, firstSeed, timeoutOf } = createCampaign({})
    expect([countOf(SIZES), firstSeed(7), timeoutOf(1_000)]).toEqual([5, 7, 1_000])
  })

  it('a long run has the full count and a seed from the clock', () => {
    const { countOf, firstSeed, timeoutOf } = createCampaign({ STRESS_LONG: '1' })
    expect([countOf(SIZES), timeoutOf(1_000)]).toEqual([1_000, 86_400_000])
    expect(firstSeed(7)).toBeGreaterThan(7)
  })

  it('--count, --minutes and --from-seed override small and full sizes', () => {
    for (const STRESS_LONG of [undefined, '1']) {
      const given = { STRESS_LONG, STRESS_COUNT: '20', STRESS_MINUTES: '0.5', STRESS_FROM_SEED: '0' }
      const { countOf, minutesOf, firstSeed, timeoutOf } = createCampaign(given)
      expect([countOf(SIZES), minutesOf(SIZES), firstSeed(7)]).toEqual([20, 0.5, 0])
      expect(timeoutOf(1_000)).toBe(86_400_000)
    }
  })

  it.each([
    [{ STRESS_COUNT: '0' }, "--count: must be a whole number from 1, got '0'"],
    [{ STRESS_COUNT: '1.5' }, "--count: must be a whole number from 1, got '1.5'"],
    [{ STRESS_COUNT: '' }, "--count: must be a whole number from 1, got ''"],
    [{ STRESS_COUNT: 'kills' }, "--count: must be a whole number from 1, got 'kills'"],
    [{ STRESS_MINUTES: '0' }, "--minutes: must be a number above 0, as 5 or 0.5, got '0'"],
    [{ STRESS_MINUTES: '-1' }, "--minutes: must be a number above 0, as 5 or 0.5, got '-1'"],
    [{ STRESS_FROM_SEED: '4294967296' }, "--from-seed: must be a whole number from 0 to 4294967295, got '4294967296'"],
    [{ STRESS_FROM_SEED: '0x7' }, "--from-seed: must be a whole number from 0 to 4294967295, got '0x7'"],
    [{ STRESS_LONG: 'yes' }, "STRESS_LONG: must be 1 or unset, got 'yes'"],
  ])('%o is refused', (environment, message) => {
    expect(() => createCampaign(environment)).toThrow(message)
  })
})

describe('batches of a campaign', () => {
  it('batches cover the count from the first seed, the last one with the rest', async () => {
    expect(await collect(createCampaign({}).batchesOf(SIZES, 2, 7))).toEqual([
      { seed: 7, count: 2 },
      { seed: 9, count: 2 },
      { seed: 11, count: 1 },
    ])
  })

  it('--minutes ends a campaign whose count is far off', async () => {
    const { batchesOf } = createCampaign({ STRESS_MINUTES: '0.0001', STRESS_COUNT: '9000000000000000' })
    await expect(collect(batchesOf(SIZES, 1, 0))).resolves.toBeInstanceOf(Array)
  })
})
