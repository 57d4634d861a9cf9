import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Hex } from '../../src/base/hex.ts'
import { assemble, NOBODY, RETURN_TOP, setScene, TARGET, wordOf } from '../_helpers/evmScene.ts'

/** Programs that go on for as long as they have gas. */
const ENDLESS: Record<string, Hex> = {
  'a loop': '0x5b5f56',
  'calls of an empty account in a loop': assemble('5b', 0, 0, 0, 0, 0, `73${NOBODY.slice(2)}`, 0, 'f150', 0, '56'),
  'a long blake2f': assemble('60015f53', 64, 0, 213, 0, 9, 2n ** 40n, 'fa'),
}

describe('a long run', () => {
  for (const [name, code] of Object.entries(ENDLESS)) {
    it(`ends with the reason of its signal, leaving the world as it was: ${name}`, async () => {
      const { run, world } = await setScene({ [TARGET]: code })
      const before = world.dump()
      const stop = new AbortController()
      const reason = new Error('long enough')
      const timer = setTimeout(() => stop.abort(reason), 30)
      await expect(run({ gasLimit: 2n ** 60n, signal: stop.signal })).rejects.toBe(reason)
      clearTimeout(timer)
      expect(world.dump()).toEqual(before)
      expect((await run({ gasLimit: 10_000n })).outcome.kind).toBeDefined() // the Evm can be used again
    })
  }

  it('lets other work through', async () => {
    const { run } = await setScene({ [TARGET]: ENDLESS['a loop'] ?? '0x' })
    let turns = 0
    let isOver = false
    const others = (async () => {
      while (!isOver) {
        await setImmediate()
        turns++
      }
    })()
    await run({ gasLimit: 3_000_000n })
    isOver = true
    await others
    expect(turns).toBeGreaterThan(5)
  })

  it('does not begin when its signal was aborted before', async () => {
    const { run } = await setScene({ [TARGET]: '0x00' })
    await expect(run({ signal: AbortSignal.abort('no error') })).rejects.toThrow('execution was aborted')
  })

  it('does not mind another one beside it', async () => {
    const { run } = await setScene({ [TARGET]: ENDLESS['a loop'] ?? '0x' })
    const { run: runOther } = await setScene({ [TARGET]: assemble(7, RETURN_TOP) })
    const long = run({ gasLimit: 3_000_000n })
    expect(wordOf(await runOther())).toBe(7n)
    expect((await long).outcome.kind).toBe('exception')
  })
})
