import { expect } from 'vitest'
import { createProgram, describeRun, type Program, type Ran, runProgram } from './_fuzz.ts'

/** Number of programs by their end. */
export type Ends = Record<string, number>

/** Requires what holds for every run, whatever the program. */
function check({ message }: Program, { execution, changes, lostWei }: Ran): void {
  const { outcome, gasLeft, refund, deleted } = execution
  expect(gasLeft).toBeGreaterThanOrEqual(0n)
  expect(gasLeft).toBeLessThanOrEqual(message.gasLimit)
  expect(refund).toBeGreaterThanOrEqual(0n)
  expect(lostWei).toBeGreaterThanOrEqual(0n)
  if (deleted.length === 0) expect(lostWei).toBe(0n)
  if (outcome.kind === 'exception') expect(gasLeft).toBe(0n)
  if (outcome.kind !== 'success') expect(changes).toEqual({ deletedAccounts: [], writes: [] })
}

/**
 * Runs the programs of some seeds twice each, and requires valid and equal results. A failure names its seed and rules. Returns
 * the number of programs by their end.
 */
export async function runCampaign(firstSeed: number, count: number): Promise<Ends> {
  const ends: Ends = {}
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const program = createProgram(seed)
    try {
      const ran = await runProgram(program)
      check(program, ran)
      expect(describeRun(await runProgram(program))).toBe(describeRun(ran))
      const { outcome } = ran.execution
      const end = outcome.kind === 'exception' ? outcome.reason.replace(/:.*/, '') : outcome.kind
      ends[end] = (ends[end] ?? 0) + 1
    } catch (error) {
      throw new Error(`seed ${seed}, rules of ${program.ruleSet.name}`, { cause: error })
    }
  }
  return ends
}
