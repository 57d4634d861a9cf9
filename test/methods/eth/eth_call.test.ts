import { describe, expect } from 'vitest'
import { it } from '../../_helpers/it.ts'
import { askFixture } from '../../_helpers/sharedFixture.ts'

/** The expected values were observed on a running reference node. */
it('eth_call reads gas of `0x` as 0, which is too little, and an empty text as absent', async () => {
  const data = '0x602a60005260206000f3'
  expect(await askFixture('eth_call', { data, gas: '0x' }, 'latest')).toMatchObject({ result: '0x' })
  expect(await askFixture('eth_call', { data, gas: '' }, 'latest')).toMatchObject({
    result: expect.stringMatching(/2a$/),
  })
})

describe('a gas cap of 0', () => {
  /** Init code that returns the gas it has left. */
  const GAS = '0x5a5f5260205ff3'

  it('a call without a gas cap has its own gas, or the default', async ({ startNode }) => {
    const { askResult } = await startNode({ networks: ['regtest'], callGasCap: 0 })
    const gasOf = async (gas?: string) =>
      BigInt(String(await askResult('eth_call', { data: GAS, ...(gas && { gas }) }, 'latest')))
    const asked = await gasOf('0x3b9aca00')
    expect(asked).toBeGreaterThan(999_900_000n)
    expect(asked).toBeLessThan(1_000_000_000n)
    expect(await gasOf()).toBeGreaterThan(99_999_999_900_000n)
    expect(await gasOf(`0x${'f'.repeat(64)}`)).toBeGreaterThan(2n ** 255n)
  })
})

describe('overrides', () => {
  const HERE = '0x00000000000000000000000000000000000000aa'
  /** Answers the number in cell 0. */
  const READING = '0x60005460005260206000f3'
  const callWith = (state: unknown, block?: unknown) =>
    askFixture('eth_call', { to: HERE }, 'latest', state, ...(block === undefined ? [] : [block]))
  const answers = (n: number) => ({ result: `0x${n.toString(16).padStart(64, '0')}` })

  it('overrides that are null or empty count as absent', async () => {
    for (const none of [null, {}, { [HERE]: {} }, { [HERE]: { code: null, balance: null, state: null } }]) {
      expect(await callWith(none, null)).toEqual({ jsonrpc: '2.0', id: 1, result: '0x' })
    }
    expect(await callWith({ [HERE]: { code: READING, state: null, stateDiff: { 0: '5' } } }, {})).toMatchObject(
      answers(5),
    )
  })

  it('overrides are read in every spelling: addresses and words without 0x, in capitals, short', async () => {
    const spelt = {
      '00000000000000000000000000000000000000AA': { code: READING.slice(2).toUpperCase(), state: { 0: 'fF' } },
    }
    expect(await callWith(spelt)).toMatchObject(answers(255))
  })

  it("block overrides have geth's names and older ones; newer names take precedence", async () => {
    const seen = async (opcode: string, block: unknown) =>
      callWith({ [HERE]: { code: `0x${opcode}60005260206000f3` } }, block)
    expect(await seen('43', { number: '0x7' })).toMatchObject(answers(7))
    expect(await seen('41', { feeRecipient: HERE, coinbase: `0x${'11'.repeat(20)}` })).toMatchObject(answers(0xaa))
    expect(await seen('41', { coinbase: HERE })).toMatchObject(answers(0xaa))
    expect(await seen('44', { prevRandao: `0x${'0'.repeat(63)}9`, difficulty: '0x8' })).toMatchObject(answers(9))
    expect(await seen('44', { difficulty: 8 })).toMatchObject(answers(8))
    expect(await seen('48', { baseFeePerGas: '0x5' })).toMatchObject(answers(5))
  })

  const many = (count: number, digits: number, value: unknown) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`0x${n.toString(16).padStart(digits, '0')}`, value]))

  it.each([
    ['an address that is none', { '0x12': {} }, 'Invalid address format: invalid hex value.', undefined],
    ['257 accounts', many(257, 40, {}), undefined, undefined],
    ['1,025 cells', { [HERE]: { stateDiff: many(1025, 1, '0x1') } }, undefined, `${HERE}.stateDiff`],
    ['a slot of 33 bytes', { [HERE]: { state: { [`0x${'1'.repeat(65)}`]: '0x1' } } }, undefined, `${HERE}.state`],
    ['a word of 33 bytes', { [HERE]: { state: { '0x1': `0x${'1'.repeat(65)}` } } }, undefined, `${HERE}.state.0x1`],
    ['code of 131,073 bytes', { [HERE]: { code: `0x${'00'.repeat(131_073)}` } }, undefined, `${HERE}.code`],
    ['code that is not hex', { [HERE]: { code: '0xzz' } }, undefined, `${HERE}.code`],
    ['a nonce below zero', { [HERE]: { nonce: -1 } }, 'Nonce must be equal or bigger than zero', `${HERE}.nonce`],
    [
      'a member of every object',
      JSON.parse('{"__proto__":{}}'),
      'Invalid address format: invalid hex value.',
      undefined,
    ],
    ['an array', [], undefined, undefined],
  ])('invalid state overrides are refused: %s', async (_, state, message, path) => {
    expect(await callWith(state)).toMatchObject({
      error: {
        code: -32602,
        ...(message === undefined ? {} : { message }),
        data: { parameter: 'stateOverrides', position: 2, ...(path === undefined ? {} : { path }) },
      },
    })
  })

  it('members of overrides that are not listed are ignored', async () => {
    expect(await callWith({ [HERE]: { storage: {} } }, { unknown: 1 })).toMatchObject({ result: '0x' })
  })

  it('block overrides that only blocks of eth_simulateV1 have are refused', async () => {
    for (const [name, value] of [
      ['withdrawals', []],
      ['beaconRoot', `0x${'11'.repeat(32)}`],
    ] as const) {
      const message = `BlockOverrides.${name} is not supported for this RPC`
      expect(await callWith({}, { [name]: value })).toMatchObject({ error: { code: -32602, message } })
    }
  })

  it('invalid block overrides are refused', async () => {
    for (const block of [{ number: 'x' }, { time: -1 }, { blockHash: { x: '0x1' } }, []]) {
      expect(await callWith({}, block)).toMatchObject({
        error: { code: -32602, data: { parameter: 'blockOverrides' } },
      })
    }
    expect(await callWith({}, { number: `0x${'f'.repeat(60)}` })).toMatchObject({
      error: { code: -32602, message: 'block number should be at most 4503599627370495' },
    })
  })
})
