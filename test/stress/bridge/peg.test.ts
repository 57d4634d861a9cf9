import { expect, it } from 'vitest'
import { runCampaign } from './_campaign.ts'

/** Others: `SEED=7 EVENTS=20000 npm run test:long -- test/evm/precompiles/bridge/campaign`. */
const seed = Number(process.env.SEED ?? 2)
const events = Number(process.env.EVENTS ?? 100_000)

it(`makes and loses no satoshi over ${events} random events on both chains`, { timeout: 3_600_000 }, async () => {
  const { counts, blocks } = await runCampaign(seed, events)
  console.info(`${blocks} blocks`, counts)
  expect(counts.takeover ?? 0).toBeGreaterThan(0)
})
