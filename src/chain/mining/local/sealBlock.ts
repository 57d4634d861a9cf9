import type { Bytes } from '../../../base/bytes.ts'
import { mineMergedBlock } from '../../../bitcoin/mergedMining.ts'
import type { MergedMiningProof } from '../../../bitcoin/proofOfWork.ts'
import { rulesAt } from '../../../chainspec/rulesAt.ts'
import { type Block, createBlock } from '../../../primitives/block.ts'
import type { Header } from '../../../primitives/header.ts'
import { hashForMergedMining } from '../../../primitives/headerHash.ts'
import type { Transaction } from '../../../primitives/transaction.ts'
import { needsForkDetectionData } from '../../ancestors/forkDetection.ts'
import type { ChainContext } from '../../context.ts'
import type { UnsealedBlock } from './buildBlock.ts'

/** Mines a Bitcoin block that commits to the block and meets its difficulty, and returns the block with this proof. */
export async function sealBlock(
  context: ChainContext,
  { header, executed }: Pick<UnsealedBlock, 'header' | 'executed'>,
): Promise<Block> {
  const proof = await mineMergedBlock({
    hashForMergedMining: await hashToCommitTo(context, header),
    difficulty: header.difficulty,
    timestamp: header.timestamp,
  })
  return closeBlock(context, header, executed.transactions, proof)
}

/** Returns the hash to which the coinbase of a Bitcoin block commits for a new block. */
export async function hashToCommitTo({ network, forkAncestors }: ChainContext, header: Header): Promise<Bytes> {
  const rules = rulesAt(network, header.number)
  const forkData = needsForkDetectionData(network, header.number)
    ? await forkAncestors.dataAfter({ hash: header.parentHash, header: { number: header.number - 1 } })
    : undefined
  return hashForMergedMining(header, rules, forkData)
}

/** Returns the block with its proof, which is not checked. */
export function closeBlock(
  { network }: ChainContext,
  header: Header,
  transactions: readonly Transaction[],
  proof: MergedMiningProof,
): Block {
  const sealed = {
    ...header,
    bitcoinMergedMiningHeader: proof.header,
    bitcoinMergedMiningMerkleProof: proof.merkleProof,
    bitcoinMergedMiningCoinbaseTransaction: proof.coinbaseTransaction,
  }
  return createBlock(sealed, transactions, [], rulesAt(network, header.number))
}
