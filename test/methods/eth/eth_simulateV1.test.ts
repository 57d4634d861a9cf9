import { describe, expect, it } from 'vitest'
import { askFixture } from '../../_helpers/sharedFixture.ts'

const HERE = '0x00000000000000000000000000000000000000aa'
const REGISTER = '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974'
const READING = { to: REGISTER, data: '0x8381f58a' }

const simulate = (simulation: unknown, ...block: unknown[]) => askFixture('eth_simulateV1', simulation, ...block)
const answering = (n: number) => ({ calls: [{ status: '0x1', returnData: `0x${n.toString(16).padStart(64, '0')}` }] })

it('eth_simulateV1 continues from the state of the selected block', async () => {
  const blocks = { blockStateCalls: [{ calls: [READING] }] }
  expect(await simulate(blocks, '0x3')).toMatchObject({ result: [{ number: '0x4', ...answering(42) }] })
  expect(await simulate(blocks)).toMatchObject({ result: [{ number: '0x6', ...answering(99) }] })
  expect(await simulate(blocks, 'pending')).toMatchObject({ result: [{ number: '0x7', ...answering(100) }] })
})

it('eth_simulateV1 reports failed calls by code', async () => {
  const failing = { [HERE]: { code: '0xfe' } }
  const simulation = { blockStateCalls: [{ stateOverrides: failing, calls: [{ to: HERE, gas: '0xc350' }] }] }
  const failed = { status: '0x0', returnData: '0x', gasUsed: '0xc350', logs: [] }
  expect(await simulate(simulation)).toMatchObject({
    result: [{ calls: [{ ...failed, error: { code: -32015, message: 'invalid opcode' } }] }],
  })
})

it('eth_simulateV1 numbers the logs of a block across its calls', async () => {
  const store = { to: REGISTER, data: `0x6057361d${'1'.padStart(64, '0')}` }
  const at = (logIndex: string, transactionIndex: string) => ({
    logs: [{ logIndex, transactionIndex, blockNumber: '0x6' }],
  })
  expect(await simulate({ blockStateCalls: [{ calls: [store, READING, store] }] })).toMatchObject({
    result: [{ calls: [at('0x0', '0x0'), { logs: [] }, at('0x1', '0x2')] }],
  })
})

describe('parameters of eth_simulateV1', () => {
  it('optional members of eth_simulateV1 may be null', async () => {
    const none = { blockOverrides: null, stateOverrides: null, calls: null }
    const simulation = {
      blockStateCalls: [none, {}],
      traceTransfers: null,
      validation: null,
      returnFullTransactions: null,
    }
    expect(await simulate(simulation, null)).toMatchObject({ result: [{ transactions: [] }, { transactions: [] }] })
  })

  it.each([
    ['no blocks', {}],
    ['an empty list of blocks', { blockStateCalls: [] }],
    ['257 blocks', { blockStateCalls: Array.from({ length: 257 }, () => ({})) }],
    ['1,001 calls', { blockStateCalls: [{ calls: Array.from({ length: 1001 }, () => ({})) }] }],
    ['a wrong call', { blockStateCalls: [{ calls: [{ to: '0x12' }] }] }],
    ['a text as a switch', { blockStateCalls: [{}], validation: 'true' }],
    ['a number as a switch', { blockStateCalls: [{}], traceTransfers: 1 }],
  ])('eth_simulateV1 refuses: %s', async (_, simulation) => {
    expect(await simulate(simulation)).toMatchObject({ error: { code: -32602, data: { parameter: 'simulation' } } })
  })

  it('eth_simulateV1 ignores members that are not listed', async () => {
    const blockOverrides = { withdrawals: [], beaconRoot: `0x${'11'.repeat(32)}`, extraData: '0x' }
    const simulation = { blockStateCalls: [{ blockOverrides, unknown: 1 }], unknown: 1 }
    expect(await simulate(simulation)).toMatchObject({ result: [{ calls: [] }] })
  })

  it('eth_simulateV1 names an invalid member at any depth', async () => {
    const simulation = { blockStateCalls: [{}, { stateOverrides: { [HERE]: { balance: 'x' } } }] }
    expect(await simulate(simulation)).toMatchObject({
      error: { data: { path: `blockStateCalls.1.stateOverrides.${HERE}.balance`, got: '"x"' } },
    })
  })
})
