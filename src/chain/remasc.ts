import { padLeft } from '../base/bytes.ts'
import { REMASC_ADDRESS } from '../model/transaction.ts'
import type { World } from '../state/world.ts'

/** The sender of REMASC's transaction has an address of one zero byte, with a state key of its own (C 3.2, 5.5). */
const REMASC_SENDER = Uint8Array.of(0)

/** How the wire and the store name that sender. */
export const ZERO_ADDRESS = new Uint8Array(20)

const SIBLINGS_CELL = padLeft(new TextEncoder().encode('siblings'), 32)
const EMPTY_LIST = Uint8Array.of(0xc0)

/**
 * Executes the REMASC transaction that ends a block (C 7): its sender's nonce rises and the cell of siblings is written.
 * NOTE: payouts are not made yet; fees stay in the REMASC account.
 */
export async function executeRemasc(world: World, blockNumber: number): Promise<void> {
  await world.putAccount(REMASC_SENDER, { nonce: BigInt(blockNumber), balance: 0n })
  await world.putStorage(REMASC_ADDRESS, SIBLINGS_CELL, EMPTY_LIST)
}
