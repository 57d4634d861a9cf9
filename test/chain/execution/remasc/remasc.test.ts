import { describe, expect, it } from 'vitest'
import { fromHex, toHex } from '../../../../src/base/hex.ts'
import { regtest } from '../../../../src/chainspec/regtest.ts'
import type { Rule } from '../../../../src/chainspec/rules.ts'
import { rulesAt } from '../../../../src/chainspec/rulesAt.ts'
import type { Header } from '../../../../src/primitives/header.ts'
import { hashHeader } from '../../../../src/primitives/headerHash.ts'
import { REMASC_ADDRESS } from '../../../../src/primitives/transaction.ts'
import { createTestHeader } from '../../../_helpers/header.ts'
import { createMemoryWorld } from '../../../_helpers/memoryWorld.ts'
import {
  amountsOf,
  cellsOf,
  FEDERATORS,
  LABS,
  MAIN_HASH,
  MINER,
  publisherAt,
  runRemasc,
  siblingMiner,
} from '../../../_helpers/remasc.ts'

const NOT_BROKEN = Uint8Array.of(0)
const BROKEN = Uint8Array.of(1)
const NO_SIBLINGS = Uint8Array.of(0xc0)
const RULES = rulesAt(regtest, 15)
const without = (...left: Rule[]) => new Set([...RULES].filter((rule) => !left.includes(rule)))

describe('the first blocks', () => {
  it('REMASC pays nothing until a block matures, then adds its fees, and pays from the synthetic span on', async () => {
    const world = createMemoryWorld()
    await world.putAccount(REMASC_ADDRESS, { nonce: 0n, balance: 10_000n })
    const states = []
    for (const number of [1, 10, 11, 14, 15]) {
      const { logs } = await runRemasc({ number, world, fees: 1_000n })
      states.push([number, await cellsOf(world), logs.length])
    }
    const values = { rewardBalance: 0n, burnedBalance: 0n, federationBalance: 0n, siblings: NO_SIBLINGS }
    const unpaid = { ...values, brokenSelectionRule: undefined }
    expect(states).toEqual([
      [1, unpaid, 0],
      [10, unpaid, 0],
      [11, { ...unpaid, rewardBalance: 1_000n }, 0],
      [14, { ...unpaid, rewardBalance: 2_000n }, 0],
      [15, { ...values, rewardBalance: 2_400n, brokenSelectionRule: NOT_BROKEN }, 5],
    ])
  })

  it('REMASC sets the nonce of its sender to the block number', async () => {
    const { world } = await runRemasc({ number: 7 })
    expect(await world.getAccount(Uint8Array.of(0))).toEqual({ nonce: 7n, balance: 0n })
  })
})

describe('a payment', () => {
  it('a payment moves wei, adds a log and creates its receiver even for 0 wei', async () => {
    const { logs, world } = await runRemasc({ fees: 21_000n })
    expect(logs[0]).toEqual({
      address: REMASC_ADDRESS,
      topics: [
        fromHex('0x000000000000000000000000000000006d696e696e675f6665655f746f706963'),
        fromHex(`0x${'0'.repeat(24)}${LABS.slice(2)}`),
      ],
      data: fromHex(`0xe4a0${MAIN_HASH.slice(2)}820348`),
    })
    for (const { receiver, amount } of amountsOf(logs)) {
      expect(await world.getAccount(fromHex(receiver))).toEqual({ nonce: 0n, balance: amount })
    }
    expect((await world.getAccount(REMASC_ADDRESS))?.balance).toBe(21_000n - 4_200n)

    const nothing = await runRemasc()
    expect(amountsOf(nothing.logs)).toEqual([LABS, ...FEDERATORS, MINER].map((receiver) => ({ receiver, amount: 0n })))
    expect(toHex(nothing.logs[0]?.data ?? NOT_BROKEN).slice(-2)).toBe('80')
    expect(await nothing.world.getAccount(fromHex(MINER))).toEqual({ nonce: 0n, balance: 0n })
  })

  it('the address of RSK Labs depends on RSKIP-218', async () => {
    const old = '0x01dabad000000000000000000000000000000001'
    const network = { ...regtest, remasc: { ...regtest.remasc, labsAddress: fromHex(old) } }
    const first = async (rules: ReadonlySet<Rule>) => amountsOf((await runRemasc({ network, rules })).logs)[0]?.receiver
    expect(await first(without('rskip218'))).toBe(old)
    expect(await first(RULES)).toBe(LABS)
  })
})

