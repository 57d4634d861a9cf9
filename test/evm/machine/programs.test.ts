import { describe, expect, it } from 'vitest'
import { compileMachine } from '../../../scripts/machine/compile.mjs'
import { compareEngines, createEngines } from './_engines.ts'

const PROGRAMS = 10_000

describe('random programs come to the same on both engines', () => {
  it(`${PROGRAMS} of them`, async () => {
    const ends = await compareEngines(createEngines(), 1, PROGRAMS)
    expect(Object.keys(ends).length).toBeGreaterThan(5)
  })

  it(`${PROGRAMS} others, every place in memory looked at before it is used`, async () => {
    const ends = await compareEngines(createEngines(await compileMachine({ checks: true })), 1_000_001, PROGRAMS)
    expect(Object.keys(ends).length).toBeGreaterThan(5)
  })
})
