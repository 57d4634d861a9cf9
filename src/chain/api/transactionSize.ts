import type { Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { TransactionRefused } from './errors.ts'

/** Maximum number of bytes of an encoded transaction (protocol/pool#admission, 4). */
const MAX_TRANSACTION_BYTES = 131_072

/** Throws `TransactionRefused` for a transaction above the maximum size; the message is the reference node's. */
export function requireTransactionSize(bytes: number): void {
  if (bytes <= MAX_TRANSACTION_BYTES) return
  throw new TransactionRefused(`transaction's size is higher than defined maximum: ${bytes} > ${MAX_TRANSACTION_BYTES}`)
}

/** Returns true unless the chain is a sandbox with `unlimitedCodeSize`. */
export function limitsTransactionSize(network: Network): boolean {
  return rulesAt(network, 0).has('codeLimits')
}
