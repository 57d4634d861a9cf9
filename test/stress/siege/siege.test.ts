import { describe, expect, it } from 'vitest'
import { ENGINES } from '../faults/engines.ts'
import { ATTACKS, searchAttack } from './attacks.ts'
import { lateness, meanOvertakes, summariseTold } from './figures.ts'
import { besiege } from './siege.ts'

const ROUNDS = 6
const MEBIBYTE = 2 ** 20
/** Unsent answers have 64 MiB, the frames of calls 256. */
const MOST_HELD_BYTES = 400 * MEBIBYTE
/** Twice what the attackers have pending at most. */
const MOST_BLOCKS = 8

const mebibytes = (bytes: number) => Math.round(bytes / MEBIBYTE)
const attacks = [...ATTACKS, searchAttack(5)]

describe.each(ENGINES)('nobody waits for an attacker on $name', (engine) => {
  it.each(attacks)('$name', async (attack) => {
    const { target, told, mined, grownBytes, heldBytes, delay } = await besiege(
      await engine.createPlace(),
      attack,
      ROUNDS,
    )
    process.stdout.write(
      `${engine.name}, ${attack.name}: ms (median/p99/most) ${summariseTold(told)}; clients late by ${lateness(delay)}; ` +
        `${target.done} done, ${target.refused} refused, ${mebibytes(heldBytes)} MiB more, ${mebibytes(grownBytes)} with garbage\n`,
    )
    expect(target.unexpected).toEqual([])
    if (attack.isEndless === true) expect(target.done).toBe(0)
    else expect(target.done).toBeGreaterThan(0)
    for (const [kind, mean] of meanOvertakes(told)) expect(mean, kind).toBeLessThanOrEqual(attack.mostOvertakes)
    for (const { before, behind } of mined) expect(Math.max(before, behind)).toBeLessThanOrEqual(MOST_BLOCKS)
    expect(heldBytes).toBeLessThan(MOST_HELD_BYTES)
  })
})
