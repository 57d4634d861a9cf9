import { createKeccak } from 'hash-wasm'
import type { Bytes } from './bytes.ts'

const hasher = await createKeccak(256)

/** Keccak-256, the hash of Ethereum and Rootstock (not the standardised SHA3-256). */
export function keccak256(bytes: Bytes): Bytes {
  hasher.init()
  hasher.update(bytes)
  return hasher.digest('binary')
}
