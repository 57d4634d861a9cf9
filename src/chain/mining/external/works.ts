import { type Bytes, equalBytes } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import { targetOfDifficulty } from '../../../bitcoin/target.ts'
import type { Abortable } from '../../../concurrency/abortable.ts'
import type { Block } from '../../../primitives/block.ts'
import type { NotedWork, Work } from '../../api/work.ts'
import type { ChainContext } from '../../context.ts'
import type { GetPendingBlock, PendingBlock } from '../local/pendingBlock.ts'
import { hashToCommitTo } from '../local/sealBlock.ts'

/** As many as the reference remembers (`MinerServerImpl`). */
const MOST_WORKS = 20

/** Work, and the block that it completes. */
export interface BlockInWork extends Work {
  readonly block: Block
}

/** The blocks that miners outside may be working on. */
export interface Works {
  current(call?: Abortable): Promise<BlockInWork>
  /** See `MiningFromOutside.takeNotedWork`. */
  takeNoted(call?: Abortable): Promise<NotedWork>
  /** The work with this hash, if it is one of the newest twenty. */
  find(hashForMergedMining: Bytes): Promise<BlockInWork | undefined>
}

/** Works on pending blocks; `getPendingBlock` builds one when there is a new one. */
export function createWorks(context: ChainContext, getPendingBlock: GetPendingBlock): Works {
  const known = new Map<string, BlockInWork>()
  const begun = new WeakMap<PendingBlock, Promise<BlockInWork>>()
  const notices = createNotices()

  async function begin({ block }: PendingBlock): Promise<BlockInWork> {
    const work = await toWork(context, block)
    const key = toHex(work.hashForMergedMining)
    known.delete(key)
    known.set(key, work)
    const [oldest] = known.keys()
    if (known.size > MOST_WORKS && oldest !== undefined) known.delete(oldest)
    notices.consider(work)
    return work
  }

  async function current(call?: Abortable): Promise<BlockInWork> {
    const pending = await getPendingBlock(call)
    const beginning = begun.get(pending) ?? begin(pending)
    begun.set(pending, beginning)
    beginning.catch(() => begun.delete(pending)) // the next one who asks tries again
    return beginning
  }

  return {
    current,
    async takeNoted(call) {
      const work = await current(call)
      return { ...work, notify: notices.take(work) }
    },
    async find(hash) {
      const found = known.get(toHex(hash))
      if (found !== undefined) return found
      const work = await current() // there is always one, whether or not somebody has asked for it
      return equalBytes(work.hashForMergedMining, hash) ? work : undefined
    },
  }
}

async function toWork(context: ChainContext, block: Block): Promise<BlockInWork> {
  const { header } = block
  return {
    block,
    hashForMergedMining: await hashToCommitTo(context, header),
    parentHash: header.parentHash,
    target: targetOfDifficulty(header.difficulty),
    feesPaidToMiner: header.paidFees,
  }
}

/** Which works deserve a notice (`MinerServerImpl.getNotify`): a new parent, or more than twice the fees. */
function createNotices() {
  let parentHash: Bytes | undefined
  let notedFees = 0n
  let waiting: Work | undefined
  return {
    consider(work: Work): void {
      const isNewParent = parentHash === undefined || !equalBytes(parentHash, work.parentHash)
      parentHash = work.parentHash
      if (!isNewParent && work.feesPaidToMiner <= 2n * notedFees) return
      notedFees = work.feesPaidToMiner
      waiting = work
    },
    /** True once for each. */
    take(work: Work): boolean {
      if (work !== waiting) return false
      waiting = undefined
      return true
    },
  }
}
