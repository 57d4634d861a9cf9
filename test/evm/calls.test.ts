import { describe, expect, it } from 'vitest'
import { EMPTY_BYTES } from '../../src/base/bytes.ts'
import { fromHex, type Hex } from '../../src/base/hex.ts'
import { RULES } from '../../src/chainspec/rules.ts'
import { createOverlay } from '../../src/state/overlay.ts'
import { createTestEvm } from '../_helpers/createTestEvm.ts'
import {
  assemble,
  BLOCK,
  GAS,
  gasUsed,
  NOBODY,
  OTHER,
  outputOf,
  RETURN_TOP,
  SENDER,
  setScene,
  TARGET,
  wordOf,
} from '../_helpers/evmScene.ts'
import { CALL, CALLCODE, call, DELEGATECALL, runCode, STATICCALL } from './_calls.ts'

/** Returns its caller, its value and its own address. */
const WHO = '0x33600052346020523060405260606000f3'

describe('the price of a call', () => {
  /** Price of six or seven pushes, one of them of an address. */
  const pushes = (opcode: string) => (opcode === CALL || opcode === CALLCODE ? 21n : 18n)

  it('CALL costs 25000 more if the account does not exist, even with value 0', async () => {
    const there = await runCode(call(CALL, OTHER, 0, 0), { [OTHER]: '0x00' })
    const missing = await runCode(call(CALL, NOBODY, 0, 0))
    expect(gasUsed(there.execution)).toBe(pushes(CALL) + 700n)
    expect(gasUsed(missing.execution)).toBe(pushes(CALL) + 700n + 25_000n)
  })

  it('CALLCODE, DELEGATECALL and STATICCALL cost 700 whether the account exists or not', async () => {
    for (const [opcode, value] of [
      [CALLCODE, 0],
      [DELEGATECALL, undefined],
      [STATICCALL, undefined],
    ] as const) {
      const { execution } = await runCode(call(opcode, NOBODY, 0, value))
      expect(gasUsed(execution)).toBe(pushes(opcode) + 700n)
    }
  })

  it('a call with value charges the stipend to the caller and returns what the callee leaves', async () => {
    const { execution } = await runCode(call(CALL, OTHER, 0, 1), { [OTHER]: '0x00' }, 5n)
    expect(gasUsed(execution)).toBe(21n + 700n + 9000n)
    const spent = await runCode(call(CALL, OTHER, 0, 1), { [OTHER]: '0xfe' }, 5n)
    expect(gasUsed(spent.execution)).toBe(21n + 700n + 9000n + 2300n)
  })

  it('a call with value fails if less than the stipend is left', async () => {
    const { world, run } = await setScene({ [TARGET]: call(CALL, OTHER, 0, 1) as Hex, [OTHER]: '0x00' }, 5n)
    const before = world.dump()
    const enough = 21n + 9700n + 2300n
    expect((await run({ gasLimit: enough - 1n })).outcome).toEqual({ kind: 'exception', reason: 'out of gas' })
    expect(world.dump()).toEqual(before)
    expect((await run({ gasLimit: enough })).outcome.kind).toBe('success')
  })

  it('a call may pass on all gas: nothing is reserved for the caller', async () => {
    const { execution } = await runCode(`${call(CALL, OTHER, 2n ** 255n, 0)}`, { [OTHER]: '0xfe' })
    expect(execution.gasLeft).toBe(0n)
    expect(execution.outcome.kind).toBe('success')
  })
})

