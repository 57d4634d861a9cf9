import { KECCAK_BINARY } from '../../generated/wasm/keccak.ts'
import type { Bytes } from '../base/bytes.ts'
import { Instance, Module } from './webAssembly.ts'

/** What the module has; the wasm folder has its source. */
interface Functions {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly HASH: { readonly value: number }
  readonly INPUT: { readonly value: number }
  readonly INPUT_BYTES: { readonly value: number }
  begin(): void
  absorb(size: number): void
  end(size: number): void
}

const { exports } = new Instance<Functions>(new Module(Buffer.from(KECCAK_BINARY, 'base64')), {})
const memory = new Uint8Array(exports.memory.buffer)
const { begin, absorb, end } = exports
const [HASH, INPUT, INPUT_BYTES] = [exports.HASH.value, exports.INPUT.value, exports.INPUT_BYTES.value]
const STATE_BYTES = 200

/** Keccak-256, the hash of Ethereum and Rootstock (not the standardised SHA3-256). */
export function keccak256(bytes: Bytes): Bytes {
  if (bytes.length > INPUT_BYTES) return allOf(keccak256InPieces(bytes))
  begin()
  return endWith(bytes)
}

/**
 * {@link keccak256} of what may be megabytes: yields between its pieces, each a fraction of a millisecond, and meanwhile
 * others may hash.
 */
export function* keccak256InPieces(bytes: Bytes): Generator<void, Bytes> {
  begin()
  let at = 0
  for (; bytes.length - at > INPUT_BYTES; at += INPUT_BYTES) {
    memory.set(bytes.subarray(at, at + INPUT_BYTES), INPUT)
    absorb(INPUT_BYTES)
    const state = memory.slice(HASH, HASH + STATE_BYTES)
    yield
    memory.set(state, HASH)
  }
  return endWith(bytes.subarray(at))
}

function endWith(rest: Bytes): Bytes {
  memory.set(rest, INPUT)
  end(rest.length)
  return memory.slice(HASH, HASH + 32)
}

function allOf(pieces: Generator<void, Bytes>): Bytes {
  for (;;) {
    const { done, value } = pieces.next()
    if (done === true) return value
  }
}
