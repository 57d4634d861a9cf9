import { type Bytes, equalBytes } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import { targetOfDifficulty } from '../../../bitcoin/target.ts'
import type { Abortable } from '../../../concurrency/abortable.ts'
import type { Block } from '../../../primitives/block.ts'
import type { Work, WorkWithNotify } from '../../api/externalMining.ts'
import type { ChainContext } from '../../context.ts'
import type { GetPendingBlock, PendingBlock } from '../local/pendingBlock.ts'
import { hashToCommitTo } from '../local/sealBlock.ts'

/** Maximum number of works, as in the reference node (`MinerServerImpl`). */
const MAX_WORKS = 20

/** Work with the block that it completes. */
export interface BlockWork extends Work {
  readonly block: Block
}

/** Creates a cache of the newest blocks that external miners may be working on, from `getPendingBlock`. */
export function createWorkCache(context: ChainContext, getPendingBlock: GetPendingBlock) {
  const known = new Map<string, BlockWork>()
  const started = new WeakMap<PendingBlock, Promise<BlockWork>>()
  const notices = createNotices()

  async function start({ block }: PendingBlock): Promise<BlockWork> {
    const work = await toWork(context, block)
    const key = toHex(work.hashForMergedMining)
    known.delete(key)
    known.set(key, work)
    const [oldest] = known.keys()
    if (known.size > MAX_WORKS && oldest !== undefined) known.delete(oldest)
    notices.consider(work)
    return work
  }

  /** Returns the work of the current pending block. */
  async function current(call?: Abortable): Promise<BlockWork> {
    const pending = await getPendingBlock(call)
    const work = started.get(pending) ?? start(pending)
    started.set(pending, work)
    work.catch(() => started.delete(pending)) // the next call retries
    return work
  }

  return {
    current,
    /** See `ExternalMining.getWorkWithNotify`. */
    async currentWithNotify(call?: Abortable): Promise<WorkWithNotify> {
      const work = await current(call)
      return { ...work, notify: notices.take(work) }
    },
    /** Returns the work with this hash for merged mining, if it is one of the newest 20. */
    async find(hash: Bytes): Promise<BlockWork | undefined> {
      const found = known.get(toHex(hash))
      if (found !== undefined) return found
      const work = await current() // the current work is valid also before the first getWork
      return equalBytes(work.hashForMergedMining, hash) ? work : undefined
    },
  }
}

async function toWork(context: ChainContext, block: Block): Promise<BlockWork> {
  const { header } = block
  return {
    block,
    hashForMergedMining: await hashToCommitTo(context, header),
    parentHash: header.parentHash,
    target: targetOfDifficulty(header.difficulty),
    feesPaidToMiner: header.paidFees,
  }
}

/** Notices of works with a new parent or more than twice the fees (rskj's `MinerServerImpl.getNotify`). */
function createNotices() {
  let parentHash: Bytes | undefined
  let notifiedFees = 0n
  let waiting: Work | undefined
  return {
    consider(work: Work): void {
      const isNewParent = parentHash === undefined || !equalBytes(parentHash, work.parentHash)
      parentHash = work.parentHash
      if (!isNewParent && work.feesPaidToMiner <= 2n * notifiedFees) return
      notifiedFees = work.feesPaidToMiner
      waiting = work
    },
    /** Returns true once for each work with a notice. */
    take(work: Work): boolean {
      if (work !== waiting) return false
      waiting = undefined
      return true
    },
  }
}
