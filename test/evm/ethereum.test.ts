import { expect, it } from 'vitest'
import { RULE_SETS } from '../_helpers/ruleSets.ts'
import { runSharedCampaign } from './_sharedCampaign.ts'

const PROGRAMS = 20

it(`${PROGRAMS} random programs by each of ${RULE_SETS.length} sets of rules come to the same as in @ethereumjs/evm`, async () => {
  const ends = await runSharedCampaign(1, PROGRAMS)
  for (const end of ['petersburg success', 'petersburg revert', 'petersburg exception', 'cancun success']) {
    expect([end, ends[end]]).toEqual([end, expect.toSatisfy((count: number) => count > PROGRAMS)])
  }
}, 60_000)
