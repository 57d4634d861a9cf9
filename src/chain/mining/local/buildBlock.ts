import { Pacer } from '../../../evm/evm.ts'
import type { Header } from '../../../primitives/header.ts'
import { mapKey } from '../../../state/mapKey.ts'
import type { WorldChanges } from '../../../state/stateView.ts'
import { type AppliedChanges, applyChanges } from '../../../state/trie/applyChanges.ts'
import { createReadAncestors } from '../../ancestors/readAncestors.ts'
import { stateRootOf, type Tip } from '../../canonical/head.ts'
import type { ChainContext } from '../../context.ts'
import { beginBlock, type ExecutedBlock } from '../../execution/blockExecution.ts'
import { isPriceAllowed } from '../../execution/blockLimits.ts'
import { NotExecutable } from '../../execution/requireExecutable.ts'
import type { PoolEntry } from '../../txpool/entry.ts'
import type { Candidates } from '../../txpool/miningOrder.ts'
import { createHeader, openNextBlock } from './nextBlock.ts'

/** A block that lacks only its merged mining proof. */
export interface UnsealedBlock {
  readonly header: Header
  readonly executed: ExecutedBlock
  readonly changes: WorldChanges
  readonly trie: AppliedChanges
  /** Transactions that can never stand on top of this parent; their senders lack the means. */
  readonly dropped: readonly PoolEntry[]
}

export interface BuildOptions {
  readonly timestamp: number
  /** Others are let through after so long, between two transactions and within one. */
  readonly yieldAfterMs: number
  readonly signal?: AbortSignal
}

/**
 * Builds the block that our miner would put on top of `parent`, the head, with these transactions, executing them in
 * order. Rejects with the signal's reason when it is aborted meanwhile.
 */
export async function buildBlock(
  context: ChainContext,
  parent: Tip,
  candidates: Candidates,
  { timestamp, yieldAfterMs, signal }: BuildOptions,
): Promise<UnsealedBlock> {
  const { network } = context
  const { rules, frame, block, world } = await openNextBlock(context, parent, timestamp)
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
    pacer: new Pacer(yieldAfterMs, signal),
    isPriceAllowed: (price) => isPriceAllowed(price, frame.minimumGasPrice, rules),
  })
  const executed = await execution.finish()
  const changes = world.changes()
  const trie = await applyChanges(stateRootOf(parent), frame.number, changes, context.store.nodes, context.trieNodes)
  const header = createHeader(parent.block.hash, frame, executed, trie.root, rules)
  return { header, executed, changes, trie, dropped }
}

interface Admission {
  readonly pacer: Pacer
  isPriceAllowed(price: bigint): boolean
}

/**
 * Looks at the next one of each sender, also when the block is full: those that are too cheap leave the pool with any block.
 * What waits behind one that was left out is not looked at.
 */
async function addAll(
  execution: ReturnType<typeof beginBlock>,
  candidates: Candidates,
  { pacer, isPriceAllowed }: Admission,
): Promise<PoolEntry[]> {
  const dropped: PoolEntry[] = []
  const blocked = new Set<string>() // a sender's later nonces cannot go before one that was left out
  const goesOn = ({ sender }: PoolEntry) => !blocked.has(mapKey(sender))
  for (let next = candidates.next(); next.done !== true; next = candidates.next(goesOn(next.value))) {
    const entry = next.value
    const wait = pacer.pause()
    if (wait !== undefined) await wait
    const sender = mapKey(entry.sender)
    if (blocked.has(sender)) continue
    if (!isPriceAllowed(entry.transaction.gasPrice)) {
      blocked.add(sender)
      dropped.push(entry)
      continue
    }
    if (entry.transaction.gasLimit > execution.gasAvailable()) {
      blocked.add(sender) // its turn comes with the next block
      continue
    }
    try {
      const added = execution.add(entry.transaction, entry.sender)
      if (added instanceof Promise) await added
    } catch (error) {
      if (!(error instanceof NotExecutable)) throw error
      blocked.add(sender)
      dropped.push(entry)
    }
  }
  return dropped
}
