import { mineMergedBlock } from '../../bitcoin/mergedMining.ts'
import { type Block, createBlock } from '../../model/block.ts'
import { hasForkDetectionData } from '../../model/forkDetection.ts'
import { hashForMergedMining } from '../../model/headerHash.ts'
import { rulesAt } from '../../network/rulesAt.ts'
import type { ChainContext } from '../ledger/chainContext.ts'
import type { UnsealedBlock } from './buildBlock.ts'

/** Finds a Bitcoin block whose coinbase commits to ours and that meets its difficulty, and closes the block with it. */
export async function sealBlock(context: ChainContext, unsealed: UnsealedBlock): Promise<Block> {
  const { header } = unsealed
  const rules = rulesAt(context.network, header.number)
  const forkData = hasForkDetectionData(header.number, rules)
    ? await context.forkAncestors.dataAfter({ hash: header.parentHash, header: { number: header.number - 1 } })
    : undefined
  const proof = await mineMergedBlock({
    hashForMergedMining: hashForMergedMining(header, rules, forkData),
    difficulty: header.difficulty,
    timestamp: header.timestamp,
  })
  const sealed = {
    ...header,
    bitcoinMergedMiningHeader: proof.header,
    bitcoinMergedMiningMerkleProof: proof.merkleProof,
    bitcoinMergedMiningCoinbaseTransaction: proof.coinbaseTransaction,
  }
  return createBlock(sealed, unsealed.executed.transactions, [], rules)
}
