import { checkProofOfWork } from '../bitcoin/proofOfWork.ts'
import { CONSTANTS } from '../network/constants.ts'
import type { Rules } from '../network/rules.ts'
import type { Header } from './header.ts'
import { hashForMergedMining } from './headerHash.ts'

/**
 * Why the header's merged mining proof is not valid; undefined when it is. Blocks from before RSKIP-92 are not
 * understood.
 */
export function checkHeaderWork(header: Header, rules: Rules): string | undefined {
  if (!rules.has('rskip92')) return 'merkle proofs from before RSKIP-92 are not understood'
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
    },
  )
}
