import { describe, expect, it } from 'vitest'
import { fromHex, type Hex } from '../../src/base/hex.ts'
import { assemble, OTHER, RETURN_TOP, setScene, TARGET, wordOf } from '../_helpers/evmScene.ts'

const MAX_WORD = 2n ** 256n - 1n

describe.each([
  ['BALANCE', assemble(BigInt(TARGET), '31', RETURN_TOP)],
  ['SELFBALANCE', assemble('47', RETURN_TOP)],
] as readonly [string, Hex][])('%s', (name, code) => {
  async function show(balance: bigint, codes: Record<Hex, Hex> = { [TARGET]: code }, to: Hex = TARGET) {
    const { world, run } = await setScene(codes)
    await world.putAccount(fromHex(TARGET), { nonce: 0n, balance })
    return run({ to: fromHex(to) })
  }

  it(`${name} pushes a balance that a word can hold`, async () => {
    expect(wordOf(await show(MAX_WORD))).toBe(MAX_WORD)
  })

  it(`${name} halts its frame for a larger balance`, async () => {
    const { outcome, gasLeft } = await show(MAX_WORD + 1n)
    expect(outcome).toEqual({ kind: 'exception', reason: 'balance is beyond 2^256 - 1' })
    expect(gasLeft).toBe(0n)
  })

  it(`${name} halts only its own frame`, async () => {
    const asking = assemble(0, 0, 0, 0, 0, BigInt(TARGET), 10_000, 'f1', 1, '01', RETURN_TOP) // the word that CALL pushed, plus 1
    expect(wordOf(await show(MAX_WORD, { [TARGET]: code, [OTHER]: asking }, OTHER))).toBe(2n)
    expect(wordOf(await show(MAX_WORD + 1n, { [TARGET]: code, [OTHER]: asking }, OTHER))).toBe(1n)
  })
})
