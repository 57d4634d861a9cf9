import { LRUCache } from 'lru-cache'
import type { Bytes } from '../base/bytes.ts'
import { atMost } from '../base/cacheBounds.ts'
import { mapKey } from '../base/mapKey.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import type { Answers } from '../chain/base/answers.ts'
import { type RemoteBlock, readRemoteBlock, toRow } from '../chain/base/remoteBlocks.ts'
import type { Network } from '../chainspec/network.ts'
import { decodeBlock, workOf } from '../primitives/block.ts'
import type { BlockReader, BlockRow } from '../storage/store.ts'

/** Maximum size of the rows in memory, in bytes. */
const MAX_BYTES = 64 * 2 ** 20
/** Memory of a row without its block. */
const ROW_BYTES = 500
/** Maximum number of heights whose hash is in memory. */
const MAX_HASHES = 200_000
/** Maximum number of blocks that are noted as they leave the main chain, the highest. Lower ones stay below the head. */
const MAX_LEAVING = 10_000
/** Number of blocks below a new head that are read, so that a reorganisation of them is followed block by block. */
const LINKED = 16

/** The blocks of the endpoints' chain, up to a head that moves. */
export type UpstreamBlocks = ReturnType<typeof createUpstreamBlocks>

/**
 * Returns the blocks of a chain through its endpoints. Each is rebuilt from JSON and checked against its hash. Blocks by
 * height are checked against the parent hash of the block above where that is known, so all that the head has reached
 * step by step are its ancestors.
 */
export function createUpstreamBlocks(answers: Answers, network: Network, first: RemoteBlock) {
  const rows = new LRUCache<string, BlockRow>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ encoded }) => encoded.length + ROW_BYTES,
  })
  /** Hashes of the main chain by height, from blocks and from the parent hashes of blocks. */
  const hashes = new LRUCache<number, Bytes>(atMost(MAX_HASHES))
  /**
   * Hashes of blocks that have left the main chain. They stay visible above the head, which may be lower with more work:
   * filters and subscriptions have them as their position.
   */
  const left = new LRUCache<string, true>(atMost(MAX_HASHES))
  let head = first
  /** Number of times that the main chain was replaced by an unknown one. */
  let replacements = 0

  const headNumber = () => head.block.header.number

  function keep(block: RemoteBlock): BlockRow {
    const row = toRow(block)
    rows.set(mapKey(row.hash), row)
    return row
  }

  /** Notes a block of the main chain. */
  function place(block: RemoteBlock): BlockRow {
    const { hash, header } = block.block
    hashes.set(header.number, hash)
    if (header.number > 0) hashes.set(header.number - 1, header.parentHash)
    return keep(block)
  }

  /** Notes that blocks from a height on leave the main chain. */
  function leaveFrom(height: number): void {
    for (let number = Math.max(height, headNumber() - MAX_LEAVING); number <= headNumber(); number++) {
      const hash = hashes.get(number)
      if (hash !== undefined) left.set(mapKey(hash), true)
    }
  }

  /** Returns a block, which may be above the head. */
  async function findByHash(hash: Bytes): Promise<BlockRow | undefined> {
    const known = rows.get(mapKey(hash))
    if (known !== undefined) return known
    const found = await readRemoteBlock(answers, network, { hash })
    return found && keep(found)
  }

  async function getByHash(hash: Bytes): Promise<BlockRow | undefined> {
    const row = await findByHash(hash)
    // A block above the head becomes visible with it.
    return row !== undefined && (row.number <= headNumber() || left.has(mapKey(hash))) ? row : undefined
  }

  async function getMain(height: number): Promise<BlockRow | undefined> {
    if (height > headNumber() || height < 0) return undefined
    const hash = hashes.get(height)
    if (hash !== undefined) {
      const row = await getByHash(hash)
      // A reorganisation may have removed it meanwhile.
      if (row === undefined && hashes.get(height) === hash) throw isMissing(height)
      return row ?? getMain(height)
    }
    const before = replacements
    const found = await readRemoteBlock(answers, network, { number: height })
    // Another read or a new head may have placed one meanwhile.
    if (before !== replacements || hashes.has(height)) return getMain(height)
    if (found === undefined) throw isMissing(height)
    return place(found)
  }

  const getMainHash = async (height: number): Promise<Bytes | undefined> =>
    height > headNumber() ? undefined : (hashes.get(height) ?? (await getMain(height))?.hash)

  place(first)
  const reader: BlockReader = {
    getByHash,
    getMain,
    getMainHash,
    async getMainHashes(from, to) {
      const count = Math.max(0, Math.min(to, headNumber()) - from + 1)
      const found = await Promise.all(Array.from({ length: count }, (_, index) => getMainHash(from + index)))
      return found.filter((hash) => hash !== undefined)
    },
    getHead: async () => rows.get(mapKey(head.block.hash)) ?? keep(head),
    async getAllAt(height) {
      const main = await getMain(height)
      return main === undefined ? [] : [main]
    },
  }
  return {
    reader,
    findByHash,
    /** Keeps blocks of a branch before the head moves to it. */
    keepAll: (branch: readonly RemoteBlock[]): void => branch.forEach(keep),
    head: () => head,
    /** Returns the work of the main chain above a height. */
    async workAbove(height: number): Promise<bigint> {
      const heights = Array.from({ length: Math.max(0, headNumber() - height) }, (_, index) => height + 1 + index)
      const found = await Promise.all(heights.map(getMain))
      return found.reduce((sum, row) => (row === undefined ? sum : sum + workOf(decodeBlock(row.encoded, network))), 0n)
    },
    /** Reads some blocks below the head by the hash that their child states. */
    async link(): Promise<void> {
      const lowest = Math.max(0, headNumber() - LINKED)
      for (let height = headNumber() - 1; height >= lowest; height--) await getMain(height)
    },
    /** Returns the hash of the main chain's block at a height, if it is known without asking. */
    knownHashAt: (height: number): Bytes | undefined => (height > headNumber() ? undefined : hashes.get(height)),
    /** Moves the head to the last block of a branch, whose first one is the child of the main chain's block below it. */
    moveTo(branch: readonly RemoteBlock[]): void {
      const [lowest] = branch
      const newest = branch.at(-1)
      if (lowest === undefined || newest === undefined) return
      leaveFrom(lowest.block.header.number)
      for (let height = lowest.block.header.number; height <= headNumber(); height++) hashes.delete(height)
      for (const block of branch) place(block)
      head = newest
    },
    /** Moves the head to a block with unknown blocks below it. `isDescendant` is false for another branch. */
    jumpTo(block: RemoteBlock, isDescendant: boolean): void {
      if (!isDescendant) {
        leaveFrom(0)
        hashes.clear()
      }
      replacements++
      place(block)
      head = block
    },
  }
}

const isMissing = (height: number) => new BaseUnavailable(`no endpoint has block ${height}`)
