import type { Bytes } from '../../base/bytes.ts'
import type { Network } from '../../chainspec/network.ts'
import type { AbortSignalLike } from '../../evm/evm.ts'
import type { Block } from '../../primitives/block.ts'
import type { Header } from '../../primitives/header.ts'
import type { Log } from '../../primitives/log.ts'
import { decodeTransaction, type Transaction } from '../../primitives/transaction.ts'
import { listSlots } from '../../state/contractCells.ts'
import { createOverlay } from '../../state/overlay.ts'
import type { WorldReader } from '../../state/stateView.ts'
import type { NodePlace, StoreReaders } from '../../storage/store.ts'
import { createBlockCache } from '../ancestors/blockCache.ts'
import type { PrintedTrace, TracedTransaction, Tracer } from '../api/traces.ts'
import type { ChainContext } from '../context.ts'
import type { BlockExecution } from '../execution/blockExecution.ts'
import { beginKnownBlock, requireSender } from '../execution/executeBlock.ts'
import { createAllowance } from './allowance.ts'
import { beginTrace, type TracedRun } from './beginTrace.ts'
import { remascCall } from './remascCall.ts'
import { createReplayWorld, type ReplayWorld, SEQUENTIAL } from './replayState.ts'

/** A block to execute anew on its parent's state, as plain data, which can go to another process. */
export interface ReplayRequest {
  readonly hash: Bytes
  readonly header: Header
  /** Encoded, REMASC's last. */
  readonly transactions: readonly Bytes[]
  /** Places of the transactions to trace, ascending; nothing behind the last of them is executed. */
  readonly traced: readonly number[]
  readonly tracer: Tracer
}

/** The part of a chain that replays need. */
export type ReplayContext = Pick<ChainContext, 'network' | 'evm' | 'limits' | 'trieNodes' | 'tracePrinter'> & {
  readonly store: Pick<StoreReaders, 'blocks' | 'nodes'>
}

/** The state after the parent: where to read, and its root. */
export interface ParentState {
  readonly world: WorldReader
  readonly root: NodePlace
}

/** A request for the transactions of a block at these places. */
export function toReplay({ hash, header, transactions }: Block, traced: readonly number[], tracer: Tracer) {
  return { hash, header, transactions: transactions.map(({ encoded }) => encoded), traced, tracer }
}

/**
 * How many cells of a contract the reference's struct logger shows at most (rskj's `vm.structured.initStorageLimit`).
 */
export const SHOWN_CELLS = 10_000

/** Executes a block up to its last traced transaction, and traces; throws `ResponseTooLarge`. */
export async function replay(
  context: ReplayContext,
  parent: ParentState,
  request: ReplayRequest,
  signal?: AbortSignalLike,
): Promise<readonly PrintedTrace[]> {
  const { network, evm, limits, trieNodes, tracePrinter: printer, store } = context
  const { header, traced, tracer } = request
  const overlay = createOverlay(parent.world)
  const world = createReplayWorld(overlay, parent.world)
  const cache = createBlockCache(network)
  const setup = { network, evm, world: world.world, reader: store.blocks, cache, ...(signal && { signal }) }
  const execution = await beginKnownBlock(setup, { header })
  const spend = createAllowance(limits.traceCharacters)
  const slotsBelow = (address: Bytes) => listSlots(parent.root, address, SHOWN_CELLS, store.nodes, trieNodes)
  const slotsOf = (address: Bytes) => world.slotsOf(address, slotsBelow)
  const { readCell } = world
  const printed: PrintedTrace[] = []
  let firstLogIndex = 0
  for (let index = 0; index <= (traced.at(-1) ?? -1); index++) {
    const transaction = requireTransaction(request, index)
    const isLast = index === request.transactions.length - 1
    world.enterList(listOf(index, header))
    const run = traced.includes(index) ? beginTrace(tracer, { printer, spend, slotsOf, readCell }) : undefined
    const done = await execute({ execution, world, network, isLast }, transaction, run)
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

/** The parallel list that a transaction belongs to by its place, or `SEQUENTIAL`. */
function listOf(index: number, { edges = [] }: Header): number {
  const list = edges.findIndex((edge) => index < edge)
  return list === -1 ? SEQUENTIAL : list
}

interface Place {
  readonly execution: BlockExecution
  readonly world: ReplayWorld
  readonly network: Network
  /** It is REMASC's. */
  readonly isLast: boolean
}

/** Executes the next transaction, watched by the run's tracer. */
async function execute(
  { execution, world, network, isLast }: Place,
  transaction: Transaction,
  run: TracedRun | undefined,
): Promise<{ readonly gasUsed: bigint; readonly logs: readonly Log[] }> {
  const stop = world.watch(run?.watch)
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
