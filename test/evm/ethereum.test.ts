import { expect, it } from 'vitest'
import { RULE_SETS } from '../_helpers/ruleSets.ts'
import { runSharedCampaign } from './_sharedCampaign.ts'

/** Programs per set of rules; test/stress/evm/ethereum.test.ts runs more. */
const PROGRAMS = 3

it(`${PROGRAMS} random programs by each of ${RULE_SETS.length} sets of rules end as in @ethereumjs/evm`, async () => {
  const ends = await runSharedCampaign(1, PROGRAMS)
  for (const end of ['petersburg success', 'petersburg revert', 'petersburg exception', 'cancun success']) {
    expect(ends[end] ?? 0, end).toBeGreaterThan(PROGRAMS)
  }
})
