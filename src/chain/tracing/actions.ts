import type { Abortable } from '../../base/abortable.ts'
import { type Bytes, equalBytes } from '../../base/bytes.ts'
import type { Block } from '../../model/block.ts'
import type { ActionFilter, BlockSelector } from '../api/engine.ts'
import { InvalidTraceRange, ResponseTooLarge, TraceRangeTooWide } from '../api/errors.ts'
import type { PrintedTrace, Tracer } from '../api/traces.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import { shownPlaces } from '../ledger/shownTransactions.ts'
import { createAllowance } from './allowance.ts'

type FindBlock = (selector: BlockSelector) => Promise<Block | undefined>
type TraceBlock = (
  block: Block,
  traced: readonly number[],
  tracer: Tracer,
  abortable?: Abortable,
) => Promise<readonly PrintedTrace[]>

const ACTIONS: Tracer = { kind: 'actions' }

/**
 * The actions of the transactions that match, block after block: only blocks that have any are executed. A range that
 * begins beyond the head has none, one that ends there ends at the head.
 */
export async function findActions(
  context: Pick<ChainContext, 'store' | 'network' | 'limits'>,
  findBlock: FindBlock,
  traceBlock: TraceBlock,
  filter: ActionFilter,
  abortable?: Abortable,
): Promise<AsyncIterable<string>> {
  const [first, last] = [await findBlock(filter.from), await findBlock(filter.to)]
  if (first !== undefined && last !== undefined && first.header.number > last.header.number) {
    throw new InvalidTraceRange()
  }
  const end = last ?? (await findBlock({ kind: 'latest' }))
  return first === undefined || end === undefined ? noActions() : walk(first, end)

  async function* walk(first: Block, end: Block): AsyncGenerator<string> {
    const spend = createAllowance(context.limits.traceCharacters)
    let toSkip = filter.after
    let left = filter.count
    for await (const block of blocksBetween(first, end, () => left > 0)) {
      abortable?.signal.throwIfAborted()
      try {
        const traced = await findMatching(context, block, filter)
        for (const { texts } of await traceBlock(block, traced, ACTIONS, abortable)) {
          const shown = texts.slice(toSkip, toSkip + left)
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

  /** The blocks of a range while more are wanted; throws `TraceRangeTooWide`. */
  async function* blocksBetween(first: Block, end: Block, isWanted: () => boolean): AsyncGenerator<Block> {
    const { traceBlockSpan } = context.limits
    const begin = first.header.number
    for (let number = begin; number <= end.header.number && isWanted(); number++) {
      if (number - begin >= traceBlockSpan) {
        throw new TraceRangeTooWide(traceBlockSpan, { fromBlock: begin, toBlock: end.header.number })
      }
      const block = number === end.header.number ? end : await findBlock(byNumber(number))
      if (block === undefined) return // the chain was reorganised, and has become shorter
      yield block
    }
  }
}

/** The error of a block whose actions are too long, with the range of the blocks before it. */
function suggestBlocksBefore({ header }: Block, first: Block, error: unknown): unknown {
  const range = { fromBlock: first.header.number, toBlock: header.number - 1 }
  const isNarrowable = error instanceof ResponseTooLarge && range.toBlock >= range.fromBlock
  return isNarrowable ? new ResponseTooLarge(error.limitBytes, range) : error
}

async function* noActions(): AsyncGenerator<string> {
  // nothing
}

const byNumber = (number: number): BlockSelector => ({ kind: 'number', number, asked: `${number}` })

/** The places of the transactions whose sender and receiver are looked for. */
async function findMatching(
  { store, network }: Pick<ChainContext, 'store' | 'network'>,
  block: Block,
  { senders, receivers }: ActionFilter,
): Promise<number[]> {
  const places = shownPlaces(network, block.transactions)
  const isReceiver = (place: number) => isAmong(receivers, block.transactions[place]?.to)
  const received = receivers.length === 0 ? places : places.filter(isReceiver)
  if (senders.length === 0 || received.length === 0) return received
  const rows = await store.transactions.getByBlock(block.hash)
  return received.filter((place) => isAmong(senders, rows[place]?.sender))
}

const isAmong = (addresses: readonly Bytes[], address: Bytes | undefined) =>
  address !== undefined && addresses.some((known) => equalBytes(known, address))
