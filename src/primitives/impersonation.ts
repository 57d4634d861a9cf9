import { type Bytes, equalBytes, padLeft, stripLeadingZeros } from '../base/bytes.ts'
import type { Network } from '../chainspec/network.ts'
import {
  chainIdOf,
  createTransaction,
  encodeV,
  recoverSender,
  type Transaction,
  type TransactionFields,
} from './transaction.ts'

const ADDRESS_BYTES = 20
/**
 * No signature has such an s: it lies above half of the group's order, and so every chain refuses it. Its first bit is 0 because
 * ethers reads no transaction where that is 1.
 */
const MARK = new Uint8Array(32).fill(0xff).fill(0x7f, 0, 1)

/**
 * Creates a transaction that nobody has signed, of an account whose owner a development chain believes its owner to be. Where
 * the signature would be stand the chain, in v, the sender, as r, and a mark that is no s.
 */
export function createImpersonated(fields: TransactionFields, chainId: number, sender: Bytes): Transaction {
  return createTransaction(fields, { v: encodeV(chainId, 0), r: stripLeadingZeros(sender), s: MARK })
}

/** Who an impersonated transaction says has sent it; undefined when it is another kind, or for another chain. */
export function impersonatedSender(transaction: Transaction, chainId: number): Bytes | undefined {
  const { r, s } = transaction
  if (!equalBytes(s, MARK) || r.length > ADDRESS_BYTES || chainIdOf(transaction) !== chainId) return undefined
  return padLeft(r, ADDRESS_BYTES)
}

/**
 * Who has sent a transaction of a block of this network; undefined when its signature is not accepted. Sandboxes take
 * impersonated ones, so that what they export can be imported; no other node of any network does.
 */
export function senderOn(
  network: Pick<Network, 'chainId' | 'genesisKind'>,
  transaction: Transaction,
): Bytes | undefined {
  const { chainId, genesisKind } = network
  const signer = recoverSender(transaction, chainId)
  if (signer !== undefined || genesisKind !== 'sandbox') return signer
  return impersonatedSender(transaction, chainId)
}
