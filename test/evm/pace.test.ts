import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { BUDGETS } from '../../src/base/budgets.ts'
import { fromHex, type Hex } from '../../src/base/hex.ts'
import { assemble, NOBODY, RETURN_TOP, setScene, TARGET, wordOf } from '../_helpers/evmScene.ts'

const LOOP: Hex = '0x5b5f56'
const GAS_OF_64_ROUNDS = 64 * 11

/** Programs that go on for as long as they have gas. */
const ENDLESS: Record<string, Hex> = {
  'a loop': LOOP,
  'calls of an empty account in a loop': assemble('5b', 0, 0, 0, 0, 0, `73${NOBODY.slice(2)}`, 0, 'f150', 0, '56'),
  'a long blake2f': assemble('60015f53', 64, 0, 213, 0, 9, 2n ** 40n, 'fa'),
}

/** The generators of both groups of bn128. */
const PAIR = [
  '0000000000000000000000000000000000000000000000000000000000000001',
  '0000000000000000000000000000000000000000000000000000000000000002',
  '198e9393920d483a7260bfb731fb5d25f1aa493335a9e71297e485b7aef312c2',
  '1800deef121f1e76426a00665e5c4479674322d4f75edadd46debd5cd992f6ed',
  '090689d0585ff075ec9e99ad690c3395bc4b313370b38ef355acdadcd122975b',
  '12c85ea5db8c6deb4aab71808dcb408fe3d1e7690c43d37b4ce6cc0166fa7daa',
].join('')

/** How often others had their turn until the run was over. */
async function turnsBeside(run: Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const others = (async () => {
    while (!isOver) {
      await setImmediate()
      turns++
    }
  })()
  await run
  isOver = true
  await others
  return turns
}

const AT_EACH_PAUSE = { yieldAfterMs: 0 }
const NEVER = { yieldAfterMs: Number.POSITIVE_INFINITY }

describe('a long run', () => {
  describe.each([AT_EACH_PAUSE, BUDGETS])('yielding after $yieldAfterMs ms', (budgets) => {
    it.each(Object.entries(ENDLESS))('ends with the reason of its signal, the world as it was: %s', async (_, code) => {
      const { run, world } = await setScene({ [TARGET]: code }, 0n, budgets)
      const before = world.dump()
      const stop = new AbortController()
      const reason = new Error('long enough')
      const ended = run({ gasLimit: 2n ** 60n, signal: stop.signal })
      setImmediate().then(() => stop.abort(reason))
      await expect(ended).rejects.toBe(reason)
      expect(world.dump()).toEqual(before)
      expect((await run({ gasLimit: 10_000n })).outcome.kind).toBeDefined() // the Evm can be used again
    })
  })

  it('lets other work through at each pause', async () => {
    const { run } = await setScene({ [TARGET]: LOOP }, 0n, AT_EACH_PAUSE)
    expect(await turnsBeside(run({ gasLimit: 300_000n }))).toBeGreaterThanOrEqual(
      Math.floor(300_000 / GAS_OF_64_ROUNDS),
    )
  })

  it('lets no other work through before it is time', async () => {
    const { run } = await setScene({ [TARGET]: LOOP }, 0n, NEVER)
    expect(await turnsBeside(run({ gasLimit: 3_000_000n }))).toBeLessThanOrEqual(1)
  })

  it('lets other work through between the pairs of a pairing', async () => {
    const pairing = assemble('365f5f37', 0, 0, '36', 0, 8, '5a', 'fa', RETURN_TOP)
    const { run } = await setScene({ [TARGET]: pairing }, 0n, AT_EACH_PAUSE)
    const run30Pairs = run({ gasLimit: 2_000_000n, data: fromHex(`0x${PAIR.repeat(30)}`) })
    expect(await turnsBeside(run30Pairs)).toBeGreaterThanOrEqual(30)
    expect(wordOf(await run30Pairs)).toBe(1n) // the call succeeded
  })

  it('does not begin when its signal was aborted before', async () => {
    const { run } = await setScene({ [TARGET]: '0x00' })
    await expect(run({ signal: AbortSignal.abort('no error') })).rejects.toThrow('execution was aborted')
  })

  it('does not mind another one beside it', async () => {
    const { run } = await setScene({ [TARGET]: LOOP }, 0n, AT_EACH_PAUSE)
    const { run: runOther } = await setScene({ [TARGET]: assemble(7, RETURN_TOP) })
    const long = run({ gasLimit: 3_000_000n })
    expect(wordOf(await runOther())).toBe(7n)
    expect((await long).outcome.kind).toBe('exception')
  })
})
