import { describe, expect, it } from 'vitest'
import { fromHex, type Hex } from '../../src/base/hex.ts'
import { RULES, type Rule } from '../../src/chainspec/rules.ts'
import { assemble, OTHER, RETURN_TOP, setScene, TARGET, wordOf } from '../_helpers/evmScene.ts'

const without = (rule: Rule) => ({ rules: new Set(RULES.filter((other) => other !== rule)) })

/** Runs code with all rules and without one of them. */
async function runBoth(rule: Rule, code: Hex, codes: Record<Hex, Hex> = {}) {
  const now = await (await setScene({ [TARGET]: code, ...codes })).run()
  const before = await (await setScene({ [TARGET]: code, ...codes })).run({}, without(rule))
  return { now, before }
}

/** Returns a STATICCALL with `inSize` zero bytes, whose result stays on the stack. */
const staticCall = (address: number, inSize: number) => assemble(0, 0, inSize, 0, address, 50_000, 'fa')

describe('before its rule', () => {
  it('before rskip90 precompiles have no code size and fill no return buffer', async () => {
    const size = await runBoth('rskip90', assemble(2, '3b', RETURN_TOP))
    expect([wordOf(size.now), wordOf(size.before)]).toEqual([2n ** 256n - 1n, 0n])
    const buffer = await runBoth('rskip90', assemble(staticCall(2, 0), '3d', RETURN_TOP))
    expect([wordOf(buffer.now), wordOf(buffer.before)]).toEqual([32n, 0n])
  })

  it('before rskip169 a contract without code has the hash 0', async () => {
    const code = assemble(`73${OTHER.slice(2)}`, '3f', RETURN_TOP)
    const { now, before } = await runBoth('rskip169', code, { [OTHER]: '0x' })
    expect([wordOf(now) > 0n, wordOf(before)]).toEqual([true, 0n])
  })

  it('before rskip171 a call of an account without code keeps the return buffer', async () => {
    const empty = assemble(0, 0, 0, 0, 0, `73${OTHER.slice(2)}`, 0, 'f1')
    const { now, before } = await runBoth('rskip171', assemble(staticCall(2, 0), empty, '3d', RETURN_TOP), {
      [OTHER]: '0x',
    })
    expect([wordOf(now), wordOf(before)]).toEqual([0n, 32n])
  })

  it('before rskip197 a failing precompile fails its caller', async () => {
    const { now, before } = await runBoth('rskip197', assemble(staticCall(9, 1), RETURN_TOP))
    expect(wordOf(now)).toBe(0n)
    expect(before).toMatchObject({ outcome: { kind: 'exception' }, gasLeft: 0n })
  })

  it('before rskip516 precompiles receive all input', async () => {
    // 214 bytes are one byte too long for blake2f; cut to 213 they are zero rounds.
    const { now, before } = await runBoth('rskip516', assemble(staticCall(9, 214), RETURN_TOP))
    expect([wordOf(now), wordOf(before)]).toEqual([1n, 0n])
  })

  it('before rskip137, 153, 203 and 516 their precompiles are accounts without code', async () => {
    const added: [Rule, number][] = [
      ['rskip137', 6],
      ['rskip153', 9],
      ['rskip203', 0x01000011],
      ['rskip516', 0x01000016],
    ]
    for (const [rule, address] of added) {
      const { now, before } = await runBoth(rule, assemble(address, '3b', RETURN_TOP))
      expect([wordOf(now), wordOf(before)]).toEqual([2n ** 256n - 1n, 0n])
    }
  })
})

describe('modexp', () => {
  it('modexp raises to long powers without quadratic work', async () => {
    // 3 ^ (256 ^ 39999) mod 5, then mod 2^255 - 19: by Euler's theorem 3 ^ (256 ^ n) mod 5 is 1.
    const length = (value: bigint) => value.toString(16).padStart(64, '0')
    const input = (modulus: string) =>
      fromHex(
        `0x${length(1n)}${length(40_000n)}${length(BigInt(modulus.length / 2))}0301${'00'.repeat(39_999)}${modulus}`,
      )
    const { run } = await setScene()
    const to = fromHex(`0x${'05'.padStart(40, '0')}`)
    expect(wordOf(await run({ to, data: input('05'), gasLimit: 2n ** 40n }))).toBe(1n)
    const prime = 2n ** 255n - 19n
    let expected = 3n
    for (let i = 0; i < 8 * 39_999; i++) expected = (expected * expected) % prime
    expect(wordOf(await run({ to, data: input(length(prime)), gasLimit: 2n ** 40n }))).toBe(expected)
  })
})
