import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { createTurns } from '../concurrency/keyedMutex.ts'
import { signTransaction, type TransactionFields } from '../primitives/transaction.ts'

/** A transaction to be signed; without a nonce it takes its sender's next one. */
export interface Order extends Omit<TransactionFields, 'nonce'> {
  readonly from: Bytes
  readonly nonce?: bigint
}

/** What sending needs of a chain. */
export interface SendingChain {
  readonly chainId: number
  /** The nonce after all that waits of the account. */
  nextNonce(address: Bytes): Promise<bigint>
  /** The hash of a transaction that is taken in; rejects when it is not. */
  sendRaw(encoded: Bytes): Promise<Bytes>
}

/** Signing and handing in. */
export interface Sends {
  /** `getKey` is called, and its key used, when it is this order's turn; it may throw. */
  send(order: Order, chain: SendingChain, getKey: () => Bytes): Promise<Bytes>
}

/**
 * Orders of one account go one after the other, each by a nonce that is asked for when the one before it is in the pool
 * or refused: consecutive, without gaps.
 */
export function createSends(): Sends {
  const turns = createTurns()
  return {
    send: (order, chain, getKey) =>
      turns.run(toHex(order.from), async () => {
        const nonce = order.nonce ?? (await chain.nextNonce(order.from))
        const { encoded } = signTransaction({ ...order, nonce }, chain.chainId, getKey())
        return chain.sendRaw(encoded)
      }),
  }
}
