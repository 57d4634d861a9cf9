import { describe, expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { RULES } from '../../src/chainspec/rules.ts'
import { contractAddress } from '../../src/primitives/transaction.ts'
import { assemble, gasUsed, outputOf, RETURN_TOP, setScene, TARGET, wordOf } from '../_helpers/evmScene.ts'

const NEW: Hex = toHex(contractAddress(fromHex(TARGET), 0n))
const without = (...names: string[]) => ({ rules: new Set(RULES.filter((rule) => !names.includes(rule))) })

/** Returns init code that returns `size` bytes, the first of them `first`. */
const returning = (size: number, first = 0) => assemble(first, 0, '53', size, 0, 'f3')

/** Returns code that runs CREATE with init code of at most 32 bytes. */
function create(initCode: string, value = 0, tail = RETURN_TOP): Hex {
  const digits = initCode.replace(/^0x/, '')
  const store = digits === '' ? [] : [`7f${digits.padEnd(64, '0')}`, 0, '52']
  return assemble(...store, digits.length / 2, 0, value, 'f0', tail)
}

describe('CREATE', () => {
  it('CREATE makes a contract with nonce 1, a marker and the code, and raises the nonce of its creator', async () => {
    const { world, run } = await setScene({ [TARGET]: create(returning(2, 0x60), 3) }, 10n)
    expect(wordOf(await run())).toBe(BigInt(NEW))
    expect(world.dump()[NEW]).toMatchObject({ nonce: '1', balance: '3', code: '0x6000', isContract: true })
    expect((await world.getAccount(fromHex(TARGET)))?.nonce).toBe(1n)
  })

  it('CREATE costs 32000, 2 per word of init code, and 200 per byte of code', async () => {
    const used = async (code: Hex, block = {}) => gasUsed(await (await setScene({ [TARGET]: code })).run({}, block))
    const empty = create('', 0, '')
    expect(await used(empty)).toBe(9n + 32_000n)
    const code = create(returning(10), 0, '')
    expect((await used(code)) - (await used(code, without('rskip438')))).toBe(2n)
    expect((await used(create(returning(11), 0, ''))) - (await used(code))).toBe(200n)
  })

  it('CREATE takes over a balance, but no account with code or nonce', async () => {
    const { world, run } = await setScene({ [TARGET]: create(returning(1), 1) }, 10n)
    await world.putAccount(fromHex(NEW), { nonce: 0n, balance: 5n })
    expect(wordOf(await run())).toBe(BigInt(NEW))
    expect(world.dump()[NEW]).toMatchObject({ balance: '6' })
    for (const [nonce, code] of [
      [1n, '0x'],
      [0n, '0x01'],
    ] as const) {
      const taken = await setScene({ [TARGET]: create(returning(1)) })
      await taken.world.putAccount(fromHex(NEW), { nonce, balance: 0n })
      await taken.world.putCode(fromHex(NEW), fromHex(code))
      const execution = await taken.run()
      expect(execution.gasLeft).toBe(0n) // all gas was passed on and is lost
      expect(execution.outcome.kind).toBe('exception') // no gas is left to return the 0
    }
  })

  it('CREATE refuses an address that was destroyed earlier in the block', async () => {
    const { run } = await setScene({ [TARGET]: create(returning(1)) })
    const execution = await run({}, { wasDestroyed: (address) => toHex(address) === NEW })
    expect(execution.gasLeft).toBe(0n)
  })

  it('CREATE changes nothing, not even the nonce, if the creator cannot pay', async () => {
    const { world, run } = await setScene({ [TARGET]: create(returning(1), 11) }, 10n)
    const before = world.dump()
    const execution = await run()
    expect([wordOf(execution), execution.gasLeft > 900_000n]).toEqual([0n, true])
    expect(world.dump()).toEqual(before)
  })

  it('CREATE keeps the nonce and returns unused gas if init code reverts, without its data in the return buffer', async () => {
    const { world, run } = await setScene({ [TARGET]: create('0x60205ffd', 0, `503d${RETURN_TOP}`) })
    const execution = await run()
    expect([wordOf(execution), execution.gasLeft > 900_000n]).toEqual([0n, true])
    expect((await world.getAccount(fromHex(TARGET)))?.nonce).toBe(1n)
    expect(world.dump()[NEW]).toBeUndefined()
  })

  it('CREATE fails with all gas if code is too long or begins with 0xEF, and before the rule leaves a contract without code', async () => {
    for (const [initCode, rule] of [
      [returning(24_577), 'rskip453'],
      [returning(1, 0xef), 'rskip453'],
    ] as const) {
      const scene = await setScene({ [TARGET]: create(initCode) })
      expect((await scene.run({ gasLimit: 6_000_000n })).gasLeft).toBe(0n)
      const old = await setScene({ [TARGET]: create(initCode) })
      const execution = await old.run({ gasLimit: 6_000_000n }, without(rule))
      expect(wordOf(execution)).toBe(BigInt(NEW))
      expect(old.world.dump()[NEW]).toMatchObject({ code: '0x', nonce: '1', isContract: true })
    }
  })

  it('CREATE accepts code of 24576 bytes, and 0xEF before its rule', async () => {
    const { world, run } = await setScene({ [TARGET]: create(returning(24_576)) })
    expect(wordOf(await run({ gasLimit: 6_000_000n }))).toBe(BigInt(NEW))
    expect((await world.getCode(fromHex(NEW))).length).toBe(24_576)
    const old = await setScene({ [TARGET]: create(returning(1, 0xef)) })
    await old.run({}, without('rskip544'))
    expect(old.world.dump()[NEW]).toMatchObject({ code: '0xef' })
  })

  it('CREATE halts the creator if init code is longer than 49152 bytes', async () => {
    const code = (size: number) => assemble(size, 0, 0, 'f0', RETURN_TOP)
    const run = async (size: number) => (await setScene({ [TARGET]: code(size) })).run({ gasLimit: 2_000_000n })
    expect((await run(49_153)).outcome).toEqual({ kind: 'exception', reason: 'init code is too long' })
    expect(wordOf(await run(49_152))).toBe(BigInt(NEW))
  })

  it('CREATE ignores existing storage', async () => {
    const { world, run } = await setScene({ [TARGET]: create(returning(1)) })
    await world.putAccount(fromHex(NEW), { nonce: 0n, balance: 0n })
    await world.putStorage(fromHex(NEW), new Uint8Array(32), fromHex('0x07'))
    expect(wordOf(await run())).toBe(BigInt(NEW))
    expect(Object.values(Object(world.dump()[NEW]).storage)).toEqual(['0x07'])
  })

  it('CREATE returns 0 at the depth limit, with its gas and its nonce', async () => {
    // Calls itself as deeply as it can. The innermost frame creates, and returns the result and its creator's nonce.
    const callItself = '60205f5f5f5f305af1'
    const end = (callItself.length / 2 + 3 + 6).toString(16)
    const { run, world } = await setScene({ [TARGET]: `0x${callItself}60${end}575f5f5ff05f525b60205ff3` })
    expect(wordOf(await run())).toBe(0n)
    expect((await world.getAccount(fromHex(TARGET)))?.nonce).toBe(0n)
  })

  it('CREATE passes on the accounts that destroyed themselves', async () => {
    const { run } = await setScene({ [TARGET]: create('0x30ff') })
    expect((await run()).deleted.map(toHex)).toEqual([NEW])
  })

  it('CREATE keeps the raised nonce and uses all gas if its init code fails', async () => {
    const stop = '00' // all gas that the creator can afford
    const { world, run } = await setScene({ [TARGET]: create('0x6001600055fe', 3, stop) }, 10n)
    expect(await run()).toMatchObject({ outcome: { kind: 'success' }, gasLeft: 0n })
    expect(world.dump()[NEW]).toBeUndefined()
    expect(world.dump()[TARGET]).toMatchObject({ nonce: '1', balance: '10' })
  })

  it('CREATE without init code makes a contract without code', async () => {
    const { world, run } = await setScene({ [TARGET]: create('', 3) }, 10n)
    expect(wordOf(await run())).toBe(BigInt(NEW))
    expect(world.dump()[NEW]).toMatchObject({ nonce: '1', balance: '3', code: '0x', isContract: true })
  })

  it('CREATE makes a contract with nonce 0 and checks no address before RSKIP-125', async () => {
    const { world, run } = await setScene({ [TARGET]: create(returning(1)) })
    await world.putAccount(fromHex(NEW), { nonce: 4n, balance: 5n })
    const execution = await run({}, { ...without('rskip125'), wasDestroyed: () => true })
    expect(wordOf(execution)).toBe(BigInt(NEW))
    expect(world.dump()[NEW]).toMatchObject({ nonce: '0', balance: '5', code: '0x00' })
  })

  it('CREATE passes on logs, but no refunds', async () => {
    const { run } = await setScene({ [TARGET]: create('0x60015f555f5f555f5fa0') })
    const execution = await run()
    expect([execution.refund, execution.logs.length]).toEqual([0n, 1])
  })
})

describe('CREATE2', () => {
  it('CREATE2 creates the same contract at the same address only once', async () => {
    const once = `${returning(1).slice(2)}`
    const code = assemble(`7f${once.padEnd(64, '0')}`, 0, '52', 7, once.length / 2, 0, 0, 'f5', RETURN_TOP)
    const { run, world } = await setScene({ [TARGET]: code })
    const first = await run()
    expect(world.dump()[`0x${outputOf(first).slice(26)}`]).toMatchObject({ code: '0x00' })
    expect((await run()).gasLeft).toBe(0n)
  })
})
