import { toWireBlock } from '../../wire/block.ts'
import { parseHash } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'

export const eth_getBlockByHash: Method<'eth_getBlockByHash'> = async ({ reads }, [hash, withTransactions = false]) => {
  const found = await reads.getBlock({ kind: 'hash', hash: parseHash(hash), requireCanonical: false })
  return found === undefined ? null : toWireBlock(found, withTransactions)
}
