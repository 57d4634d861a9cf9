import type { Bytes } from '../base/bytes.ts'
import { BitcoinError } from './bitcoinError.ts'
import { decodeVarInt } from './varInt.ts'

/** Reads Bitcoin's serialisation from front to back; throws a {@link BitcoinError} when it ends too early. */
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

  /** Little-endian, as all numbers are. */
  uint32(): number {
    return this.#view.getUint32(this.#take(4), true)
  }

  int64(): bigint {
    return this.#view.getBigInt64(this.#take(8), true)
  }

  varInt(): number {
    try {
      const { value, end } = decodeVarInt(this.#bytes, this.#offset)
      this.#offset = end
      return value
    } catch (error) {
      throw error instanceof RangeError ? new BitcoinError(error.message) : error
    }
  }

  /** A view. */
  bytes(length: number): Bytes {
    const start = this.#take(length)
    return this.#bytes.subarray(start, start + length)
  }

  /** Bytes behind their length; a view. */
  varBytes(): Bytes {
    return this.bytes(this.varInt())
  }

  #take(length: number): number {
    const start = this.#offset
    if (start + length > this.#bytes.length) throw new BitcoinError(`${length} bytes are missing at ${start}`)
    this.#offset = start + length
    return start
  }
}
