import { type Bytes, concatBytes, equalBytes } from '../base/bytes.ts'
import { type CompressedCoinbase, coinbaseId, MERGED_MINING_TAG, parseCompressedCoinbase } from './coinbase.ts'
import { BITCOIN_HEADER_BYTES, bitcoinWorkValue, decodeBitcoinHeader } from './header.ts'
import { merkleRootOf } from './merkleProof.ts'
import { indexOfBytes, lastIndexOfBytes } from './search.ts'
import { BLOCK_BYTES } from './sha256.ts'
import { targetOfDifficulty } from './target.ts'

const MAX_BYTES_BEHIND_HASH = 128
/** More than any coinbase has; counts beyond it are made up. */
const MAX_COINBASE_BYTES = 1n << 32n

/** What a Rootstock block shows for its work. */
export interface MergedMiningProof {
  /** 80 bytes. */
  readonly header: Bytes
  /** Hashes in display order, one behind the other (RSKIP-92). */
  readonly merkleProof: Bytes
  /** Compressed. */
  readonly coinbaseTransaction: Bytes
}

/** What the proof is held against. */
export interface WorkToProve {
  readonly hashForMergedMining: Bytes
  readonly difficulty: bigint
  /** RSKIP-180; undefined before it. */
  readonly maximumMerkleProofBytes: number | undefined
}

/**
 * Why a merged mining proof is not valid; undefined when it is (C 4.6). Proofs from before RSKIP-92, which are partial
 * merkle trees, are not understood and count as wrong.
 */
export function checkProofOfWork(proof: MergedMiningProof, work: WorkToProve): string | undefined {
  if (proof.header.length !== BITCOIN_HEADER_BYTES) return 'the Bitcoin header should have 80 bytes'
  if (bitcoinWorkValue(proof.header) > targetOfDifficulty(work.difficulty)) return 'the Bitcoin hash misses the target'
  const maximum = work.maximumMerkleProofBytes
  if (maximum !== undefined && proof.merkleProof.length > maximum) return 'the merkle proof is too long'
  const coinbase = parseCompressedCoinbase(proof.coinbaseTransaction)
  if (coinbase === undefined) return 'the coinbase transaction is too short'
  return checkCommitment(coinbase, work.hashForMergedMining) ?? checkMerkleProof(coinbase, proof)
}

function checkCommitment({ count, tail }: CompressedCoinbase, hashForMergedMining: Bytes): string | undefined {
  const tag = indexOfBytes(tail, concatBytes(MERGED_MINING_TAG, hashForMergedMining))
  if (tag < 0) return 'the coinbase transaction does not commit to the block'
  if (tag >= BLOCK_BYTES) return 'the commitment does not stand in the first 64 bytes that were kept'
  if (tag !== lastIndexOfBytes(tail, MERGED_MINING_TAG)) return 'the commitment is not the last one'
  const behind = tail.length - tag - MERGED_MINING_TAG.length - hashForMergedMining.length
  if (behind > MAX_BYTES_BEHIND_HASH) return 'too much follows the commitment'
  if (count % BigInt(BLOCK_BYTES) !== 0n || count > MAX_COINBASE_BYTES)
    return 'the count of left out bytes is impossible'
  if (count + BigInt(tail.length) <= BigInt(BLOCK_BYTES)) return 'the coinbase transaction is too short'
  return undefined
}

function checkMerkleProof(coinbase: CompressedCoinbase, proof: MergedMiningProof): string | undefined {
  const root = merkleRootOf(coinbaseId(coinbase), proof.merkleProof)
  if (root === undefined) return 'the merkle proof is not made of whole hashes'
  const { merkleRoot } = decodeBitcoinHeader(proof.header)
  return equalBytes(root, merkleRoot) ? undefined : 'the merkle proof does not lead to the merkle root'
}
