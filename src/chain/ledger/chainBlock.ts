import type { Bytes } from '../../base/bytes.ts'
import { hashForMergedMining, hashHeader } from '../../model/headerHash.ts'
import type { Network } from '../../network/network.ts'
import { rulesAt } from '../../network/rulesAt.ts'
import type { Tip } from '../ancestry/head.ts'
import type { ChainBlock } from '../api/engine.ts'

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
