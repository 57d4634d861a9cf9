/**
 * Modular powers, for the precompile at address 5: modulo odd numbers of up to 2048 bits in WebAssembly (crypto/assembly/modexp),
 * modulo even ones by their odd part and their power of two, and modulo larger ones with JavaScript's bigint.
 */
import { MODEXP_BINARY } from '../../generated/wasm/modexp.ts'
import { type Bytes, concatBytes } from '../base/bytes.ts'
import { bytesToBigint, minimalBytes } from '../base/integer.ts'
import type { Stepwise } from '../concurrency/yielder.ts'
import { type Constant, instantiate, type WithMemory, yieldKeeping } from './webAssembly.ts'

const LIMB_BITS = 32

/** The exports of crypto/assembly/modexp. */
interface ModexpExports extends WithMemory {
  readonly MAX_LIMBS: Constant
  readonly NUMBER_BYTES: Constant
  readonly INVERSE: Constant
  readonly MODULUS: Constant
  readonly RESULT: Constant
  readonly TABLE: Constant
  readonly TABLE_END: Constant
  readonly EXPONENT: Constant
  readonly EXPONENT_END: Constant
  powerBegin(limbs: number): void
  powerOn(limbs: number, bytes: number): void
  powerEnd(limbs: number): void
  powerOfWord(base: bigint, bytes: number): bigint
}

export type Modexp = ReturnType<typeof createModexp>

/** Returns an instance of the module. Tests pass a binary that checks its addresses. */
export function createModexp(binary: Bytes | string = MODEXP_BINARY) {
  const exports = instantiate<ModexpExports>(binary)
  const { buffer } = exports.memory
  return {
    exports,
    bytes: new Uint8Array(buffer),
    view: new DataView(buffer),
    minLarge: 1n << BigInt(LIMB_BITS * exports.MAX_LIMBS.value),
    numberBytes: exports.NUMBER_BYTES.value,
    inverse: exports.INVERSE.value,
    modulus: exports.MODULUS.value,
    result: exports.RESULT.value,
    table: exports.TABLE.value,
    tableEnd: exports.TABLE_END.value,
    exponent: exports.EXPONENT.value,
    exponentEnd: exports.EXPONENT_END.value,
  }
}

let shared: Modexp | undefined

/** Returns this process's instance. */
export function getModexp(): Modexp {
  shared ??= createModexp()
  return shared
}

/** Exponents of up to this many bytes take less time by bits than a table of the base's powers does. */
const MAX_TABLELESS_BYTES = 2

/** Returns base ^ exponent modulo `modulus`, which the base is below; the exponent does not begin with zeros. */
export function power(modexp: Modexp, base: bigint, exponent: Bytes, modulus: bigint): Stepwise<bigint> {
  if (exponent.length <= MAX_TABLELESS_BYTES || modulus >= modexp.minLarge) return powerByBits(base, exponent, modulus)
  const isOdd = (modulus & 1n) === 1n
  return (isOdd ? oddPower : evenPower)(modexp, base, exponent, modulus)
}

const LIMB_BYTES = 4
/** Shorter moduli are extended with zeros. */
const MIN_LIMBS = 2
const LIMBS_PER_WORD = 2
/** Products of limbs between two yields: a few tenths of a millisecond. */
const PIECE_PRODUCTS = 2 ** 14

function* oddPower(modexp: Modexp, base: bigint, exponent: Bytes, modulus: bigint): Stepwise<bigint> {
  const { bytes, view } = modexp
  const limbs = limbsOf(modulus)
  const shift = BigInt(LIMB_BITS * limbs)
  write(view, modexp.modulus, modulus, limbs)
  write(view, modexp.table, (1n << shift) % modulus, limbs)
  write(view, modexp.table + modexp.numberBytes, (base << shift) % modulus, limbs)
  modexp.exports.powerBegin(limbs)
  const pieceBytes = Math.min(modexp.exponentEnd - modexp.exponent, Math.ceil(PIECE_PRODUCTS / limbs ** 2))
  for (let start = 0; start < exponent.length; start += pieceBytes) {
    if (start > 0) yield* yieldKeeping(bytes, modexp.inverse, modexp.tableEnd)
    const piece = exponent.subarray(start, start + pieceBytes)
    bytes.set(piece, modexp.exponent)
    modexp.exports.powerOn(limbs, piece.length)
  }
  modexp.exports.powerEnd(limbs)
  return read(view, modexp.result, limbs)
}

