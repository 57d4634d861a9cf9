import { expect, it, onTestFinished } from 'vitest'
import { fromHex, toHex } from '../../../../src/base/hex.ts'
import { bytesToBigint } from '../../../../src/base/integer.ts'
import type { Chain } from '../../../../src/chain/openChain.ts'
import type { Network } from '../../../../src/chainspec/network.ts'
import { regtest } from '../../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../../src/chainspec/sandbox.ts'
import { type Block, decodeBlock } from '../../../../src/primitives/block.ts'
import { REMASC_ADDRESS } from '../../../../src/primitives/transaction.ts'
import { MINES_ON_DEMAND, openTestChain, signFrom } from '../../../_helpers/chain.ts'
import { amountsOf, FEDERATORS, LABS, remascSlot } from '../../../_helpers/remasc.ts'

const LATEST = { kind: 'latest' } as const
/**
 * Minimum gas price in wei. A reward must be worth 200,000 gas at this price, and a member's share 50,000: 2 x 10^8 and
 * 5 x 10^7 wei.
 */
const MINIMUM = 1_000n
const MINER = toHex(regtest.minerCoinbase)

/** Init code that never ends: it uses all of its gas. */
const ENDLESS = fromHex('0x5b5f56')

async function openChainOf(network: Network): Promise<Chain> {
  const chain = await openTestChain({ network, submitting: MINES_ON_DEMAND })
  onTestFinished(() => chain.close())
  return chain
}

const STEADY = createSandbox(regtest, { minimumGasPriceWei: MINIMUM })

/** Mines 16 blocks. The fifth contains a transaction with this gas and price, and matures with the fifteenth. */
async function mine(gasLimit: bigint, gasPrice: bigint, network = STEADY) {
  const chain = await openChainOf(network)
  const blocks: Block[] = []
  for (let number = 1; number <= 16; number++) {
    if (number === 5) await chain.submits.sendRaw(signFrom(0, { data: ENDLESS, gasLimit, gasPrice }))
    const pending = await chain.reads.getBlock({ kind: 'pending' })
    const { block } = await chain.miner.mineOne()
    expect(pending?.block.header.stateRoot).toEqual(block.header.stateRoot)
    blocks.push(block)
  }
  expect(blocks[4]?.header.paidFees).toBe(gasLimit * gasPrice)
  expect(await sync(network, blocks)).toEqual(blocks.at(-1)?.header.stateRoot)
  return { paid: await paymentsIn(blocks, chain), held: await remascOf(chain), blocks }
}

/** A block number, and its payments. */
type Payments = readonly [number, ...(readonly [receiver: string, wei: bigint])[]]

/** Returns REMASC's payments by block. */
async function paymentsIn(blocks: readonly Block[], chain: Chain) {
  const paid: Payments[] = []
  for (const { header, transactions } of blocks) {
    const found = await chain.reads.getReceipt(transactions.at(-1)?.hash ?? new Uint8Array(0))
    const payments = amountsOf(found?.receipt.logs ?? [])
    if (payments.length > 0)
      paid.push([header.number, ...payments.map(({ receiver, amount }) => [receiver, amount] as const)])
  }
  return paid
}

async function remascOf(chain: Chain) {
  const world = await chain.reads.worldAt(LATEST)
  const amount = async (name: string) =>
    bytesToBigint((await world.getStorage(REMASC_ADDRESS, remascSlot(name))) ?? new Uint8Array(0))
  return {
    balance: (await world.getAccount(REMASC_ADDRESS))?.balance,
    rewardBalance: await amount('rewardBalance'),
    federationBalance: await amount('federationBalance'),
  }
}

/** Imports the blocks into another chain. Returns the state root of its head. */
async function sync(network: Network, blocks: readonly Block[]) {
  const chain = await openChainOf(network)
  for (const { encoded } of blocks) {
    expect(await chain.importer.importBlock(decodeBlock(encoded, network))).toBe('head')
  }
  return (await chain.reads.findBlock(LATEST))?.header.stateRoot
}

const [first = LABS, second = LABS, third = LABS] = FEDERATORS

it('a reward worth exactly 200,000 gas is paid, while the federation waits', async () => {
  const { paid, held } = await mine(100_000n, 10_000n) // 10^9 wei, of which 2 x 10^8 are paid
  // A fifth of the rest is below the minimum for the next block.
  expect(paid).toEqual([[15, [LABS, 40_000_000n], [MINER, 158_400_000n]]])
  expect(held).toEqual({ balance: 801_600_000n, rewardBalance: 800_000_000n, federationBalance: 1_600_000n })
})

it('a reward worth less than 200,000 gas remains', async () => {
  const { paid, held } = await mine(99_999n, 10_000n)
  expect(paid).toEqual([])
  expect(held).toEqual({ balance: 999_990_000n, rewardBalance: 999_990_000n, federationBalance: 0n })
})

it('the minimum reward follows from the gas price of the paying block', async () => {
  const { paid, held, blocks } = await mine(100_000n, 10_000n, { ...STEADY, targetMinimumGasPrice: 2n * MINIMUM })
  const minimums = blocks.map(({ header }) => header.minimumGasPrice)
  expect([minimums[0], minimums[4], minimums[14]]).toEqual([1_010n, 1_050n, 1_155n])
  expect(paid).toEqual([])
  expect(held.rewardBalance).toBe(1_000_000_000n)
})

it('members whose shares are worth exactly 50,000 gas are paid immediately', async () => {
  const { paid, held } = await mine(2_343_750n, 40_000n) // 93.75 x 10^9 wei
  expect(paid[0]).toEqual([
    15,
    [LABS, 3_750_000_000n],
    [first, 50_000_000n],
    [second, 50_000_000n],
    [third, 50_000_000n],
    [MINER, 14_850_000_000n],
  ])
  // A fifth of the 75 x 10^9 wei that remain gives shares of 40 x 10^6, which wait.
  expect(paid[1]).toEqual([16, [LABS, 3_000_000_000n], [MINER, 11_880_000_000n]])
  expect(held).toEqual({ balance: 60_120_000_000n, rewardBalance: 60_000_000_000n, federationBalance: 120_000_000n })
})

it('members whose shares are worth less are paid with the next reward, and the last one receives the remainder', async () => {
  const { paid, held } = await mine(2_343_749n, 40_000n)
  expect(paid).toEqual([
    [15, [LABS, 3_749_998_400n], [MINER, 14_849_993_664n]],
    [
      16,
      [LABS, 2_999_998_720n],
      [first, 89_999_961n],
      [second, 89_999_961n],
      [third, 89_999_962n],
      [MINER, 11_879_994_932n],
    ],
  ])
  expect(held).toEqual({ balance: 59_999_974_400n, rewardBalance: 59_999_974_400n, federationBalance: 0n })
})