describe('minimum payments (RSKIP-85)', () => {
  it('a reward worth less than 200,000 gas remains, and the broken selection rule is still stored', async () => {
    const setup = { carried: 5n * 199_999n, minimumGasPrice: 1n }
    const { logs, world } = await runRemasc({ ...setup, wasBroken: true })
    expect(logs).toEqual([])
    expect(await cellsOf(world)).toMatchObject({ rewardBalance: 999_995n, brokenSelectionRule: NOT_BROKEN })
    expect((await runRemasc({ ...setup, rules: without('rskip85') })).logs).toHaveLength(5)
    expect((await runRemasc({ ...setup, carried: 1_000_000n })).logs).toHaveLength(2)
  })

  it('shares worth less than 50,000 gas wait for the next block, and the last member receives the remainder', async () => {
    const first = await runRemasc({ carried: 5n * 12_500_000n, minimumGasPrice: 1n })
    expect(amountsOf(first.logs).map(({ receiver }) => receiver)).toEqual([LABS, MINER])
    expect((await cellsOf(first.world)).federationBalance).toBe(100_000n)

    const second = await runRemasc({ world: first.world, number: 16, fees: 5n * 6_250_100n, minimumGasPrice: 1n })
    expect((await cellsOf(second.world)).federationBalance).toBe(0n)
    const shares = amountsOf(second.logs).slice(1, 4)
    expect(shares.map(({ receiver }) => receiver)).toEqual(FEDERATORS)
    expect(shares.map(({ amount }) => amount)).toEqual([76_666n, 76_666n, 76_668n])
  })
})

describe('siblings', () => {
  it('siblings are paid in the order of inclusion, each with its publisher', async () => {
    const { logs } = await runRemasc({ fees: 105_000n, siblings: [{ blocksLate: 2 }, { blocksLate: 6 }] })
    expect(amountsOf(logs).map(({ receiver }) => receiver)).toEqual([
      LABS,
      ...FEDERATORS,
      publisherAt(2),
      publisherAt(6),
      siblingMiner(0),
      siblingMiner(1),
      MINER,
    ])
  })

  it('siblings of another height are not paid', async () => {
    const { logs } = await runRemasc({ fees: 105_000n, siblings: [{ blocksLate: 2, header: { number: 6 } }] })
    expect(logs).toHaveLength(5)
  })

  /** Returns the header of a sibling whose hash is smaller or greater than the main block's (0x80..). */
  function sibling(hash: 'smaller' | 'greater', change: Partial<Header>): Partial<Header> {
    for (let timestamp = 1; ; timestamp++) {
      const header = { number: 5, coinbase: fromHex(siblingMiner(0)), ...change, timestamp }
      const [first = 0] = hashHeader(createTestHeader(header), rulesAt(regtest, 5))
      if (first < 0x80 === (hash === 'smaller')) return header
    }
  }

  it.each<[string, Uint8Array, Partial<Header>]>([
    ['with half the fees and a smaller hash keeps', NOT_BROKEN, sibling('smaller', { paidFees: 500n })],
    ['with more than half the fees and a smaller hash breaks', BROKEN, sibling('smaller', { paidFees: 501n })],
    ['with twice the fees and a greater hash keeps', NOT_BROKEN, sibling('greater', { paidFees: 2_000n })],
    ['with more than twice the fees breaks', BROKEN, sibling('greater', { paidFees: 2_001n })],
    ['with more uncles breaks', BROKEN, sibling('greater', { uncleCount: 1 })],
  ])('a sibling %s the selection rule', async (_, expected, header) => {
    const { world } = await runRemasc({ fees: 1_000n, siblings: [{ blocksLate: 0, header }] })
    expect((await cellsOf(world)).brokenSelectionRule).toEqual(expected)
  })
})
