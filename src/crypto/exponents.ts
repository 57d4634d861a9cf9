import type { Bytes } from '../base/bytes.ts'
import { bytesToBigint, minimalBytes } from '../base/integer.ts'
import type { Pieces } from '../concurrency/yielder.ts'

const MOST = 2n ** 32n
/** An exponent of more bytes than this, the first of them not zero, is greater than any such modulus. */
const SHORT_BYTES = 64
/** So many divisions take about as long as a byte of the exponent would. */
const DIVISORS_PER_BYTE = 256
const PIECE_BYTES = 2048

/** Whether it is worth the while to look for a shorter exponent: cheap gas buys very long ones of short moduli. */
export function hasShortForm({ length }: Bytes, modulus: bigint): boolean {
  return modulus < MOST && length > SHORT_BYTES && length * DIVISORS_PER_BYTE > Math.sqrt(Number(modulus))
}

/**
 * An exponent of at most five bytes that makes the same powers. Euler's theorem also holds for bases that share factors with the
 * modulus, for exponents no smaller than how often a prime is in the modulus: less often than its totient says.
 */
export function* shortenExponent(exponent: Bytes, modulus: number): Pieces<Bytes> {
  const period = BigInt(totient(modulus))
  let rest = 0n
  for (let start = 0; start < exponent.length; start += PIECE_BYTES) {
    yield
    const piece = exponent.subarray(start, start + PIECE_BYTES)
    rest = ((rest << BigInt(8 * piece.length)) | bytesToBigint(piece)) % period
  }
  return minimalBytes(period + rest)
}

/** How many numbers up to this one share no factor with it. */
function totient(number: number): number {
  let rest = number
  let count = number
  for (let factor = 2; factor * factor <= rest; factor += factor === 2 ? 1 : 2) {
    // Of unsigned integers the remainder is one instruction.
    if ((rest >>> 0) % factor !== 0) continue
    while (rest % factor === 0) rest /= factor
    count -= count / factor
  }
  return rest > 1 ? count - count / rest : count
}
