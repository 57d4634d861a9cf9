import type { Bytes } from '../base/bytes.ts'

const MAX_INDEX = 1_000_000
const COINBASE_INDEX = 0xffffffff
const ALL_SATOSHIS = 2_100_000_000_000_000n

/**
 * Consensus: reproduces the check of the reference node, which reads the hashes in the wrong (display) order. Do not
 * replace by a library. Returns whether the 64 bytes of two merkle nodes could be a transaction, which would allow
 * proofs of transactions that do not exist (CVE-2017-12842).
 */
export function looksLikeTransaction(bytes: Bytes): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  if (view.getInt8(4) !== 1) return false
  const outputIndex = view.getUint32(37, true)
  const scriptLength = view.getInt8(41)
  if (outputIndex > MAX_INDEX && outputIndex !== COINBASE_INDEX) return false
  if (scriptLength < 0 || scriptLength > 4) return false
  const outputs = 42 + scriptLength + 4
  const value = view.getBigInt64(outputs + 1, true)
  if (view.getInt8(outputs) !== 1 || value < 1n || value > ALL_SATOSHIS) return false
  return view.getInt8(outputs + 9) + scriptLength === 4
}
