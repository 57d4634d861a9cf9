import { it } from 'vitest'
import { RULE_SETS } from '../_helpers/ruleSets.ts'
import { runSharedCampaign } from './_sharedCampaign.ts'

const PROGRAMS = 1_000

it(`${PROGRAMS} random programs by each of ${RULE_SETS.length} sets of rules come to the same as in @ethereumjs/evm`, {
  timeout: 3_600_000,
}, async () => {
  const firstSeed = Date.now() % 2 ** 31
  const startMs = performance.now()
  const ends = await runSharedCampaign(firstSeed, PROGRAMS)
  const perSecond = Math.round((PROGRAMS * RULE_SETS.length * 1_000) / (performance.now() - startMs))
  process.stdout.write(`seeds from ${firstSeed}: ${perSecond} programs/s, ${JSON.stringify(ends)}\n`)
})