function limbsOf(modulus: bigint): number {
  const digits = modulus.toString(16).length
  return Math.max(MIN_LIMBS, Math.ceil((4 * digits) / LIMB_BITS))
}

/** Writes whole words of a number: an odd number of limbs is followed by a limb of zeros. */
function write(view: DataView, address: number, number: bigint, limbs: number): void {
  let rest = number
  for (let i = 0; i < limbs; i += LIMBS_PER_WORD) {
    view.setBigUint64(address + LIMB_BYTES * i, BigInt.asUintN(64, rest), true)
    rest >>= 64n
  }
}

function read(view: DataView, address: number, limbs: number): bigint {
  let number = 0n
  for (let i = limbs - (limbs % LIMBS_PER_WORD === 0 ? 2 : 1); i >= 0; i -= LIMBS_PER_WORD) {
    number = (number << 64n) | view.getBigUint64(address + LIMB_BYTES * i, true)
  }
  return number
}

const WORD_BITS = 64
const ONE = Uint8Array.of(1)

/** Combines the powers modulo the odd part of the modulus and modulo its power of two (Chinese remainder theorem). */
function* evenPower(modexp: Modexp, base: bigint, exponent: Bytes, modulus: bigint): Stepwise<bigint> {
  const bits = (modulus & -modulus).toString(2).length - 1
  const odd = modulus >> BigInt(bits)
  const low = yield* powerModuloTwos(modexp, base, shortenForTwos(exponent, bits), bits)
  if (odd === 1n) return low
  const high = yield* oddPower(modexp, base % odd, exponent, odd)
  return high + odd * BigInt.asUintN(bits, (low - high) * inverseOf(odd, bits))
}

/** Returns base ^ exponent modulo 2^bits. */
function* powerModuloTwos(modexp: Modexp, base: bigint, exponent: Bytes, bits: number): Stepwise<bigint> {
  if (bits <= WORD_BITS) {
    modexp.bytes.set(exponent, modexp.exponent)
    return BigInt.asUintN(bits, modexp.exports.powerOfWord(BigInt.asUintN(bits, base), exponent.length))
  }
  const factor = BigInt.asUintN(bits, base)
  let result = 1n
  for (const byte of exponent) {
    for (let bit = 0x80; bit > 0; bit >>= 1) {
      result = BigInt.asUintN(bits, result * result)
      if ((byte & bit) !== 0) result = BigInt.asUintN(bits, result * factor)
    }
    yield
  }
  return result
}

/**
 * Returns an exponent with the same powers modulo 2^bits: those of odd bases repeat with a period that divides 2^bits, and
 * those of even bases are 0 from the exponent `bits` on.
 */
function shortenForTwos(exponent: Bytes, bits: number): Bytes {
  const size = Math.ceil(bits / 8)
  return exponent.length <= size ? exponent : concatBytes(ONE, exponent.subarray(-size))
}

/** Returns the inverse of an odd number modulo 2^bits. Each step doubles the correct bits, the first three of which are given. */
function inverseOf(odd: bigint, bits: number): bigint {
  let inverse = odd
  for (let right = 3; right < bits; right *= 2) inverse = BigInt.asUintN(bits, inverse * (2n - odd * inverse))
  return inverse
}

