import { checkProofOfWork } from '../bitcoin/proofOfWork.ts'
import { CONSTANTS } from '../network/constants.ts'
import type { Rules } from '../network/rules.ts'
import type { Header } from './header.ts'
import { hashForMergedMining } from './headerHash.ts'

/** Why the header's merged mining proof is not valid; undefined when it is (C 4.6). */
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
      maximumMerkleProofBytes: rules.has('rskip180') ? CONSTANTS.maximumMerkleProofBytes : undefined,
      isPartialTree: !rules.has('rskip92'),
    },
  )
}
