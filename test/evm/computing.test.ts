import { Common, Hardfork, Mainnet } from '@ethereumjs/common'
import { createVM } from '@ethereumjs/vm'
import { describe, expect, it } from 'vitest'
import { type Bytes, concatBytes } from '../../src/base/bytes.ts'
import { toHex } from '../../src/base/hex.ts'
import { bytesToBigint, toWord } from '../../src/base/integer.ts'
import { COMPUTING_OPCODES } from '../../src/evm/opcodes/computing.ts'
import { setScene, TARGET } from '../_helpers/evmScene.ts'
import { createRandom } from '../_helpers/random.ts'
import { createCodeWriter } from './_code.ts'
import { DEFINITIONS, EDGES } from './_definitions.ts'

const RANDOM_CASES = 500
const CASES_PER_PROGRAM = 400
const gasLimit = 10n ** 7n

type Operands = [bigint, bigint, bigint]

interface Case {
  readonly operands: bigint[]
  readonly expected: bigint
}

/** Returns words of all lengths and edges; for opcodes of two words also each edge with each other. */
function createOperands(pops: number): Operands[] {
  const random = createRandom(1)
  const edge = () => EDGES[random(EDGES.length)] ?? 0n
  const word = () => bytesToBigint(Uint8Array.from({ length: random(33) }, () => random(256)))
  const any = () => (random(2) === 0 ? edge() : word())
  const edges = EDGES.flatMap((a) => (pops === 1 ? [a] : EDGES).map((b): Operands => [a, b, edge()]))
  return [...edges, ...Array.from({ length: RANDOM_CASES }, (): Operands => [any(), any(), any()])]
}

/** Computes each case. Returns the result, and whether EQ finds it equal to the expected one. */
function createProgram(code: number, cases: readonly Case[]): Bytes {
  const { op, push, pushBytes, finish } = createCodeWriter()
  cases.forEach(({ operands, expected }, i) => {
    for (const operand of operands.toReversed()) pushBytes(toWord(operand))
    op(code, 0x80)
    push(64 * i)
    op(0x52)
    pushBytes(toWord(expected))
    op(0x14)
    push(64 * i + 32)
    op(0x52)
  })
  push(64 * cases.length)
  push(0)
  op(0xf3)
  return finish()
}

const vm = await createVM({ common: new Common({ chain: Mainnet, hardfork: Hardfork.Istanbul }) })

async function runInBoth(code: Bytes): Promise<Bytes[]> {
  const ours = await (await setScene({ [TARGET]: toHex(code) })).run({ gasLimit })
  const theirs = await vm.evm.runCode({ code, gasLimit })
  return [ours.output, theirs.returnValue]
}

describe('computing opcodes', () => {
  for (const { code, name, pops = 0 } of COMPUTING_OPCODES) {
    it(`${name} equals its definition and @ethereumjs/evm`, async () => {
      const definition = DEFINITIONS[name]
      if (definition === undefined) throw new Error('there is no definition')
      const cases = createOperands(pops).map((all) => ({
        operands: all.slice(0, pops),
        expected: definition(...all),
      }))
      for (let i = 0; i < cases.length; i += CASES_PER_PROGRAM) {
        const some = cases.slice(i, i + CASES_PER_PROGRAM)
        const right = concatBytes(...some.flatMap(({ expected }) => [toWord(expected), toWord(1n)]))
        for (const output of await runInBoth(createProgram(code, some))) {
          if (Buffer.compare(output, right) === 0) continue
          const found = some.map(({ operands }, k) => ({
            operands,
            expected: bytesToBigint(output.subarray(64 * k, 64 * k + 32)),
            isEqual: bytesToBigint(output.subarray(64 * k + 32, 64 * k + 64)),
          }))
          expect(found).toEqual(some.map((given) => ({ ...given, isEqual: 1n })))
        }
      }
    })
  }

  it('each computing opcode has a definition', () => {
    expect(COMPUTING_OPCODES.map(({ name }) => name).sort()).toEqual(Object.keys(DEFINITIONS).sort())
  })
})
