import { describe, expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import { assemble, gasUsed, OTHER, outputOf, RETURN_TOP, setScene, wordOf } from '../_helpers/evmScene.ts'
import { CALLCODE, call, DELEGATECALL, runCode, STATICCALL } from './_calls.ts'

describe('a call of a precompile', () => {
  const SHA256 = `0x${'02'.padStart(40, '0')}` as Hex

  it('a call of a precompile creates its account and its marker', async () => {
    const { world, isThere } = await runCode(call(STATICCALL, SHA256, 60))
    expect(await isThere(SHA256)).toBe(true)
    expect(await world.isContract(fromHex(SHA256))).toBe(true)
  })

  it('a call of a precompile with too little gas uses the gas and undoes everything', async () => {
    const { execution, isThere } = await runCode(`${call(STATICCALL, SHA256, 59)}${RETURN_TOP}`)
    expect(wordOf(execution)).toBe(0n)
    const { execution: withoutGas } = await runCode(`${call(STATICCALL, SHA256, 0)}${RETURN_TOP}`)
    expect(gasUsed(execution) - gasUsed(withoutGas)).toBe(59n)
    expect(await isThere(SHA256)).toBe(false)
  })

  it('a call of a precompile is found by the whole word: with a bit above the address it is an account', async () => {
    const dirty = assemble(32, 0, 0, 0, (1n << 200n) | 2n, 50_000, STATICCALL, '3d', RETURN_TOP)
    expect(wordOf((await runCode(dirty)).execution)).toBe(0n)
    const clean = assemble(32, 0, 0, 0, 2, 50_000, STATICCALL, '3d', RETURN_TOP)
    expect(wordOf((await runCode(clean)).execution)).toBe(32n)
  })

  it('a call of a precompile pays memory for the input that the precompile reads', async () => {
    const limits: [number, number][] = [
      [1, 128],
      [6, 128],
      [7, 96],
      [9, 213],
      [0x01000016, 128],
      [0x01000017, 96],
    ]
    for (const [address, bytes] of limits) {
      const size = assemble(0, 0, 320, 0, address, 50_000, STATICCALL, '59', RETURN_TOP)
      expect(wordOf((await runCode(size)).execution)).toBe(32n * BigInt(Math.ceil(bytes / 32)))
    }
    for (const address of [2, 3, 4, 5, 8]) {
      const size = assemble(0, 0, 320, 0, address, 90_000, STATICCALL, '59', RETURN_TOP)
      expect(wordOf((await runCode(size)).execution)).toBe(320n)
    }
  })

  it('a precompile through CALLCODE or DELEGATECALL gets its marker and no account', async () => {
    for (const [opcode, value] of [
      [CALLCODE, 0],
      [DELEGATECALL, undefined],
    ] as const) {
      const { world, isThere } = await runCode(call(opcode, SHA256, 60, value))
      expect(await isThere(SHA256)).toBe(false)
      expect(await world.isContract(fromHex(SHA256))).toBe(true)
    }
  })

  it('a call of a precompile that fails costs its price and returns the rest', async () => {
    const blake2f = `0x${'09'.padStart(40, '0')}`
    const { execution, isThere } = await runCode(`${call(STATICCALL, blake2f, 50_000)}${RETURN_TOP}`)
    expect(wordOf(execution)).toBe(0n)
    expect(gasUsed(execution)).toBeLessThan(1_000n)
    expect(await isThere(blake2f as Hex)).toBe(false)
  })

  it('a precompile has a code size of 2^256 - 1 and the hash of no bytes', async () => {
    expect(wordOf((await runCode(assemble(2, '3b', RETURN_TOP))).execution)).toBe(2n ** 256n - 1n)
    expect(outputOf((await runCode(assemble(2, '3f', RETURN_TOP))).execution)).toMatch(/^0xc5d2460186f7233c/)
  })

  it('a call that a precompile refuses fails and returns the gas beyond its price', async () => {
    const remasc = `0x${'1000008'.padStart(40, '0')}`
    const { execution } = await runCode(`${call(STATICCALL, remasc, 50_000)}${RETURN_TOP}`)
    expect(wordOf(execution)).toBe(0n)
    expect(gasUsed(execution)).toBeLessThan(1_000n)
  })

  it('getCallStackDepth returns the depth of the caller', async () => {
    const selector = toHex(keccak256(new TextEncoder().encode('getCallStackDepth()'))).slice(2, 10)
    const code = assemble(
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
    expect(wordOf((await runCode(code)).execution)).toBe(1n)
    const through = assemble(32, 0, 0, 0, `73${OTHER.slice(2)}`, 90_000, STATICCALL, '505f51', RETURN_TOP)
    expect(wordOf((await runCode(through, { [OTHER]: code })).execution)).toBe(2n)
  })
})

describe('a message to a precompile', () => {
  it('a message to a precompile costs its price and moves the value', async () => {
    const { run, world } = await setScene()
    const to = fromHex(`0x${'04'.padStart(40, '0')}`)
    const execution = await run({ to, value: 3n, data: fromHex('0x01') })
    expect([gasUsed(execution), outputOf(execution)]).toEqual([18n, '0x01'])
    expect((await world.getAccount(to))?.balance).toBe(3n)
  })

  it('a message to a precompile that fails is a success that moved nothing and pays the whole gas limit', async () => {
    const { run, world } = await setScene()
    const before = world.dump()
    const execution = await run({ to: fromHex(`0x${'09'.padStart(40, '0')}`), value: 3n })
    expect(execution).toMatchObject({ outcome: { kind: 'success' }, paysWholeGasLimit: true })
    expect(world.dump()).toEqual(before)
  })

  it('a message to a precompile with too little gas is an exception', async () => {
    const { run } = await setScene()
    const execution = await run({ to: fromHex(`0x${'04'.padStart(40, '0')}`), gasLimit: 14n })
    expect(execution).toMatchObject({ outcome: { kind: 'exception' }, gasLeft: 0n })
  })
})
