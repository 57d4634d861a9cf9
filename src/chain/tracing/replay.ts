import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { bytesToBigint } from '../../base/integer.ts'
import { decodeRlp, requireList, requireString } from '../../base/rlp.ts'
import type { Network } from '../../chainspec/network.ts'
import { type AbortSignalLike, paymentCall } from '../../evm/evm.ts'
import type { Block } from '../../primitives/block.ts'
import type { Header } from '../../primitives/header.ts'
import type { Log } from '../../primitives/log.ts'
import { decodeTransaction, REMASC_ADDRESS, type Transaction } from '../../primitives/transaction.ts'
import { createOverlay } from '../../state/overlay.ts'
import type { StateView } from '../../state/stateView.ts'
import type { NodePlace, NodeReader, StoreReaders } from '../../storage/store.ts'
import { createBlockCache } from '../ancestors/blockCache.ts'
import type { PrintedTrace, TracedCall, TracedTransaction, Tracer } from '../api/traces.ts'
import { listKnownSlots } from '../canonical/stateViews.ts'
import type { ChainContext } from '../context.ts'
import type { BlockExecution } from '../execution/blockExecution.ts'
import { beginKnownBlock, requireSender } from '../execution/executeBlock.ts'
import { ZERO_ADDRESS } from '../execution/remasc/remasc.ts'
import { beginTrace, createTraceBudget, type TracedRun } from './beginTrace.ts'
import { createReplayState, type ReplayState, SEQUENTIAL } from './replayState.ts'

/** A block to execute again on its parent's state, as plain data that can be sent to another process. */
export interface ReplayRequest {
  readonly hash: Bytes
  readonly header: Header
  /** Encoded transactions; the last is REMASC's. */
  readonly transactions: readonly Bytes[]
  /** Indexes of the transactions to trace, ascending; no transaction after the last of them is executed. */
  readonly traced: readonly number[]
  readonly tracer: Tracer
}

/** A block of which the first transactions are executed again. */
export interface StartedBlock {
  readonly header: Header
  /** The first transactions, encoded; not REMASC's. */
  readonly transactions: readonly Bytes[]
}

/** The part of a chain that replays need. */
export type ReplayContext = Pick<ChainContext, 'network' | 'base' | 'evm' | 'limits' | 'trieNodes' | 'tracePrinter'> & {
  readonly store: Pick<StoreReaders, 'blocks'> & { readonly nodes: NodeReader }
}

/** The state after the parent block: its view and its root. */
export interface ParentState {
  readonly state: StateView
  readonly root: NodePlace
}

/** Returns the request for the transactions of a block with these indexes. */
export function toReplay({ hash, header, transactions }: Block, traced: readonly number[], tracer: Tracer) {
  return { hash, header, transactions: transactions.map(({ encoded }) => encoded), traced, tracer }
}

/** Max storage slots of a contract in the reference node's struct logger (rskj's `vm.structured.initStorageLimit`). */
export const MAX_SHOWN_SLOTS = 10_000

/** Starts the execution of a block, and returns it with its state. */
async function beginReplay(
  { network, evm, store }: ReplayContext,
  parent: ParentState,
  header: Header,
  signal?: AbortSignalLike,
) {
  const state = createReplayState(createOverlay(parent.state), parent.state)
  const cache = createBlockCache(network)
  const setup = { network, evm, world: state.view, reader: store.blocks, cache, ...(signal && { signal }) }
  return { state, execution: await beginKnownBlock(setup, { header }) }
}

/** Executes the first transactions of a block, and returns the state after them. */
export async function executeFirst(
  context: ReplayContext,
  parent: ParentState,
  { header, transactions }: StartedBlock,
  signal?: AbortSignalLike,
): Promise<ReplayState> {
  const { state, execution } = await beginReplay(context, parent, header, signal)
  for (const encoded of transactions) {
    const transaction = decodeTransaction(encoded)
    await execution.add(transaction, requireSender(transaction, context.network))
  }
  return state
}

