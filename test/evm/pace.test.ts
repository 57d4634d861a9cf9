import { setImmediate } from 'node:timers/promises'
import { Interface } from 'ethers'
import { describe, expect, it } from 'vitest'
import { fromHex, type Hex } from '../../src/base/hex.ts'
import { BUDGETS } from '../../src/concurrency/budgets.ts'
import { rulesWithout } from '../_helpers/bridge.ts'
import { assemble, NOBODY, RETURN_TOP, setScene, TARGET, wordOf } from '../_helpers/evmScene.ts'
import { turnsBeside } from '../_helpers/turnsBeside.ts'

const LOOP: Hex = '0x5b5f56'
const GAS_OF_64_ROUNDS = 64 * 11

/** Programs that run until their gas is used. */
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

const XPUB =
  'xpub661MyMwAqRbcFMGNG2YcHvj3x63bAZN9U5cKikaiQ4zu2D1cvpnZYyXNR9nH62sGp4RR39Ui7SVQSq1PY4JbPuEuu5prVJJC3d5Pogft712'

/** Returns code that calls a precompile with this much of its memory. */
const staticCall = (precompile: number, size: number) => assemble(0, 0, size, 0, precompile, '5a', 'fa')

const storeWords = (...values: number[]) => assemble(...values.flatMap((value, i) => [value, 32 * i, '52']))

/** Returns code that fills memory with ones, from the fourth word on. */
function ones(size: number): Hex {
  const copies: (number | string)[] = []
  for (let filled = 32; filled < size; filled *= 2) {
    copies.push(Math.min(filled, size - filled), 96, 96 + filled, '5e')
  }
  return assemble(2n ** 256n - 1n, 96, '52', ...copies)
}

const AT_EACH_PAUSE = { yieldAfterMs: 0 }
const NEVER = { yieldAfterMs: Number.POSITIVE_INFINITY }

describe('a long run', () => {
  describe.each([AT_EACH_PAUSE, BUDGETS])('yielding after $yieldAfterMs ms', (budgets) => {
    it.each(Object.entries(ENDLESS))(
      'a long run ends with the reason of its signal and leaves the state as it was: %s',
      async (_, code) => {
        const { run, world } = await setScene({ [TARGET]: code }, 0n, budgets)
        const before = world.dump()
        const stop = new AbortController()
        const reason = new Error('long enough')
        const ended = run({ gasLimit: 2n ** 60n, signal: stop.signal })
        setImmediate().then(() => stop.abort(reason))
        await expect(ended).rejects.toBe(reason)
        expect(world.dump()).toEqual(before)
        expect((await run({ gasLimit: 10_000n })).outcome.kind).toBeDefined() // the EVM can be used again
      },
    )
  })

  it('a long run yields at each pause', async () => {
    const { run } = await setScene({ [TARGET]: LOOP }, 0n, AT_EACH_PAUSE)
    expect(await turnsBeside(run({ gasLimit: 300_000n }))).toBeGreaterThanOrEqual(
      Math.floor(300_000 / GAS_OF_64_ROUNDS),
    )
  })

  it('a run does not yield before its time', async () => {
    const { run } = await setScene({ [TARGET]: LOOP }, 0n, NEVER)
    expect(await turnsBeside(run({ gasLimit: 3_000_000n }))).toBeLessThanOrEqual(1)
  })

  it.each([
    ['SHA-256 of 1.5 MB', staticCall(2, 1_500_000), 90],
    ['RIPEMD-160 of 1 MB', staticCall(3, 1_000_000), 60],
    ['SHA3 of 1.5 MB', assemble(1_500_000, 0, '20'), 20],
    ['CREATE2 of 1.5 MB', assemble(0, 1_500_000, 0, 0, 'f5'), 20],
    ['modexp of 11,000 bytes', `${storeWords(11_000, 1, 11_000)}${ones(22_001)}${staticCall(5, 22_097)}`, 100],
    ['blake2f of a million rounds', `${assemble(0x000f4240n << 224n, 0, '52')}${staticCall(9, 213)}`, 24],
  ] as const)('native work yields to other tasks: %s', async (_, code, turns) => {
    const { run } = await setScene({ [TARGET]: `0x${code.replaceAll('0x', '')}` }, 0n, AT_EACH_PAUSE)
    const long = run({ gasLimit: 6_800_000n }, { rules: rulesWithout('rskip438') })
    expect(await turnsBeside(long)).toBeGreaterThanOrEqual(turns)
    expect((await long).outcome.kind).toBe('success')
  })

  it('a pairing yields after every fourth pair', async () => {
    const pairing = assemble('365f5f37', 0, 0, '36', 0, 8, '5a', 'fa', RETURN_TOP)
    const { run } = await setScene({ [TARGET]: pairing }, 0n, AT_EACH_PAUSE)
    const run24Pairs = run({ gasLimit: 2_000_000n, data: fromHex(`0x${PAIR.repeat(24)}`) })
    expect(await turnsBeside(run24Pairs)).toBeGreaterThanOrEqual(6)
    expect(wordOf(await run24Pairs)).toBe(1n) // the call succeeded
  })

  it('a native contract yields while it decodes long texts', async () => {
    const { run } = await setScene({}, 0n, AT_EACH_PAUSE)
    const utils = new Interface(['function deriveExtendedPublicKey(string, string)'])
    const call = (key: string, path: string) =>
      run({
        to: fromHex('0x0000000000000000000000000000000001000009'),
        data: fromHex(utils.encodeFunctionData('deriveExtendedPublicKey', [key, path]).toLowerCase()),
        gasLimit: 6_800_000n,
      })
    const zeros = '\u0660'.repeat(250_000) // digits of two bytes each
    const whole = await call(XPUB, '1/2')
    const texts = call(XPUB, `1/${zeros}2`)
    expect(await turnsBeside(texts)).toBeGreaterThanOrEqual(7 + 3)
    expect((await texts).output).toEqual(whole.output)
    const key = call('x'.repeat(500_000), '1')
    expect(await turnsBeside(key)).toBeGreaterThanOrEqual(7)
    expect((await key).paysWholeGasLimit).toBe(true) // the text is not a key
  })

  it('a run does not begin if its signal was aborted before', async () => {
    const { run } = await setScene({ [TARGET]: '0x00' })
    await expect(run({ signal: AbortSignal.abort('no error') })).rejects.toThrow('execution was aborted')
  })

  it('a concurrent run does not change a run', async () => {
    const { run } = await setScene({ [TARGET]: LOOP }, 0n, AT_EACH_PAUSE)
    const { run: runOther } = await setScene({ [TARGET]: assemble(7, RETURN_TOP) })
    const long = run({ gasLimit: 3_000_000n })
    expect(wordOf(await runOther())).toBe(7n)
    expect((await long).outcome.kind).toBe('exception')
  })
})
