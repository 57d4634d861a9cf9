import { type Bytes, concatBytes } from '../base/bytes.ts'
import { doubleSha256 } from '../crypto/sha256.ts'
import { decodeVarInt } from './varInt.ts'

const VERSION_BYTES = 4
const OUTPOINT_BYTES = 36
const SEQUENCE_BYTES = 4
const AMOUNT_BYTES = 8
const LOCK_TIME_BYTES = 4
/** Marker that witnesses follow (BIP-144). The number of inputs cannot be zero. */
const WITNESS_MARK = Uint8Array.of(0, 1)

/** A transaction with the data of its id. */
export interface BitcoinTransaction {
  /** Id in internal order. */
  readonly id: Bytes
  /** Encoding without witnesses. */
  readonly encoded: Bytes
}

/**
 * Reads the transaction at `offset`, with or without witnesses (BIP-144), and returns it with the next offset. Throws a
 * `RangeError` if it is truncated.
 */
export function readBitcoinTransaction(
  bytes: Bytes,
  offset: number,
): { readonly transaction: BitcoinTransaction; readonly end: number } {
  const version = offset + VERSION_BYTES
  const hasWitnesses = bytes[version] === WITNESS_MARK[0] && bytes[version + 1] === WITNESS_MARK[1]
  const inputs = hasWitnesses ? version + WITNESS_MARK.length : version
  const inputCount = decodeVarInt(bytes, inputs)
  const outputs = skipItems(bytes, inputCount, OUTPOINT_BYTES, SEQUENCE_BYTES)
  const witnesses = skipItems(bytes, decodeVarInt(bytes, outputs), AMOUNT_BYTES, 0)
  const lockTime = hasWitnesses ? skipWitnesses(bytes, inputCount.value, witnesses) : witnesses
  const end = lockTime + LOCK_TIME_BYTES
  if (end > bytes.length) throw new RangeError('a transaction ends too early')
  const encoded = hasWitnesses
    ? concatBytes(bytes.subarray(offset, version), bytes.subarray(inputs, witnesses), bytes.subarray(lockTime, end))
    : bytes.subarray(offset, end)
  return { transaction: { id: doubleSha256(encoded), encoded }, end }
}

/** Returns the offset after `count` items, each a script with its length between fixed numbers of bytes. */
function skipItems(bytes: Bytes, count: ReturnType<typeof decodeVarInt>, before: number, after: number): number {
  let { end } = count
  for (let item = 0; item < count.value; item++) end = skipScript(bytes, end + before) + after
  return end
}

function skipWitnesses(bytes: Bytes, inputCount: number, offset: number): number {
  let end = offset
  for (let input = 0; input < inputCount; input++) end = skipItems(bytes, decodeVarInt(bytes, end), 0, 0)
  return end
}

function skipScript(bytes: Bytes, offset: number): number {
  const length = decodeVarInt(bytes, offset)
  return length.end + length.value
}
