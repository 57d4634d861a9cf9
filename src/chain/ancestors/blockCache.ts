import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { type CacheStats, CountedCache } from '../../base/countedCache.ts'
import { mapKey } from '../../base/mapKey.ts'
import type { Network } from '../../chainspec/network.ts'
import { type Block, decodeBlock } from '../../primitives/block.ts'
import { damagedRow } from '../../storage/errors.ts'
import type { BlockRow } from '../../storage/store.ts'

/** Maximum size of the cache, in bytes. */
const MAX_BYTES = 16 * 1024 * 1024
/** Estimated bytes of the objects of a decoded block, in addition to its encoding. */
const BLOCK_OVERHEAD_BYTES = 6_000
const TRANSACTION_OVERHEAD_BYTES = 1_500

/** A cache of decoded blocks by hash. Entries never change. */
export interface BlockCache {
  /** Returns the block of a row, decoded at most once while it is cached. Throws `storeDamaged` if it does not have the row's hash. */
  decode(row: BlockRow): Block
  put(block: Block): void
  get(hash: Bytes): Block | undefined
  stats(): CacheStats
}

/** Creates an empty cache of at most 16 MiB. */
export function createBlockCache(network: Network): BlockCache {
  const blocks = new CountedCache<Block>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ encoded, transactions }) =>
      encoded.length + BLOCK_OVERHEAD_BYTES + transactions.length * TRANSACTION_OVERHEAD_BYTES,
  })
  return {
    decode(row) {
      const key = mapKey(row.hash)
      const known = blocks.get(key)
      if (known !== undefined) return known
      const block = decodeBlock(row.encoded, network)
      if (!equalBytes(block.hash, row.hash)) throw damagedRow('blocks', row.hash)
      blocks.set(key, block)
      return block
    },
    put: (block) => void blocks.set(mapKey(block.hash), block),
    get: (hash) => blocks.get(mapKey(hash)),
    stats: () => blocks.stats(),
  }
}
