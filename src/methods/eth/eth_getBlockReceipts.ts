import { toHex } from '../../base/hex.ts'
import type { BlockSelector, FoundReceipt, Reads } from '../../chain/api/engine.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { toWireReceipt } from '../../wire/receipt.ts'
import type { Method } from '../method.ts'

export const eth_getBlockReceipts: Method<'eth_getBlockReceipts'> = ({ reads, answerCache }, [block], call) => {
  const selector = parseBlockSelector(block)
  const print = async () => {
    const receipts = await reads.getBlockReceipts(selector, call)
    return receipts && printReceipts(receipts)
  }
  return answerCache.getText(`receipts ${keyOf(selector, reads)}`, print)
}

/** Prints receipts one by one, because a block may have many. */
async function printReceipts(receipts: AsyncIterable<FoundReceipt>): Promise<string> {
  const texts: string[] = []
  for await (const receipt of receipts) texts.push(JSON.stringify(toWireReceipt(receipt)))
  return `[${texts.join()}]`
}

/** Returns a key that names the same block while the main chain only grows. */
function keyOf(selector: BlockSelector, reads: Reads): string {
  switch (selector.kind) {
    case 'hash':
      return `${toHex(selector.hash)} ${selector.requireCanonical}`
    case 'number':
      return `${selector.number}`
    case 'latest':
      return `${reads.headNumber()}`
    default:
      return selector.kind
  }
}
