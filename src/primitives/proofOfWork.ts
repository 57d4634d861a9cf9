import { MAX_PARTIAL_TREE_BYTES } from '../bitcoin/partialMerkleTree.ts'
import { checkProofOfWork } from '../bitcoin/proofOfWork.ts'
import { CONSTANTS } from '../chainspec/constants.ts'
import type { Rules } from '../chainspec/rules.ts'
import type { Header } from './header.ts'
import { hashForMergedMining } from './headerHash.ts'

/**
 * Returns why the header's merged mining proof is invalid; undefined if it is valid (protocol/mining#proof-of-work).
 */
export function checkHeaderWork(header: Header, rules: Rules): string | undefined {
  return checkProofOfWork(
    {
      header: header.bitcoinMergedMiningHeader,
      merkleProof: header.bitcoinMergedMiningMerkleProof,
      coinbaseTransaction: header.bitcoinMergedMiningCoinbaseTransaction,
    },
    {
      hashForMergedMining: hashForMergedMining(header, rules),
      difficulty: header.difficulty,
      maximumMerkleProofBytes: maximumMerkleProofBytes(rules),
      isPartialTree: !rules.has('rskip92'),
    },
  )
}

function maximumMerkleProofBytes(rules: Rules): number {
  if (rules.has('rskip180')) return CONSTANTS.maximumMerkleProofBytes
  return rules.has('rskip92') ? CONSTANTS.maximumMerkleProofBytesBeforeRskip180 : MAX_PARTIAL_TREE_BYTES
}
