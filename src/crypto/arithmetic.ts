import { ARITHMETIC_BINARY } from '../../generated/wasm/arithmetic.ts'
import type { Bytes } from '../base/bytes.ts'
import type { Pieces } from '../concurrency/yielder.ts'
import { Instance, Module } from './webAssembly.ts'

/** What the module has; the wasm folder has its source, and the layout its places. */
interface Functions {
  readonly memory: { readonly buffer: ArrayBuffer }
  blakeBegin(): void
  /** A number of rounds, of which the first takes the message in its first order: it has ten. */
  blakeRounds(count: number): void
  blakeEnd(): void
  /** Numbers have so many limbs. */
  powerBegin(limbs: number): void
  /** Goes on by a number of bytes of the exponent. */
  powerOn(limbs: number, bytes: number): void
  powerEnd(limbs: number): void
  /** A power modulo 2^64, by a number of bytes of an exponent. */
  powerOfWord(base: bigint, bytes: number): bigint
}

/** Arithmetic in WebAssembly, on numbers in a memory that all computations share. */
export interface Arithmetic extends Functions {
  readonly bytes: Bytes
  readonly view: DataView
}

/** `binary`, for tests: other bytes than those of every day. */
export function createArithmetic(binary: Bytes = Buffer.from(ARITHMETIC_BINARY, 'base64')): Arithmetic {
  const { exports } = new Instance<Functions>(new Module(new Uint8Array(binary)), {})
  const { buffer } = exports.memory
  return { ...exports, bytes: new Uint8Array(buffer), view: new DataView(buffer) }
}

let own: Arithmetic | undefined

/** The one of this process. */
export function getArithmetic(): Arithmetic {
  own ??= createArithmetic()
  return own
}

/** A pause within a computation: others may compute meanwhile, so what lies from a place to another is put back. */
export function* pauseWith({ bytes }: Arithmetic, from: number, to: number): Pieces<void> {
  const kept = bytes.slice(from, to)
  yield
  bytes.set(kept, from)
}
