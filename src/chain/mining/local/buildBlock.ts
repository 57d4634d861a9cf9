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
import { NotExecutable } from '../../execution/requireExecutable.ts'
import type { PoolEntry } from '../../txpool/entry.ts'
import type { Candidates } from '../../txpool/miningOrder.ts'
import { whyNotIn, whyPriceNotIn } from '../../txpool/rules.ts'
import { createHeader, openNextBlock } from './nextBlock.ts'

/** A built block without its merged mining proof. */
export interface UnsealedBlock {
  readonly header: Header
  readonly executed: ExecutedBlock
  readonly changes: StateChanges
  readonly trie: AppliedChanges
  /** Writes the changes to another state. */
  readonly writeTo: Overlay['writeTo']
  /** Candidates that this block could not have, also if it were empty. */
  readonly refused: readonly RefusedEntry[]
  /** Those of them that leave the pool. On development chains they wait for another block. */
  readonly dropped: readonly PoolEntry[]
}

/** A pool entry that a block cannot have. */
export interface RefusedEntry {
  readonly entry: PoolEntry
  readonly reason: string
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
  const refused = await addAll(execution, candidates, {
    yielder: new Yielder(yieldAfterMs, signal),
    whyNot: ({ transaction }) => (context.isDevelopment ? whyNotIn : whyPriceNotIn)(frame, transaction, network),
  })
  const executed = await execution.finish()
  const changes = toStoredChanges(context, world.changes())
  const trie = await applyChanges(stateRootOf(parent), frame.number, changes, context.store.nodes, context.trieNodes)
  const header = createHeader({ parentHash: parent.block.hash, rules, frame, executed, stateRoot: trie.root })
  const dropped = context.isDevelopment ? [] : refused.map(({ entry }) => entry)
  return { header, executed, changes, trie, writeTo: world.writeTo, refused, dropped }
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
  /** Returns why the block cannot have the candidate, whatever else it has; undefined: it can. */
  whyNot(entry: PoolEntry): string | undefined
}

/**
 * Adds the candidates that fit, and returns those that the block cannot have, also if it is full. Later nonces of a sender
 * are skipped after one that was not added.
 */
async function addAll(
  execution: ReturnType<typeof beginBlock>,
  candidates: Candidates,
  { yielder, whyNot }: Admission,
): Promise<RefusedEntry[]> {
  const refused: RefusedEntry[] = []
  const blocked = new Set<string>() // senders with a transaction that was not added
  const hasNext = ({ sender }: PoolEntry) => !blocked.has(mapKey(sender))
  for (let next = candidates.next(); next.done !== true; next = candidates.next(hasNext(next.value))) {
    const entry = next.value
    const wait = yielder.pause()
    if (wait !== undefined) await wait
    const sender = mapKey(entry.sender)
    if (blocked.has(sender)) continue
    const reason = whyNot(entry)
    if (reason !== undefined) {
      blocked.add(sender)
      refused.push({ entry, reason })
      continue
    }
    if (entry.transaction.gasLimit > execution.gasAvailable()) {
      blocked.add(sender) // it fits a later block
      continue
    }
    const added = add(execution, entry)
    const failure = added instanceof Promise ? await added : added
    if (failure === undefined) continue
    blocked.add(sender)
    refused.push({ entry, reason: failure.message })
  }
  return refused
}

/** Executes a transaction in the block. Returns the error if it is not executable. */
function add(execution: ReturnType<typeof beginBlock>, entry: PoolEntry): MaybePromise<NotExecutable | undefined> {
  return catchMaybePromise<NotExecutable | undefined>(
    () => mapMaybePromise(execution.add(entry.transaction, entry.sender), () => undefined),
    (error) => {
      if (error instanceof UnreadableCell) throw new CannotExecute(entry, error)
      if (error instanceof NotExecutable) return error
      throw error
    },
  )
}
