import { type Bytes, EMPTY_BYTES, padLeft, stripLeadingZeros } from '../../base/bytes.ts'
import { bytesToBigint, minimalBytes } from '../../base/integer.ts'
import type { Pieces } from '../pacer.ts'
import { hasShortForm, shortenExponent } from './exponents.ts'
import { simplePrecompile, sliceInput, wordAt } from './precompile.ts'

const MAX_LENGTH = 2n ** 31n - 1n
const HEADER_BYTES = 96
const MAX_PRICE = 2n ** 63n - 1n
const QUAD_DIVISOR = 20n
/** Products of two numbers below this are exact as doubles. */
const SMALL = 2n ** 26n
/** So much of a short modulus' exponent is a piece of the work. */
const EXPONENT_BYTES = 256
/** So much of a long number is divided at once. */
const PIECE_BYTES = 2048
const PIECE_BITS = 8 * PIECE_BYTES

interface Lengths {
  readonly base: number
  readonly exponent: number
  readonly modulus: number
}

/** base ^ exponent mod modulus at the price of EIP-198; lengths saturate at 2^31 - 1. */
export const modexp = simplePrecompile({
  address: 0x05n,
  price,
  run: (input, { pacer }) => pacer.run(modularPower(input)),
})

function lengthsOf(input: Bytes): Lengths {
  const [base = 0, exponent = 0, modulus = 0] = [0, 1, 2].map((index) => {
    const length = wordAt(input, index)
    return Number(length < MAX_LENGTH ? length : MAX_LENGTH)
  })
  return { base, exponent, modulus }
}

function price(input: Bytes): bigint {
  const { base, exponent, modulus } = lengthsOf(input)
  const bits = exponentBits(input, HEADER_BYTES + base, exponent)
  const gas = (complexity(BigInt(Math.max(base, modulus))) * (bits > 1n ? bits : 1n)) / QUAD_DIVISOR
  return gas < MAX_PRICE ? gas : MAX_PRICE
}

function complexity(length: bigint): bigint {
  const square = length * length
  if (length <= 64n) return square
  if (length <= 1024n) return square / 4n + 96n * length - 3072n
  return square / 16n + 480n * length - 199_680n
}

/** EIP-198's adjusted length: index of the highest bit of the first 32 bytes, and 8 for each byte after them. */
function exponentBits(input: Bytes, offset: number, length: number): bigint {
  const head = bytesToBigint(offset > MAX_LENGTH ? EMPTY_BYTES : sliceInput(input, offset, Math.min(length, 32)))
  const highestBit = head === 0n ? 0n : BigInt(head.toString(2).length - 1)
  return length <= 32 ? highestBit : 8n * BigInt(length - 32) + highestBit
}

function* modularPower(input: Bytes): Pieces<Bytes> {
  const { base, exponent, modulus } = lengthsOf(input)
  if (modulus === 0) return EMPTY_BYTES
  const modulusOffset = HEADER_BYTES + base + exponent
  if (modulusOffset > MAX_LENGTH) return EMPTY_BYTES // the reference's offsets overflow
  const divisor = bytesToBigint(sliceInput(input, modulusOffset, modulus))
  if (divisor === 0n) return new Uint8Array(modulus)
  const number = yield* remainder(bytesToBigint(sliceInput(input, HEADER_BYTES, base)), base, divisor)
  const power = sliceInput(input, HEADER_BYTES + base, exponent)
  const result = yield* powerOf(number, power, divisor, modulus)
  return padLeft(minimalBytes(result), modulus)
}

function* powerOf(base: bigint, power: Bytes, modulus: bigint, length: number): Pieces<bigint> {
  const all = stripLeadingZeros(power)
  const exponent = hasShortForm(all, modulus) ? yield* shortenExponent(all, Number(modulus)) : all
  return yield* powerByBits(base, exponent, modulus, length)
}

function powerByBits(base: bigint, exponent: Bytes, modulus: bigint, length: number): Pieces<bigint> {
  if (modulus < SMALL) return smallPower(base, exponent, modulus)
  return length > PIECE_BYTES ? longPower(base, exponent, modulus, length) : largePower(base, exponent, modulus)
}

/** Square and multiply over the exponent's bits, never over the exponent as one number: that would be quadratic. */
function* largePower(base: bigint, exponent: Bytes, modulus: bigint): Pieces<bigint> {
  let result = 1n % modulus
  for (const byte of exponent) {
    for (let bit = 0x80; bit > 0; bit >>= 1) {
      result = (result * result) % modulus
      if ((byte & bit) !== 0) result = (result * base) % modulus
    }
    yield
  }
  return result
}

/** The same where a single division takes milliseconds. */
function* longPower(base: bigint, exponent: Bytes, modulus: bigint, length: number): Pieces<bigint> {
  let result = 1n % modulus
  for (const byte of exponent) {
    for (let bit = 0x80; bit > 0; bit >>= 1) {
      result = yield* remainder(result * result, 2 * length, modulus)
      if ((byte & bit) !== 0) result = yield* remainder(result * base, 2 * length, modulus)
    }
  }
  return result
}

/** What is left of a number of so many bytes: takes down a piece at a time, from the top, as on paper. */
function* remainder(number: bigint, length: number, divisor: bigint): Pieces<bigint> {
  if (length <= PIECE_BYTES) return number % divisor
  let rest = 0n
  for (let shift = PIECE_BITS * Math.floor((8 * length - 1) / PIECE_BITS); shift >= 0; shift -= PIECE_BITS) {
    yield
    rest = ((rest << BigInt(PIECE_BITS)) | BigInt.asUintN(PIECE_BITS, number >> BigInt(shift))) % divisor
  }
  return rest
}

/** The same as {@link largePower} in doubles: cheap gas buys very long exponents of short moduli. */
function* smallPower(base: bigint, exponent: Bytes, modulus: bigint): Pieces<bigint> {
  const factor = Number(base)
  const divisor = Number(modulus)
  let result = 1 % divisor
  for (const [i, byte] of exponent.entries()) {
    for (let bit = 0x80; bit > 0; bit >>= 1) {
      result = (result * result) % divisor
      if ((byte & bit) !== 0) result = (result * factor) % divisor
    }
    if (i % EXPONENT_BYTES === 0) yield
  }
  return BigInt(result)
}
