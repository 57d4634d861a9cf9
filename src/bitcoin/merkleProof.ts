import { type Bytes, concatBytes } from '../base/bytes.ts'
import { doubleSha256 } from './sha256.ts'

const HASH_BYTES = 32

/**
 * The merkle root that a block has whose first transaction has this id (internal order), given the hashes beside its
 * path in display order, one behind the other (RSKIP-92). Undefined when the proof is not made of whole hashes.
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
