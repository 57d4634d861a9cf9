import { decodeRlp, RlpError, requireList, splitList } from '../../base/rlp.ts'
import type { Network } from '../../chainspec/network.ts'
import type { AncestorBlock, BlockEnvironment } from '../../evm/evm.ts'
import { decodeHeader, readHeader } from '../../primitives/headerDecoding.ts'
import type { BlockReader, BlockRow } from '../../storage/store.ts'
import { type BlockId, createHashFinder } from './blockHashes.ts'

/** Number of ancestors that the opcode BLOCKHASH can read. */
const BLOCKHASH_REACH = 256

/**
 * Returns the part of the block environment through which code of block `number` reads its ancestors. `base` is the
 * parent, or the block itself if it is stored.
 */
export function createBlockContext(
  network: Network,
  blocks: BlockReader,
  number: number,
  base: BlockId,
): Pick<BlockEnvironment, 'getBlockHash' | 'getAncestor'> {
  const findHash = createHashFinder(blocks, base)
  const isBelow = (asked: number) => asked >= 0 && asked < number
  return {
    getBlockHash(asked) {
      return isBelow(asked) && asked >= number - BLOCKHASH_REACH ? findHash(asked) : undefined
    },
    async getAncestor(asked) {
      const hash = isBelow(asked) ? await findHash(asked) : undefined
      const row = hash === undefined ? undefined : await blocks.getByHash(hash)
      return row === undefined ? undefined : toAncestor(row, network)
    },
  }
}

/** Returns a block without its transactions, which are not decoded. Throws `RlpError`. */
export function toAncestor({ hash, encoded, totalDifficulty }: BlockRow, network: Network): AncestorBlock {
  const [header, , uncles] = splitList(encoded)
  if (header === undefined || uncles === undefined) throw new RlpError('block should have 3 items')
  return {
    hash,
    header: decodeHeader(header, network),
    uncles: requireList(decodeRlp(uncles), 'block uncles').map((uncle) => readHeader(uncle, network)),
    totalDifficulty,
  }
}
