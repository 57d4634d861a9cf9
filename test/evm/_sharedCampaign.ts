import { expect } from 'vitest'
import { RULE_SETS } from '../_helpers/ruleSets.ts'
import { createReferenceEvms, runOurs, runTheirs } from './_ethereum.ts'
import { createSharedProgram } from './_sharedPrograms.ts'

/**
 * Runs programs by each set of rules in both EVMs. Returns the number of programs by their end. A failure names seed and rules.
 */
export async function runSharedCampaign(firstSeed: number, programsPerSet: number): Promise<Record<string, number>> {
  const evms = await createReferenceEvms()
  const ends: Record<string, number> = {}
  let seed = firstSeed
  for (const ruleSet of RULE_SETS) {
    for (const end = seed + programsPerSet; seed < end; seed++) {
      const program = createSharedProgram(seed, ruleSet)
      const ours = await runOurs(program)
      const theirs = await runTheirs(evms, program)
      const what = { seed, rules: ruleSet.name, era: program.era }
      expect({ ...what, ...ours }).toEqual({ ...what, ...theirs })
      const name = `${program.era} ${ours.kind}`
      ends[name] = (ends[name] ?? 0) + 1
    }
  }
  return ends
}
