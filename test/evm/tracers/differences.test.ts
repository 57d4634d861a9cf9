import { describe, expect, it } from 'vitest'
import { fromHex, type Hex } from '../../../src/base/hex.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import { watchDifferences } from '../../../src/evm/evm.ts'
import { ALL_RULES, assemble, OTHER, setScene, TARGET } from '../../_helpers/evmScene.ts'
import { call } from '../_calls.ts'

const THIRD: Hex = '0xc000000000000000000000000000000000000003'
const ALL_GAS = 10n ** 15n
/** Reverts without data if the call before it has failed, as Solidity does. */
const BUBBLE = '58600c01573d5f5f3e3d5ffd5b'
const BLOBHASH = '5f49'
const ENDLESS = '5b5f56'
const STORE = '60015f55'
/** Fails with all gas, but not because it runs out. */
const ASSERT = 'fe'

const callTo = (to: Hex, gas: bigint | number = ALL_GAS, value = 0) => call('f1', to, gas, value).slice(2)
const bytes = fromHex

interface Run {
  readonly codes: Readonly<Record<Hex, string>>
  readonly gasLimit?: bigint
  readonly value?: bigint
  readonly rules?: Rules
}

/** Returns what ends a run of TARGET, each contract with 1,000 wei. */
async function find({ codes, gasLimit = 100_000n, value = 0n, rules = ALL_RULES }: Run) {
  const written = Object.fromEntries(Object.entries(codes).map(([address, code]) => [address, `0x${code}` as const]))
  const { run } = await setScene(written, 1_000n)
  const { observer, found } = watchDifferences()
  const { outcome } = await run({ observer, gasLimit, value }, { rules })
  return { kind: outcome.kind, found: found() }
}

const nothingAfter = (kind: string) => ({ kind, found: undefined })

describe('an opcode that Ethereum has', () => {
  const missing = { kind: 'missingOpcode', programCounter: 1, isInitCode: false }

  it('a missing opcode is named with its offset and the compiler version that does not use it', async () => {
    const { found } = await find({ codes: { [TARGET]: BLOBHASH } })
    const named = { code: 0x49, name: 'BLOBHASH', evmVersion: 'shanghai' }
    expect(found).toEqual({ ...missing, ...named, contract: bytes(TARGET) })
  })

  it.each([
    ['1e', 'CLZ', 'cancun'],
    ['4a', 'BLOBBASEFEE', 'shanghai'],
  ])('opcode %s of Ethereum is %s', async (code, name, evmVersion) => {
    expect((await find({ codes: { [TARGET]: `5b${code}` } })).found).toMatchObject({ ...missing, name, evmVersion })
  })

  it.each([
    ['5f', 'PUSH0', 'paris'],
    ['5c', 'TLOAD', 'shanghai'],
    ['5d', 'TSTORE', 'shanghai'],
    ['5e', 'MCOPY', 'shanghai'],
    ['48', 'BASEFEE', 'berlin'],
    ['47', 'SELFBALANCE', 'petersburg'],
    ['46', 'CHAINID', 'petersburg'],
    ['3f', 'EXTCODEHASH', 'byzantium'],
    ['f5', 'CREATE2', 'byzantium'],
    ['1b', 'SHL', 'byzantium'],
    ['fa', 'STATICCALL', 'spuriousDragon'],
  ])('opcode %s is %s where rules lack it', async (code, name, evmVersion) => {
    const { found } = await find({ codes: { [TARGET]: `5b${code}` }, rules: new Set() })
    expect(found).toMatchObject({ ...missing, name, evmVersion })
  })

  it('an opcode that Ethereum does not have either is not found', async () => {
    for (const code of ['fe', '0c', 'aa']) {
      expect(await find({ codes: { [TARGET]: code } })).toEqual(nothingAfter('exception'))
    }
  })

  it('a missing opcode is found in the called contract if its failure reaches the outside', async () => {
    const codes = { [TARGET]: `${callTo(OTHER, 5_000)}${BUBBLE}`, [OTHER]: `${callTo(THIRD, 1_000)}${BUBBLE}` }
    const { kind, found } = await find({ codes: { ...codes, [THIRD]: BLOBHASH } })
    expect(kind).toBe('revert')
    expect(found).toMatchObject({ ...missing, contract: bytes(THIRD) })
  })

  it('a missing opcode is found if the callers run out of gas because of it', async () => {
    const codes = { [TARGET]: `${callTo(OTHER)}${BUBBLE}`, [OTHER]: BLOBHASH }
    expect(await find({ codes })).toEqual({ kind: 'exception', found: expect.objectContaining(missing) })
  })

  it('a missing opcode of init code is reported as such', async () => {
    const create = assemble(0x4900, 0, '52', 2, 30, 0, 'f0').slice(2)
    const { found } = await find({ codes: { [TARGET]: `${create}${BUBBLE}` } })
    expect(found).toMatchObject({ ...missing, programCounter: 0, isInitCode: true })
  })

  it.each([
    ['the caller goes on', `${callTo(OTHER, 5_000)}00`, 'success'],
    ['the caller reverts with a text', `${callTo(OTHER, 5_000)}60016000fd`, 'revert'],
    ['another call comes after it', `${callTo(OTHER, 5_000)}50${callTo(THIRD, 5_000)}5f5ffd`, 'revert'],
  ])('a missing opcode does not matter if %s', async (_, code, kind) => {
    expect(await find({ codes: { [TARGET]: code, [OTHER]: BLOBHASH, [THIRD]: ASSERT } })).toEqual(nothingAfter(kind))
  })
})

