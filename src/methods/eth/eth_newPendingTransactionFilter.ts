import type { Method } from '../method.ts'

export const eth_newPendingTransactionFilter: Method<'eth_newPendingTransactionFilter'> = async (
  { filters },
  _none,
  _call,
  { keyId },
) => filters.installForTransactions(keyId)
