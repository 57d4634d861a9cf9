import { describe, expect, it } from 'vitest'
import { fromHex, type Hex } from '../../src/base/hex.ts'
import { toWord } from '../../src/base/integer.ts'
import { RULES } from '../../src/chainspec/rules.ts'
import { assemble, gasUsed, OTHER, RETURN_TOP, setScene, TARGET, wordOf } from '../_helpers/evmScene.ts'

const SLOT = toWord(1n)

/** Returns gas and refund of writing `value` over `present`. */
async function write(present: Hex | undefined, value: number) {
  const { world, run } = await setScene({ [TARGET]: assemble(value, 1, '55') })
  if (present !== undefined) await world.putStorage(fromHex(TARGET), SLOT, fromHex(present))
  const execution = await run()
  return { gas: gasUsed(execution) - 6n, refund: execution.refund, cell: await world.getStorage(fromHex(TARGET), SLOT) }
}

describe('SSTORE', () => {
  it('SSTORE costs by whether the slot is empty before and after, and by nothing else', async () => {
    expect(await write(undefined, 5)).toEqual({ gas: 20_000n, refund: 0n, cell: fromHex('0x05') })
    expect(await write('0x05', 6)).toEqual({ gas: 5_000n, refund: 0n, cell: fromHex('0x06') })
    expect(await write('0x05', 5)).toEqual({ gas: 5_000n, refund: 0n, cell: fromHex('0x05') })
    expect(await write('0x05', 0)).toEqual({ gas: 5_000n, refund: 15_000n, cell: undefined })
    expect(await write(undefined, 0)).toEqual({ gas: 5_000n, refund: 0n, cell: undefined })
  })

  it('SSTORE stores values without leading zeros', async () => {
    expect((await write(undefined, 0x1234)).cell).toEqual(fromHex('0x1234'))
  })

  it('SSTORE needs no more gas than its price', async () => {
    const { run, world } = await setScene({ [TARGET]: assemble(0, 1, '55') })
    await world.putStorage(fromHex(TARGET), SLOT, fromHex('0x05'))
    expect((await run({ gasLimit: 5_006n })).outcome.kind).toBe('success')
  })
})

describe('SLOAD', () => {
  it('SLOAD costs 200 each time', async () => {
    const { run } = await setScene({ [TARGET]: assemble(1, '54', 1, '54') })
    expect(gasUsed(await run())).toBe(406n)
  })

  it('SLOAD pushes the low 32 bytes of a longer value', async () => {
    const { run, world } = await setScene({ [TARGET]: assemble(1, '54', RETURN_TOP) })
    await world.putStorage(fromHex(TARGET), SLOT, fromHex(`0xff${'00'.repeat(31)}07`))
    expect(wordOf(await run())).toBe(7n)
  })
})

describe('transient storage', () => {
  const set = (value: number) => assemble(value, 1, '5d').slice(2)
  const call = (to: Hex, opcode: string) => assemble(0, 0, 0, 0, 0, `73${to.slice(2)}`, 50_000, opcode).slice(2)

  it('TLOAD and TSTORE cost 100', async () => {
    const { run } = await setScene({ [TARGET]: assemble(7, 1, '5d', 1, '5c') })
    expect(gasUsed(await run())).toBe(209n)
  })

  it('transient storage lasts for the message, by account', async () => {
    const { run } = await setScene({ [TARGET]: assemble(1, '5c', RETURN_TOP) })
    expect(wordOf(await run())).toBe(0n)
    const code = `0x${set(7)}${call(OTHER, 'f1')}505f5160015c01${RETURN_TOP}` as Hex
    const other = await setScene({ [TARGET]: code, [OTHER]: `0x${set(9)}` })
    expect(wordOf(await other.run())).toBe(7n)
  })

  it('transient storage drops the writes of a failing frame', async () => {
    const code = `0x${set(7)}${call(OTHER, 'f2')}5060015c${RETURN_TOP}` as Hex
    expect(wordOf(await (await setScene({ [TARGET]: code, [OTHER]: `0x${set(9)}` })).run())).toBe(9n)
    expect(wordOf(await (await setScene({ [TARGET]: code, [OTHER]: `0x${set(9)}5f5ffd` })).run())).toBe(7n)
  })

  it('transient storage does not exist before its rule', async () => {
    const { run } = await setScene({ [TARGET]: assemble(1, '5c') })
    const rules = new Set(RULES.filter((rule) => rule !== 'rskip446'))
    expect((await run({}, { rules })).outcome).toEqual({ kind: 'exception', reason: 'invalid opcode' })
  })
})
