import { describe, expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { keccak256 } from '../../src/base/keccak.ts'
import { RULES } from '../../src/network/rules.ts'
import {
  assemble,
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

const CALL = 'f1'
const CALLCODE = 'f2'
const DELEGATECALL = 'f4'
const STATICCALL = 'fa'
/** Returns what it sees: caller, value, its own address. */
const WHO = '0x33600052346020523060405260606000f3'

/** Code that calls: nothing in, nothing out. */
function call(opcode: string, to: string, gas: number | bigint, value?: number | bigint): string {
  const values = value === undefined ? [] : [value]
  return assemble(0, 0, 0, 0, ...values, `73${to.slice(2)}`, gas, opcode)
}

async function runCode(code: string, codes: Record<Hex, Hex> = {}, balance = 0n) {
  const scene = await setScene({ [TARGET]: `0x${code.replace(/^0x/, '')}`, ...codes }, balance)
  const execution = await scene.run()
  return {
    ...scene,
    execution,
    isThere: async (address: Hex) => (await scene.world.getAccount(fromHex(address))) !== undefined,
  }
}

describe('the price of a call', () => {
  /** Six or seven pushes, one of an address. */
  const pushes = (opcode: string) => (opcode === CALL || opcode === CALLCODE ? 21n : 18n)

  it('is 25000 more for CALL when the account is not there, even with value 0', async () => {
    const there = await runCode(call(CALL, OTHER, 0, 0), { [OTHER]: '0x00' })
    const missing = await runCode(call(CALL, NOBODY, 0, 0))
    expect(gasUsed(there.execution)).toBe(pushes(CALL) + 700n)
    expect(gasUsed(missing.execution)).toBe(pushes(CALL) + 700n + 25_000n)
  })

  it('is 700 for the other three, whether the account is there or not', async () => {
    for (const [opcode, value] of [
      [CALLCODE, 0],
      [DELEGATECALL, undefined],
      [STATICCALL, undefined],
    ] as const) {
      const { execution } = await runCode(call(opcode, NOBODY, 0, value))
      expect(gasUsed(execution)).toBe(pushes(opcode) + 700n)
    }
  })

  it('charges the stipend to the caller and gives it back with what the callee leaves', async () => {
    const { execution } = await runCode(call(CALL, OTHER, 0, 1), { [OTHER]: '0x00' }, 5n)
    expect(gasUsed(execution)).toBe(21n + 700n + 9000n)
    const spent = await runCode(call(CALL, OTHER, 0, 1), { [OTHER]: '0xfe' }, 5n)
    expect(gasUsed(spent.execution)).toBe(21n + 700n + 9000n + 2300n)
  })

  it('is out of reach when less than the stipend is left', async () => {
    const { world, run } = await setScene({ [TARGET]: call(CALL, OTHER, 0, 1) as Hex, [OTHER]: '0x00' }, 5n)
    const before = world.dump()
    const enough = 21n + 9700n + 2300n
    expect((await run({ gasLimit: enough - 1n })).outcome).toEqual({ kind: 'exception', reason: 'out of gas' })
    expect(world.dump()).toEqual(before)
    expect((await run({ gasLimit: enough })).outcome.kind).toBe('success')
  })

  it('lets all gas go along: nothing is kept back for the caller', async () => {
    const { execution } = await runCode(`${call(CALL, OTHER, 2n ** 255n, 0)}`, { [OTHER]: '0xfe' })
    expect(execution.gasLeft).toBe(0n)
    expect(execution.outcome.kind).toBe('success')
  })
})

describe('a call', () => {
  it('makes the account that it names, even STATICCALL and without value', async () => {
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

  it('leaves nothing behind when the callee fails', async () => {
    const code = `${call(CALL, OTHER, 50_000, 1)}${RETURN_TOP}`
    const { execution, world } = await runCode(code, { [OTHER]: '0x60016000555f5ffd' }, 5n)
    expect(wordOf(execution)).toBe(0n)
    expect(await world.getStorage(fromHex(OTHER), new Uint8Array(32))).toBeUndefined()
    expect((await world.getAccount(fromHex(TARGET)))?.balance).toBe(5n)
  })

  it('answers 0 and gives the gas back when the caller cannot pay the value', async () => {
    const { execution } = await runCode(`${call(CALL, OTHER, 100_000, 6)}${RETURN_TOP}`, { [OTHER]: '0x00' }, 5n)
    expect(wordOf(execution)).toBe(0n)
    expect(gasUsed(execution)).toBeLessThan(10_000n)
  })

  it('shows the callee who calls', async () => {
    const returned = (opcode: string, value?: number) => `${call(opcode, OTHER, 100_000, value).slice(2)}3d5f5f3e3d5ff3`
    const word = (hex: string) => hex.slice(2).padStart(64, '0')
    const see = async (code: string) => outputOf((await runCode(code, { [OTHER]: WHO }, 9n)).execution)
    expect(await see(returned(CALL, 7))).toBe(`0x${word(TARGET)}${word('0x7')}${word(OTHER)}`)
    expect(await see(returned(CALLCODE, 7))).toBe(`0x${word(TARGET)}${word('0x7')}${word(TARGET)}`)
    expect(await see(returned(DELEGATECALL))).toBe(`0x${word(SENDER)}${word('0x0')}${word(TARGET)}`)
    expect(await see(returned(STATICCALL))).toBe(`0x${word(TARGET)}${word('0x0')}${word(OTHER)}`)
  })

  it('goes 400 deep and no deeper', async () => {
    // Calls itself with all gas and adds one to what the inner call returns.
    const code = '0x60205f5f5f5f305af1505f5160010160005260206000f3' as Hex
    const { run } = await setScene({ [TARGET]: code })
    expect(wordOf(await run())).toBe(401n)
    const old = new Set(RULES.filter((rule) => rule !== 'rskip150'))
    expect(wordOf(await run({}, { rules: old }))).toBe(1025n)
  })

  it('may not change anything once static', async () => {
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

  it('passes the refunds of the callee on, unless it fails', async () => {
    const clear = '5f5f55' // was 0 before: no refund; so set first
    const refunding = `0x60015f55${clear}` as Hex
    expect((await runCode(call(CALL, OTHER, 200_000, 0), { [OTHER]: refunding })).execution.refund).toBe(15_000n)
    expect((await runCode(call(CALL, OTHER, 200_000, 0), { [OTHER]: `${refunding}5f5ffd` })).execution.refund).toBe(0n)
  })
})

describe('a call of a precompile', () => {
  const SHA256 = `0x${'02'.padStart(40, '0')}` as Hex

  it('makes its account and its marker', async () => {
    const { world, isThere } = await runCode(call(STATICCALL, SHA256, 60))
    expect(await isThere(SHA256)).toBe(true)
    expect(await world.isContract(fromHex(SHA256))).toBe(true)
  })

  it('takes the gas along and undoes everything when the gas is too little', async () => {
    const { execution, isThere } = await runCode(`${call(STATICCALL, SHA256, 59)}${RETURN_TOP}`)
    expect(wordOf(execution)).toBe(0n)
    expect(await isThere(SHA256)).toBe(false)
  })

  it('is looked up by the whole word: with anything above the address it is an account', async () => {
    const dirty = assemble(32, 0, 0, 0, (1n << 200n) | 2n, 50_000, STATICCALL, '3d', RETURN_TOP)
    expect(wordOf((await runCode(dirty)).execution)).toBe(0n)
    const clean = assemble(32, 0, 0, 0, 2, 50_000, STATICCALL, '3d', RETURN_TOP)
    expect(wordOf((await runCode(clean)).execution)).toBe(32n)
  })

  it('shows a size of 2^256 - 1 and the hash of nothing', async () => {
    expect(wordOf((await runCode(assemble(2, '3b', RETURN_TOP))).execution)).toBe(2n ** 256n - 1n)
    expect(outputOf((await runCode(assemble(2, '3f', RETURN_TOP))).execution)).toMatch(/^0xc5d2460186f7233c/)
  })

  it('fails for native contracts that do not answer, giving the gas back', async () => {
    for (const name of ['01000006', '01000008', '01000009', '01000010']) {
      const { execution } = await runCode(`${call(STATICCALL, `0x${name.padStart(40, '0')}`, 50_000)}${RETURN_TOP}`)
      expect(wordOf(execution)).toBe(0n)
      expect(gasUsed(execution)).toBeLessThan(1_000n)
    }
  })

  it('tells how deep the caller is', async () => {
    const selector = toHex(keccak256(new TextEncoder().encode('getCallStackDepth()'))).slice(2, 10)
    const ask = assemble(
      `63${selector}`,
      224,
      '1b',
      0,
      '52',
      32,
      0,
      4,
      0,
      0x01000011,
      1000,
      STATICCALL,
      '505f51',
      RETURN_TOP,
    )
    expect(wordOf((await runCode(ask)).execution)).toBe(1n)
    const through = assemble(32, 0, 0, 0, `73${OTHER.slice(2)}`, 90_000, STATICCALL, '505f51', RETURN_TOP)
    expect(wordOf((await runCode(through, { [OTHER]: ask })).execution)).toBe(2n)
  })
})

describe('a message to a precompile', () => {
  it('costs its price and moves the value', async () => {
    const { run, world } = await setScene()
    const to = fromHex(`0x${'04'.padStart(40, '0')}`)
    const execution = await run({ to, value: 3n, data: fromHex('0x01') })
    expect([gasUsed(execution), outputOf(execution)]).toEqual([18n, '0x01'])
    expect((await world.getAccount(to))?.balance).toBe(3n)
  })

  it('that fails is a success that moved nothing and pays the whole gas limit', async () => {
    const { run, world } = await setScene()
    const before = world.dump()
    const execution = await run({ to: fromHex(`0x${'09'.padStart(40, '0')}`), value: 3n })
    expect(execution).toMatchObject({ outcome: { kind: 'success' }, paysWholeGasLimit: true })
    expect(world.dump()).toEqual(before)
  })

  it('with too little gas is an exception', async () => {
    const { run } = await setScene()
    const execution = await run({ to: fromHex(`0x${'04'.padStart(40, '0')}`), gasLimit: 14n })
    expect(execution).toMatchObject({ outcome: { kind: 'exception' }, gasLeft: 0n })
  })
})
