import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { receiptNodes } from '../../state/roots.ts'
import type { ChainContext } from '../context.ts'

/** As `Reads.getReceiptNodes`. */
export async function getReceiptNodes(
  { store }: Pick<ChainContext, 'store'>,
  blockHash: Bytes,
  transactionHash: Bytes,
): Promise<readonly Bytes[] | undefined> {
  const rows = await store.transactions.getByBlock(blockHash)
  const index = rows.findIndex(({ hash }) => equalBytes(hash, transactionHash))
  if (index < 0) return undefined
  return receiptNodes(
    rows.map(({ receipt }) => receipt),
    index,
  )
}