/** Executes a block up to its last traced transaction, and returns the traces; throws `ResponseTooLarge`. */
export async function replay(
  context: ReplayContext,
  parent: ParentState,
  request: ReplayRequest,
  signal?: AbortSignalLike,
): Promise<readonly PrintedTrace[]> {
  const { network, limits, tracePrinter: printer } = context
  const { header, traced, tracer } = request
  const { state, execution } = await beginReplay(context, parent, header, signal)
  const spend = createTraceBudget(limits.traceCharacters, signal)
  const slotsBelow = (address: Bytes) => listKnownSlots(context, parent.root, address, MAX_SHOWN_SLOTS)
  const slotsOf = (address: Bytes) => state.slotsOf(address, slotsBelow)
  const { readCell } = state
  const printed: PrintedTrace[] = []
  let firstLogIndex = 0
  for (let index = 0; index <= (traced.at(-1) ?? -1); index++) {
    const transaction = requireTransaction(request, index)
    const isLast = index === request.transactions.length - 1
    state.enterList(listOf(index, header))
    const run = traced.includes(index) ? beginTrace(tracer, { printer, spend, slotsOf, readCell }) : undefined
    const done = await execute({ execution, state, network, isLast }, transaction, run)
    if (run !== undefined) {
      const { hash: blockHash } = request
      const about: TracedTransaction = {
        hash: transaction.hash,
        isCreation: transaction.to === undefined && !isLast,
        gasLimit: transaction.gasLimit,
        ...done,
        firstLogIndex,
        blockHash,
        blockNumber: header.number,
        index,
      }
      const outermost = isLast ? remascCall(done.logs) : undefined
      printed.push({ hash: transaction.hash, texts: printer.trace(await run.finish(outermost), about) })
    }
    firstLogIndex += done.logs.length
  }
  return printed
}

/** Returns the parallel list of a transaction by its index, or `SEQUENTIAL`. */
function listOf(index: number, { edges = [] }: Header): number {
  const list = edges.findIndex((edge) => index < edge)
  return list === -1 ? SEQUENTIAL : list
}

/** The block in which a transaction is executed. */
interface ReplayBlock {
  readonly execution: BlockExecution
  readonly state: ReplayState
  readonly network: Network
  /** Whether the transaction is REMASC's. */
  readonly isLast: boolean
}

/** Executes the next transaction with the run's observers. */
async function execute(
  { execution, state, network, isLast }: ReplayBlock,
  transaction: Transaction,
  run: TracedRun | undefined,
): Promise<{ readonly gasUsed: bigint; readonly logs: readonly Log[] }> {
  const stop = state.watch(run?.watch)
  try {
    if (!isLast) return await execution.add(transaction, requireSender(transaction, network), run?.observer)
    const { receipts } = await execution.finish()
    return { gasUsed: 0n, logs: receipts.at(-1)?.logs ?? [] }
  } finally {
    stop()
  }
}

function requireTransaction({ transactions }: ReplayRequest, index: number): Transaction {
  const encoded = transactions[index]
  if (encoded === undefined) throw new Error(`the block has no transaction ${index}`)
  return decodeTransaction(encoded)
}

/** Returns REMASC's transaction as a call, with the payments of its logs as inner calls. */
function remascCall(logs: readonly Log[]): TracedCall {
  const inner = logs.map(({ topics, data }) => {
    const [, receiver = EMPTY_BYTES] = topics
    const [, wei] = requireList(decodeRlp(data), 'payment')
    const paid = bytesToBigint(requireString(wei, 'payment'))
    return paymentCall({ from: REMASC_ADDRESS, to: receiver.subarray(12), wei: paid })
  })
  const own = paymentCall({ from: ZERO_ADDRESS, to: REMASC_ADDRESS, wei: 0n })
  return { ...own, logs, inner, runs: 'precompile' }
}
