import { expect, it } from 'vitest'
import { compareEngines, createEngines } from './_engines.ts'

/** test/stress/evm/programs.test.ts runs more of them, also with a binary that checks each memory access. */
const PROGRAMS = 400

it(`${PROGRAMS} random programs end the same in both interpreters`, async () => {
  const ends = await compareEngines(createEngines(), 1, PROGRAMS)
  expect(Object.keys(ends).length).toBeGreaterThan(5)
})
