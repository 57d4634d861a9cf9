import type { Bytes } from '../../base/bytes.ts'
import type { Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { hashForMergedMining, hashHeader } from '../../primitives/headerHash.ts'
import type { ChainBlock } from '../api/engine.ts'
import type { Tip } from './head.ts'

/** A block with what readers ask about it and its encoding does not say outright. */
export function toChainBlock(
  network: Network,
  { block, totalDifficulty }: Tip,
  senders: readonly Bytes[],
  isPending: boolean,
): ChainBlock {
  return {
    block,
    senders,
    totalDifficulty,
    isPending,
    uncleHashes: block.uncles.map((uncle) => hashHeader(uncle, rulesAt(network, uncle.number))),
    hashForMergedMining: hashForMergedMining(block.header, rulesAt(network, block.header.number)),
  }
}
