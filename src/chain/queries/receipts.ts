import { type Bytes, equalBytes } from '../../base/bytes.ts'
import type { Abortable } from '../../concurrency/abortable.ts'
import { Yielder } from '../../evm/evm.ts'
import { receiptNodes } from '../../state/roots.ts'
import type { TransactionRow } from '../../storage/store.ts'
import type { FoundReceipt, Reads } from '../api/engine.ts'
import { toFoundReceipt } from '../canonical/chainRecords.ts'
import { findMinedBlock } from '../canonical/findBlock.ts'
import type { ChainContext } from '../context.ts'

/**
 * Returns the reader of a block's receipts, which are decoded one by one and yield to the event loop every
 * `yieldAfterMs`.
 */
export function createGetBlockReceipts(context: ChainContext, yieldAfterMs: number): Reads['getBlockReceipts'] {
  return async (selector, call) => {
    if (selector.kind === 'pending') return undefined
    const found = await findMinedBlock(context, selector)
    if (found === undefined) return undefined
    const rows = await context.store.transactions.getByBlock(found.block.hash)
    return decodeReceipts(rows, yieldAfterMs, call)
  }
}

async function* decodeReceipts(
  rows: readonly TransactionRow[],
  yieldAfterMs: number,
  call: Abortable | undefined,
): AsyncGenerator<FoundReceipt> {
  const yielder = new Yielder(yieldAfterMs, call?.signal)
  for (const row of rows) {
    yield toFoundReceipt(row)
    await yielder.pause()
  }
}

/** Returns the result of `Reads.getReceiptNodes`. */
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
