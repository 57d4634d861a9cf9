import { describe, expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { RULES, type Rule } from '../../src/chainspec/rules.ts'
import { assemble, gasUsed, NOBODY, OTHER, RETURN_TOP, setScene, TARGET, wordOf } from '../_helpers/evmScene.ts'

const without = (...rules: Rule[]) => ({ rules: new Set(RULES.filter((rule) => !rules.includes(rule))) })
const ADDRESS_OF_OTHER = `73${OTHER.slice(2)}`

async function runCode(code: Hex, missing: Rule[], codes: Record<Hex, Hex> = {}, balance = 0n) {
  const scene = await setScene({ [TARGET]: code, ...codes }, balance)
  return { ...scene, execution: await scene.run({}, without(...missing)) }
}

describe('STATICCALL before RSKIP-103', () => {
  /** Returns CALLVALUE. */
  const value = '0x3460005260206000f3'
  const call = (wei: number) => assemble(32, 0, 0, 0, wei, ADDRESS_OF_OTHER, 50_000, 'fa')

  it('STATICCALL before RSKIP-103 takes a value from the stack and moves it', async () => {
    const code = assemble(call(3), '50', 0, '51', RETURN_TOP)
    const { execution, world } = await runCode(code, ['rskip103'], { [OTHER]: value }, 5n)
    expect(wordOf(execution)).toBe(3n)
    expect((await world.getAccount(fromHex(OTHER)))?.balance).toBe(8n)
  })

  it('STATICCALL before RSKIP-103 pays for moving the value, and passes on the stipend', async () => {
    const used = async (wei: number) => {
      const { execution } = await runCode(call(wei), ['rskip103'], { [OTHER]: '0x00' }, 5n)
      return gasUsed(execution)
    }
    expect((await used(1)) - (await used(0))).toBe(9_000n)
  })

  it('STATICCALL before RSKIP-103 is static', async () => {
    const code = assemble(call(1), RETURN_TOP)
    const { execution } = await runCode(code, ['rskip103'], { [OTHER]: '0x600160005500' }, 5n)
    expect(wordOf(execution)).toBe(0n)
  })

  it('STATICCALL before RSKIP-103 moves value even where CALL may not', async () => {
    const outer = assemble(0, 0, 0, 0, 0, ADDRESS_OF_OTHER, 90_000, 'fa')
    const inner = (opcode: string) => assemble(0, 0, 0, 0, 1, `73${NOBODY.slice(2)}`, 0, opcode)
    const moved = async (opcode: string) => {
      const { world } = await runCode(outer, ['rskip103'], { [OTHER]: inner(opcode) }, 5n)
      return (await world.getAccount(fromHex(NOBODY)))?.balance
    }
    expect([await moved('f1'), await moved('fa')]).toEqual([undefined, 1n])
  })

  it('STATICCALL before RSKIP-103 fails with six words on the stack', async () => {
    const six = assemble(0, 0, 0, 0, ADDRESS_OF_OTHER, 0, 'fa')
    expect((await runCode(six, [])).execution.outcome.kind).toBe('success')
    expect((await runCode(six, ['rskip103'])).execution.outcome.kind).toBe('exception')
  })
})

describe('a precompile before RSKIP-90', () => {
  it('a precompile before RSKIP-90 writes its output to memory, but not to the return buffer', async () => {
    const code = assemble(32, 0, 0, 0, 0, 2, 50_000, 'f150', 0, '51', RETURN_TOP)
    const early: Rule[] = ['rskip90', 'rskip91', 'rskip103', 'rskip150', 'rskip171', 'rskip197']
    const [now, before] = [await runCode(code, []), await runCode(code, early)]
    expect(wordOf(now.execution)).toBeGreaterThan(2n ** 200n)
    expect(wordOf(before.execution)).toBe(wordOf(now.execution))
  })
})

describe('a precompile before RSKIP-150', () => {
  const early: Rule[] = ['rskip150', 'rskip171', 'rskip197']
  /** SHA-256 of nothing, with 32 bytes of output at `offset`, of which the caller asks for `size`. The code ends with `tail`. */
  const hash = (offset: number | bigint, size: number, ...tail: (string | number)[]) =>
    assemble(size, offset, 0, 0, 0, 2, 50_000, 'f150', ...tail)

  it('a precompile before RSKIP-150 writes all of its output, whatever size the caller gives', async () => {
    const code = hash(0, 1, 0, '51', RETURN_TOP)
    const [now, before] = [await runCode(code, []), await runCode(code, early)]
    expect(wordOf(now.execution)).toBe(0xe3n << 248n)
    expect(toHex(before.execution.output)).toBe('0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  })

  it('a precompile before RSKIP-150 grows memory without a price', async () => {
    const code = hash(100, 0, '59', RETURN_TOP)
    const [now, before] = [await runCode(code, []), await runCode(code, early)]
    expect([wordOf(now.execution), wordOf(before.execution)]).toEqual([0n, 160n])
    const used = [now, before].map(({ execution }) => gasUsed(execution))
    expect((used[0] ?? 0n) - (used[1] ?? 0n)).toBe(3n) // MSTORE needs no more memory
  })

  it('a precompile before RSKIP-150 reads the offset as a signed 32-bit number, and halts its caller without memory', async () => {
    expect(wordOf((await runCode(hash(2n ** 32n + 100n, 0, '59', RETURN_TOP), early)).execution)).toBe(160n)
    for (const offset of [2n ** 31n, 2n ** 32n - 1n, 2n ** 31n - 1n, 2n ** 20n]) {
      expect((await runCode(hash(offset, 0), early)).execution.outcome.kind).toBe('exception')
    }
  })

  it('a precompile before RSKIP-150 without output writes nothing, whatever the offset', async () => {
    const recover = assemble(0, 2n ** 31n, 0, 0, 0, 1, 50_000, 'f1', RETURN_TOP)
    expect(wordOf((await runCode(recover, early)).execution)).toBe(1n)
  })
})

describe('a call before RSKIP-150', () => {
  const call = (gas: bigint, wei: number) => assemble(0, 0, 0, 0, wei, ADDRESS_OF_OTHER, gas, 'f1')
  const run = async (gas: bigint, wei: number, missing: Rule[]) =>
    (await runCode(call(gas, wei), missing, { [OTHER]: '0x00' }, 5n)).execution.outcome.kind

  it('a call before RSKIP-150 fails if the stipend makes its gas overflow a signed 64-bit number', async () => {
    const most = 2n ** 63n - 1n - 2_300n
    expect(await run(most, 1, ['rskip150'])).toBe('success')
    for (const gas of [most + 1n, 2n ** 255n]) {
      expect(await run(gas, 1, ['rskip150'])).toBe('exception')
      expect(await run(gas, 0, ['rskip150'])).toBe('success')
      expect(await run(gas, 1, [])).toBe('success')
    }
  })
})

describe('opcodes that RSKIP-191 removed', () => {
  const early: Rule[] = ['rskip191']
  const top = async (...parts: (string | number)[]) => {
    const { execution } = await runCode(assemble(...parts, RETURN_TOP), early)
    return execution.outcome.kind === 'success' ? wordOf(execution) : execution.outcome.kind
  }
  /** DUPN and SWAPN skip the byte after them, whatever it is. */
  const SKIPPED = 'fe'

  it('DUPN copies the word at the depth on top of the stack', async () => {
    expect(await top(11, 12, 13, 0, 'a8', SKIPPED)).toBe(13n)
    expect(await top(11, 12, 13, 2, 'a8', SKIPPED)).toBe(11n)
    expect(await top(11, 12, 13, 3, 'a8', SKIPPED)).toBe('exception')
  })

  it('SWAPN exchanges the top with the word at the depth on top of the stack', async () => {
    expect(await top(11, 12, 13, 0, 'a9', SKIPPED)).toBe(12n)
    expect(await top(11, 12, 13, 1, 'a9', SKIPPED)).toBe(11n)
    expect(await top(11, 12, 13, 2, 'a9', SKIPPED)).toBe('exception')
  })

  it('TXINDEX pushes the index of the transaction in its block', async () => {
    const { run } = await setScene({ [TARGET]: assemble('aa', RETURN_TOP) })
    expect(wordOf(await run({ index: 5 }, without('rskip191')))).toBe(5n)
    expect(wordOf(await run({}, without('rskip191')))).toBe(0n)
  })

  it('DUPN, SWAPN and TXINDEX cost 3, 3 and 2', async () => {
    const used = async (...parts: (string | number)[]) => gasUsed((await runCode(assemble(...parts), early)).execution)
    expect(await used(1, 0, 'a8', SKIPPED)).toBe(6n + 3n)
    expect(await used(1, 2, 0, 'a9', SKIPPED)).toBe(9n + 3n)
    expect(await used('aa')).toBe(2n)
  })

  it('DUPN and SWAPN fail on an empty stack, and end code that ends with them', async () => {
    expect((await runCode('0xa8', early)).execution.outcome.kind).toBe('exception')
    expect((await runCode('0x600160026000a9', early)).execution.outcome.kind).toBe('success')
  })
})

describe('a message to a precompile before RSKIP-136', () => {
  /** RIPEMD-160 of nothing, for 600 gas. */
  const to = fromHex(`0x${'03'.padStart(40, '0')}`)
  const send = async (intrinsicGas: bigint, missing: Rule[]) =>
    (await setScene()).run({ to, gasLimit: 0n, intrinsicGas }, without(...missing))

  it('a message to a precompile before RSKIP-136 may spend the intrinsic gas once more', async () => {
    expect(await send(21_000n, [])).toMatchObject({ outcome: { kind: 'exception' }, gasLeft: 0n })
    expect(await send(21_000n, ['rskip136'])).toMatchObject({ outcome: { kind: 'success' }, gasLeft: -600n })
    expect(await send(599n, ['rskip136'])).toMatchObject({ outcome: { kind: 'exception' }, gasLeft: 0n })
  })
})
