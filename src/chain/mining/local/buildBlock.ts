import { mapKey } from '../../../base/mapKey.ts'
import { catchMaybePromise, type MaybePromise, mapMaybePromise } from '../../../concurrency/maybePromise.ts'
import { Yielder } from '../../../evm/evm.ts'
import type { Header } from '../../../primitives/header.ts'
import type { Overlay } from '../../../state/overlay.ts'
import type { StateChanges, StateView } from '../../../state/stateView.ts'
import { type AppliedChanges, applyChanges } from '../../../state/trie/applyChanges.ts'
import { UnreadableCell } from '../../../state/unreadableCell.ts'
import { createReadAncestors } from '../../ancestors/readAncestors.ts'
import { stateRootOf, type Tip } from '../../canonical/head.ts'
import { toStoredChanges } from '../../canonical/stateViews.ts'
import type { ChainContext } from '../../context.ts'
import { beginBlock, type ExecutedBlock } from '../../execution/blockExecution.ts'
import { isPriceAllowed } from '../../execution/blockLimits.ts'
import { NotExecutable } from '../../execution/requireExecutable.ts'
import type { PoolEntry } from '../../txpool/entry.ts'
import type { Candidates } from '../../txpool/miningOrder.ts'
import { createHeader, openNextBlock } from './nextBlock.ts'

/** A built block without its merged mining proof. */
export interface UnsealedBlock {
  readonly header: Header
  readonly executed: ExecutedBlock
  readonly changes: StateChanges
  readonly trie: AppliedChanges
  /** Writes the changes to another state. */
  readonly writeTo: Overlay['writeTo']
  /** Pool entries that cannot be executed after this parent, and leave the pool. */
  readonly dropped: readonly PoolEntry[]
}

export interface BuildOptions {
  readonly timestamp: number
  /** Yields to the event loop after this time, in ms, between two transactions and within one. */
  readonly yieldAfterMs: number
  readonly signal?: AbortSignal
  /** The state after `parent`; absent if that is the head. */
  readonly state?: StateView
}

/** Builds a child of `parent`: executes the candidates in order. Rejects with the signal's reason if it aborts. */
export async function buildBlock(
  context: ChainContext,
  parent: Tip,
  candidates: Candidates,
  { timestamp, yieldAfterMs, signal, state }: BuildOptions,
): Promise<UnsealedBlock> {
  const { network } = context
  const { rules, frame, block, world } = await openNextBlock(context, parent, timestamp, state)
  const readAncestors = createReadAncestors(context.store.blocks, context.blocks, parent.block)
  const execution = beginBlock({
    network,
    block,
    evm: context.evm,
    world,
    readAncestors,
    isWatched: context.announcements.hasMinedListeners(),
    ...(signal && { signal }),
  })
  const dropped = await addAll(execution, candidates, {
    yielder: new Yielder(yieldAfterMs, signal),
    isPriceAllowed: (price) => isPriceAllowed(price, frame.minimumGasPrice, rules),
  })
  const executed = await execution.finish()
  const changes = toStoredChanges(context, world.changes())
  const trie = await applyChanges(stateRootOf(parent), frame.number, changes, context.store.nodes, context.trieNodes)
  const header = createHeader({ parentHash: parent.block.hash, rules, frame, executed, stateRoot: trie.root })
  return { header, executed, changes, trie, writeTo: world.writeTo, dropped }
}

/** A transaction cannot be executed here, though it is valid: it must leave the pool before a block can be built. */
export class CannotExecute extends Error {
  readonly entry: PoolEntry
  override readonly cause: UnreadableCell

  constructor(entry: PoolEntry, cause: UnreadableCell) {
    super(cause.message, { cause })
    this.entry = entry
    this.cause = cause
  }
}

interface Admission {
  readonly yielder: Yielder
  isPriceAllowed(price: bigint): boolean
}

/**
 * Adds the candidates that fit. Candidates below the minimum gas price leave the pool even if the block is full. Later
 * nonces of a sender are skipped after one that was not added.
 */
async function addAll(
  execution: ReturnType<typeof beginBlock>,
  candidates: Candidates,
  { yielder, isPriceAllowed }: Admission,
): Promise<PoolEntry[]> {
  const dropped: PoolEntry[] = []
  const blocked = new Set<string>() // senders with a transaction that was not added
  const hasNext = ({ sender }: PoolEntry) => !blocked.has(mapKey(sender))
  for (let next = candidates.next(); next.done !== true; next = candidates.next(hasNext(next.value))) {
    const entry = next.value
    const wait = yielder.pause()
    if (wait !== undefined) await wait
    const sender = mapKey(entry.sender)
    if (blocked.has(sender)) continue
    if (!isPriceAllowed(entry.transaction.gasPrice)) {
      blocked.add(sender)
      dropped.push(entry)
      continue
    }
    if (entry.transaction.gasLimit > execution.gasAvailable()) {
      blocked.add(sender) // it fits a later block
      continue
    }
    const added = add(execution, entry)
    if (added instanceof Promise ? await added : added) continue
    blocked.add(sender)
    dropped.push(entry)
  }
  return dropped
}

/** Executes a transaction in the block. Returns false if it is not executable. */
function add(execution: ReturnType<typeof beginBlock>, entry: PoolEntry): MaybePromise<boolean> {
  return catchMaybePromise<boolean>(
    () => mapMaybePromise(execution.add(entry.transaction, entry.sender), () => true),
    (error) => {
      if (error instanceof UnreadableCell) throw new CannotExecute(entry, error)
      if (error instanceof NotExecutable) return false
      throw error
    },
  )
}
