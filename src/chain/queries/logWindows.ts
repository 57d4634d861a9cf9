import type { LogReader } from '../../store/store.ts'

/** Blocks from one height to another, both included. */
export interface BlockSpan {
  readonly fromBlock: number
  readonly toBlock: number
}

const WINDOW_ROWS = 20_000
const MAX_WINDOWS = 50

/**
 * Cuts a span so that no window has many more than 20,000 logs, of whatever kind, and ends after a million: whatever
 * a filter looks for, this bounds the work of one answer. Blocks without logs cost nothing.
 */
export async function* logWindows(logs: Pick<LogReader, 'getHeightAfter'>, span: BlockSpan): AsyncGenerator<BlockSpan> {
  let { fromBlock } = span
  for (let window = 0; window < MAX_WINDOWS && fromBlock <= span.toBlock; window++) {
    const height = await logs.getHeightAfter(fromBlock, WINDOW_ROWS)
    const toBlock = Math.min(span.toBlock, height ?? span.toBlock)
    yield { fromBlock, toBlock }
    fromBlock = toBlock + 1
  }
}
