import type * as Schema from '../../../generated/schemas.ts'
import type { ReorgTransaction } from '../../chain/api/controls.ts'
import { ControlRefused } from '../../chain/api/errors.ts'
import { parseData } from '../../wire/bytes.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'
import { createSigner } from '../shared/wallet.ts'

export const anvil_reorg: Method<'anvil_reorg'> = async (context, [depth, pairs = []], call, caller) => {
  const transactions: ReorgTransaction[] = []
  for (const pair of pairs) {
    const { transaction, blockIndex } = parsePair(pair)
    if (typeof transaction === 'string') {
      const encoded = parseData(transaction)
      transactions.push({ blockIndex, encode: () => encoded })
    } else {
      transactions.push({ blockIndex, ...(await createSigner(context, transaction, call, caller)) })
    }
  }
  await requireDevtools(context).reorganise({ depth: parseSmallNumber(depth), transactions }, call)
  return null
}

/** Returns the members of a pair, whose schema cannot say which of them is at which position. */
function parsePair([transaction, index]: Schema.ReorgPair) {
  if (transaction !== undefined && typeof transaction !== 'number' && index !== undefined && typeof index !== 'object')
    return { transaction, blockIndex: parseSmallNumber(index) }
  throw new ControlRefused(
    'a pair must have a transaction, as 0x-prefixed RLP or an object, then the index of its block',
  )
}
