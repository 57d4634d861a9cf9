import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { canMine, genesisNumber } from '../../chainspec/network.ts'
import { Yielder } from '../../evm/evm.ts'
import type { Block } from '../../primitives/block.ts'
import { toAncestor } from '../ancestors/blockContext.ts'
import type { Ancestor } from '../ancestors/readAncestors.ts'
import type { Mining } from '../api/engine.ts'
import type { ChainContext } from '../context.ts'

const HOUR_SECONDS = 3600n
const HOUR_MS = 3_600_000
/** Max blocks of an hour, as each is at least a second younger than its parent. */
const MAX_BLOCKS = HOUR_MS / 1000 + 1

/**
 * Returns the facts about mining. `isRunning` returns whether blocks are mined without a request for each. Hashrates
 * are whole numbers per second, rounded down.
 */
export function createMining(
  context: ChainParts & Pick<ChainContext, 'settings'>,
  isRunning: () => boolean,
  yieldAfterMs: number,
): Mining {
  const { network } = context
  const ownCoinbase = () => context.settings.current().coinbase ?? network.minerCoinbase
  const sumWork = createRecentWork(context, yieldAfterMs)
  return {
    coinbase: ownCoinbase,
    isRunning,
    async hashrate() {
      if (!canMine(network)) return 0n
      const own = ownCoinbase()
      return (await sumWork(({ coinbase }) => equalBytes(coinbase, own))) / HOUR_SECONDS
    },
    netHashrate: async () => (await sumWork(() => true)) / HOUR_SECONDS,
  }
}

/** The part of a block that hashrates need. */
interface BlockWork {
  readonly hash: Bytes
  readonly parentHash: Bytes
  readonly number: number
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly coinbase: Bytes
  /** The sum of its own difficulty and that of its uncles. */
  readonly difficulty: bigint
}

/** The newest blocks of the chain that ends in `tip`: newest first, back to `sinceMs` or up to the max number. */
interface RecentBlocks {
  readonly tip: Block
  readonly sinceMs: number
  readonly works: Promise<readonly BlockWork[]>
}

type ChainParts = Pick<ChainContext, 'head' | 'store' | 'blocks' | 'network' | 'clock'>

/**
 * Returns a function that sums up the difficulties, uncles' included, of those blocks of the last hour that `counts`
 * accepts. Like the reference node's `HashRateCalculator`, it starts at the newest block and ends at the first that is
 * older, or in the future. Blocks are cached, so each is read once; a new branch is read back to the known one.
 */
function createRecentWork(context: ChainParts, yieldAfterMs: number) {
  const { head, clock } = context
  let cached: RecentBlocks | undefined

  function readTo(tip: Block, sinceMs: number): Promise<readonly BlockWork[]> {
    if (cached?.tip === tip && cached.sinceMs <= sinceMs) return cached.works
    // After the clock was set back, more blocks are needed than were read.
    const known = cached === undefined || cached.sinceMs > sinceMs ? undefined : cached.works
    const recent = {
      tip,
      sinceMs,
      works: readWorks(context, tip, { sinceMs, knownBefore: known, yielder: new Yielder(yieldAfterMs) }),
    }
    cached = recent
    recent.works.catch(() => {
      if (cached === recent) cached = undefined // the next call tries again
    })
    return recent.works
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

interface WorkOptions {
  readonly sinceMs: number
  readonly knownBefore: Promise<readonly BlockWork[]> | undefined
  readonly yielder: Yielder
}

async function readWorks(
  context: ChainParts,
  tip: Block,
  { sinceMs, knownBefore, yielder }: WorkOptions,
): Promise<readonly BlockWork[]> {
  const known = (await knownBefore?.catch(() => undefined)) ?? []
  const newest = known[0]?.number ?? -1
  const works: BlockWork[] = []
  let work: BlockWork | undefined = toWork(tip)
  while (work !== undefined && work.timestamp * 1000 >= sinceMs) {
    works.push(work)
    const index = newest - work.number + 1
    const parent = known[index]
    if (parent !== undefined && equalBytes(parent.hash, work.parentHash)) {
      return [...works, ...known.slice(index, index + MAX_BLOCKS - works.length)]
    }
    if (works.length === MAX_BLOCKS) return works
    work = await readParent(context, work)
    await yielder.pause()
  }
  return works
}

/** Returns the parent; undefined for genesis. */
async function readParent({ store, blocks, network }: ChainParts, { number, parentHash }: BlockWork) {
  if (number === genesisNumber(network)) return undefined
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
