import { expect, it } from 'vitest'
import { runCampaign } from './_campaign.ts'

/** test/stress/evm/fuzz.test.ts runs more. */
const PROGRAMS = 200

it(`${PROGRAMS} random programs by the rules of all heights end the same twice and within their gas`, async () => {
  const { success = 0, revert = 0, ...exceptions } = await runCampaign(1, PROGRAMS)
  expect(Math.min(success, revert)).toBeGreaterThan(0)
  expect(Object.keys(exceptions)).toEqual(
    expect.arrayContaining(['out of gas', 'invalid opcode', 'stack underflow', 'return data is shorter']),
  )
})
