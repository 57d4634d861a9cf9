import type { Awaitable } from '../../base/awaitable.ts'
import { createMutex } from '../../base/mutex.ts'
import { type BlockEnvironment, type Evm, Pacer } from '../../evm/evm.ts'
import type { Overlay } from '../../state/overlay.ts'
import type { WorldReader } from '../../state/world.ts'
import type { Tip } from '../ancestry/head.ts'
import { executeTransaction } from '../execution/executeTransaction.ts'
import { NotExecutable } from '../execution/requireExecutable.ts'
import type { BlockSettings } from '../ledger/blockSettings.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import type { PoolEntry } from '../txpool/entry.ts'
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
  /** Of the pool whose transactions these are all. */
  version: number | undefined
}

/**
 * The state after all pending transactions of the pool, also those that the next block has no room for; without what
 * closes a block, the fees and REMASC's part (rskj's `PendingState`). It is brought up to date when it is read and
 * head or pool have changed: what has come after the others is added to what there is.
 */
export function createPendingState(context: ChainContext, yieldAfterMs: number): WorldReader {
  const { pool, head } = context
  const oneByOne = createMutex()
  let progress: Progress | undefined
  let nextUpdate: Promise<Progress> | undefined

  async function update(): Promise<Progress> {
    const version = pool.version()
    const isCurrent = progress?.parent === head.current() && progress.settings === context.settings.current()
    const known = isCurrent ? progress : undefined
    if (known?.version === version) return known
    const updated =
      known !== undefined && (await applyPending(context, known, yieldAfterMs))
        ? known
        : await applyAnew(context, yieldAfterMs)
    updated.version = version
    progress = updated
    return updated
  }

  /** Reading has its own turn: between the transactions of an update it would see half of one. */
  async function read<T>(look: (world: WorldReader) => Awaitable<T>): Promise<T> {
    nextUpdate ??= oneByOne.run(() => {
      nextUpdate = undefined // whoever comes from now on may know of more
      return update()
    })
    const { world } = await nextUpdate
    return oneByOne.run(async () => look(world))
  }

  return {
    getAccount: (address) => read((world) => world.getAccount(address)),
    getStorage: (address, slot) => read((world) => world.getStorage(address, slot)),
    getCode: (address) => read((world) => world.getCode(address)),
    isContract: (address) => read((world) => world.isContract(address)),
  }
}

async function applyAnew(context: ChainContext, yieldAfterMs: number): Promise<Progress> {
  const parent = context.head.current()
  const settings = context.settings.current()
  const { block, world } = await openNextBlock(context, parent, nextTimestamp(context, parent))
  const progress: Progress = { parent, settings, block, world, tried: [], gasUsed: 0n, version: undefined }
  await applyPending(context, progress, yieldAfterMs)
  return progress
}

/** Applies those that were not yet; false when they do not come after those that were. */
async function applyPending(
  { pool, evm, limits }: ChainContext,
  progress: Progress,
  yieldAfterMs: number,
): Promise<boolean> {
  const pacer = new Pacer(yieldAfterMs)
  const { tried } = progress
  let place = 0
  for (const entry of pool.inMiningOrder()) {
    await pacer.pause()
    if (place === tried.length) {
      if (progress.gasUsed >= limits.pendingStateGas) return true
      await apply(evm, progress, entry)
    } else if (tried[place] !== entry) {
      return false
    }
    place++
  }
  return place === tried.length
}

async function apply(evm: Evm, progress: Progress, entry: PoolEntry): Promise<void> {
  const { world, block, tried } = progress
  const gasBefore = progress.gasUsed
  world.checkpoint()
  try {
    const room = { gasAvailable: ANY_GAS, listGasLimit: ANY_GAS, index: tried.length }
    const { gasUsed } = await executeTransaction({ evm, world, block, ...room }, entry.transaction, entry.sender)
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
