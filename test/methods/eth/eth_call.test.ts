import { describe, expect, it } from 'vitest'
import { replayExamples } from '../../_helpers/examples.ts'
import { useFixture } from '../../_helpers/fixture.ts'
import { askFixture } from '../../_helpers/sharedFixture.ts'
import { call } from '../../_helpers/wire.ts'

replayExamples('eth_call')

/** What the reference node does was seen on a running one. */
it('takes gas of `0x` for 0, which is too little, and an empty text for none said', async () => {
  const data = '0x602a60005260206000f3'
  expect(await askFixture('eth_call', { data, gas: '0x' }, 'latest')).toMatchObject({ result: '0x' })
  expect(await askFixture('eth_call', { data, gas: '' }, 'latest')).toMatchObject({
    result: expect.stringMatching(/2a$/),
  })
})

describe('a gas cap of 0 is none', () => {
  /** Init code that returns the gas it has left. */
  const GAS = '0x5a5f5260205ff3'
  const start = useFixture()

  it('a call has the gas it asks for, or plenty', async () => {
    const { url } = await start({ networks: ['regtest'], callGasCap: 0 })
    const gasOf = async (gas?: string) => {
      const { body } = await call(url('regtest'), 'eth_call', [{ data: GAS, ...(gas && { gas }) }, 'latest'])
      return 'result' in body ? BigInt(String(body.result)) : body
    }
    const asked = await gasOf('0x3b9aca00')
    expect(asked).toBeGreaterThan(999_900_000n)
    expect(asked).toBeLessThan(1_000_000_000n)
    expect(await gasOf()).toBeGreaterThan(99_999_999_900_000n)
    expect(await gasOf(`0x${'f'.repeat(64)}`)).toBeGreaterThan(2n ** 255n)
  })
})
