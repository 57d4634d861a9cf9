import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { assemble, OTHER, outputOf, RETURN_TOP, setScene, TARGET, wordOf } from '../_helpers/evmScene.ts'

const PUSHED_OTHER = `73${OTHER.slice(2)}`
/** Calls OTHER with the gas on top of the stack. */
const call = (...gas: (string | bigint)[]) => assemble(0, 0, 0, 0, 0, PUSHED_OTHER, ...gas, 'f1')

describe.each([2n ** 52n - 1n, 2n ** 52n, 2n ** 52n + 1n, 2n ** 53n + 1n, 2n ** 63n - 1n, 2n ** 200n + 7n])(
  'gas of %d',
  (gasLimit) => {
    it('gas is counted exactly', async () => {
      const { run } = await setScene({ [TARGET]: assemble('5a', RETURN_TOP) })
      const execution = await run({ gasLimit })
      expect(wordOf(execution)).toBe(gasLimit - 2n)
      expect(execution.gasLeft).toBe(gasLimit - 2n - 3n * 4n - 3n)
    })

    it('gas is passed to a callee as a whole, and the rest is returned', async () => {
      const codes = {
        [TARGET]: `${call('5a')}${assemble('503d5f5f3e', 32, 0, 'f3').slice(2)}`,
        [OTHER]: assemble('5a', RETURN_TOP),
      } as const
      const { run } = await setScene(codes)
      const execution = await run({ gasLimit })
      const inside = gasLimit - 6n * 3n - 2n - 700n - 2n
      expect(wordOf(execution)).toBe(inside)
      expect(execution.gasLeft).toBe(inside - 15n - 4n * 2n - 9n - 2n * 3n)
    })

    it('gas is passed to a callee in part', async () => {
      const { run } = await setScene({ [TARGET]: call(2n ** 52n + 5n), [OTHER]: assemble('5a', 0, '55') })
      const execution = await run({ gasLimit })
      expect(execution.outcome).toEqual({ kind: 'success' })
      expect(gasLimit - execution.gasLeft).toBe(7n * 3n + 700n + 2n + 3n + 20_000n)
    })

    it('gas is passed to a new contract', async () => {
      const { run } = await setScene({ [TARGET]: assemble(0x5a, 0, '53', 1, 0, 0, 'f05a', RETURN_TOP) })
      const execution = await run({ gasLimit })
      expect(wordOf(execution)).toBe(gasLimit - 9n - 3n - 9n - 32_000n - 2n - 2n - 2n)
    })

    it('gas is all used after an exception', async () => {
      const { run } = await setScene({ [TARGET]: call('5a'), [OTHER]: '0xfe' })
      const execution = await run({ gasLimit })
      expect([toHex(execution.output), outputOf(execution), execution.gasLeft]).toEqual(['0x', '0x', 0n])
    })
  },
)

it('gas suffices if it is used up exactly, and not if one unit is missing', async () => {
  const { run } = await setScene({ [TARGET]: assemble(1, 31, '52') }) // 3 + 3 + 3 + 3 * 2 for two words
  expect(await run({ gasLimit: 15n })).toMatchObject({ outcome: { kind: 'success' }, gasLeft: 0n })
  expect((await run({ gasLimit: 14n })).outcome).toEqual({ kind: 'exception', reason: 'out of gas' })
})
