import { describe, expect, it } from 'vitest'
import type { Hex } from '../../src/base/hex.ts'
import { RULES, type Rule } from '../../src/chainspec/rules.ts'
import { assemble, NOBODY, OTHER, RETURN_TOP, setScene, TARGET, wordOf } from '../_helpers/evmScene.ts'

/** Fills the return buffer with the 32 bytes of a hash. */
const FILL = assemble(0, 0, 0, 0, 2, 5_000, 'fa', '50').slice(2)
const ALL_GAS = '5a'

/** Returns the length of the buffer after code that runs while it holds 32 bytes. */
async function lengthAfter(code: string, other: Hex = '0x', missing: Rule[] = []): Promise<bigint> {
  const whole = assemble(FILL, code, '3d', RETURN_TOP)
  const { run } = await setScene({ [TARGET]: whole, [OTHER]: other }, 5n)
  return wordOf(await run({}, { rules: new Set(RULES.filter((rule) => !missing.includes(rule))) }))
}

const call = (to: string, gas: string | number, wei = 0, outSize = 0) =>
  assemble(outSize, 0, 0, 0, wei, `73${to.slice(2)}`, gas, 'f1', '50')
const create = (wei: number, ...initCode: (string | number)[]) => {
  const code = assemble(...initCode).slice(2)
  return assemble(`7f${code.padEnd(64, '0')}`, 0, '52', code.length / 2, 0, wei, 'f0', '50')
}

describe('the return buffer', () => {
  it('the return buffer holds return and revert data, and nothing after a call that failed', async () => {
    expect(await lengthAfter(call(OTHER, ALL_GAS), assemble(7, 0, 'f3'))).toBe(7n)
    expect(await lengthAfter(call(OTHER, ALL_GAS), assemble(7, 0, 'fd'))).toBe(7n)
    expect(await lengthAfter(call(OTHER, 1_000), '0xfe')).toBe(0n)
  })

  it('the return buffer is emptied by calls that open no frame, but not before RSKIP-171', async () => {
    for (const code of [call(OTHER, 0), call(OTHER, 0, 6), call(NOBODY, 0), call(`0x${'02'.padStart(40, '0')}`, 59)]) {
      expect(await lengthAfter(code)).toBe(0n)
      expect(await lengthAfter(code, '0x', ['rskip171'])).toBe(32n)
    }
  })

  it('the return buffer is emptied by a creation, even if it reverts with data', async () => {
    expect(await lengthAfter(create(0, '00'))).toBe(0n)
    expect(await lengthAfter(create(0, 7, 0, 'fd'))).toBe(0n)
  })

  it('the return buffer is kept by a creation that the creator cannot pay', async () => {
    expect(await lengthAfter(create(6, '00'))).toBe(32n)
  })

  it('the return buffer is emptied by a precompile that fails', async () => {
    expect(await lengthAfter(call(`0x${'09'.padStart(40, '0')}`, 1_000))).toBe(0n)
  })
})

describe('the memory that a call names', () => {
  const memoryAfter = async (other: Hex, gas: string | number, outSize: number) => {
    const code = assemble(`7f${'ee'.repeat(32)}`, 0, '52', call(OTHER, gas, 0, outSize), 0, '51', RETURN_TOP)
    const word = wordOf(await (await setScene({ [TARGET]: code, [OTHER]: other })).run())
    return word.toString(16)
  }

  it('a call writes its output up to the size that the caller gives', async () => {
    const returns = (size: number) => assemble(`7f${'11'.repeat(32)}`, 0, '52', size, 0, 'f3')
    expect(await memoryAfter(returns(32), ALL_GAS, 4)).toBe('11'.repeat(4) + 'ee'.repeat(28))
    expect(await memoryAfter(returns(4), ALL_GAS, 32)).toBe('11'.repeat(4) + 'ee'.repeat(28))
  })

  it('a call writes revert data, and nothing if it failed', async () => {
    const reverts = assemble(`7f${'11'.repeat(32)}`, 0, '52', 32, 0, 'fd')
    expect(await memoryAfter(reverts, ALL_GAS, 2)).toBe('11'.repeat(2) + 'ee'.repeat(30))
    expect(await memoryAfter('0xfe', 1_000, 32)).toBe('ee'.repeat(32))
  })
})