describe('a call', () => {
  it('a call creates the account that it names, even STATICCALL and without value', async () => {
    for (const [opcode, value] of [
      [CALL, 0],
      [STATICCALL, undefined],
    ] as const) {
      const { isThere, world } = await runCode(call(opcode, NOBODY, 0, value))
      expect(await isThere(NOBODY)).toBe(true)
      expect(await world.isContract(fromHex(NOBODY))).toBe(false)
    }
    for (const [opcode, value] of [
      [CALLCODE, 0],
      [DELEGATECALL, undefined],
    ] as const) {
      expect(await (await runCode(call(opcode, NOBODY, 0, value))).isThere(NOBODY)).toBe(false)
    }
  })

  it('a call has no effect if the callee fails', async () => {
    const code = `${call(CALL, OTHER, 50_000, 1)}${RETURN_TOP}`
    const { execution, world } = await runCode(code, { [OTHER]: '0x60016000555f5ffd' }, 5n)
    expect(wordOf(execution)).toBe(0n)
    expect(await world.getStorage(fromHex(OTHER), new Uint8Array(32))).toBeUndefined()
    expect((await world.getAccount(fromHex(TARGET)))?.balance).toBe(5n)
  })

  it('a call returns 0 and its gas if the caller cannot pay the value', async () => {
    const { execution } = await runCode(`${call(CALL, OTHER, 100_000, 6)}${RETURN_TOP}`, { [OTHER]: '0x00' }, 5n)
    expect(wordOf(execution)).toBe(0n)
    expect(gasUsed(execution)).toBeLessThan(10_000n)
  })

  it('CALLER in a called contract is the caller', async () => {
    const returned = (opcode: string, value?: number) => `${call(opcode, OTHER, 100_000, value).slice(2)}3d5f5f3e3d5ff3`
    const word = (hex: string) => hex.slice(2).padStart(64, '0')
    const see = async (code: string) => outputOf((await runCode(code, { [OTHER]: WHO }, 9n)).execution)
    expect(await see(returned(CALL, 7))).toBe(`0x${word(TARGET)}${word('0x7')}${word(OTHER)}`)
    expect(await see(returned(CALLCODE, 7))).toBe(`0x${word(TARGET)}${word('0x7')}${word(TARGET)}`)
    expect(await see(returned(DELEGATECALL))).toBe(`0x${word(SENDER)}${word('0x0')}${word(TARGET)}`)
    expect(await see(returned(STATICCALL))).toBe(`0x${word(TARGET)}${word('0x0')}${word(OTHER)}`)
  })

  it('calls nest up to depth 400', async () => {
    // Calls itself with all gas and adds one to what the inner call returns.
    const code = '0x60205f5f5f5f305af1505f5160010160005260206000f3' as Hex
    const { run } = await setScene({ [TARGET]: code })
    expect(wordOf(await run())).toBe(401n)
    const old = new Set(RULES.filter((rule) => rule !== 'rskip150'))
    expect(wordOf(await run({}, { rules: old }))).toBe(1025n)
  })

  it('a static call may not change anything', async () => {
    for (const write of [
      '60016000555f5ff3',
      '5f5fa0',
      '5f5f5ff0',
      '5f5f5f5ff5',
      '5fff',
      '5f5f5d',
      call(CALL, NOBODY, 0, 1).slice(2),
    ]) {
      const { execution } = await runCode(`${call(STATICCALL, OTHER, 100_000)}${RETURN_TOP}`, { [OTHER]: `0x${write}` })
      expect(wordOf(execution)).toBe(0n)
    }
  })

  it.each([
    [CALL, 0],
    [CALLCODE, 0],
    [DELEGATECALL, undefined],
  ])('a static frame may not change anything through another call: %s', async (opcode, value) => {
    const writer = '0xc000000000000000000000000000000000000003'
    const codes: Record<Hex, Hex> = {
      [OTHER]: `0x${call(opcode, writer, 50_000, value).slice(2)}${RETURN_TOP}`,
      [writer]: '0x60016000555f5ff3',
    }
    /** Returns what OTHER returns: whether its call of the writer succeeded. */
    const through = (outer: string, outerValue: readonly number[]) =>
      `${assemble(32, 0, 0, 0, ...outerValue, `73${OTHER.slice(2)}`, 200_000, outer)}60206000f3`
    expect(wordOf((await runCode(through(CALL, [0]), codes)).execution)).toBe(1n)
    expect(wordOf((await runCode(through(STATICCALL, []), codes)).execution)).toBe(0n)
  })

  it('CALLCODE may have a value in a static frame, since it moves nothing', async () => {
    const inner = call(CALLCODE, NOBODY, 0, 1)
    const code = `${call(STATICCALL, OTHER, 100_000)}${RETURN_TOP}`
    expect(wordOf((await runCode(code, { [OTHER]: inner as Hex }, 5n)).execution)).toBe(1n)
  })

  it('a call passes on the refunds of the callee, unless it fails', async () => {
    const clear = '5f5f55' // a slot that was 0 before has no refund, so it is set first
    const refunding = `0x60015f55${clear}` as Hex
    expect((await runCode(call(CALL, OTHER, 200_000, 0), { [OTHER]: refunding })).execution.refund).toBe(15_000n)
    expect((await runCode(call(CALL, OTHER, 200_000, 0), { [OTHER]: `${refunding}5f5ffd` })).execution.refund).toBe(0n)
  })
})

describe('calls of what is in memory', () => {
  const LOG = '0x60006000a0'
  const address = (index: number): Hex => `0xc1${index.toString(16).padStart(38, '0')}`

  /** Runs a chain of contracts, each of which calls the next one. The last one emits a log. */
  function runChain(count: number) {
    const nowhere = {
      getAccount: () => undefined,
      getStorage: () => undefined,
      getCode: () => EMPTY_BYTES,
      isContract: () => false,
    }
    const world = createOverlay(nowhere)
    for (let i = 0; i < count; i++) {
      world.putAccount(fromHex(address(i)), { nonce: 0n, balance: 0n })
      world.putCode(
        fromHex(address(i)),
        fromHex(i === count - 1 ? LOG : `0x${call(CALL, address(i + 1), GAS, 0).slice(2)}`),
      )
    }
    const message = { sender: fromHex(SENDER), gasPrice: 1n, value: 0n, data: EMPTY_BYTES, gasLimit: GAS }
    return createTestEvm({ yieldAfterMs: 60_000 }).run(BLOCK, { ...message, to: fromHex(address(0)) }, world)
  }

  it.each([1, 2, 15])('calls of contracts in memory return synchronously: %i frames', (frames) => {
    expect(runChain(frames)).toMatchObject({
      outcome: { kind: 'success' },
      logs: [{ address: fromHex(address(frames - 1)) }],
    })
  })

  it.each([17, 64, 400])('deeply nested calls continue on a new JavaScript stack: %i frames', async (frames) => {
    const run = runChain(frames)
    expect(run).toBeInstanceOf(Promise)
    expect(await run).toMatchObject({ outcome: { kind: 'success' }, logs: [{ address: fromHex(address(frames - 1)) }] })
  })
})
