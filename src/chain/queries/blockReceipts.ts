import type { Abortable } from '../../concurrency/abortable.ts'
import { Pacer } from '../../evm/evm.ts'
import type { TransactionRow } from '../../storage/store.ts'
import type { FoundReceipt, Reads } from '../api/engine.ts'
import { toFoundReceipt } from '../canonical/chainRecords.ts'
import { findMinedBlock } from '../canonical/findBlock.ts'
import type { ChainContext } from '../context.ts'

/** Reads the receipts of a block; those who take them one by one yield to others every `yieldAfterMs`. */
export function createGetBlockReceipts(context: ChainContext, yieldAfterMs: number): Reads['getBlockReceipts'] {
  return async (selector, call) => {
    if (selector.kind === 'pending') return undefined
    const found = await findMinedBlock(context, selector)
    if (found === undefined) return undefined
    const rows = await context.store.transactions.getByBlock(found.block.hash)
    return decodeInTurns(rows, yieldAfterMs, call)
  }
}

async function* decodeInTurns(
  rows: readonly TransactionRow[],
  yieldAfterMs: number,
  call: Abortable | undefined,
): AsyncGenerator<FoundReceipt> {
  const pacer = new Pacer(yieldAfterMs, call?.signal)
  for (const row of rows) {
    yield toFoundReceipt(row)
    await pacer.pause()
  }
}
