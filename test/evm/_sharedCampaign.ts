import { expect } from 'vitest'
import { RULE_SETS } from '../_helpers/ruleSets.ts'
import { createMachines, runOurs, runTheirs } from './_ethereum.ts'
import { createSharedProgram } from './_sharedPrograms.ts'

/**
 * Runs so many programs by each set of rules on both sides, and gives how many ended how. A failure names seed and
 * rules.
 */
export async function runSharedCampaign(firstSeed: number, programsPerSet: number): Promise<Record<string, number>> {
  const machines = await createMachines()
  const ends: Record<string, number> = {}
  let seed = firstSeed
  for (const ruleSet of RULE_SETS) {
    for (const end = seed + programsPerSet; seed < end; seed++) {
      const program = createSharedProgram(seed, ruleSet)
      const ours = await runOurs(program)
      const theirs = await runTheirs(machines, program)
      const what = { seed, rules: ruleSet.name, era: program.era }
      expect({ ...what, ...ours }).toEqual({ ...what, ...theirs })
      const name = `${program.era} ${ours.kind}`
      ends[name] = (ends[name] ?? 0) + 1
    }
  }
  return ends
}
