import { describe, expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../../src/base/hex.ts'
import { createCallTracer, type Execution } from '../../../src/evm/evm.ts'
import { toWireFlatCalls, toWireParityActions } from '../../../src/wire/traces/gethActions.ts'
import { toWireGethCallTree } from '../../../src/wire/traces/gethCalls.ts'
import { assemble, OTHER, SENDER, setScene, TARGET } from '../../_helpers/evmScene.ts'

const IDENTITY: Hex = '0x0000000000000000000000000000000000000004'
const GAS_LIMIT = 1_100_000n
const NOTHING = new Uint8Array(32)
/** geth's panic and its text: division by zero. */
const PANIC = `4e487b71${'12'.padStart(64, '0')}`

/** Calls with some gas, and drops the outcome; CALL and CALLCODE take a value, too. */
const call = (address: Hex, { opcode = 'f1', gas = 50_000, value = 0n } = {}) =>
  assemble(0, 0, 0, 0, ...(['f1', 'f2'].includes(opcode) ? [value] : []), BigInt(address), gas, opcode, '50').slice(2)
/** Creates a contract by init code of at most 32 bytes, with CREATE or CREATE2. */
const create = (initCode: string, { opcode = 'f0', value = 0n } = {}) =>
  assemble(
    `7f${initCode.padEnd(64, '0')}`,
    0,
    '52',
    ...(opcode === 'f5' ? [7] : []),
    initCode.length / 2,
    0,
    value,
    opcode,
    '50',
  ).slice(2)
const LOG = '5f5fa0'
const REVERT = '5f5ffd'

/** Traces the code of TARGET with all calls, as one transaction. */
async function trace(codes: Record<Hex, Hex>, balance = 0n) {
  const { run } = await setScene(codes, balance)
  const { observer, root } = createCallTracer(() => undefined, { all: true })
  const execution: Execution = await run({ observer })
  const outermost = root()
  if (outermost === undefined) throw new Error('the run has no call')
  const about = {
    hash: NOTHING,
    isCreation: false,
    gasLimit: GAS_LIMIT,
    gasUsed: 77n,
    logs: execution.logs,
    firstLogIndex: 0,
    blockHash: NOTHING,
    blockNumber: 1,
    index: 0,
  }
  return { outermost, about }
}

async function traceCalls(codes: Record<Hex, Hex>, balance = 0n) {
  const { outermost, about } = await trace(codes, balance)
  return toWireGethCallTree(outermost, about, { withLog: true })
}

async function firstInner(codes: Record<Hex, Hex>, balance = 0n) {
  const { calls = [] } = await traceCalls(codes, balance)
  return calls[0]
}

describe('callTracer with compat ethereum', () => {
  it("callTracer's outermost call has the transaction's gas limit and the receipt's gas, and no empty members", async () => {
    expect(await traceCalls({ [TARGET]: '0x00' })).toEqual({
      type: 'CALL',
      from: SENDER,
      to: TARGET,
      value: '0x0',
      gas: '0x10c8e0',
      gasUsed: '0x4d',
      input: '0x',
    })
  })

  it('callTracer shows a self-destruct with its beneficiary and balance', async () => {
    const inner = await firstInner({ [TARGET]: `0x${call(OTHER)}`, [OTHER]: assemble(BigInt(SENDER), 'ff') }, 5n)
    expect(inner).toMatchObject({ type: 'CALL', to: OTHER })
    expect(inner?.calls).toEqual([
      { type: 'SELFDESTRUCT', from: OTHER, to: SENDER, value: '0x5', gas: '0x0', gasUsed: '0x0', input: '0x' },
    ])
  })

  it('callTracer shows creations with their kind, address and code', async () => {
    // It returns one zero byte, a STOP.
    const { calls } = await traceCalls({ [TARGET]: `0x${create('60015ff3')}${create('60015ff3', { opcode: 'f5' })}` })
    expect(calls?.map(({ type, output, input }) => [type, output, input])).toEqual([
      ['CREATE', '0x00', '0x60015ff3'],
      ['CREATE2', '0x00', '0x60015ff3'],
    ])
    for (const { to } of calls ?? []) expect(to).toMatch(/^0x[0-9a-f]{40}$/)
  })

  it('callTracer shows reverted, empty and failed creations, with an address only on success', async () => {
    const { calls } = await traceCalls({ [TARGET]: `0x${create(REVERT)}${create('')}${create('fe')}` })
    expect(calls?.map(({ type, to, input, error }) => [type, typeof to, input, error])).toEqual([
      ['CREATE', 'undefined', '0x5f5ffd', 'execution reverted'],
      ['CREATE', 'string', '0x', undefined],
      ['CREATE', 'undefined', '0xfe', 'invalid opcode: INVALID'],
    ])
  })

  it('callTracer shows calls of precompiled contracts', async () => {
    const input = assemble('7f', '11'.repeat(32), 0, '52', 32, 0, 32, 0, 0, BigInt(IDENTITY), 50_000, 'f1')
    const inner = await firstInner({ [TARGET]: input })
    expect(inner).toMatchObject({
      type: 'CALL',
      to: IDENTITY,
      input: `0x${'11'.repeat(32)}`,
      output: `0x${'11'.repeat(32)}`,
    })
  })

  it('callTracer shows calls and creations refused for lack of balance, which use no gas', async () => {
    const { calls } = await traceCalls({ [TARGET]: `0x${call(OTHER, { value: 9n })}${create('00', { value: 9n })}` })
    const error = 'insufficient balance for transfer'
    expect(calls).toMatchObject([
      { type: 'CALL', to: OTHER, value: '0x9', gasUsed: '0x0', error },
      { type: 'CREATE', value: '0x9', gasUsed: '0x0', error },
    ])
    expect(calls?.[1]).not.toHaveProperty('to')
  })

  it('callTracer names the account whose code runs, and the value that it sees', async () => {
    const codes = ['f1', 'f2', 'f4', 'fa'].map((opcode) => call(OTHER, { opcode })).join('')
    const { calls } = await traceCalls({ [TARGET]: `0x${codes}`, [OTHER]: '0x00' })
    expect(calls?.map(({ type, from, to, value }) => [type, from, to, value])).toEqual([
      ['CALL', TARGET, OTHER, '0x0'],
      ['CALLCODE', TARGET, OTHER, '0x0'],
      ['DELEGATECALL', TARGET, OTHER, '0x0'],
      ['STATICCALL', TARGET, OTHER, undefined],
    ])
  })

  it.each([
    ['out of gas', assemble('5b', 0, '56')],
    ['invalid opcode: INVALID', '0xfe'],
    ['invalid opcode: opcode 0xc not defined', '0x0c'],
    ['stack underflow (0 <=> 2)', '0x01'],
    ['invalid jump destination', assemble(7, '56')],
    ['return data out of bounds', assemble(1, 0, 0, '3e')],
    ['execution reverted', `0x${REVERT}`],
  ] as const)("callTracer has geth's text of a failure: %s", async (error, code) => {
    expect(await firstInner({ [TARGET]: `0x${call(OTHER)}`, [OTHER]: code })).toMatchObject({ error })
  })

  it("callTracer has geth's text of a write in a static call", async () => {
    const codes = { [TARGET]: `0x${call(OTHER, { opcode: 'fa' })}`, [OTHER]: assemble(1, 0, '55') } as const
    expect(await firstInner(codes)).toMatchObject({ type: 'STATICCALL', error: 'write protection' })
  })

  it('callTracer explains a panic', async () => {
    const [high, low] = [PANIC.slice(0, 64), PANIC.slice(64)]
    const code = assemble(`7f${high}`, 0, '52', `7f${low.padEnd(64, '0')}`, 32, '52', 36, 0, 'fd')
    expect(await firstInner({ [TARGET]: `0x${call(OTHER)}`, [OTHER]: code })).toMatchObject({
      error: 'execution reverted',
      output: `0x${PANIC}`,
      revertReason: 'division or modulo by zero',
    })
  })

  it("callTracer shows a call's own logs with their position, and none of failed calls", async () => {
    const { logs, calls } = await traceCalls({
      [TARGET]: `0x${LOG}${call(OTHER)}${LOG}${call(IDENTITY)}${LOG}${create(`${LOG}${REVERT}`)}${LOG}`,
      [OTHER]: `0x${LOG}${LOG}`,
    })
    expect(logs?.map(({ address, position }) => [address, position])).toEqual([
      [TARGET, '0x0'],
      [TARGET, '0x1'],
      [TARGET, '0x2'],
      [TARGET, '0x3'],
    ])
    expect(calls?.map(({ logs: inner }) => Array.isArray(inner) && inner.length)).toEqual([2, false, false])
  })
})

/** Prints the trace addresses of actions. */
const show = (actions: readonly { type: string; traceAddress: readonly number[]; error?: string }[]) =>
  actions.map(({ type, traceAddress, error }) => [type, traceAddress.join(), error])

const CODES: Record<Hex, Hex> = {
  [TARGET]: `0x${call(IDENTITY)}${create(REVERT)}${create('', { opcode: 'f5' })}${call(OTHER)}${call(OTHER, { value: 9n })}`,
  [OTHER]: assemble(BigInt(SENDER), 'ff'),
}

describe('trace_ methods with compat ethereum', () => {
  it('trace_ methods show failed and empty creations and refused calls, without precompiled contracts', async () => {
    const { outermost, about } = await trace(CODES)
    const actions = toWireParityActions(outermost, about, undefined)
    expect(show(actions)).toEqual([
      ['call', '', undefined],
      ['create', '0', 'Reverted'],
      ['create', '1', undefined],
      ['call', '2', undefined],
      ['suicide', '2,0', undefined],
      ['call', '3', 'insufficient balance for transfer'],
    ])
    expect(actions.map(({ subtraces }) => subtraces)).toEqual([4, 0, 0, 1, 0, 0])
    expect(actions.map(({ result }) => result === null)).toEqual([false, true, false, false, true, true])
    expect(actions[2]?.action).toMatchObject({ creationMethod: 'create2' })
    expect(actions[0]?.action).toMatchObject({ gas: '0x10c8e0' })
  })

  it.each([
    [{ receivers: [OTHER] }, ['2', '3']],
    [{ senders: [OTHER] }, ['2,0']],
    [{ receivers: [SENDER] }, ['2,0']],
    [{ senders: [TARGET], receivers: [OTHER] }, ['2', '3']],
    [{ receivers: [TARGET] }, ['']],
    [{}, ['', '0', '1', '2', '2,0', '3']],
  ] as const)(
    'trace_filter matches each action separately: %j',
    async ({ senders = [], receivers = [] }: Parties, expected) => {
      const { outermost, about } = await trace(CODES)
      const only = { senders: senders.map(fromHex), receivers: receivers.map(fromHex), matches: 'both' } as const
      expect(show(toWireParityActions(outermost, about, only)).map(([, place]) => place)).toEqual(expected)
    },
  )

  it('trace_filter matches a creation by the address of the new contract', async () => {
    const { outermost, about } = await trace(CODES)
    const created = outermost.inner.find(({ kind }) => kind === 'CREATE2')
    if (created?.kind !== 'CREATE2') throw new Error('a creation is needed')
    const only = { senders: [], receivers: [created.target], matches: 'both' } as const
    const [found, ...others] = toWireParityActions(outermost, about, only)
    expect([found?.result, others]).toMatchObject([{ address: toHex(created.target), code: '0x' }, []])
  })
})

interface Parties {
  readonly senders?: readonly Hex[]
  readonly receivers?: readonly Hex[]
}

describe('flatCallTracer', () => {
  it("flatCallTracer prints calls as geth does: no result of a failure, and a reverted creation's payload as its code", async () => {
    const { outermost, about } = await trace({ ...CODES, [TARGET]: `0x${create(REVERT)}${create('fe')}` })
    const calls = toWireFlatCalls(outermost, about, { convertsErrors: false, withPrecompiles: false })
    expect(show(calls)).toEqual([
      ['call', '', 'out of gas'],
      ['create', '0', 'execution reverted'],
      ['create', '1', 'invalid opcode: INVALID'],
    ])
    expect(calls[1]?.result).toEqual({ gasUsed: expect.anything(), code: '0x' })
    expect(calls[2]).not.toHaveProperty('result')
  })

  it('flatCallTracer converts errors and includes precompiled contracts if requested', async () => {
    const { outermost, about } = await trace({ [TARGET]: `0x${call(IDENTITY)}${create('fe')}` })
    const calls = toWireFlatCalls(outermost, about, { convertsErrors: true, withPrecompiles: true })
    expect(show(calls)).toEqual([
      ['call', '', 'Out of gas'],
      ['call', '0', undefined],
      ['create', '1', 'Bad instruction'],
    ])
  })
})
