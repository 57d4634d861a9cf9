import type { Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { refusals, refuse } from './refusals.ts'

/** Maximum number of bytes of an encoded transaction (protocol/pool#admission, 4). */
const MAX_TRANSACTION_BYTES = 131_072

/** Throws `TransactionRefused` for a transaction above the maximum size. */
export function requireTransactionSize(bytes: number, network: Pick<Network, 'compat'>): void {
  if (bytes <= MAX_TRANSACTION_BYTES) return
  throw refuse(refusals.tooLong(bytes, MAX_TRANSACTION_BYTES), network)
}

/** Returns true unless the chain is a sandbox with `unlimitedCodeSize`. */
export function limitsTransactionSize(network: Network): boolean {
  return rulesAt(network, 0).has('codeLimits')
}
