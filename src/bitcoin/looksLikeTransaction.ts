import type { Bytes } from '../base/bytes.ts'

const LARGEST_INDEX = 1_000_000
const COINBASE_INDEX = 0xffffffff
const ALL_SATOSHIS = 2_100_000_000_000_000n

/**
 * Returns whether the 64 bytes of two nodes of a merkle tree could be a transaction, which would let anybody prove transactions
 * that are none (CVE-2017-12842). The reference looks at the hashes in the order that people read, which is the wrong
 * one, and that is consensus.
 */
export function looksLikeTransaction(bytes: Bytes): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  if (view.getInt8(4) !== 1) return false
  const outputIndex = view.getUint32(37, true)
  const scriptLength = view.getInt8(41)
  if (outputIndex > LARGEST_INDEX && outputIndex !== COINBASE_INDEX) return false
  if (scriptLength < 0 || scriptLength > 4) return false
  const outputs = 42 + scriptLength + 4
  const value = view.getBigInt64(outputs + 1, true)
  if (view.getInt8(outputs) !== 1 || value < 1n || value > ALL_SATOSHIS) return false
  return view.getInt8(outputs + 9) + scriptLength === 4
}
