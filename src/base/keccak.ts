import { createKeccak } from 'hash-wasm'
import type { Bytes } from './bytes.ts'

const hasher = await createKeccak(256)
/** A fraction of a millisecond. */
const PIECE_BYTES = 2 ** 16

/** Keccak-256, the hash of Ethereum and Rootstock (not the standardised SHA3-256). */
export function keccak256(bytes: Bytes): Bytes {
  hasher.init()
  hasher.update(bytes)
  return hasher.digest('binary')
}

/** {@link keccak256} of what may be megabytes: yields between its pieces, and meanwhile others may hash. */
export function* keccak256InPieces(bytes: Bytes): Generator<void, Bytes> {
  if (bytes.length <= PIECE_BYTES) return keccak256(bytes)
  hasher.init()
  for (let end = PIECE_BYTES; end < bytes.length; end += PIECE_BYTES) {
    hasher.update(bytes.subarray(end - PIECE_BYTES, end))
    const state = hasher.save()
    yield
    hasher.load(state)
  }
  hasher.update(bytes.subarray(PIECE_BYTES * Math.floor((bytes.length - 1) / PIECE_BYTES)))
  return hasher.digest('binary')
}
