import { expect, it } from 'vitest'
import { countOf, isLong, report, timeoutOf } from '../_campaign.ts'
import { ENGINES } from '../faults/engines.ts'
import type { Attack } from './attack.ts'
import { lateness, meanOvertakes, summariseTold } from './figures.ts'
import { besiege } from './siege.ts'

/** Rounds of requests of each bystander beside an attack. */
const ROUNDS = countOf({ small: 2, long: 20 })
const MEBIBYTE = 2 ** 20
/** Unsent answers have 64 MiB, the frames of calls 256. */
const MAX_HELD_BYTES = 400 * MEBIBYTE
/** Twice the transactions that attackers have pending at most. */
const MAX_BLOCKS = 8

const mebibytes = (bytes: number) => Math.round(bytes / MEBIBYTE)

/** Declares a test for each attack on each engine; in small runs on one engine each, in turn. */
export function attackEach(attacks: readonly Attack[]): void {
  for (const [turn, engine] of ENGINES.entries()) {
    for (const [index, attack] of attacks.entries()) {
      if (!isLong && index % ENGINES.length !== turn) continue
      const title = `${attack.name} on ${engine.name}: other clients are answered meanwhile, and memory is freed after it`
      it(title, { timeout: timeoutOf() }, async () => {
        const { target, told, mined, grownBytes, heldBytes, delay } = await besiege(
          await engine.createPlace(),
          attack,
          ROUNDS,
        )
        report('siege', {
          ...{ seed: 0, count: ROUNDS, store: engine.name, attack: attack.name },
          ...{ done: target.done, refused: target.refused },
          ...{ heldMib: mebibytes(heldBytes), grownMib: mebibytes(grownBytes) },
          ...{ 'ms (median/p99/max)': summariseTold(told), 'clients late by ms': lateness(delay) },
        })
        expect(target.unexpected).toEqual([])
        if (attack.isEndless === true) expect(target.done).toBe(0)
        else expect(target.done).toBeGreaterThan(0)
        for (const [kind, mean] of meanOvertakes(told)) expect(mean, kind).toBeLessThanOrEqual(attack.mostOvertakes)
        for (const { before, behind } of mined) expect(Math.max(before, behind)).toBeLessThanOrEqual(MAX_BLOCKS)
        expect(heldBytes).toBeLessThan(MAX_HELD_BYTES)
      })
    }
  }
}
