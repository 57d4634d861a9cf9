import type { TransactionRequest } from '../../generated/schemas.ts'
import { limitsTransactionSize, requireTransactionSize } from '../chain/api/transactionSize.ts'
import type { Network } from '../chainspec/network.ts'

type WithNetwork = { readonly network: Network }

/**
 * Throws `TransactionRefused` for a signed transaction that is longer than the pool accepts. Reads the length of the
 * text only: such a transaction is neither decoded nor forwarded.
 */
export function requireShortTransaction({ network }: WithNetwork, signed: string): void {
  if (limitsTransactionSize(network)) requireTransactionSize(bytesOf(signed), network)
}

/** Throws `TransactionRefused` for a transaction whose data alone is longer than the pool accepts. */
export function requireShortData({ network }: WithNetwork, { data, input }: TransactionRequest): void {
  if (limitsTransactionSize(network)) requireTransactionSize(bytesOf(input || data || ''), network)
}

function bytesOf(text: string): number {
  const isPrefixed = text.startsWith('0x') || text.startsWith('0X')
  return Math.ceil((isPrefixed ? text.length - 2 : text.length) / 2)
}
