import { expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { OTHER, setScene, TARGET } from '../_helpers/evmScene.ts'
import { createRandom } from '../_helpers/random.ts'

const PROGRAMS = 2_000
const GAS = 60_000n

/** Opcodes of all kinds after enough small numbers for them to have something to work on. */
function createProgram(random: (below: number) => number): Hex {
  const bytes: number[] = []
  for (let i = random(60); i >= 0; i--) {
    for (let pushes = random(8); pushes > 0; pushes--) bytes.push(0x60, random(4) === 0 ? random(256) : random(10))
    if (random(5) === 0) bytes.push(0x73, ...fromHex(random(2) === 0 ? OTHER : TARGET))
    bytes.push(random(3) === 0 ? 0xf0 + random(16) : random(256))
  }
  return toHex(Uint8Array.from(bytes))
}

async function runProgram(code: Hex, other: Hex) {
  const { run, world } = await setScene({ [TARGET]: code, [OTHER]: other }, 100n)
  const before = world.dump()
  const execution = await run({ gasLimit: GAS, value: 1n, data: fromHex(other) })
  return { execution, before, after: world.dump() }
}

it(`${PROGRAMS} random programs give the same twice, never more gas than they got, and nothing when they fail`, async () => {
  const random = createRandom(30_31_33)
  const ends = { success: 0, revert: 0, exception: 0 }
  for (let i = 0; i < PROGRAMS; i++) {
    const [code, other] = [createProgram(random), createProgram(random)]
    const first = await runProgram(code, other)
    const { outcome, gasLeft, refund } = first.execution
    ends[outcome.kind]++
    expect(gasLeft).toBeGreaterThanOrEqual(0n)
    expect(gasLeft).toBeLessThanOrEqual(GAS)
    expect(refund).toBeGreaterThanOrEqual(0n)
    if (outcome.kind !== 'success') expect(first.after).toEqual(first.before)
    if (outcome.kind === 'exception') expect(gasLeft).toBe(0n)
    expect(await runProgram(code, other)).toEqual(first)
  }
  expect(Math.min(ends.success, ends.exception)).toBeGreaterThan(50)
}, 60_000)
