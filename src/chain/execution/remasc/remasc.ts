import { CONSTANTS } from '../../../chainspec/constants.ts'
import { genesisNumber, type Network } from '../../../chainspec/network.ts'
import type { Log } from '../../../primitives/log.ts'
import {
  readAmount,
  readBrokenRule,
  writeAmount,
  writeBrokenRule,
  writeNoSiblings,
} from '../../../state/remascCells.ts'
import type { WritableState } from '../../../state/stateView.ts'
import type { ReadAncestors } from '../../ancestors/readAncestors.ts'
import { findMaturedBlock, isSelectionRuleBroken, type MaturedBlock } from './maturedBlock.ts'
import { payFederation, payMiners } from './payees.ts'
import { isWorthPaying, type PayingBlock, type Payout, startPayout } from './payout.ts'

/**
 * Sender of REMASC's transaction: an address of one zero byte, with a state key of its own
 * (protocol/transactions#remasc-transaction).
 */
const REMASC_SENDER = Uint8Array.of(0)

/** Address of this sender in JSON-RPC and in the store. */
export const ZERO_ADDRESS = new Uint8Array(20)

interface RemascSetup {
  readonly network: Network
  readonly block: PayingBlock
  /** The state after the block's other transactions, whose fees REMASC has received. */
  readonly world: WritableState
  readonly readAncestors: ReadAncestors
}

/**
 * Executes the REMASC transaction that ends a block (protocol/remasc#payout): the fees of the block that matures with
 * this one join the reward balance, and a part of that balance is paid out. Returns the logs of the payments.
 */
export async function executeRemasc({ network, block, world, readAncestors }: RemascSetup): Promise<readonly Log[]> {
  await world.putAccount(REMASC_SENDER, { nonce: BigInt(block.number), balance: 0n })
  await writeNoSiblings(world)
  const { maturity, syntheticSpan } = network.remasc
  const height = block.number - maturity
  const isAbove = (distance: number) => height >= genesisNumber(network) + distance
  if (!isAbove(1)) return []
  const matured = await findMaturedBlock(readAncestors, height)
  const balance = (await readAmount(world, 'rewardBalance')) + matured.block.header.paidFees
  await writeAmount(world, 'rewardBalance', balance)
  if (!isAbove(syntheticSpan)) return []
  const wasBroken = await readBrokenRule(world)
  await writeBrokenRule(world, isSelectionRuleBroken(network, matured))
  const reward = balance / BigInt(syntheticSpan)
  if (!isWorthPaying(block, reward, CONSTANTS.remascMinimumPayableGas)) return []
  await writeAmount(world, 'rewardBalance', balance - reward)
  const payout = startPayout(network, block, world, matured.block.hash)
  await payReward(payout, matured, { reward, isPunished: wasBroken })
  return payout.logs
}

/** Pays labs, then the federation, then the miners, which receive the rest. */
async function payReward(
  payout: Payout,
  matured: MaturedBlock,
  { reward, isPunished }: { readonly reward: bigint; readonly isPunished: boolean },
): Promise<void> {
  const { labsAddress, labsAddressFromRskip218 } = payout.network.remasc
  const labs = reward / CONSTANTS.labsDivisor
  const federation = (reward - labs) / CONSTANTS.federationDivisor
  await payout.pay(payout.block.rules.has('rskip218') ? labsAddressFromRskip218 : labsAddress, labs)
  await payFederation(payout, matured.block.header.number, federation)
  await payMiners(payout, matured, { reward: reward - labs - federation, isPunished })
}
