import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { wholeText } from '../../base/utf8Pieces.ts'
import type { Abortable } from '../../concurrency/abortable.ts'
import type { Block } from '../../primitives/block.ts'
import { isRemascTransaction } from '../../primitives/transaction.ts'
import type { ActionFilter, BlockSelector } from '../api/engine.ts'
import { InvalidTraceRange, ResponseTooLarge, TraceRangeTooWide } from '../api/errors.ts'
import type { PrintedTrace, Tracer } from '../api/traces.ts'
import { shownPlaces } from '../canonical/shownTransactions.ts'
import type { ChainContext } from '../context.ts'
import { createTraceBudget } from './beginTrace.ts'

/** The reads and traces of blocks that a search uses. */
interface BlockTracer {
  findBlock(selector: BlockSelector): Promise<Block | undefined>
  traceBlock(
    block: Block,
    traced: readonly number[],
    tracer: Tracer,
    call?: Abortable,
  ): Promise<readonly PrintedTrace[]>
}

/**
 * Returns the matching actions, block by block. A block is executed only if one of its transactions may match. A range
 * that begins above the head is empty; one that ends above it, or with the pending block, ends at the head.
 */
export async function findActions(
  context: Pick<ChainContext, 'store' | 'network' | 'limits'>,
  { findBlock, traceBlock }: BlockTracer,
  filter: ActionFilter,
  call?: Abortable,
): Promise<AsyncIterable<string>> {
  const head = (await findBlock({ kind: 'latest' }))?.header.number ?? 0
  const [first, last] = [await heightOf(filter.from), await heightOf(filter.to)]
  if (first !== undefined && last !== undefined && first > last) throw new InvalidTraceRange()
  return first === undefined ? noActions() : walk(first, Math.min(last ?? head, head))

  /** Returns a block's height, undefined above the head; the pending block need not be built for it. */
  async function heightOf(selector: BlockSelector): Promise<number | undefined> {
    return selector.kind === 'pending' ? head + 1 : (await findBlock(selector))?.header.number
  }

  async function* walk(first: number, end: number): AsyncGenerator<string> {
    const tracer = tracerOf(filter)
    const spend = createTraceBudget(context.limits.traceCharacters)
    let toSkip = filter.after
    let left = filter.count
    for await (const block of blocksBetween(first, end, () => left > 0)) {
      call?.signal.throwIfAborted()
      try {
        const traced = await findMatching(context, block, filter)
        for (const { texts } of await traceBlock(block, traced, tracer, call)) {
          const shown = texts.slice(toSkip, toSkip + left).map(wholeText)
          toSkip -= Math.min(toSkip, texts.length)
          left -= shown.length
          for (const text of shown) spend(text.length)
          yield* shown
        }
      } catch (error) {
        throw suggestBlocksBefore(block, first, error)
      }
    }
  }

  /** Yields the blocks of a range while `isWanted`; throws `TraceRangeTooWide`. */
  async function* blocksBetween(first: number, end: number, isWanted: () => boolean): AsyncGenerator<Block> {
    const { traceBlockSpan } = context.limits
    for (let number = first; number <= end && isWanted(); number++) {
      if (number - first >= traceBlockSpan) {
        throw new TraceRangeTooWide(traceBlockSpan, { fromBlock: first, toBlock: end })
      }
      const block = await findBlock(byNumber(number))
      if (block === undefined) return // a reorganisation has made the chain shorter
      yield block
    }
  }
}

/** Returns the error of a block, with the range of the blocks before it if its actions are too long. */
function suggestBlocksBefore({ header }: Block, first: number, error: unknown): unknown {
  const range = { fromBlock: first, toBlock: header.number - 1 }
  const isNarrowable = error instanceof ResponseTooLarge && range.toBlock >= range.fromBlock
  return isNarrowable ? new ResponseTooLarge(error.limitBytes, range) : error
}

async function* noActions(): AsyncGenerator<string> {
  // nothing
}

const byNumber = (number: number): BlockSelector => ({ kind: 'number', number, asked: `${number}` })

/** Returns the tracer of a filter. Only Ethereum's form matches action by action. */
function tracerOf({ matches, senders, receivers }: ActionFilter): Tracer {
  if (matches === 'transactions') return { kind: 'actions', form: 'rootstock' }
  const parties = { senders, receivers, matches: matches === 'actions' ? 'both' : 'any' } as const
  return { kind: 'actions', form: 'ethereum', only: parties }
}

/**
 * Returns the indexes of the transactions that may have matching actions. REMASC's transaction has no sender, although its row and its
 * trace have the zero address (rskj's `RemascTransaction`).
 */
async function findMatching(
  { store, network }: Pick<ChainContext, 'store' | 'network'>,
  block: Block,
  { senders, receivers, matches }: ActionFilter,
): Promise<number[]> {
  const indexes = shownPlaces(network, block.transactions)
  if (matches !== 'transactions') return indexes
  const isReceiver = (index: number) => isAmong(receivers, block.transactions[index]?.to)
  const received = receivers.length === 0 ? indexes : indexes.filter(isReceiver)
  if (senders.length === 0 || received.length === 0) return received
  const rows = await store.transactions.getByBlock(block.hash)
  return received.filter((index) => {
    const transaction = block.transactions[index]
    return transaction !== undefined && !isRemascTransaction(transaction) && isAmong(senders, rows[index]?.sender)
  })
}

const isAmong = (addresses: readonly Bytes[], address: Bytes | undefined) =>
  address !== undefined && addresses.some((known) => equalBytes(known, address))
