import { toHex } from '../../base/hex.ts'
import { ControlRefused } from '../../chain/api/errors.ts'
import { parseHash } from '../../wire/bytes.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_dropTransaction: Method<'hardhat_dropTransaction'> = async (context, [given]) => {
  const hash = parseHash(given)
  if (await requireDevtools(context).dropTransaction(hash)) return true
  const location = (await context.reads.getTransaction(hash))?.location
  if (location === undefined) return false
  throw new ControlRefused(
    `transaction ${toHex(hash)} cannot be dropped: it was mined in block ${location.blockNumber}; revert to a snapshot`,
  )
}
