import { type Bytes, EMPTY_BYTES, paddedSlice, padLeft, stripLeadingZeros, WORD_BYTES } from '../../base/bytes.ts'
import { bytesToBigint, minimalBytes } from '../../base/integer.ts'
import type { Stepwise } from '../../concurrency/yielder.ts'
import { getModexp, hasShortForm, power, remainder, shortenExponent } from '../../crypto/modexp.ts'
import type { Precompile } from './precompile.ts'

const MAX_LENGTH = 2 ** 31 - 1
const HEADER_BYTES = 3 * WORD_BYTES
const MAX_PRICE = 2n ** 63n - 1n
const QUAD_DIVISOR = 20n

interface Lengths {
  readonly base: number
  readonly exponent: number
  readonly modulus: number
}

/** base ^ exponent mod modulus, at the price of EIP-198. Lengths saturate at 2^31 - 1. */
export const modexp: Precompile = {
  address: 0x05n,
  prepare(input, { yielder }) {
    const lengths = { base: lengthAt(input, 0), exponent: lengthAt(input, 1), modulus: lengthAt(input, 2) }
    return { price: () => price(input, lengths), run: () => yielder.run(modularPower(input, lengths)) }
  },
}

function lengthAt(input: Bytes, index: number): number {
  let length = 0
  for (let i = 0; i < WORD_BYTES; i++) {
    length = Math.min(256 * length + (input[WORD_BYTES * index + i] ?? 0), MAX_LENGTH)
  }
  return length
}

function price(input: Bytes, { base, exponent, modulus }: Lengths): bigint {
  const bits = Math.max(1, exponentBits(input, HEADER_BYTES + base, exponent))
  const gas = (complexity(BigInt(Math.max(base, modulus))) * BigInt(bits)) / QUAD_DIVISOR
  return gas < MAX_PRICE ? gas : MAX_PRICE
}

function complexity(length: bigint): bigint {
  const square = length * length
  if (length <= 64n) return square
  if (length <= 1024n) return square / 4n + 96n * length - 3072n
  return square / 16n + 480n * length - 199_680n
}

/** Returns EIP-198's adjusted length: the index of the highest bit of the first 32 bytes, and 8 for each byte after them. */
function exponentBits(input: Bytes, offset: number, length: number): number {
  const head = Math.min(length, WORD_BYTES)
  for (let i = 0; i < head; i++) {
    const byte = input[offset + i] ?? 0
    if (byte !== 0) return 8 * (length - 1 - i) + 31 - Math.clz32(byte)
  }
  return 8 * (length - head)
}

function* modularPower(input: Bytes, { base, exponent, modulus }: Lengths): Stepwise<Bytes> {
  if (modulus === 0) return EMPTY_BYTES
  const modulusOffset = HEADER_BYTES + base + exponent
  if (modulusOffset > MAX_LENGTH) return EMPTY_BYTES // the reference node's offsets overflow
  const divisor = bytesToBigint(paddedSlice(input, modulusOffset, modulus))
  if (divisor === 0n) return new Uint8Array(modulus)
  const number = yield* remainder(bytesToBigint(paddedSlice(input, HEADER_BYTES, base)), base, divisor)
  const all = stripLeadingZeros(paddedSlice(input, HEADER_BYTES + base, exponent))
  const short = hasShortForm(all, divisor) ? yield* shortenExponent(all, Number(divisor)) : all
  return padLeft(minimalBytes(yield* power(getModexp(), number, short, divisor)), modulus)
}
