import { type Bytes, concatBytes, padLeft } from '../../base/bytes.ts'
import { bytesToBigint, minimalBytes } from '../../base/integer.ts'
import { BITCOIN_HEADER_BYTES, bitcoinBlockHash, parentHashOfHeader } from '../../bitcoin/header.ts'
import type { BitcoinCheckpoint } from '../../chainspec/bridgeConstants.ts'
import type { Rules } from '../../chainspec/rules.ts'

/** A Bitcoin block as the Bridge stores it. */
export type StoredBlock = BitcoinCheckpoint

const HEIGHT_BYTES = 4
const WORK_BYTES = 32
const EARLY_WORK_BYTES = 12
const HEIGHT_AND_HEADER = HEIGHT_BYTES + BITCOIN_HEADER_BYTES

/** Returns the average number of hashes that a block with this target requires. */
export const workOfTarget = (target: bigint) => (1n << 256n) / (target + 1n)

/** Encodes the work of the chain (12 bytes before RSKIP-454, then 32), the height and the header. */
export function encodeStoredBlock({ work, height, header }: StoredBlock, rules: Rules): Bytes {
  const encoded = new Uint8Array(HEIGHT_BYTES)
  new DataView(encoded.buffer).setInt32(0, height)
  return concatBytes(
    padLeft(minimalBytes(work), rules.has('rskip454') ? WORK_BYTES : EARLY_WORK_BYTES),
    encoded,
    header,
  )
}

/** Decodes a stored block. Throws a `RangeError` for another length. */
export function decodeStoredBlock(bytes: Bytes): StoredBlock {
  const workBytes = bytes.length - HEIGHT_AND_HEADER
  if (workBytes !== WORK_BYTES && workBytes !== EARLY_WORK_BYTES) throw new RangeError(`got ${bytes.length} bytes`)
  return {
    work: bytesToBigint(bytes.subarray(0, workBytes)),
    height: new DataView(bytes.buffer, bytes.byteOffset).getInt32(workBytes),
    header: bytes.subarray(-BITCOIN_HEADER_BYTES),
  }
}

/** Returns the block's hash in display order. */
export const hashOf = ({ header }: StoredBlock) => bitcoinBlockHash(header)

/** Returns the parent's hash in display order. */
export const parentHashOf = ({ header }: StoredBlock) => parentHashOfHeader(header)

/** Returns the root of the transactions' Merkle tree in display order. */
export const merkleRootOf = ({ header }: StoredBlock) => header.slice(36, 68).reverse()
