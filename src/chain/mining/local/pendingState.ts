import type { Abortable } from '../../../concurrency/abortable.ts'
import type { Awaitable } from '../../../concurrency/maybePromise.ts'
import { createMutex } from '../../../concurrency/mutex.ts'
import { createSharedBuilds } from '../../../concurrency/sharedBuild.ts'
import { type BlockEnvironment, type Evm, Pacer } from '../../../evm/evm.ts'
import type { Overlay } from '../../../state/overlay.ts'
import type { WorldReader } from '../../../state/stateView.ts'
import type { Tip } from '../../canonical/head.ts'
import type { ChainContext } from '../../context.ts'
import { executeTransaction } from '../../execution/executeTransaction.ts'
import { NotExecutable } from '../../execution/requireExecutable.ts'
import type { BlockSettings } from '../../settings/blockSettings.ts'
import type { PoolEntry } from '../../txpool/entry.ts'
import { nextTimestamp } from './blockTime.ts'
import { openNextBlock } from './nextBlock.ts'

/** What so much gas has read is forgotten before more is read, which bounds the memory. */
const GAS_BETWEEN_CLEARINGS = 10_000_000n
/** Each transaction has room for itself alone. */
const ANY_GAS = 2n ** 63n - 1n

/** The pool's transactions on top of a block's state, as far as they have been applied. */
interface Progress {
  readonly parent: Tip
  readonly settings: BlockSettings
  readonly block: BlockEnvironment
  readonly world: Overlay
  /** In the order in which they were tried, those that cannot be executed included. */
  readonly tried: PoolEntry[]
  gasUsed: bigint
}

/** What the state is made of; each part is another one when it has changed. */
interface Stamp {
  readonly parent: Tip
  readonly settings: BlockSettings
  /** Of the pool. */
  readonly version: number
}

/**
 * The state after all pending transactions of the pool, also those that the next block has no room for; without what
 * closes a block, the fees and REMASC's part (rskj's `PendingState`). It is brought up to date when it is read and
 * head or pool have changed: what has come after the others is added to what there is. Returns it as a call sees it,
 * or somebody who does not go away.
 */
export function createPendingState(context: ChainContext, yieldAfterMs: number): (call?: Abortable) => WorldReader {
  const { pool, head, settings } = context
  const oneByOne = createMutex()
  let progress: Progress | undefined

  async function update({ parent, settings }: Stamp, signal: AbortSignal): Promise<WorldReader> {
    const entries = pool.snapshot()
    const apply = (to: Progress) => applyPending(context, to, entries, { yieldAfterMs, signal })
    const isKnown = progress?.parent === parent && progress.settings === settings
    if (progress !== undefined && isKnown && (await apply(progress))) return progress.world
    progress = await begin(context, parent, settings) // when it is stopped half way the next one goes on from there
    await apply(progress)
    return progress.world
  }

  /** Reading has its own turn: between the transactions of an update it would see half of one. */
  const getWorld = createSharedBuilds<Stamp, WorldReader>({
    now: () => ({ parent: head.current(), settings: settings.current(), version: pool.version() }),
    isCurrent: (made) =>
      made.parent === head.current() && made.settings === settings.current() && made.version === pool.version(),
    build: (stamp, signal) => oneByOne.run(() => update(stamp, signal)),
  })

  return (call) => {
    const read = async <T>(look: (world: WorldReader) => Awaitable<T>): Promise<T> => {
      const world = await getWorld(call)
      return oneByOne.run(async () => look(world))
    }
    return {
      getAccount: (address) => read((world) => world.getAccount(address)),
      getStorage: (address, slot) => read((world) => world.getStorage(address, slot)),
      getCode: (address) => read((world) => world.getCode(address)),
      isContract: (address) => read((world) => world.isContract(address)),
    }
  }
}

async function begin(context: ChainContext, parent: Tip, settings: BlockSettings): Promise<Progress> {
  const { block, world } = await openNextBlock(context, parent, nextTimestamp(context, parent))
  return { parent, settings, block, world, tried: [], gasUsed: 0n }
}

/** Applies those that were not yet; false when they do not come after those that were. */
async function applyPending(
  { evm, limits }: ChainContext,
  progress: Progress,
  entries: Iterable<PoolEntry>,
  { yieldAfterMs, signal }: { readonly yieldAfterMs: number; readonly signal: AbortSignal },
): Promise<boolean> {
  const pacer = new Pacer(yieldAfterMs, signal)
  const { tried } = progress
  let place = 0
  for (const entry of entries) {
    await pacer.pause()
    if (place === tried.length) {
      if (progress.gasUsed >= limits.pendingStateGas) return true
      await apply(evm, progress, entry, signal)
    } else if (tried[place] !== entry) {
      return false
    }
    place++
  }
  return place === tried.length
}

async function apply(evm: Evm, progress: Progress, entry: PoolEntry, signal: AbortSignal): Promise<void> {
  const { world, block, tried } = progress
  const gasBefore = progress.gasUsed
  world.checkpoint()
  try {
    const room = { gasAvailable: ANY_GAS, listGasLimit: ANY_GAS, index: tried.length }
    const { gasUsed } = await executeTransaction(
      { evm, world, block, signal, ...room },
      entry.transaction,
      entry.sender,
    )
    world.commit()
    progress.gasUsed += gasUsed
  } catch (error) {
    world.revert()
    if (!(error instanceof NotExecutable)) throw error
  }
  tried.push(entry)
  const clearing = (gas: bigint) => gas / GAS_BETWEEN_CLEARINGS
  if (clearing(progress.gasUsed) > clearing(gasBefore)) world.forgetReads()
}
