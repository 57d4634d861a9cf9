import { CONSTANTS } from '../../../chainspec/constants.ts'
import type { Network } from '../../../chainspec/network.ts'
import type { Log } from '../../../primitives/log.ts'
import {
  readAmount,
  readBrokenRule,
  writeAmount,
  writeBrokenRule,
  writeNoSiblings,
} from '../../../state/remascCells.ts'
import type { World } from '../../../state/stateView.ts'
import type { ReadAncestors } from '../../ancestors/readAncestors.ts'
import { payFederation } from './federation.ts'
import { findMaturedBlock, isSelectionRuleBroken, type MaturedBlock } from './maturedBlock.ts'
import { payMiners } from './miners.ts'
import { beginPayout, isWorthPaying, type PayingBlock, type Payout } from './payout.ts'

/**
 * The sender of REMASC's transaction has an address of one zero byte, with a state key of its own
 * (protocol/transactions#remasc-transaction).
 */
const REMASC_SENDER = Uint8Array.of(0)

/** How the wire and the store name that sender. */
export const ZERO_ADDRESS = new Uint8Array(20)

interface Setup {
  readonly network: Network
  readonly block: PayingBlock
  /** After the block's other transactions, whose fees REMASC has received. */
  readonly world: World
  readonly readAncestors: ReadAncestors
}

/**
 * Executes the REMASC transaction that ends a block (protocol/remasc#payout): the fees of the block that matures with
 * this one join the reward balance, and a part of that balance is paid out. Returns the logs of the payments.
 */
export async function executeRemasc({ network, block, world, readAncestors }: Setup): Promise<readonly Log[]> {
  await world.putAccount(REMASC_SENDER, { nonce: BigInt(block.number), balance: 0n })
  await writeNoSiblings(world)
  const { maturity, syntheticSpan } = network.remasc
  const height = block.number - maturity
  if (height < 1) return []
  const matured = await findMaturedBlock(readAncestors, height)
  const balance = (await readAmount(world, 'rewardBalance')) + matured.block.header.paidFees
  await writeAmount(world, 'rewardBalance', balance)
  if (height < syntheticSpan) return []
  const wasBroken = await readBrokenRule(world)
  await writeBrokenRule(world, isSelectionRuleBroken(network, matured))
  const reward = balance / BigInt(syntheticSpan)
  if (!isWorthPaying(block, reward, CONSTANTS.remascMinimumPayableGas)) return []
  await writeAmount(world, 'rewardBalance', balance - reward)
  const payout = beginPayout(network, block, world, matured.block.hash)
  await payReward(payout, matured, reward, wasBroken)
  return payout.logs
}

/** Labs first, then the federation; the miners get the rest. */
async function payReward(payout: Payout, matured: MaturedBlock, reward: bigint, wasBroken: boolean): Promise<void> {
  const { labsAddress, labsAddressFromRskip218 } = payout.network.remasc
  const labs = reward / CONSTANTS.labsDivisor
  const federation = (reward - labs) / CONSTANTS.federationDivisor
  await payout.pay(payout.block.rules.has('rskip218') ? labsAddressFromRskip218 : labsAddress, labs)
  await payFederation(payout, matured.block.header.number, federation)
  await payMiners(payout, matured, reward - labs - federation, wasBroken)
}
