import { expect, it } from 'vitest'
import { runCampaigns } from './_campaign.ts'

/** More seeds are in test/stress/chain/filters.test.ts. */
const SEEDS = 2

it('filters report every change once and in order over two random histories', async () => {
  const done = await runCampaigns(5, SEEDS)
  expect(done).toMatchObject({ reorganised: expect.any(Number), restart: expect.any(Number) })
})
