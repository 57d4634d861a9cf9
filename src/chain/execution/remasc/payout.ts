import { type Bytes, padLeft } from '../../../base/bytes.ts'
import { encodeRlp } from '../../../base/encodeRlp.ts'
import { minimalBytes } from '../../../base/integer.ts'
import type { Network } from '../../../chainspec/network.ts'
import type { Rules } from '../../../chainspec/rules.ts'
import type { Log } from '../../../primitives/log.ts'
import { REMASC_ADDRESS } from '../../../primitives/transaction.ts'
import { readAmount, writeAmount } from '../../../state/remascCells.ts'
import type { WritableState } from '../../../state/stateView.ts'
import { creditBalance } from '../executeTransaction.ts'

const MINING_FEE_TOPIC = padLeft(new TextEncoder().encode('mining_fee_topic'), 32)

/** The part of a block's header that its REMASC transaction needs. */
export interface PayingBlock {
  readonly number: number
  readonly rules: Rules
  readonly minimumGasPrice: bigint
}

/** The payments of one block's reward. */
export interface Payout {
  readonly network: Network
  readonly block: PayingBlock
  readonly world: WritableState
  /** Logs of the payments so far. */
  readonly logs: readonly Log[]
  /** Moves wei from REMASC to an account, which exists afterwards even if it received 0 wei. */
  pay(receiver: Bytes, wei: bigint): Promise<void>
  /** Leaves wei in REMASC's account forever. */
  burn(wei: bigint): Promise<void>
}

/** Starts the payments of the reward of the block with hash `rewarded`. */
export function startPayout(network: Network, block: PayingBlock, world: WritableState, rewarded: Bytes): Payout {
  const logs: Log[] = []
  return {
    network,
    block,
    world,
    logs,
    async pay(receiver, wei) {
      await creditBalance(world, REMASC_ADDRESS, -wei)
      await creditBalance(world, receiver, wei)
      const topics = [MINING_FEE_TOPIC, padLeft(receiver, 32)]
      logs.push({ address: REMASC_ADDRESS, topics, data: encodeRlp([rewarded, minimalBytes(wei)]) })
    },
    async burn(wei) {
      await writeAmount(world, 'burnedBalance', (await readAmount(world, 'burnedBalance')) + wei)
    },
  }
}

/** Whether a payment is worth at least this much gas at the block's minimum price. Others wait (RSKIP-85). */
export function isWorthPaying({ rules, minimumGasPrice }: PayingBlock, wei: bigint, minimumGas: bigint): boolean {
  return !rules.has('rskip85') || wei >= minimumGasPrice * minimumGas
}
