import { expect, it } from 'vitest'
import { compareEngines, createEngines } from './_engines.ts'

/** More of them, and on a machine that checks each memory access: test/stress/evm/programs.test.ts. */
const PROGRAMS = 400

it(`${PROGRAMS} random programs end the same on both engines`, async () => {
  const ends = await compareEngines(createEngines(), 1, PROGRAMS)
  expect(Object.keys(ends).length).toBeGreaterThan(5)
})
