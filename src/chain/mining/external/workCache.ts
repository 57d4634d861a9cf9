import { type Bytes, equalBytes } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import { targetOfDifficulty } from '../../../bitcoin/target.ts'
import type { Abortable } from '../../../concurrency/abortable.ts'
import type { Block } from '../../../primitives/block.ts'
import type { Work, WorkWithNotify } from '../../api/externalMining.ts'
import type { ChainContext } from '../../context.ts'
import type { GetPendingBlock, PendingBlock } from '../local/pendingBlock.ts'
import { hashToCommitTo } from '../local/sealBlock.ts'

/** As many as the reference remembers (`MinerServerImpl`). */
const MAX_WORKS = 20

/** Work, and the block that it completes. */
export interface BlockWork extends Work {
  readonly block: Block
}

/** The blocks that miners outside may be working on. */
export interface WorkCache {
  current(call?: Abortable): Promise<BlockWork>
  /** See `MiningFromOutside.takeNotedWork`. */
  currentWithNotify(call?: Abortable): Promise<WorkWithNotify>
  /** The work with this hash, if it is one of the newest twenty. */
  find(hashForMergedMining: Bytes): Promise<BlockWork | undefined>
}

/** Works on pending blocks; `getPendingBlock` builds one when there is a new one. */
export function createWorkCache(context: ChainContext, getPendingBlock: GetPendingBlock): WorkCache {
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

  async function current(call?: Abortable): Promise<BlockWork> {
    const pending = await getPendingBlock(call)
    const beginning = started.get(pending) ?? start(pending)
    started.set(pending, beginning)
    beginning.catch(() => started.delete(pending)) // the next one who asks tries again
    return beginning
  }

  return {
    current,
    async currentWithNotify(call) {
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
