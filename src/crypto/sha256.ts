import { hash } from 'node:crypto'
import { type Bytes, concatBytes } from '../base/bytes.ts'

export const BLOCK_BYTES = 64

/** The eight words of SHA-256 between two blocks of input. */
export type Sha256State = Uint32Array

/** Returns the first 32 bits of the fractional parts of the square (or cube) roots of the first primes. */
function fractionsOfRoots(count: number, root: (prime: number) => number): Uint32Array {
  const fractions = new Uint32Array(count)
  let found = 0
  for (let candidate = 2; found < count; candidate++) {
    if (!isPrime(candidate)) continue
    const value = root(candidate)
    fractions[found++] = Math.floor((value - Math.floor(value)) * 2 ** 32)
  }
  return fractions
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) return false
  return true
}

const INITIAL_STATE: Sha256State = fractionsOfRoots(8, Math.sqrt)
const ROUND_CONSTANTS = fractionsOfRoots(64, Math.cbrt)

/** Returns the state after whole blocks of input. Throws a `RangeError` if the length is not a multiple of 64. */
export function sha256Midstate(blocks: Bytes): Sha256State {
  if (blocks.length % BLOCK_BYTES !== 0) throw new RangeError('a midstate stands between two blocks of 64 bytes')
  const state = INITIAL_STATE.slice()
  absorb(state, blocks)
  return state
}

/**
 * Returns the digest of an input whose first `count` bytes, a multiple of 64, led to `state` and which continues with `rest`. For
 * other counts it returns the same number as the reference node, which is the digest of no input.
 */
export function resumeSha256(state: Sha256State, count: number | bigint, rest: Bytes): Bytes {
  const final = state.slice()
  absorb(final, concatBytes(rest, padding(rest.length, BigInt(count) + BigInt(rest.length))))
  return encodeSha256State(final)
}

/** Returns the state as 32 bytes, each word big-endian. */
export function encodeSha256State(state: Sha256State): Bytes {
  const bytes = new Uint8Array(32)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < 8; i++) view.setUint32(i * 4, state[i] ?? 0)
  return bytes
}

/** Reads a state from 32 bytes. */
export function decodeSha256State(bytes: Bytes): Sha256State {
  const view = new DataView(bytes.buffer, bytes.byteOffset, 32)
  return Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4))
}

/** Returns the 32 bytes of SHA-256. */
export function sha256(bytes: Bytes): Bytes {
  return new Uint8Array(hash('sha256', bytes, 'buffer'))
}

/** Returns SHA-256 of SHA-256, the hash of Bitcoin's blocks and transactions. */
export function doubleSha256(bytes: Bytes): Bytes {
  return sha256(sha256(bytes))
}

function padding(restLength: number, length: bigint): Bytes {
  const zeros = (BLOCK_BYTES * 2 - 9 - (restLength % BLOCK_BYTES)) % BLOCK_BYTES
  const padded = new Uint8Array(zeros + 9)
  padded[0] = 0x80
  new DataView(padded.buffer).setBigUint64(zeros + 1, BigInt.asUintN(64, length * 8n))
  return padded
}

function absorb(state: Sha256State, blocks: Bytes): void {
  const words = new Uint32Array(64)
  const view = new DataView(blocks.buffer, blocks.byteOffset, blocks.length)
  for (let offset = 0; offset < blocks.length; offset += BLOCK_BYTES) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(offset + i * 4)
    compress(state, words)
  }
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

function compress(state: Sha256State, w: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const early = w[i - 15] ?? 0
    const late = w[i - 2] ?? 0
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND_CONSTANTS[i] ?? 0) + (w[i] ?? 0)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + word
}
