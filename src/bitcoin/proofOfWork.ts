import { type Bytes, concatBytes, equalBytes } from '../base/bytes.ts'
import { BLOCK_BYTES, doubleSha256 } from '../crypto/sha256.ts'
import { type CompressedCoinbase, coinbaseId, MERGED_MINING_TAG, parseCompressedCoinbase } from './coinbase.ts'
import { BITCOIN_HEADER_BYTES, bitcoinWorkValue, decodeBitcoinHeader } from './header.ts'
import { openPartialMerkleTree } from './partialMerkleTree.ts'
import { lastIndexOfBytes } from './search.ts'
import { targetOfDifficulty } from './target.ts'

const MAX_BYTES_BEHIND_HASH = 128

/** The merged mining proof of a Rootstock block. */
export interface MergedMiningProof {
  /** 80 bytes. */
  readonly header: Bytes
  /** Hashes in display order, concatenated (from RSKIP-92); a partial merkle tree before. */
  readonly merkleProof: Bytes
  /** Compressed form. */
  readonly coinbaseTransaction: Bytes
}

/** The values that the proof must match. */
export interface WorkToProve {
  readonly hashForMergedMining: Bytes
  readonly difficulty: bigint
  readonly maximumMerkleProofBytes: number
  /** Whether the block is older than RSKIP-92. */
  readonly isPartialTree?: boolean
}

/** Returns why a merged mining proof is invalid; undefined if it is valid (protocol/mining#proof-of-work). */
export function checkProofOfWork(proof: MergedMiningProof, work: WorkToProve): string | undefined {
  if (proof.header.length !== BITCOIN_HEADER_BYTES) return 'the Bitcoin header should have 80 bytes'
  if (bitcoinWorkValue(proof.header) > targetOfDifficulty(work.difficulty)) return 'the Bitcoin hash misses the target'
  if (proof.merkleProof.length > work.maximumMerkleProofBytes) return 'the merkle proof is too long'
  const coinbase = parseCompressedCoinbase(proof.coinbaseTransaction)
  if (coinbase === undefined) return 'the coinbase transaction is too short'
  return checkCommitment(coinbase, work.hashForMergedMining) ?? checkMerkleProof(coinbase, proof, work)
}

function checkCommitment({ count, tail }: CompressedCoinbase, hashForMergedMining: Bytes): string | undefined {
  const tag = lastIndexOfBytes(tail, concatBytes(MERGED_MINING_TAG, hashForMergedMining))
  if (tag < 0) return 'the coinbase transaction does not commit to the block'
  if (tag >= BLOCK_BYTES) return 'the commitment does not stand in the first 64 bytes that were kept'
  if (tag !== lastIndexOfBytes(tail, MERGED_MINING_TAG)) return 'the commitment is not the last one'
  const behind = tail.length - tag - MERGED_MINING_TAG.length - hashForMergedMining.length
  if (behind > MAX_BYTES_BEHIND_HASH) return 'too much follows the commitment'
  // Signed 64-bit number, even if no such coinbase is possible, as in the reference node.
  const length = BigInt.asIntN(64, count + BigInt(tail.length))
  if (length <= BigInt(BLOCK_BYTES)) return 'the coinbase transaction is too short'
  return undefined
}

function checkMerkleProof(
  coinbase: CompressedCoinbase,
  { header, merkleProof }: MergedMiningProof,
  { isPartialTree = false }: WorkToProve,
): string | undefined {
  const id = coinbaseId(coinbase)
  const { merkleRoot } = decodeBitcoinHeader(header)
  const root = isPartialTree ? rootOfTreeWith(id, merkleProof) : merkleRootOf(id, merkleProof)
  if (root === undefined) return isPartialTree ? PARTIAL_TREE_IS_WRONG : 'the merkle proof is not made of whole hashes'
  return equalBytes(root, merkleRoot) ? undefined : 'the merkle proof does not lead to the merkle root'
}

const PARTIAL_TREE_IS_WRONG = 'the partial merkle tree is malformed or does not prove the coinbase transaction'

function rootOfTreeWith(transactionId: Bytes, tree: Bytes): Bytes | undefined {
  const proven = openPartialMerkleTree(tree)
  return proven?.transactionIds.some((id) => equalBytes(id, transactionId)) ? proven.merkleRoot : undefined
}

const HASH_BYTES = 32

/**
 * Computes a block's merkle root from the id of its first transaction (internal order) and the sibling hashes in
 * display order, concatenated (RSKIP-92). Undefined if the proof does not consist of whole hashes.
 */
export function merkleRootOf(transactionId: Bytes, proof: Bytes): Bytes | undefined {
  if (proof.length % HASH_BYTES !== 0) return undefined
  let root = transactionId
  for (let offset = 0; offset < proof.length; offset += HASH_BYTES) {
    const sibling = proof.slice(offset, offset + HASH_BYTES).reverse()
    root = doubleSha256(concatBytes(root, sibling))
  }
  return root
}
