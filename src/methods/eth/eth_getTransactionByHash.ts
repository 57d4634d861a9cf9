import { parseHash } from '../../wire/bytes.ts'
import { toWireTransaction } from '../../wire/transaction.ts'
import type { Method } from '../method.ts'

export const eth_getTransactionByHash: Method<'eth_getTransactionByHash'> = async ({ reads }, [hash]) => {
  const found = await reads.getTransaction(parseHash(hash))
  return found === undefined ? null : toWireTransaction(found)
}
