import type { Network } from '../../chainspec/network.ts'
import { decodeTransaction, isRemascTransaction, type Transaction } from '../../primitives/transaction.ts'
import type { TransactionRow } from '../../storage/store.ts'

/**
 * Returns true if responses show a transaction. `compat` ethereum hides REMASC's, the last of each block: tools that
 * have sent one transaction expect a block with one.
 */
export function isShown({ compat }: Pick<Network, 'compat'>, transaction: Transaction): boolean {
  return compat === 'rootstock' || !isRemascTransaction(transaction)
}

/** Returns the indexes of the transactions that responses show. */
export function shownPlaces(network: Pick<Network, 'compat'>, transactions: readonly Transaction[]): number[] {
  return [...transactions.entries()].flatMap(([index, transaction]) => (isShown(network, transaction) ? [index] : []))
}

/** Returns the rows of the transactions that responses show. */
export function shownRows(
  network: Pick<Network, 'compat'>,
  rows: readonly TransactionRow[],
): readonly TransactionRow[] {
  if (network.compat === 'rootstock') return rows
  return rows.filter(({ encoded }) => isShown(network, decodeTransaction(encoded)))
}
