import { Common, Hardfork, Mainnet } from '@ethereumjs/common'
import { createVM } from '@ethereumjs/vm'
import { expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { setScene, TARGET } from '../_helpers/evmScene.ts'
import { createRandom } from '../_helpers/random.ts'
import { createCodeWriter } from './_code.ts'
import { EDGES } from './_definitions.ts'

const PROGRAMS = 2_000
const GAS = 100_000n

const range = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i)

const COMPUTING = [...range(0x01, 11), ...range(0x10, 14)]
/**
 * Opcodes with the same effects and prices on Rootstock and Ethereum: arithmetic, comparison, bits, data, memory, hash, stack.
 */
const SHARED = [
  ...COMPUTING,
  ...COMPUTING,
  ...[0x20, ...range(0x34, 6), ...range(0x50, 4), ...range(0x58, 4), ...range(0x80, 32)],
]
const DATA = Uint8Array.from({ length: 100 }, (_, i) => 255 - i)

/** Returns code with words of all sizes and edges, shared opcodes between them, and a hash of memory and stack at the end. */
function createProgram(random: (below: number) => number): Hex {
  const { op, push, pushBytes, finish } = createCodeWriter()
  const pushWord = [
    () => push(random(256)),
    () => push(random(256)),
    () => push(random(256)),
    () => push(random(256)),
    () => pushBytes(Uint8Array.from({ length: 1 + random(32) }, () => random(256))),
    () => push(EDGES[random(EDGES.length)] ?? 0),
  ]
  for (let i = random(14); i > 0; i--) push(random(256))
  for (let i = 5 + random(30); i > 0; i--) {
    for (let pushes = 1 + random(3); pushes > 0; pushes--) pushWord[random(pushWord.length)]?.()
    op(SHARED[random(SHARED.length)] ?? 0x5b)
  }
  op(0x60, 0x00, 0x52, 0x60, 0x60, 0x60, 0x00, 0xf3)
  return toHex(finish())
}

it(`${PROGRAMS} random programs of shared opcodes return the same and cost the same as in @ethereumjs/vm`, async () => {
  const vm = await createVM({ common: new Common({ chain: Mainnet, hardfork: Hardfork.Istanbul }) })
  const random = createRandom(210_617)
  let finished = 0
  for (let i = 0; i < PROGRAMS; i++) {
    const code = createProgram(random)
    const { run } = await setScene({ [TARGET]: code })
    const ours = await run({ gasLimit: GAS, data: DATA })
    const theirs = await vm.evm.runCode({ code: fromHex(code), data: DATA, gasLimit: GAS })
    if (theirs.exceptionError === undefined) {
      finished++
      expect({ code, output: toHex(ours.output), gasLeft: ours.gasLeft }).toEqual({
        code,
        output: toHex(theirs.returnValue),
        gasLeft: GAS - theirs.executionGasUsed,
      })
    } else {
      expect({ code, kind: ours.outcome.kind }).toEqual({ code, kind: 'exception' })
    }
  }
  expect(finished).toBeGreaterThan(PROGRAMS / 4)
})
