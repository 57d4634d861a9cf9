import { describe, expect, it } from 'vitest'
import { type Bytes, EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { fromHex, type Hex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import type { StepObserver } from '../../../src/evm/observer.ts'
import { assemble, OTHER, RETURN_TOP, SENDER, TARGET } from '../../_helpers/evmScene.ts'
import { compileChecked } from '../_checked.ts'
import {
  compareEngines,
  createEngines,
  createProgram,
  describeRun,
  EVERYDAY,
  type Program,
  WASM_RULES,
  type Ways,
  withOwnCodes,
} from './_engines.ts'

const YOUNGEST = WASM_RULES[WASM_RULES.length - 1]
const engines = createEngines(await compileChecked('interpreter'))

function programOf(code: Hex, data: Bytes = EMPTY_BYTES, other: Hex = '0x'): Program {
  if (YOUNGEST === undefined) throw new Error('no rules')
  const common = { sender: fromHex(SENDER), gasPrice: 1n, value: 0n, gasLimit: 1_000_000n }
  const codes = new Map([
    [TARGET, fromHex(code)],
    [OTHER, fromHex(other)],
  ])
  return {
    ruleSet: YOUNGEST,
    codes,
    message: { ...common, to: fromHex(TARGET), data },
    isSlow: false,
    isWatched: true,
    isCall: false,
  }
}

const WAYS = [EVERYDAY, { window: 1, forced: 0 }, { window: 640, forced: 3 }]

async function expectSame(
  program: Program,
  gasLimit = program.message.gasLimit,
  allWays: readonly Ways[] = WAYS,
): Promise<string> {
  const expected = await describeRun(engines.typescript, program, gasLimit)
  for (const ways of allWays) {
    engines.use(ways)
    expect(await describeRun(engines.wasm, withOwnCodes(program), gasLimit)).toBe(expected)
  }
  return expected
}

/** Like `expectSame`, in one mode that changes with each call, for programs that run often enough to use each mode. */
async function expectSameInTurn(program: Program, gasLimit: bigint): Promise<void> {
  // The mode is shifted after each cycle, so that each mode runs both sides of a price.
  const ways = WAYS[(turn + Math.trunc(turn / WAYS.length)) % WAYS.length] ?? EVERYDAY
  turn++
  await expectSame(program, gasLimit, [ways])
}
let turn = 0

/** Returns the gas that a program has used before each of its opcodes. */
async function findPrices(program: Program): Promise<readonly bigint[]> {
  const prices = new Set<bigint>()
  const { gasLimit } = program.message
  const steps: StepObserver = {
    onStep: ({ gasLeft }, { depth }) => void (depth === 0 && prices.add(gasLimit - BigInt(gasLeft))),
    onPaid: () => undefined,
    onStepEnd: () => undefined,
  }
  await describeRun(engines.typescript, program, gasLimit, steps)
  return [...prices]
}

describe('the interpreter in WebAssembly at its bounds', () => {
  it('the interpreter runs opcodes in WebAssembly', async () => {
    engines.use({ window: 100, forced: 0 })
    const before = engines.countLooks()
    await describeRun(engines.wasm, programOf('0x5b5f56'), 100_000n)
    expect(engines.countLooks() - before).toBeGreaterThan(900)
  })

  it('both engines end equally with gas one below, at and one above the use of each opcode', async () => {
    for (let seed = 1; seed <= 12; seed++) {
      const program = createProgram(seed)
      const prices = (await findPrices(program)).slice(0, 60)
      const gasLimits = new Set(prices.flatMap((price) => [price - 1n, price, price + 1n]))
      for (const gasLimit of gasLimits) if (gasLimit >= 0n) await expectSameInTurn(program, gasLimit)
    }
  })

  it.each([1, 2, 3, 5, 17])(
    'both engines end equally with a stack that grows by %i words per iteration up to its bound',
    async (count) => {
      const pushes = '5f'.repeat(count)
      const end = await expectSame(programOf(assemble('5b', pushes, 0, '56')))
      expect(end).toContain('stack overflow')
    },
  )

  it.each([2, 3, 12])('both engines jump to each of %i adjacent destinations', async (count) => {
    for (const words of [0, 1_022, 1_023]) {
      const before = assemble('5f'.repeat(words), 0, '3556')
      const first = (before.length - 2) / 2
      const code = assemble(before, '5b'.repeat(count), '5a', words === 0 ? RETURN_TOP : '00')
      for (let place = first - 1; place <= first + count; place++) {
        const program = programOf(code, toWord(BigInt(place)))
        await expectSame(program)
        for (const price of (await findPrices(program)).slice(-6)) {
          await expectSameInTurn(program, price - 1n)
          await expectSameInTurn(program, price)
        }
      }
    }
  })

  it.each([1, 2, 3, 17])(
    'both engines end equally with a full stack of which %i words are popped and pushed',
    async (count) => {
      const fill = '5f'.repeat(1024)
      const turn = `${'50'.repeat(count)}${'5f'.repeat(count)}`
      expect(await expectSame(programOf(assemble(fill, turn, '5b', turn, '00')))).toContain('success')
      expect(await expectSame(programOf(assemble(fill, turn, '5b', '5f', '50', '00')))).toContain('stack overflow')
    },
  )

  it.each([0, 1, 2, 16])('both engines end equally with a stack of only %i words', async (count) => {
    for (const opcode of ['01', '08', '20', '50', '51', '52', '56', '57', '5e', '80', '8f', '90', '9f']) {
      await expectSame(programOf(assemble('5f'.repeat(count), opcode, '00')))
      await expectSame(programOf(assemble('5f'.repeat(count), '5b', opcode, '00')))
    }
  })

  it.each([100, 1_023, 1_024, 1_025, 5_000, 70_000])(
    'both engines end equally with memory of %i bytes that a call has paid for',
    async (size) => {
      const call = assemble(size, 0, 0, 0, `73${OTHER.slice(2)}`, 10_000, 'fa50')
      for (const place of [0, size - 32, size - 33, size - 1, size]) {
        const use = assemble('59', place, '52', place, '51', RETURN_TOP)
        await expectSame(programOf(assemble(call, use), EMPTY_BYTES, '0x600160005260206000f3'))
      }
    },
  )

  it.each([0, 1, 31, 32, 33, 100])('both engines read call data of %i bytes at every offset', async (size) => {
    const data = Uint8Array.from({ length: size }, (_, i) => i + 1)
    const far = [
      2n ** 26n,
      2n ** 27n,
      2n ** 32n - 32n,
      2n ** 32n - 1n,
      2n ** 32n,
      2n ** 64n,
      2n ** 255n,
      2n ** 256n - 1n,
    ]
    for (const place of [...Array.from({ length: 34 }, (_, i) => BigInt(i)), BigInt(size), ...far]) {
      await expectSame(programOf(assemble(place, '35', RETURN_TOP), data))
      for (const count of [0, 1, 32, 70]) {
        await expectSame(programOf(assemble(count, place, 3, '37', 128, 0, 'f3'), data))
      }
    }
  })

  it.each(['51', '52', '53', '37', '5e'])(
    'both engines end equally for opcode %s at 64 MiB without a gas bound',
    async (opcode) => {
      // The access ends at a word boundary. Otherwise the memory grows twice, and the second time copies 64 MiB.
      const place = opcode === '53' ? 2n ** 26n + 31n : 2n ** 26n
      await expectSame(programOf(assemble(32, place, place, opcode, '00')), 2n ** 50n)
    },
  )

  it.each([2n ** 20n, 2n ** 26n, 2n ** 27n, 2n ** 32n, 2n ** 64n, 2n ** 256n - 1n])(
    'both engines end equally with a memory offset or size of %i',
    async (place) => {
      for (const opcode of ['51', '52', '53', '20', '37', '5e', 'f3']) {
        for (const words of [
          [0, place, 0],
          [place, 0, 0],
          [0, 0, place],
          [1, place, 1],
          [1, 1, place],
          [place, 1, 1],
        ]) {
          await expectSame(programOf(assemble(...words, opcode, '00')))
        }
      }
    },
  )

  it.each([
    ['keeps the value', assemble('00')],
    ['sends its balance back', assemble('33ff')],
    ['sends a part of the value back', assemble(0, 0, 0, 0, 2, '335a', 'f1')],
    ['reverts', assemble(0, 0, 'fd')],
  ])('both engines push the own balance between calls of a contract that %s', async (_name, other) => {
    const call = (value: number) => assemble(0, 0, 0, 0, value, `73${OTHER.slice(2)}`, 50_000, 'f150')
    const create = assemble(0, 0, 9, 'f050')
    const turns = [call(5), '', call(7), call(0), create, '', call(1_000_000)]
    const looks = (turn: number) => [0, 1, 2].map((look) => assemble('47', 32 * (3 * turn + look), '52'))
    const code = assemble(...turns.flatMap((turn, index) => [...looks(index), turn]), 32 * 3 * turns.length, 0, 'f3')
    const program = programOf(code, EMPTY_BYTES, other)
    const { message } = program
    expect(await expectSame({ ...program, message: { ...message, value: 1_000n } })).toContain('success')
  })

  it.each([0, 1, 31, 33, 100, 5_000, 32_767, 32_768, 32_769])(
    'both engines copy return data of %i bytes',
    async (size) => {
      const copies = (count: number, from: number) => assemble(count, from, 0, '3e', count, from, 300, '3e')
      // Returns its call data, after a call of its own.
      const other = assemble('36', 0, 0, '37', 0, 0, 40, 0, 4, '5afa50', copies(0, 0), '36', 0, 'f3')
      const call = (length: number, fill: string) =>
        assemble(`7f${fill.repeat(32)}`, 0, '52', 0, 0, length, 0, `73${OTHER.slice(2)}`, 100_000, 'fa50')
      const ends = [0, 1, 32, size].filter((count) => count <= size)
      const all = assemble(...ends.map((count) => copies(count, size - count)))
      const calls = assemble(call(size, 'a1'), all, call(size + 7, 'b2'), all, call(size, 'c3'), all)
      expect(await expectSame(programOf(assemble(calls, '59', 0, 'f3'), EMPTY_BYTES, other))).toContain('success')
      for (const [count, from] of [
        [1, size],
        [size, 1],
        [0, size + 1],
        [2n ** 32n - 1n, 1],
        [1, 2n ** 64n],
        [0, 2n ** 256n - 1n],
      ] as const) {
        const beyond = assemble(calls, count, from, 0, '3e', '59', 0, 'f3')
        await expectSame(programOf(beyond, EMPTY_BYTES, other))
      }
    },
  )

  it('both engines run calls from memory larger than the frame arena', async () => {
    const big = 2 ** 26
    const inner = assemble(0, '54', 0, '52', 32, 0, 'f3')
    const code = assemble(
      7,
      64,
      '52',
      1,
      big,
      '52',
      32,
      0,
      32,
      64,
      `73${OTHER.slice(2)}`,
      10_000,
      'fa',
      64,
      '51',
      RETURN_TOP,
    )
    const program = programOf(code, EMPTY_BYTES, inner)
    expect(await expectSame(program, 2n ** 45n)).toContain('success')
    expect(await expectSame(program, 2n ** 60n)).toContain('success')
  })

  it('both engines run the maximum of frames, each with memory', async () => {
    const deeper = assemble(1, 3_000, '52', 0, 0, 32, 2_980, '30', '5a', 'fa', 0, '52', 32, 0, 'f3')
    expect(await expectSame(programOf(deeper), 2n ** 50n)).toContain('success')
  })

  it('both engines run more concurrent messages than there are interpreters', async () => {
    engines.use(EVERYDAY)
    const slow = { ...programOf(assemble(1, '54', 2, '54', '01', RETURN_TOP)), isSlow: true }
    const expected = await describeRun(engines.typescript, slow)
    const runs = await Promise.all(Array.from({ length: 30 }, () => describeRun(engines.wasm, slow)))
    expect(new Set(runs)).toEqual(new Set([expected]))
    await compareEngines(engines, 1, 20)
  })
})
