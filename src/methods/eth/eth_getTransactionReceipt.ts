import { parseHash } from '../../wire/bytes.ts'
import { toWireReceipt } from '../../wire/receipt.ts'
import type { Method } from '../method.ts'

export const eth_getTransactionReceipt: Method<'eth_getTransactionReceipt'> = async ({ reads }, [hash]) => {
  const found = await reads.getReceipt(parseHash(hash))
  return found === undefined ? null : toWireReceipt(found)
}
