import type { Bytes } from '../base/bytes.ts'
import { BitcoinError } from './bitcoinError.ts'

/**
 * Reads Bitcoin's serialisation sequentially, like bitcoinj. Throws a {@link BitcoinError} if it ends too early.
 */
export class ByteReader {
  readonly #bytes: Bytes
  readonly #view: DataView
  #offset: number

  constructor(bytes: Bytes, offset = 0) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    this.#offset = offset
  }

  get offset(): number {
    return this.#offset
  }

  uint8(): number {
    return this.#view.getUint8(this.#take(1))
  }

  /** Reads a little-endian number, like all numbers here. */
  uint32(): number {
    return this.#view.getUint32(this.#take(4), true)
  }

  int64(): bigint {
    return this.#view.getBigInt64(this.#take(8), true)
  }

  /** Reads an integer of variable length as a signed 64-bit number. */
  varInt(): bigint {
    const first = this.uint8()
    if (first < 0xfd) return BigInt(first)
    if (first === 0xfd) return BigInt(this.#view.getUint16(this.#take(2), true))
    return first === 0xfe ? BigInt(this.uint32()) : this.int64()
  }

  /** Reads a number of items: none for a negative number, whose lower half is the allocated size in bitcoinj. */
  count(): number {
    const value = this.varInt()
    requireRoom(value)
    return Number(value)
  }

  /** Returns a view of the next bytes. */
  bytes(length: number): Bytes {
    const start = this.#take(length)
    return this.#bytes.subarray(start, start + length)
  }

  /** Reads bytes after their length, of which the lower half counts. Returns a view. */
  varBytes(): Bytes {
    return this.bytes(requireRoom(this.varInt()))
  }

  #take(length: number): number {
    const start = this.#offset
    if (start + length > this.#bytes.length) throw new BitcoinError(`${length} bytes are missing at ${start}`)
    this.#offset = start + length
    return start
  }
}

/** Returns the signed lower half of a number. A length must not be negative. */
function requireRoom(value: bigint): number {
  const room = Number(BigInt.asIntN(32, value))
  if (room < 0) throw new BitcoinError(`a negative length: ${room}`)
  return room
}
