import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { createKeyedMutex } from '../concurrency/mutex.ts'
import { SignedTransaction, type Signer } from '../primitives/signer.ts'
import type { TransactionFields } from '../primitives/transaction.ts'

/** A transaction to sign; without a nonce it gets its sender's next one, and without a price the chain's. */
export interface TransactionOrder extends Omit<TransactionFields, 'nonce' | 'gasPrice'> {
  readonly from: Bytes
  readonly nonce?: bigint
  readonly gasPrice?: bigint
}

/** The part of a chain that sending needs. */
export interface SendingChain {
  readonly chainId: number
  /** Returns the nonce after all pending transactions of the account. */
  nextNonce(address: Bytes): Promise<bigint>
  /** Returns the gas price of a transaction without one, in wei. */
  defaultGasPrice(): bigint
  /** Submits a signed transaction and returns its hash; rejects if the chain refuses it. */
  sendSigned(signed: SignedTransaction): Promise<Bytes>
}

/**
 * Returns a function that signs and submits a transaction, and returns its hash. Orders of one account are processed
 * one after the other: each reads its nonce and its price once the order before it is in the pool or refused, so that
 * nonces are consecutive without gaps, and the price is that of the next block. `getSigner` is called when the order is
 * processed; it may throw.
 */
export function createSend(): (
  order: TransactionOrder,
  chain: SendingChain,
  getSigner: () => Signer,
) => Promise<Bytes> {
  const accounts = createKeyedMutex()
  return (order, chain, getSigner) =>
    accounts.run(toHex(order.from), async () => {
      const nonce = order.nonce ?? (await chain.nextNonce(order.from))
      const { gasPrice = chain.defaultGasPrice() } = order
      return chain.sendSigned(new SignedTransaction({ ...order, nonce, gasPrice }, chain.chainId, getSigner()))
    })
}