describe('the stipend', () => {
  const transfer = callTo(OTHER, 0, 1)

  it('the stipend is the reason if the gas for it is missing, and only then', async () => {
    const codes = { [TARGET]: transfer, [OTHER]: '00' }
    const price = 7n * 3n + 9_700n // the account exists
    const found = { kind: 'stipendNotCovered', contract: bytes(TARGET) }
    expect(await find({ codes, gasLimit: price + 2_299n })).toEqual({ kind: 'exception', found })
    expect(await find({ codes, gasLimit: price })).toEqual({ kind: 'exception', found })
    expect(await find({ codes, gasLimit: price - 1n })).toEqual(nothingAfter('exception'))
    expect(await find({ codes, gasLimit: price + 2_300n })).toEqual(nothingAfter('success'))
  })

  it('the stipend is the reason if a callee with nothing else has used it up', async () => {
    const found = { kind: 'stipendUsedUp', contract: bytes(OTHER) }
    expect(await find({ codes: { [TARGET]: `${transfer}${BUBBLE}`, [OTHER]: STORE } })).toEqual({
      kind: 'revert',
      found,
    })
    const proxy = { [OTHER]: `${call('f4', THIRD, ALL_GAS).slice(2)}${BUBBLE}`, [THIRD]: STORE }
    expect(await find({ codes: { [TARGET]: `${transfer}${BUBBLE}`, ...proxy } })).toEqual({ kind: 'revert', found })
  })

  it('the stipend is not the reason if the caller passed on 2,300 gas with a value', async () => {
    const codes = { [TARGET]: `${call('f4', OTHER, 2_300).slice(2)}${BUBBLE}`, [OTHER]: STORE }
    expect(await find({ codes, value: 1n })).toEqual(nothingAfter('revert'))
  })

  it('the stipend is not the reason with other gas, without value, or if no gas was missing', async () => {
    const codes = (code: string) => ({ [TARGET]: `${code}${BUBBLE}`, [OTHER]: STORE })
    expect(await find({ codes: codes(callTo(OTHER, 1, 1)) })).toEqual(nothingAfter('revert'))
    expect(await find({ codes: codes(callTo(OTHER, 2_300, 0)) })).toEqual(nothingAfter('revert'))
    expect(await find({ codes: { [TARGET]: STORE }, gasLimit: 2_300n, value: 1n })).toEqual(nothingAfter('exception'))
    expect(await find({ codes: { [TARGET]: `${transfer}${BUBBLE}`, [OTHER]: '5f5ffd' } })).toEqual(
      nothingAfter('revert'),
    )
  })
})

