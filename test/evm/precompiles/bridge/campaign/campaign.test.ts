import { expect, it } from 'vitest'
import { runCampaign } from './_campaign.ts'

it('makes and loses no satoshi over random events on both chains, which another chain executes again', async () => {
  const { counts, blocks } = await runCampaign(1, 2_000)
  expect(blocks).toBeGreaterThan(1_000)
  const happened = [
    ...['pegin_btc', 'rejected_pegin', 'wrong proof', 'release_request_received', 'release_request_rejected'],
    ...['batch_pegout_created', 'pegout_confirmed', 'add_signature', 'release_btc', 'commit_federation', 'takeover'],
  ]
  expect(happened.filter((kind) => (counts[kind] ?? 0) === 0)).toEqual([])
})
