import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { Pacer } from '../../evm/evm.ts'
import type { Block } from '../../primitives/block.ts'
import { toAncestor } from '../ancestors/blockContext.ts'
import type { Ancestor } from '../ancestors/readAncestors.ts'
import type { ChainContext } from '../context.ts'

const HOUR_MS = 3_600_000
/** More do not fit into an hour where each block is at least a second younger than its parent. */
const MOST_BLOCKS = HOUR_MS / 1000 + 1

/** A block, as far as its work goes. */
export interface BlockWork {
  readonly hash: Bytes
  readonly parentHash: Bytes
  readonly number: number
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly coinbase: Bytes
  /** Its own and that of its uncles. */
  readonly difficulty: bigint
}

/** The newest part of the chain that ends in a block: newest first, down to this moment or the most blocks. */
interface Stretch {
  readonly tip: Block
  readonly sinceMs: number
  readonly works: Promise<readonly BlockWork[]>
}

type ChainParts = Pick<ChainContext, 'head' | 'store' | 'blocks' | 'network' | 'clock'>

/**
 * Returns the function that sums up the difficulties, uncles' included, of those blocks of the last hour that count. As
 * in the reference (`HashRateCalculator`) it goes from the newest block back and ends at the first that is older, or
 * younger than now. What was read is kept, so that each block is read once; another branch is read down to where it
 * leaves the one that is known.
 */
export function createRecentWork(context: ChainParts, yieldAfterMs: number) {
  const { head, clock } = context
  let kept: Stretch | undefined

  function readTo(tip: Block, sinceMs: number): Promise<readonly BlockWork[]> {
    if (kept?.tip === tip && kept.sinceMs <= sinceMs) return kept.works
    // A clock that was put back wants more than there is.
    const known = kept === undefined || kept.sinceMs > sinceMs ? undefined : kept.works
    const stretch = { tip, sinceMs, works: readWorks(context, tip, sinceMs, known, new Pacer(yieldAfterMs)) }
    kept = stretch
    stretch.works.catch(() => {
      if (kept === stretch) kept = undefined // the next one who asks tries again
    })
    return stretch.works
  }

  return async (counts: (work: BlockWork) => boolean): Promise<bigint> => {
    const nowMs = clock.nowMs()
    const sinceMs = nowMs - HOUR_MS
    const isRecent = (timestamp: number) => timestamp * 1000 >= sinceMs && timestamp * 1000 <= nowMs
    const tip = head.current().block
    if (!isRecent(tip.header.timestamp)) return 0n
    let sum = 0n
    for (const work of await readTo(tip, sinceMs)) {
      if (!isRecent(work.timestamp)) break
      if (counts(work)) sum += work.difficulty
    }
    return sum
  }
}

async function readWorks(
  context: ChainParts,
  tip: Block,
  sinceMs: number,
  knownBefore: Promise<readonly BlockWork[]> | undefined,
  pacer: Pacer,
): Promise<readonly BlockWork[]> {
  const known = (await knownBefore?.catch(() => undefined)) ?? []
  const newest = known[0]?.number ?? -1
  const works: BlockWork[] = []
  let work: BlockWork | undefined = toWork(tip)
  while (work !== undefined && work.timestamp * 1000 >= sinceMs) {
    works.push(work)
    const place = newest - work.number + 1
    const parent = known[place]
    if (parent !== undefined && equalBytes(parent.hash, work.parentHash)) {
      return [...works, ...known.slice(place, place + MOST_BLOCKS - works.length)]
    }
    if (works.length === MOST_BLOCKS) return works
    work = await readParent(context, work)
    await pacer.pause()
  }
  return works
}

/** Undefined below genesis. */
async function readParent({ store, blocks, network }: ChainParts, { number, parentHash }: BlockWork) {
  if (number === 0) return undefined
  const block = blocks.get(parentHash)
  if (block !== undefined) return toWork(block)
  const row = await store.blocks.getByHash(parentHash)
  if (row === undefined) throw new Error(`block ${toHex(parentHash)} is missing`)
  return toWork(toAncestor(row, network))
}

function toWork({ hash, header, uncles }: Ancestor): BlockWork {
  const { parentHash, number, timestamp, coinbase } = header
  const difficulty = uncles.reduce((sum, uncle) => sum + uncle.difficulty, header.difficulty)
  return { hash, parentHash, number, timestamp, coinbase, difficulty }
}