describe('a call that takes all gas', () => {
  it('a failed call that took all gas is the reason if its caller has none left', async () => {
    const found = { kind: 'nothingKeptBack', contract: bytes(TARGET) }
    for (const end of ['00', BUBBLE]) {
      const codes = { [TARGET]: `${callTo(OTHER)}50${end}`, [OTHER]: ASSERT }
      expect(await find({ codes })).toEqual({ kind: 'exception', found })
    }
  })

  it('a failed call is not the reason if gas was too little anyway, or some was kept', async () => {
    const end = `50${STORE}00`
    const endless = { [TARGET]: `${callTo(OTHER)}${end}`, [OTHER]: ENDLESS }
    expect(await find({ codes: endless })).toEqual(nothingAfter('exception'))
    const limited = { [TARGET]: `${callTo(OTHER, 90_000)}${end}`, [OTHER]: ASSERT }
    expect(await find({ codes: limited })).toEqual(nothingAfter('exception'))
    const price = 7n * 3n + 700n
    const thenStore = { [TARGET]: `5f${callTo(OTHER, 5_000)}55`, [OTHER]: ASSERT }
    expect(await find({ codes: thenStore, gasLimit: price + 9_999n })).toEqual(nothingAfter('exception'))
    const toTheLast = { [TARGET]: `${callTo(OTHER, 5_000)}505b`, [OTHER]: ASSERT }
    expect(await find({ codes: toTheLast, gasLimit: price + 5_002n })).toEqual(nothingAfter('exception'))
  })
})

describe('refunds', () => {
  /** Returns code that clears a slot, for a refund of 15,000, and then runs an opcode of some price. */
  const clearing = (next: string) => `5f5f55${next}`
  const STORE_OTHER = '60016001' // and 55

  async function findAfterWriting(code: string, gasLimit: bigint) {
    const { run, world } = await setScene({ [TARGET]: `0x${code}` })
    await world.putStorage(fromHex(TARGET), new Uint8Array(32), Uint8Array.of(1))
    const { observer, found } = watchDifferences()
    const { outcome } = await run({ observer, gasLimit })
    return { kind: outcome.kind, found: found() }
  }

  it('refunds are the reason if they would have covered the missing gas', async () => {
    const code = clearing(`${STORE_OTHER}55`)
    const used = 4n + 5_000n + 6n
    const found = { kind: 'refundsComeLater', refund: 15_000n }
    expect(await findAfterWriting(code, used + 19_999n)).toEqual({ kind: 'exception', found })
    expect(await findAfterWriting(code, used + 5_000n)).toEqual({ kind: 'exception', found })
    expect(await findAfterWriting(code, used + 4_999n)).toEqual(nothingAfter('exception'))
    expect(await findAfterWriting(code, used + 20_000n)).toEqual(nothingAfter('success'))
  })

  it('refunds are not the reason if they belong to a contract with too little gas', async () => {
    const clears = clearing(`${STORE_OTHER}55`)
    const { run, world } = await setScene({ [TARGET]: `0x${callTo(OTHER, 20_000)}${BUBBLE}`, [OTHER]: `0x${clears}` })
    await world.putStorage(fromHex(OTHER), new Uint8Array(32), Uint8Array.of(1))
    const { observer, found } = watchDifferences()
    const { outcome } = await run({ observer, gasLimit: 100_000n })
    expect({ kind: outcome.kind, found: found() }).toEqual(nothingAfter('revert'))
  })

  it('refunds are not the reason without refunds, or if the run would never end', async () => {
    expect(await findAfterWriting(`6001600155${STORE_OTHER}55`, 30_000n)).toEqual(nothingAfter('success'))
    expect(await findAfterWriting('6001600155', 10_000n)).toEqual(nothingAfter('exception'))
    expect(await findAfterWriting('5f5f55', 5_003n)).toEqual(nothingAfter('exception')) // its own
  })
})