/** Bytes of a long number that are divided between two yields. */
const PIECE_BYTES = 2048
const PIECE_BITS = 8 * PIECE_BYTES
/** A single division by numbers from here on takes milliseconds. */
const MIN_LONG = 1n << BigInt(PIECE_BITS)

/** Squares and multiplies over the exponent's bits. The exponent is never one number: that would be quadratic. */
function powerByBits(base: bigint, exponent: Bytes, modulus: bigint): Stepwise<bigint> {
  return modulus < MIN_LONG ? largePower(base, exponent, modulus) : longPower(base, exponent, modulus)
}

function* largePower(base: bigint, exponent: Bytes, modulus: bigint): Stepwise<bigint> {
  let result = 1n
  for (const byte of exponent) {
    for (let bit = 0x80; bit > 0; bit >>= 1) {
      if (result !== 1n) result = (result * result) % modulus // it is 1 for all leading zeros of the first byte
      if ((byte & bit) !== 0) result = (result * base) % modulus
    }
    yield
  }
  return result % modulus
}

function* longPower(base: bigint, exponent: Bytes, modulus: bigint): Stepwise<bigint> {
  const productBytes = modulus.toString(16).length + 1
  let result = 1n % modulus
  for (const byte of exponent) {
    for (let bit = 0x80; bit > 0; bit >>= 1) {
      result = yield* remainder(result * result, productBytes, modulus)
      if ((byte & bit) !== 0) result = yield* remainder(result * base, productBytes, modulus)
    }
  }
  return result
}

/** Returns the remainder of a number of `length` bytes. Long numbers are divided in pieces, the highest first. */
export function* remainder(number: bigint, length: number, divisor: bigint): Stepwise<bigint> {
  if (length <= PIECE_BYTES) return number % divisor
  let rest = 0n
  for (let shift = PIECE_BITS * Math.floor((8 * length - 1) / PIECE_BITS); shift >= 0; shift -= PIECE_BITS) {
    yield
    rest = ((rest << BigInt(PIECE_BITS)) | BigInt.asUintN(PIECE_BITS, number >> BigInt(shift))) % divisor
  }
  return rest
}

const MAX_SHORT_MODULUS = 2n ** 32n
/** An exponent of more bytes, the first of them not zero, is greater than any such modulus. */
const MAX_UNSHORTENED_BYTES = 64
/** Divisions that take about as long as a byte of the exponent. */
const DIVISIONS_PER_BYTE = 256

/** Whether a shorter exponent takes less time to find than it saves. Long exponents of short moduli cost little gas. */
export function hasShortForm({ length }: Bytes, modulus: bigint): boolean {
  if (modulus >= MAX_SHORT_MODULUS || length <= MAX_UNSHORTENED_BYTES) return false
  return length * DIVISIONS_PER_BYTE > Math.sqrt(Number(modulus))
}

/**
 * Returns an exponent of at most five bytes with the same powers. Euler's theorem also holds for bases that share factors with
 * the modulus, if the exponent is at least the highest power of a prime in the modulus, which is below the totient.
 */
export function* shortenExponent(exponent: Bytes, modulus: number): Stepwise<Bytes> {
  const period = BigInt(totient(modulus))
  let rest = 0n
  for (let start = 0; start < exponent.length; start += PIECE_BYTES) {
    yield
    const piece = exponent.subarray(start, start + PIECE_BYTES)
    rest = ((rest << BigInt(8 * piece.length)) | bytesToBigint(piece)) % period
  }
  return minimalBytes(period + rest)
}

/** Returns how many numbers up to this one share no factor with it. */
function totient(number: number): number {
  let rest = number
  let count = number
  for (let factor = 2; factor * factor <= rest; factor += factor === 2 ? 1 : 2) {
    if ((rest >>> 0) % factor !== 0) continue // the remainder of unsigned integers is one instruction
    while (rest % factor === 0) rest /= factor
    count -= count / factor
  }
  return rest > 1 ? count - count / rest : count
}
