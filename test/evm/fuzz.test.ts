import { expect, it } from 'vitest'
import { runCampaign } from './_campaign.ts'

const PROGRAMS = 1_000

it(`${PROGRAMS} random programs, by the rules of all heights, end the same twice and keep to what they were given`, async () => {
  const { success = 0, revert = 0, ...exceptions } = await runCampaign(1, PROGRAMS)
  expect(Math.min(success, revert)).toBeGreaterThan(PROGRAMS / 20)
  expect(Object.keys(exceptions)).toEqual(
    expect.arrayContaining(['out of gas', 'invalid opcode', 'stack underflow', 'return data is shorter']),
  )
})
