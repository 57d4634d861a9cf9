import { expect, it } from 'vitest'
import { runCampaign } from '../../bridge/campaign/_campaign.ts'
import { countOf, firstSeed, report } from '../_campaign.ts'

const EVENTS = countOf({ small: 600, long: 100_000 })
const SEED = firstSeed(1)
/** Events of each kind that occur in a campaign of this length, whatever its seed. */
const KINDS = [
  ...['pegin_btc', 'rejected_pegin', 'wrong proof', 'release_request_received', 'release_request_rejected'],
  ...['batch_pegout_created', 'pegout_confirmed', 'add_signature', 'release_btc', 'commit_federation'],
]
const EVENTS_FOR_ALL_KINDS = 600

it(`${EVENTS} random events on Bitcoin and Rootstock from seed ${SEED} create and lose no satoshi, and another chain executes all blocks again`, async () => {
  const { counts, blocks } = await runCampaign(SEED, EVENTS)
  report('bridge/peg', { seed: SEED, count: EVENTS, blocks, ...counts })
  if (EVENTS >= EVENTS_FOR_ALL_KINDS) expect(KINDS.filter((kind) => (counts[kind] ?? 0) === 0)).toEqual([])
})
