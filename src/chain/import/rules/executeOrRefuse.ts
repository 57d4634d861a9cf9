import { toHex } from '../../../base/hex.ts'
import type { Block } from '../../../primitives/block.ts'
import type { ExecutedBlock } from '../../execution/blockExecution.ts'
import { NotParallel, ParallelListsConflict } from '../../execution/parallelGuard.ts'
import { NotExecutable } from '../../execution/requireExecutable.ts'
import { BlockRefused } from './blockRefused.ts'

/**
 * Returns what `execute` makes of the block; throws `BlockRefused` when transactions must not stand in it, or not side
 * by side.
 */
export async function executeOrRefuse(block: Block, execute: () => Promise<ExecutedBlock>): Promise<ExecutedBlock> {
  try {
    return await execute()
  } catch (error) {
    throw toRefusal(block, error)
  }
}

function toRefusal(block: Block, error: unknown): unknown {
  if (error instanceof NotExecutable) {
    const place = error.index === undefined ? '' : `transaction ${error.index}: `
    return new BlockRefused(block, 'transaction', 'transactions that can be executed', `${place}${error.message}`)
  }
  if (error instanceof NotParallel) {
    return new BlockRefused(block, 'notParallel', 'parallel lists without calls to the Bridge or REMASC', error.message)
  }
  if (error instanceof ParallelListsConflict) {
    const found = `transactions ${error.transactions.join(' and ')} at ${toHex(error.key)}`
    return new BlockRefused(block, 'parallelListsConflict', 'parallel lists that do not touch', found)
  }
  return error
}
