import { ADDRESS_BYTES, type Bytes, equalBytes, padLeft, stripLeadingZeros } from '../base/bytes.ts'
import { isDevelopmentChain, type Network } from '../chainspec/network.ts'
import {
  chainIdOf,
  createTransaction,
  encodeV,
  recoverSender,
  type Transaction,
  type TransactionFields,
} from './transaction.ts'

/**
 * The `s` of impersonated transactions, which no valid signature has: it is above half of the group's order, so every
 * other chain refuses it. Its first bit is 0, because ethers does not decode transactions in which it is 1.
 */
const MARK = new Uint8Array(32).fill(0xff).fill(0x7f, 0, 1)

/**
 * Creates an unsigned transaction of an impersonated account. Its signature fields contain the chain id (`v`), the
 * sender (`r`) and an invalid `s` as a mark.
 */
export function createImpersonated(fields: TransactionFields, chainId: number, sender: Bytes): Transaction {
  return createTransaction(fields, { v: encodeV(chainId, 0), r: stripLeadingZeros(sender), s: MARK })
}

/** Returns the sender of an impersonated transaction; undefined for other transactions and other chains. */
export function impersonatedSender(transaction: Transaction, chainId: number): Bytes | undefined {
  const { r, s } = transaction
  if (!equalBytes(s, MARK) || r.length > ADDRESS_BYTES || chainIdOf(transaction) !== chainId) return undefined
  return padLeft(r, ADDRESS_BYTES)
}

/**
 * Returns the sender of a transaction in a block of this network; undefined if the signature is invalid. Sandboxes
 * accept impersonated transactions, so that their exports can be imported. No other chain does.
 */
export function senderOn(
  network: Pick<Network, 'chainId' | 'genesisKind'>,
  transaction: Transaction,
): Bytes | undefined {
  const { chainId } = network
  const signer = recoverSender(transaction, chainId)
  if (signer !== undefined || !isDevelopmentChain(network)) return signer
  return impersonatedSender(transaction, chainId)
}
