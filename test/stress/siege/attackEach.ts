import { beforeAll, describe, expect, it } from 'vitest'
import { collectCleanup } from '../../_helpers/cleanup.ts'
import { countOf, isLong, report } from '../_campaign.ts'
import { ENGINES } from '../faults/engines.ts'
import type { Attack } from './attack.ts'
import { lateness, meanOvertakes, summariseSamples } from './figures.ts'
import { type Outcome, openSiege, type Siege } from './siege.ts'

/** Rounds of requests of each bystander beside an attack. */
const ROUNDS = countOf({ small: 5, long: 20 })
const MEBIBYTE = 2 ** 20
/** Unsent answers have 64 MiB, the frames of calls 256. */
const MAX_HELD_BYTES = 400 * MEBIBYTE
/** Twice the transactions that attackers have pending at most. */
const MAX_BLOCKS = 8

const mebibytes = (bytes: number) => Math.round(bytes / MEBIBYTE)

/** Declares a test for each attack, all on one node for each engine; small runs have one of the engines. */
export function attackEach(attacks: readonly Attack[], smallEngine: 'sqlite' | 'postgres'): void {
  const small = ENGINES.filter(({ name }) => name === smallEngine)
  describe.each(isLong || small.length === 0 ? ENGINES : small)('attacks on $name', (engine) => {
    let siege: Siege
    beforeAll(async () => {
      const { cleanup, run } = collectCleanup()
      siege = await openSiege(await engine.createPlace(cleanup), cleanup)
      return run
    })

    for (const attack of attacks) {
      const title = `${attack.name} on ${engine.name}: other clients are answered, and memory is freed after it`
      it(title, async () => judge(engine.name, attack, await siege.run(attack, ROUNDS)))
    }
  })
}

function judge(store: string, attack: Attack, outcome: Outcome): void {
  const { target, samples, mined, grownBytes, heldBytes, delay } = outcome
  report('siege', {
    ...{ seed: 0, count: ROUNDS, store, attack: attack.name, done: target.done, refused: target.refused },
    ...{ heldMib: mebibytes(heldBytes), grownMib: mebibytes(grownBytes) },
    ...{ 'ms (median/p99/max)': summariseSamples(samples), 'clients late by ms': lateness(delay) },
  })
  expect(target.unexpected).toEqual([])
  if (attack.ends === 'never') expect(target.done).toBe(0)
  if (attack.ends === undefined) expect(target.done).toBeGreaterThan(0)
  for (const [kind, mean] of meanOvertakes(samples)) expect(mean, kind).toBeLessThanOrEqual(attack.mostOvertakes)
  for (const { before, behind } of mined) expect(Math.max(before, behind)).toBeLessThanOrEqual(MAX_BLOCKS)
  expect(heldBytes).toBeLessThan(MAX_HELD_BYTES)
}
