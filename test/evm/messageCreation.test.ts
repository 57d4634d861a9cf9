import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { RULES } from '../../src/chainspec/rules.ts'
import { assemble, gasUsed, outputOf, SENDER, setScene } from '../_helpers/evmScene.ts'

const newContract = fromHex('0xabababababababababababababababababababab')
const without = (...names: string[]) => ({ rules: new Set(RULES.filter((rule) => !names.includes(rule))) })

/** Returns init code that returns `size` bytes, the first of them `first`. */
const returning = (size: number, first = 0) => assemble(first, 0, '53', size, 0, 'f3')

describe('a message that creates', () => {
  it('a message that creates makes a contract with nonce 0, whatever the account was, and keeps the balance', async () => {
    const { world, run } = await setScene()
    await world.putAccount(newContract, { nonce: 4n, balance: 5n })
    const execution = await run({ newContract, data: fromHex(returning(3)), value: 2n })
    expect([execution.outcome.kind, outputOf(execution)]).toEqual(['success', '0x000000'])
    expect(world.dump()[toHex(newContract)]).toMatchObject({
      nonce: '0',
      balance: '7',
      code: '0x000000',
      isContract: true,
    })
  })

  it('a message that creates clears the balance before its rule', async () => {
    const { world, run } = await setScene()
    await world.putAccount(newContract, { nonce: 0n, balance: 5n })
    await run({ newContract, data: fromHex(returning(1)) }, without('rskip174'))
    expect(world.dump()[toHex(newContract)]).toMatchObject({ balance: '0' })
  })

  it('a message without init code only creates an account', async () => {
    const { world, run } = await setScene()
    await run({ newContract, value: 1n })
    expect(world.dump()[toHex(newContract)]).toMatchObject({ nonce: '0', balance: '1', code: '0x', isContract: false })
  })

  it('a message that creates has no effect if the deposit fails', async () => {
    for (const [data, gasLimit] of [
      [returning(1, 0xef), 100_000n],
      [returning(100), 19_000n],
      [returning(24_577), 6_000_000n],
    ] as const) {
      const { world, run } = await setScene()
      const before = world.dump()
      const execution = await run({ newContract, data: fromHex(data), gasLimit, value: 1n })
      expect(execution).toMatchObject({ outcome: { kind: 'exception' }, gasLeft: 0n })
      expect(world.dump()).toEqual(before)
    }
  })

  it('a message that creates returns gas and data if init code reverts', async () => {
    const { world, run } = await setScene()
    const before = world.dump()
    const execution = await run({ newContract, data: fromHex('0x600160005360015ffd') })
    expect([execution.outcome.kind, outputOf(execution), gasUsed(execution)]).toEqual(['revert', '0x01', 17n])
    expect(world.dump()).toEqual(before)
    expect((await world.getAccount(fromHex(SENDER)))?.balance).toBe(10n ** 18n)
  })
})
