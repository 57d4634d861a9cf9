import type { Abortable } from '../../../concurrency/abortable.ts'
import type { MaybePromise } from '../../../concurrency/maybePromise.ts'
import { createMutex } from '../../../concurrency/mutex.ts'
import { createSharedBuild } from '../../../concurrency/sharedBuild.ts'
import { type BlockEnvironment, type Evm, Yielder } from '../../../evm/evm.ts'
import type { Overlay } from '../../../state/overlay.ts'
import type { StateView } from '../../../state/stateView.ts'
import type { Tip } from '../../canonical/head.ts'
import type { ChainContext } from '../../context.ts'
import { executeTransaction } from '../../execution/executeTransaction.ts'
import { NotExecutable } from '../../execution/requireExecutable.ts'
import type { BlockSettings } from '../../settings/blockSettings.ts'
import type { PoolEntry } from '../../txpool/entry.ts'
import { nextTimestamp } from './blockTime.ts'
import { openNextBlock } from './nextBlock.ts'

/** Gas after which the overlay's cached reads are dropped, which bounds its memory. */
const GAS_BETWEEN_CLEARINGS = 10_000_000n
/** A gas limit above any transaction's: the block's limit does not apply to the pending state. */
const ANY_GAS = 2n ** 63n - 1n

/** The transactions that have been applied to the head's state. */
interface PendingProgress {
  readonly parent: Tip
  readonly settings: BlockSettings
  readonly block: BlockEnvironment
  readonly world: Overlay
  /** The applied entries in order, including those that could not be executed. */
  readonly tried: PoolEntry[]
  gasUsed: bigint
}

/** The inputs of the pending state, compared by identity. */
interface Stamp {
  readonly parent: Tip
  readonly settings: BlockSettings
  /** The pool's version. */
  readonly version: number
}

/**
 * Creates the function that returns the state after all pending transactions, also those that do not fit the next block,
 * without fees and REMASC (rskj's `PendingState`). A read updates it if head or pool have changed; transactions after the
 * applied ones are added to it. Without `call`, updates are not aborted.
 */
export function createPendingState(context: ChainContext, yieldAfterMs: number): (call?: Abortable) => StateView {
  const { pool, head, settings } = context
  const mutex = createMutex()
  let progress: PendingProgress | undefined

  async function update({ parent, settings }: Stamp, signal: AbortSignal): Promise<StateView> {
    const entries = pool.snapshot()
    const apply = (to: PendingProgress) => applyPending(context, to, entries, { yieldAfterMs, signal })
    const isKnown = progress?.parent === parent && progress.settings === settings
    if (progress !== undefined && isKnown && (await apply(progress))) return progress.world
    progress = await begin(context, parent, settings) // the next update continues from here if this one is aborted
    await apply(progress)
    return progress.world
  }

  /** Updates and reads exclude each other: a read during an update would see some of its transactions. */
  const getWorld = createSharedBuild<Stamp, StateView>({
    now: () => ({ parent: head.current(), settings: settings.current(), version: pool.version() }),
    isCurrent: (made) =>
      made.parent === head.current() && made.settings === settings.current() && made.version === pool.version(),
    build: (stamp, signal) => mutex.run(() => update(stamp, signal)),
  })

  return (call) => {
    const read = async <T>(look: (world: StateView) => MaybePromise<T>): Promise<T> => {
      const world = await getWorld(call)
      return mutex.run(async () => look(world))
    }
    return {
      getAccount: (address) => read((world) => world.getAccount(address)),
      getStorage: (address, slot) => read((world) => world.getStorage(address, slot)),
      getCode: (address) => read((world) => world.getCode(address)),
      isContract: (address) => read((world) => world.isContract(address)),
    }
  }
}

async function begin(context: ChainContext, parent: Tip, settings: BlockSettings): Promise<PendingProgress> {
  const { block, world } = await openNextBlock(context, parent, nextTimestamp(context, parent))
  return { parent, settings, block, world, tried: [], gasUsed: 0n }
}

/** Applies the entries after the applied ones. Returns false if the applied ones are no prefix of `entries`. */
async function applyPending(
  { evm, limits }: ChainContext,
  progress: PendingProgress,
  entries: Iterable<PoolEntry>,
  { yieldAfterMs, signal }: { readonly yieldAfterMs: number; readonly signal: AbortSignal },
): Promise<boolean> {
  const yielder = new Yielder(yieldAfterMs, signal)
  const { tried } = progress
  let place = 0
  for (const entry of entries) {
    await yielder.pause()
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

async function apply(evm: Evm, progress: PendingProgress, entry: PoolEntry, signal: AbortSignal): Promise<void> {
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
