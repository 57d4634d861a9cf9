import { mapKey } from '../../base/mapKey.ts'
import { toWireTransaction } from '../../wire/transaction.ts'
import type { Method } from '../method.ts'
import { listAccounts } from '../shared/wallet.ts'

export const eth_pendingTransactions: Method<'eth_pendingTransactions'> = async (context, _params, _call, caller) => {
  const { isDevelopment, pool, reads } = context
  const accounts = listAccounts(context, caller)
  const listed = accounts.flatMap(reads.listPending)
  // Development chains also list those of other senders, as Hardhat does. Web pages see the accounts that they may use.
  if (isDevelopment && !caller.hasOrigin) {
    const own = new Set(accounts.map(mapKey))
    for (const { sender, transactions } of pool.content().pending) {
      if (!own.has(mapKey(sender))) listed.push(...transactions.map((transaction) => ({ transaction, sender })))
    }
  }
  return listed.map(toWireTransaction)
}
