import { type Hex, toHex } from '../../base/hex.ts'
import { requireKnownBlock } from '../../chain/api/unknownBlock.ts'
import { encodeReceipt } from '../../primitives/receipt.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import type { Method } from '../method.ts'

export const debug_getRawReceipts: Method<'debug_getRawReceipts'> = async ({ network, reads }, [block], call) => {
  const selector = parseBlockSelector(block)
  const receipts = requireKnownBlock(network, selector, await reads.getBlockReceipts(selector, call))
  if (receipts === undefined) return null
  const encoded: Hex[] = []
  for await (const { receipt } of receipts) encoded.push(toHex(encodeReceipt(receipt)))
  return encoded
}
