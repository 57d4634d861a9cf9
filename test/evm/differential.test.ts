import { Common, Hardfork, Mainnet } from '@ethereumjs/common'
import { createVM } from '@ethereumjs/vm'
import { expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { setScene, TARGET } from '../_helpers/evmScene.ts'
import { createRandom } from '../_helpers/random.ts'

const PROGRAMS = 500
const GAS = 100_000n

/** Opcodes that do and cost the same on Rootstock and Ethereum: arithmetic, comparison, bits, shifts, memory, hash, code size. */
const SHARED = [
  0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17,
  0x18, 0x19, 0x1a, 0x1b, 0x1c, 0x1d, 0x20, 0x34, 0x36, 0x38, 0x39, 0x50, 0x51, 0x52, 0x53, 0x58, 0x59, 0x5a, 0x5b,
  0x80, 0x81, 0x90, 0x91,
]

/** Words of all sizes, shared opcodes between them, and at last what memory and stack have come to. */
function createProgram(random: (below: number) => number): Hex {
  const bytes: number[] = []
  for (let i = 5 + random(30); i > 0; i--) {
    for (let pushes = 1 + random(3); pushes > 0; pushes--) {
      const size = [1, 1, 1, 2, 32][random(5)] ?? 1
      bytes.push(0x5f + size, ...Array.from({ length: size }, () => random(256)))
    }
    bytes.push(SHARED[random(SHARED.length)] ?? 0x5b)
  }
  return toHex(Uint8Array.from([...bytes, 0x60, 0x00, 0x52, 0x60, 0x60, 0x60, 0x00, 0xf3]))
}

it(`${PROGRAMS} random programs of shared opcodes return the same and cost the same as in @ethereumjs/vm`, async () => {
  const vm = await createVM({ common: new Common({ chain: Mainnet, hardfork: Hardfork.Istanbul }) })
  const random = createRandom(210_617)
  let finished = 0
  for (let i = 0; i < PROGRAMS; i++) {
    const code = createProgram(random)
    const { run } = await setScene({ [TARGET]: code })
    const ours = await run({ gasLimit: GAS })
    const theirs = await vm.evm.runCode({ code: fromHex(code), gasLimit: GAS })
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
