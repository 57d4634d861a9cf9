import { createHash } from 'node:crypto'
import { ripemd160 as ripemd160Hash } from '@noble/hashes/legacy.js'
import { sha256 as sha256Hash } from '@noble/hashes/sha2.js'
import type { Bytes } from '../../base/bytes.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { Stepwise } from '../../concurrency/yielder.ts'
import { leftPadded, type PrecompileContext, simplePrecompile, wordPrice } from './precompile.ts'

/** Bytes between two yields: a fraction of a millisecond. */
const PIECE_BYTES = 2 ** 14
/** Min. bytes for Node's SHA-256, which takes some microseconds to start and is faster then. */
const NATIVE_BYTES = 512

/** A library's hash function. */
interface Hash {
  (input: Bytes): Bytes
  create(): { update(piece: Bytes): unknown; digest(): Bytes }
}

function* hashInPieces(hash: Hash, input: Bytes): Stepwise<Bytes> {
  const hasher = hash.create()
  for (let start = 0; start < input.length; start += PIECE_BYTES) {
    hasher.update(input.subarray(start, start + PIECE_BYTES))
    yield
  }
  return hasher.digest()
}

function hashWith(hash: Hash, input: Bytes, { yielder }: PrecompileContext): MaybePromise<Bytes> {
  return input.length <= PIECE_BYTES ? hash(input) : yielder.run(hashInPieces(hash, input))
}

/** Returns Node's hash with digests as plain bytes. */
function createSha256() {
  const hash = createHash('sha256')
  return { update: (piece: Bytes) => hash.update(piece), digest: () => new Uint8Array(hash.digest()) }
}

function nativeSha256(input: Bytes): Bytes {
  const hash = createSha256()
  hash.update(input)
  return hash.digest()
}

nativeSha256.create = createSha256

export const sha256 = simplePrecompile({
  address: 0x02n,
  price: wordPrice(60n, 12n),
  run: (input, context) => (input.length < NATIVE_BYTES ? sha256Hash(input) : hashWith(nativeSha256, input, context)),
})

export const ripemd160 = simplePrecompile({
  address: 0x03n,
  price: wordPrice(600n, 120n),
  run: (input, context) => mapMaybePromise(hashWith(ripemd160Hash, input, context), leftPadded),
})

export const identity = simplePrecompile({
  address: 0x04n,
  price: wordPrice(15n, 3n),
  run: (input) => input.slice(),
})
