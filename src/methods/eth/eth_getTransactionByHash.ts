import type { Transaction } from '../../../generated/schemas.ts'
import { toHex } from '../../base/hex.ts'
import { parseHash } from '../../wire/bytes.ts'
import { toWireTransaction } from '../../wire/transaction.ts'
import type { Method } from '../method.ts'

export const eth_getTransactionByHash: Method<'eth_getTransactionByHash'> = ({ reads, answerCache }, [given]) => {
  const hash = parseHash(given)
  const find = async () => {
    const found = await reads.getTransaction(hash)
    return found === undefined ? null : toWireTransaction(found)
  }
  const isMined = (transaction: Transaction | null) => transaction !== null && transaction.blockHash !== null
  return answerCache.get(`transaction ${toHex(hash)}`, find, isMined)
}
