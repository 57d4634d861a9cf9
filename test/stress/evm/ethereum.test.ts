import { it } from 'vitest'
import { RULE_SETS } from '../../_helpers/ruleSets.ts'
import { runSharedCampaign } from '../../evm/_sharedCampaign.ts'
import { batchesOf, firstSeed, report } from '../_campaign.ts'

const SIZES = { small: RULE_SETS.length * 10, long: RULE_SETS.length * 1_000 }
const BATCH = RULE_SETS.length * 10
const SEED = firstSeed(1)

it(`random programs from seed ${SEED} by ${RULE_SETS.length} sets of rules end as in @ethereumjs/evm`, async () => {
  for await (const { seed, count } of batchesOf(SIZES, BATCH, SEED)) {
    const programsPerSet = Math.ceil(count / RULE_SETS.length)
    const ends = await runSharedCampaign(seed, programsPerSet)
    report('evm/ethereum', { seed, count: programsPerSet * RULE_SETS.length, ...ends })
  }
})
