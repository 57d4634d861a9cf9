import { expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { executeRemasc } from '../../src/chain/execution/remasc/remasc.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import type { Rule } from '../../src/chainspec/rules.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { decodeReceipt } from '../../src/primitives/receipt.ts'
import { REMASC_ADDRESS } from '../../src/primitives/transaction.ts'
import { createMemoryWorld } from '../_helpers/memoryWorld.ts'
import { readRecorded, readRecordedJson } from '../_helpers/recorded.ts'
import { parseExport } from '../_helpers/recordedChain.ts'
import {
  amountsOf,
  cellsOf,
  FEDERATORS,
  LABS,
  MINER,
  publisherAt,
  runRemasc,
  siblingMiner,
} from '../_helpers/remasc.ts'
import { describeVectors } from '../_helpers/vectors.ts'

interface Payments {
  readonly labs: string
  readonly federation: string
  readonly perFederator: string
  readonly lastFederator: string
  readonly publishers: readonly string[]
  readonly siblings: readonly string[]
  readonly miner: string
  readonly rewardBalanceAfter: string
  readonly burned: string
}

interface Vectors {
  readonly config: Record<string, number>
  readonly cases: readonly {
    readonly name: string
    readonly input: {
      readonly rewardBalanceIncludingThisBlockFees: string
      readonly previousBrokenSelectionRule: boolean
      readonly siblingsBlocksLate: readonly number[]
      readonly federators: number
    }
    readonly expected: Payments & { readonly syntheticReward: string }
    readonly literalsInRskj?: Partial<Payments>
  }[]
}

/** The reference's cases are older than the payment floors. */
const WITHOUT_FLOORS = new Set<Rule>([...rulesAt(regtest, 15)].filter((rule) => rule !== 'rskip85'))

describeVectors<Vectors>('remasc.json', ({ config, cases }) => {
  it('remasc.json has 9 cases with the constants of regtest', () => {
    expect(cases).toHaveLength(9)
    expect([config.maturity, config.syntheticSpan]).toEqual([regtest.remasc.maturity, regtest.remasc.syntheticSpan])
  })

  it.each(cases)('REMASC pays the expected shares: $name', async ({ input, expected, literalsInRskj = {} }) => {
    const lateness = input.siblingsBlocksLate
    const balance = BigInt(input.rewardBalanceIncludingThisBlockFees)
    const { logs, world } = await runRemasc({
      rules: WITHOUT_FLOORS,
      fees: balance / 3n,
      carried: balance - balance / 3n,
      wasBroken: input.previousBrokenSelectionRule,
      siblings: lateness.map((blocksLate) => ({ blocksLate })),
    })
    const cells = await cellsOf(world)
    expect(FEDERATORS).toHaveLength(input.federators)
    const paid = amountsOf(logs)
    const shares = paid.map(({ amount }) => amount)
    const [firstPublisher, firstSibling] = [4, 4 + lateness.length]
    const found: Payments = {
      labs: `${shares[0]}`,
      federation: `${shares.slice(1, 4).reduce((sum, share) => sum + share, 0n)}`,
      perFederator: `${shares[1]}`,
      lastFederator: `${shares[3]}`,
      publishers: shares.slice(firstPublisher, firstSibling).map(String),
      siblings: shares.slice(firstSibling, -1).map(String),
      miner: `${shares.at(-1)}`,
      rewardBalanceAfter: `${cells.rewardBalance}`,
      burned: `${cells.burnedBalance}`,
    }
    const { syntheticReward, ...payments } = expected
    expect(found).toEqual(payments)
    expect(found).toMatchObject(literalsInRskj)
    expect(BigInt(syntheticReward)).toBe(shares.reduce((sum, share) => sum + share, cells.burnedBalance))
    expect(paid.map(({ receiver }) => receiver)).toEqual([
      LABS,
      ...FEDERATORS,
      ...lateness.map(publisherAt),
      ...lateness.map((_, index) => siblingMiner(index)),
      MINER,
    ])
  })
})

// REMASC's payments follow from the headers alone, whatever the transactions did.
it.each(['chainA', 'chainB'])('REMASC pays as recorded in every block of %s', async (chain) => {
  const blocks = parseExport(readRecorded(`${chain}/export-blocks.csv`))
  const receipts = readRecordedJson<Readonly<Record<string, Hex>>>(`${chain}/raw-receipts.json`)
  const world = createMemoryWorld()
  await world.putAccount(REMASC_ADDRESS, { nonce: 0n, balance: 10n ** 30n })
  const readAncestors = async (from: number, to: number) => blocks.slice(from, to + 1)
  const payments = new Set<number>()
  for (const { header, transactions } of blocks.slice(1)) {
    const { number, minimumGasPrice } = header
    const block = { number, minimumGasPrice, rules: rulesAt(regtest, number) }
    const logs = await executeRemasc({ network: regtest, block, world, readAncestors })
    const receipt = receipts[toHex(transactions.at(-1)?.hash ?? new Uint8Array(0))]
    expect([number, logs]).toEqual([number, decodeReceipt(fromHex(receipt ?? '0x')).logs])
    payments.add(logs.length)
  }
  // None yet; labs, federation and miner; a sibling and its publisher too; without the federation, whose share is small.
  expect([...payments].sort()).toEqual(chain === 'chainA' ? [0, 5, 7] : [0, 2, 4, 5])
})
