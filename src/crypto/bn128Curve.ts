/** The curve bn128 in WebAssembly, crypto/assembly/bn128: inputs are as its precompiles take them. */
import { BN128_BINARY } from '../../generated/wasm/bn128.ts'
import { type Bytes, paddedSlice } from '../base/bytes.ts'
import { bytesToBigint } from '../base/integer.ts'
import { splitFactor } from './bn128Factors.ts'
import { Instance, Module } from './webAssembly.ts'

interface Place {
  readonly value: number
}

/** What the module has; the wasm folder has its source. */
interface Functions {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly INPUT: Place
  readonly PRODUCT: Place
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
/** As many pairs as the module takes at once, which takes it a millisecond. */
export const PIECE_BYTES = 4 * PAIR_BYTES

class Curve {
  private readonly functions: Functions
  private readonly input: Uint8Array
  private readonly product: Uint8Array
  private readonly view: DataView

  constructor() {
    const { exports } = new Instance<Functions>(new Module(Buffer.from(BN128_BINARY, 'base64')), {})
    const { buffer } = exports.memory
    this.functions = exports
    this.input = new Uint8Array(buffer, exports.INPUT.value, PIECE_BYTES)
    this.product = new Uint8Array(buffer, exports.PRODUCT.value, PRODUCT_BYTES)
    this.view = new DataView(buffer, exports.INPUT.value, PIECE_BYTES)
  }

  /** The sum of two points; undefined when one is none. */
  add(input: Bytes): Bytes | undefined {
    this.put(input, 2 * POINT_BYTES)
    return this.functions.add() === 0 ? undefined : this.input.slice(0, POINT_BYTES)
  }

  /** A point times a number; undefined when it is none. */
  multiply(input: Bytes): Bytes | undefined {
    this.put(input, POINT_BYTES)
    const signs = this.putFactor(bytesToBigint(paddedSlice(input, 64, 32)))
    return this.functions.multiply(signs) === 0 ? undefined : this.input.slice(0, POINT_BYTES)
  }

  /** An empty product of pairings. */
  begin(): Bytes {
    this.functions.begin()
    return this.product.slice()
  }

  /** A product and the pairings of {@link PIECE_BYTES} of pairs or fewer; undefined when a point is none. */
  multiplyPairs(product: Bytes, pairs: Bytes): Bytes | undefined {
    this.product.set(product)
    this.input.set(pairs)
    return this.functions.multiplyPairs(pairs.length / PAIR_BYTES) === 0 ? undefined : this.product.slice()
  }

  isOne(product: Bytes): boolean {
    this.product.set(product)
    return this.functions.isOne() !== 0
  }

  /** Behind its end an input is zeros. */
  private put(input: Bytes, length: number): void {
    this.input.fill(0, 0, length)
    this.input.set(input.subarray(0, length))
  }

  private putFactor(factor: bigint): number {
    const [first, second] = splitFactor(factor)
    return this.putPart(POINT_BYTES, first) | (this.putPart(POINT_BYTES + PART_BYTES, second) << 1)
  }

  /** Puts a number without its sign; whether that is a minus. */
  private putPart(at: number, part: bigint): number {
    const size = part < 0n ? -part : part
    this.view.setBigUint64(at, BigInt.asUintN(64, size), true)
    this.view.setBigUint64(at + 8, size >> 64n, true)
    return part < 0n ? 1 : 0
  }
}

let curve: Curve | undefined

/** This process's: nothing of a call stays in it. */
export function curveOfProcess(): Curve {
  curve ??= new Curve()
  return curve
}
