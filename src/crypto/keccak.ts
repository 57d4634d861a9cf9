/**
 * Keccak-256, the hash of Ethereum and Rootstock (not the standardised SHA3-256). There is one source, assembly/keccak.ts, in two
 * WebAssembly modules: generated/wasm/keccak, which all of the host uses through this file, and generated/wasm/interpreter, which
 * uses it for the opcode SHA3. Only src/client has another implementation, @noble/hashes, because it runs in browsers.
 */

import { KECCAK_BINARY } from '../../generated/wasm/keccak.ts'
import { type Bytes, HASH_BYTES } from '../base/bytes.ts'
import { instantiate, type WithMemory } from './webAssembly.ts'

/** The exports of crypto/assembly/keccak. */
interface KeccakExports extends WithMemory {
  begin(state: number): void
  absorb(state: number, bytes: number, size: number): number
  end(state: number, bytes: number, size: number): void
}

const { begin, absorb, end, memory: wasmMemory } = instantiate<KeccakExports>(KECCAK_BINARY)
const memory = new Uint8Array(wasmMemory.buffer)

/** Addresses in the module's memory of one page; its own constants are below them. One hash is computed at a time. */
const STATE = 1024
const INPUT = 2048
const LANES_BYTES = 200
const BLOCK_BYTES = 136
/** Max. bytes of input at a time: 400 blocks, a fraction of a millisecond. */
const INPUT_BYTES = 400 * BLOCK_BYTES

/** Returns the 32 bytes of Keccak-256. */
export function keccak256(bytes: Bytes): Bytes {
  if (bytes.length > INPUT_BYTES) return new Keccak256().update(bytes).digest()
  begin(STATE)
  memory.set(bytes, INPUT)
  end(STATE, INPUT, bytes.length)
  return memory.slice(STATE, STATE + HASH_BYTES)
}

/** {@link keccak256} of up to megabytes. Yields about every {@link INPUT_BYTES}; other hashes may be computed meanwhile. */
export function* keccak256InPieces(bytes: Bytes): Generator<void, Bytes> {
  if (bytes.length <= INPUT_BYTES) return keccak256(bytes)
  const hash = new Keccak256()
  let start = 0
  for (; bytes.length - start > INPUT_BYTES; start += INPUT_BYTES) {
    hash.update(bytes.subarray(start, start + INPUT_BYTES))
    yield
  }
  return hash.update(bytes.subarray(start)).digest()
}

/** An incremental {@link keccak256}. Several may be in progress at a time. */
export class Keccak256 {
  readonly #lanes: Bytes
  /** The begun block. */
  readonly #block = new Uint8Array(BLOCK_BYTES)
  #blockSize = 0

  constructor() {
    begin(STATE)
    this.#lanes = memory.slice(STATE, STATE + LANES_BYTES)
  }

  /** Appends bytes to the input. */
  update(bytes: Bytes): this {
    if (this.#blockSize + bytes.length < BLOCK_BYTES) {
      this.#block.set(bytes, this.#blockSize)
      this.#blockSize += bytes.length
      return this
    }
    memory.set(this.#lanes, STATE)
    for (let start = 0; start < bytes.length; ) {
      const count = Math.min(bytes.length - start, INPUT_BYTES - this.#blockSize)
      const size = this.#blockSize + count
      memory.set(this.#block.subarray(0, this.#blockSize), INPUT)
      memory.set(bytes.subarray(start, start + count), INPUT + this.#blockSize)
      this.#blockSize = absorb(STATE, INPUT, size)
      this.#block.set(memory.subarray(INPUT + size - this.#blockSize, INPUT + size))
      start += count
    }
    this.#lanes.set(memory.subarray(STATE, STATE + LANES_BYTES))
    return this
  }

  /** Returns the 32-byte hash of the input so far, which may be continued with further updates. */
  digest(): Bytes {
    memory.set(this.#lanes, STATE)
    memory.set(this.#block.subarray(0, this.#blockSize), INPUT)
    end(STATE, INPUT, this.#blockSize)
    return memory.slice(STATE, STATE + HASH_BYTES)
  }
}
