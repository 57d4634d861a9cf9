import { describe, expect, it } from 'vitest'
import { createBlockCache } from '../../../src/chain/ancestors/blockCache.ts'
import { createHead } from '../../../src/chain/canonical/head.ts'
import { createGasPrice, createMarketPrice } from '../../../src/chain/queries/gasPrice.ts'
import { createHeldSettings, NO_SETTINGS } from '../../../src/chain/settings/blockSettings.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import { createBlock } from '../../../src/primitives/block.ts'
import { createRemascTransaction, createTransaction } from '../../../src/primitives/transaction.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { createTestHeader } from '../../_helpers/header.ts'

interface Planned {
  /** The used part of the gas limit; 1 by default. */
  readonly fullness?: number
  readonly prices?: readonly bigint[]
}

const GAS_LIMIT = 10_000_000n
const REFERENCE = { network: regtest, settings: createHeldSettings(NO_SETTINGS), isDevelopment: false }

function createPlanned({ fullness = 1, prices = [] }: Planned, number: number, minimumGasPrice: bigint) {
  const gasUsed = BigInt(Math.round(fullness * Number(GAS_LIMIT)))
  const header = createTestHeader({ number, gasUsed, minimumGasPrice })
  const fields = { nonce: 0n, gasLimit: 21_000n, value: 0n, data: new Uint8Array(0), to: new Uint8Array(20) }
  const transactions = prices.map((gasPrice) => createTransaction({ ...fields, gasPrice }))
  return createBlock(header, [...transactions, createRemascTransaction(number)], [], rulesAt(regtest, 1))
}

/** A chain of such blocks from height 1 on, above a genesis that is as full as the others. */
async function openWith(planned: readonly Planned[], minimumGasPrice = 100n) {
  const store = await openStore({ kind: 'memory' })
  const cache = createBlockCache(regtest)
  const blocks = planned.map((plan, index) => createPlanned(plan, index + 1, minimumGasPrice))
  await store.write((writers) => {
    for (const { hash, header, encoded } of blocks) {
      const { number, parentHash } = header
      writers.blocks.insert({ hash, number, parentHash, totalDifficulty: 0n, encoded })
      writers.blocks.setMain(number, hash)
    }
  })
  const last = blocks.at(-1)
  if (last === undefined) throw new Error('a chain has blocks')
  const head = createHead({ block: last, totalDifficulty: 0n })
  return { head, store, blocks: cache }
}

const repeat = (count: number, plan: Planned): Planned[] => Array.from({ length: count }, () => plan)
const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, index) => BigInt(from + index))
const marketOf = async (...plan: Parameters<typeof openWith>) => createMarketPrice(await openWith(...plan))()

describe('the market price', () => {
  it('the market price is the max of the cheapest quarter of the last 512 transactions, without REMASC', async () => {
    const old = { prices: upTo(400, 1) } // of these, the last 112 are counted: 289 to 400
    const recent = [...repeat(40, { prices: upTo(10, 1001) }), ...repeat(10, {})]
    expect(await marketOf([old, ...recent])).toBe(1001n)
    const expected = [...upTo(112, 289), ...repeat(40, {}).flatMap(() => upTo(10, 1001))].toSorted((a, b) =>
      Number(a - b),
    )
    expect(expected).toHaveLength(512)
    expect(expected[128]).toBe(1001n)
    expect(
      await marketOf([{ prices: upTo(600, 1) }, ...repeat(38, { prices: upTo(10, 1001) }), ...repeat(12, {})]),
    ).toBe(597n)
  })

  it('the market price is at least a tenth above the minimum', async () => {
    const blocks = repeat(52, { prices: repeat(10, {}).map(() => 100n) })
    expect(await marketOf(blocks)).toBe(110n)
    expect(await marketOf(blocks, 0n)).toBe(100n)
  })

  it('the market price is the minimum until there are 512 transactions', async () => {
    expect(await marketOf(repeat(51, { prices: upTo(10, 1000) }))).toBe(100n)
    expect(await marketOf(repeat(52, { prices: upTo(10, 1000) }))).toBe(1002n)
  })

  it('the market price exists from 50 blocks on', async () => {
    expect(await marketOf(repeat(49, {}))).toBeUndefined()
    expect(await marketOf(repeat(50, {}))).toBe(100n)
  })

  it('the market price exists if the last 50 blocks are 90 % full on average', async () => {
    expect(await marketOf([...repeat(45, {}), ...repeat(5, { fullness: 0 })])).toBe(100n)
    expect(await marketOf([...repeat(46, {}), ...repeat(4, { fullness: 0 }), { fullness: 0 }])).toBe(100n)
    expect(await marketOf([...repeat(60, {}), ...repeat(6, { fullness: 0 })])).toBeUndefined()
    expect(await marketOf([...repeat(60, { fullness: 0 }), ...repeat(50, { fullness: 0.91 })])).toBe(100n)
    expect(await marketOf(repeat(50, { fullness: 0.89 }))).toBeUndefined()
  })

  it('the market price is computed once for each newest block', async () => {
    const parts = await openWith(repeat(52, { prices: upTo(10, 1000) }))
    const getMarketPrice = createMarketPrice(parts)
    expect(getMarketPrice()).toBe(getMarketPrice())
    expect(await getMarketPrice()).toBe(1002n)
    parts.head.moveTo({ block: createPlanned({ prices: upTo(128) }, 53, 100n), totalDifficulty: 0n })
    expect(await getMarketPrice()).toBe(1000n)
  })
})

describe('the gas price', () => {
  it.each([
    [0n, 0n],
    [1n, 1n],
    [9n, 9n],
    [10n, 11n],
    [60_000_000n, 66_000_000n],
  ])('the gas price for a minimum of %i wei is %i wei while blocks have space', async (minimum, price) => {
    expect(await createGasPrice({ ...(await openWith([{ fullness: 0 }], minimum)), ...REFERENCE })()).toBe(price)
  })

  it('the gas price is the market price while blocks are full', async () => {
    const full = await openWith(repeat(52, { prices: upTo(10, 1000) }))
    expect(await createGasPrice({ ...full, ...REFERENCE })()).toBe(1002n)
  })

  it.each([
    ['the next block has', { targetMinimumGasPrice: 0n }, {}, 99n],
    ['a control has set', { targetMinimumGasPrice: 0n }, { minimumGasPrice: 7n }, 7n],
    ['the next block has, market price if it is 0', { targetMinimumGasPrice: 0n }, { minimumGasPrice: 0n }, 1002n],
  ])('on a development chain the gas price is the minimum that %s', async (_of, terms, set, price) => {
    const full = await openWith(repeat(52, { prices: upTo(10, 1000) }))
    const settings = createHeldSettings({ ...NO_SETTINGS, ...set })
    const network = { ...regtest, ...terms }
    expect(await createGasPrice({ ...full, network, settings, isDevelopment: true })()).toBe(price)
  })
})
