import { toWireTransaction } from '../../wire/transaction.ts'
import type { Method } from '../method.ts'
import { listAccounts } from '../shared/wallet.ts'

export const eth_pendingTransactions: Method<'eth_pendingTransactions'> = async (context, _params, _call, caller) =>
  listAccounts(context, caller).flatMap(context.reads.listPending).map(toWireTransaction)
