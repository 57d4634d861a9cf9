import { expect, it } from 'vitest'
import { runCampaign } from '../../evm/_campaign.ts'
import { batchesOf, firstSeed, report } from '../_campaign.ts'

const SIZES = { small: 1_000, long: 100_000 }
const BATCH = 1_000
const SEED = firstSeed(1)
const MEBIBYTE = 2 ** 20
/** Growth of the process once it is warm, in MiB. */
const MAX_GROWTH_MIB = 256

it(`random programs from seed ${SEED} end the same twice, within their gas and in bounded memory`, async () => {
  const residentMib: number[] = []
  for await (const batch of batchesOf(SIZES, BATCH, SEED)) {
    const ends = await runCampaign(batch.seed, batch.count)
    residentMib.push(Math.round(process.memoryUsage.rss() / MEBIBYTE))
    const sorted = Object.fromEntries(Object.entries(ends).sort(([, a], [, b]) => b - a))
    report('evm/fuzz', { ...batch, residentMib: residentMib.at(-1), ...sorted })
  }
  const [, warm = Number.POSITIVE_INFINITY] = residentMib
  expect(Math.max(...residentMib) - warm).toBeLessThan(MAX_GROWTH_MIB)
})
