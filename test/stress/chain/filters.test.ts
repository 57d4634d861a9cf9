import { expect, it } from 'vitest'
import { runCampaigns } from '../../chain/subscriptions/_campaign.ts'
import { batchesOf, firstSeed, report } from '../_campaign.ts'

const SIZES = { small: 8, long: 1_000 }
const BATCH = 50
const SEED = firstSeed(1)

it(`filters report every change once and in order over random histories from seed ${SEED}`, async () => {
  for await (const batch of batchesOf(SIZES, BATCH, SEED)) {
    const done = await runCampaigns(batch.seed, batch.count)
    report('chain/filters', { ...batch, ...done })
    for (const kind of ['reorganised', 'restart', 'poll while it turns']) {
      expect(done[kind] ?? 0, kind).toBeGreaterThanOrEqual(Math.floor(batch.count / 10))
    }
  }
})
