import type { Network } from '../../chainspec/network.ts'
import { decodeTransaction, isRemascTransaction, type Transaction } from '../../primitives/transaction.ts'
import type { TransactionRow } from '../../storage/store.ts'

/**
 * Whether answers tell of a transaction. `compat` ethereum leaves REMASC's out, the last of each block: nobody has sent
 * it, and tools that have sent one transaction look for a block of one.
 */
export function isShown({ compat }: Pick<Network, 'compat'>, transaction: Transaction): boolean {
  return compat === 'rootstock' || !isRemascTransaction(transaction)
}

/** The places in a block of the transactions that answers tell of. */
export function shownPlaces(network: Pick<Network, 'compat'>, transactions: readonly Transaction[]): number[] {
  return [...transactions.entries()].flatMap(([place, transaction]) => (isShown(network, transaction) ? [place] : []))
}

/** Of the rows of a block's transactions those that answers tell of. */
export function shownRows(
  network: Pick<Network, 'compat'>,
  rows: readonly TransactionRow[],
): readonly TransactionRow[] {
  if (network.compat === 'rootstock') return rows // without decoding them
  return rows.filter(({ encoded }) => isShown(network, decodeTransaction(encoded)))
}
