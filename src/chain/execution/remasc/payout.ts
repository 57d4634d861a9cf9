import { type Bytes, padLeft } from '../../../base/bytes.ts'
import { encodeRlp } from '../../../base/encodeRlp.ts'
import { minimalBytes } from '../../../base/integer.ts'
import type { Network } from '../../../chainspec/network.ts'
import type { Rules } from '../../../chainspec/rules.ts'
import type { Log } from '../../../primitives/log.ts'
import { REMASC_ADDRESS } from '../../../primitives/transaction.ts'
import { readAmount, writeAmount } from '../../../state/remascCells.ts'
import type { World } from '../../../state/stateView.ts'
import { creditBalance } from '../executeTransaction.ts'

const MINING_FEE_TOPIC = padLeft(new TextEncoder().encode('mining_fee_topic'), 32)

/** What REMASC asks about the block that it ends. */
export interface PayingBlock {
  readonly number: number
  readonly rules: Rules
  readonly minimumGasPrice: bigint
}

/** The paying out of one block's reward: where it happens, and what it leaves behind. */
export interface Payout {
  readonly network: Network
  readonly block: PayingBlock
  readonly world: World
  /** Of the payments so far. */
  readonly logs: readonly Log[]
  /** Moves wei from REMASC to an account, which exists afterwards even when it got none. */
  pay(receiver: Bytes, wei: bigint): Promise<void>
  /** Keeps wei in REMASC's account for ever. */
  burn(wei: bigint): Promise<void>
}

/** Begins to pay out the reward of the block with hash `rewarded`. */
export function beginPayout(network: Network, block: PayingBlock, world: World, rewarded: Bytes): Payout {
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

/** RSKIP-85: a payment that is worth less than so much gas at the block's price waits until it is more. */
export function isWorthPaying({ rules, minimumGasPrice }: PayingBlock, wei: bigint, minimumGas: bigint): boolean {
  return !rules.has('rskip85') || wei >= minimumGasPrice * minimumGas
}
