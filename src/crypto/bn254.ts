/**
 * The curve bn254 (also alt_bn128) in WebAssembly, crypto/assembly/bn254, for the precompiles at addresses 6 to 8. Inputs are as
 * these precompiles receive them (EIP-196, EIP-197).
 */
import { BN254_BINARY } from '../../generated/wasm/bn254.ts'
import { type Bytes, paddedSlice } from '../base/bytes.ts'
import { bytesToBigint } from '../base/integer.ts'
import { type Constant, instantiate, type WithMemory } from './webAssembly.ts'

/** The exports of crypto/assembly/bn254/module. */
interface Bn254Exports extends WithMemory {
  readonly INPUT: Constant
  readonly PRODUCT: Constant
  add(): number
  multiply(signs: number): number
  begin(): void
  multiplyPairs(count: number): number
  isOne(): number
}

const POINT_BYTES = 64
const PART_BYTES = 16
const PAIR_BYTES = 192
const PRODUCT_BYTES = 480
/** Max. bytes of pairs per call of {@link Bn254.multiplyPairs}: four pairs take about a millisecond. */
export const PIECE_BYTES = 4 * PAIR_BYTES

class Bn254 {
  readonly #exports = instantiate<Bn254Exports>(BN254_BINARY)
  readonly #input = new Uint8Array(this.#exports.memory.buffer, this.#exports.INPUT.value, PIECE_BYTES)
  readonly #product = new Uint8Array(this.#exports.memory.buffer, this.#exports.PRODUCT.value, PRODUCT_BYTES)
  readonly #view = new DataView(this.#exports.memory.buffer, this.#exports.INPUT.value, PIECE_BYTES)

  /** Returns the sum of two points; undefined if one of them is not on the curve. */
  add(input: Bytes): Bytes | undefined {
    this.#put(input, 2 * POINT_BYTES)
    return this.#exports.add() === 0 ? undefined : this.#input.slice(0, POINT_BYTES)
  }

  /** Returns a point times a number; undefined if the point is not on the curve. */
  multiply(input: Bytes): Bytes | undefined {
    this.#put(input, POINT_BYTES)
    const signs = this.#putFactor(bytesToBigint(paddedSlice(input, 64, 32)))
    return this.#exports.multiply(signs) === 0 ? undefined : this.#input.slice(0, POINT_BYTES)
  }

  /** Returns an empty product of pairings. */
  begin(): Bytes {
    this.#exports.begin()
    return this.#product.slice()
  }

  /** Multiplies a product by the pairings of up to {@link PIECE_BYTES} of pairs; undefined if a point is invalid. */
  multiplyPairs(product: Bytes, pairs: Bytes): Bytes | undefined {
    this.#product.set(product)
    this.#input.set(pairs)
    return this.#exports.multiplyPairs(pairs.length / PAIR_BYTES) === 0 ? undefined : this.#product.slice()
  }

  isOne(product: Bytes): boolean {
    this.#product.set(product)
    return this.#exports.isOne() !== 0
  }

  /** Writes an input, with zeros after its end. */
  #put(input: Bytes, length: number): void {
    this.#input.fill(0, 0, length)
    this.#input.set(input.subarray(0, length))
  }

  /** Writes both parts of a factor, and returns their signs: bit 0 of the first, bit 1 of the second. */
  #putFactor(factor: bigint): number {
    const [first, second] = splitFactor(factor)
    return this.#putPart(POINT_BYTES, first) | (this.#putPart(POINT_BYTES + PART_BYTES, second) << 1)
  }

  /** Writes the absolute value, and returns 1 for a negative number. */
  #putPart(offset: number, part: bigint): number {
    const size = part < 0n ? -part : part
    this.#view.setBigUint64(offset, BigInt.asUintN(64, size), true)
    this.#view.setBigUint64(offset + 8, size >> 64n, true)
    return part < 0n ? 1 : 0
  }
}

let shared: Bn254 | undefined

/** Returns this process's instance, which keeps nothing of a call. */
export function getBn254(): Bn254 {
  shared ??= new Bn254()
  return shared
}

/** The number of points of the curve. */
const ORDER = 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001n

/**
 * A short basis for the curve's endomorphism, which multiplies a point by l, a cubic root of 1 modulo the order: a + b l and
 * b - c l are multiples of the order.
 */
const A = 147_946_756_881_789_319_010_696_353_538_189_108_491n
const B = 9_931_322_734_385_697_763n
const C = 147_946_756_881_789_319_000_765_030_803_803_410_728n

/** Divides non-negative numbers and rounds to the nearest integer. */
function roundedQuotient(dividend: bigint): bigint {
  return (2n * dividend + ORDER) / (2n * ORDER)
}

/** Splits a factor into a and b with a + b l = factor; both are below 2^127 in size and may be negative. */
export function splitFactor(factor: bigint): readonly [bigint, bigint] {
  const reduced = factor % ORDER
  const first = roundedQuotient(C * reduced)
  const second = roundedQuotient(B * reduced)
  return [reduced - first * A - second * B, second * C - first * B]
}
