import { it } from 'vitest'
import { runCampaigns } from './_campaign.ts'

const SEEDS = 1_000

it(`${SEEDS} random histories: every filter tells everything once, in order`, { timeout: 3_600_000 }, async () => {
  const done = await runCampaigns(0, SEEDS)
  process.stdout.write(`filters, ${SEEDS} seeds: ${JSON.stringify(done)}\n`)
})
