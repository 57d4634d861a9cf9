import { expect, it } from 'vitest'
import type { Hex } from '../../src/base/hex.ts'
import type { Observer } from '../../src/evm/evm.ts'
import { assemble, OTHER, setScene, TARGET } from '../_helpers/evmScene.ts'

const QUIET: Observer = { onCall: () => undefined, onCallEnd: () => undefined }
const STEPWISE: Observer = {
  ...QUIET,
  steps: { onStep: () => undefined, onPaid: () => undefined, onStepEnd: () => undefined },
}

const callOther = assemble(0, 0, 0, 0, 0, BigInt(OTHER), '5a', 'f1')

/** Code of every kind: hashes, storage, loops, calls, creations, and each way to fail. */
const CODES: Record<string, Hex> = {
  'a loop': assemble(9, '5b', 1, '90', '03', '80', 2, '57', '00'),
  'a hash of much memory': assemble(40_000, 0, '20', 0, '55', '00'),
  'cells and refunds': assemble(5, 1, '55', 0, 1, '55', 7, 2, '55', '00'),
  'a call': `${callOther}00`,
  'a creation': assemble('69', '600160005360016000f3', 0, '52', 10, 22, 0, 'f0', '00'),
  'a revert': '0x602a5f5260205ffd',
  'an invalid opcode': '0xfe',
  'too small a stack': '0x01',
  'too large a stack': assemble('5b', 1, 0, '56'),
  'an invalid jump': '0x600556',
  'no gas': assemble('5b', 0, '56'),
  'far too much memory': assemble(2n ** 40n, '51'),
}

it.each(Object.entries(CODES))('a run has the same result with every observer: %s', async (_, code) => {
  const codes = { [TARGET]: code, [OTHER]: assemble(3, 4, '55', 1, 0, '52', 32, 0, 'fd') }
  const results = []
  for (const observer of [undefined, QUIET, STEPWISE]) {
    const { run, world } = await setScene(codes)
    const execution = await run(observer === undefined ? {} : { observer })
    results.push({ execution, changes: world.changes() })
  }
  expect(results[1]).toEqual(results[0])
  expect(results[2]).toEqual(results[0])
})
