import { expect, it } from 'vitest'
import { runCampaigns } from './_campaign.ts'

const SEEDS = 100

it(`${SEEDS} random histories: every filter tells everything once, in order`, { timeout: 300_000 }, async () => {
  const done = await runCampaigns(0, SEEDS)
  expect(done.reorganised).toBeGreaterThan(SEEDS / 4)
  expect(done.restart).toBeGreaterThan(SEEDS)
  expect(done['poll while it turns']).toBeGreaterThan(SEEDS)
})
