import { toHex } from '../../base/hex.ts'
import { parseHash } from '../../wire/bytes.ts'
import { toWireReceipt } from '../../wire/receipt.ts'
import type { Method } from '../method.ts'

export const eth_getTransactionReceipt: Method<'eth_getTransactionReceipt'> = ({ reads, answerCache }, [given]) => {
  const hash = parseHash(given)
  const find = async () => {
    const found = await reads.getReceipt(hash)
    return found === undefined ? null : toWireReceipt(found)
  }
  return answerCache.get(`receipt ${toHex(hash)}`, find, (receipt) => receipt !== null)
}
