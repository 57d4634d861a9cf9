import { expect, it } from 'vitest'
import { runCampaign } from './_campaign.ts'

/** test/stress/bridge/peg.test.ts runs more events, with elections. */
const EVENTS = 100

it(`${EVENTS} random events on Bitcoin and Rootstock create and lose no satoshi, and another chain executes all blocks again`, async () => {
  const { counts, blocks } = await runCampaign(1, EVENTS)
  expect(blocks).toBeGreaterThan(EVENTS / 2)
  const kinds = ['pegin_btc', 'rejected_pegin', 'wrong proof', 'release_request_rejected', 'commit_federation']
  expect(kinds.filter((kind) => (counts[kind] ?? 0) === 0)).toEqual([])
})
