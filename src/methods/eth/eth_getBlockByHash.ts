import { toHex } from '../../base/hex.ts'
import { toWireBlock } from '../../wire/block.ts'
import { parseBoolean } from '../../wire/boolean.ts'
import { parseHash } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'

export const eth_getBlockByHash: Method<'eth_getBlockByHash'> = ({ reads, answerCache }, [given, whole = false]) => {
  const hash = parseHash(given)
  const withTransactions = parseBoolean(whole)
  const find = async () => {
    const found = await reads.getBlock({ kind: 'hash', hash, requireCanonical: false })
    return found === undefined ? null : toWireBlock(found, { withTransactions })
  }
  return answerCache.get(`block ${toHex(hash)} ${withTransactions}`, find, (block) => block !== null)
}
