import { type Bytes, copyBytes } from './bytes.ts'
import { bytesToText } from './bytesToText.ts'

/** Values that are encoded as their tag alone. */
const SIMPLE: readonly unknown[] = [undefined, null, false, true]
const TAG = { number: 4, bigint: 5, string: 6, bytes: 7, array: 8, object: 9 } as const

const FIRST_BYTES = 1_024
const textEncoder = new TextEncoder()
const textDecoder = new TextDecoder()

/**
 * Encodes plain data (objects, arrays, byte strings, strings, numbers, bigints) as one byte string, which is cheaper to
 * send to another process than structured data of many byte strings. Throws a `TypeError` for any other value.
 */
export function packValue(value: unknown): Bytes {
  const writer = new Writer()
  writer.write(value)
  return writer.written()
}

/** Returns the value that {@link packValue} has packed; its byte strings are views into `packed`. */
export function unpackValue(packed: Bytes): unknown {
  return new Reader(packed).read()
}

class Writer {
  #bytes = new Uint8Array(FIRST_BYTES)
  #view = new DataView(this.#bytes.buffer)
  #end = 0
  /** Positions of member names. Each name is written once. */
  readonly #names = new Map<string, number>()

  written(): Bytes {
    return this.#bytes.subarray(0, this.#end)
  }

  write(value: unknown): void {
    if (value === undefined || value === null || typeof value === 'boolean') this.#tag(SIMPLE.indexOf(value))
    else if (typeof value === 'number') this.#number(value)
    else if (typeof value === 'bigint') this.#bigint(value)
    else if (typeof value === 'string') this.#string(value)
    else if (value instanceof Uint8Array) this.#byteString(value)
    else if (Array.isArray(value)) this.#array(value)
    else if (isPlain(value)) this.#object(value)
    else throw new TypeError('only plain data can be packed')
  }

  #number(value: number): void {
    this.#tag(TAG.number)
    const at = this.#reserve(8)
    this.#view.setFloat64(at, value)
  }

  #bigint(value: bigint): void {
    this.#tag(TAG.bigint)
    const digits = value.toString(16)
    this.#count(digits.length)
    const at = this.#reserve(digits.length)
    for (let i = 0; i < digits.length; i++) this.#bytes[at + i] = digits.charCodeAt(i)
  }

  #string(value: string): void {
    this.#tag(TAG.string)
    this.#text(value)
  }

  #byteString(value: Bytes): void {
    this.#tag(TAG.bytes)
    this.#bytesOf(value)
  }

  #array(items: readonly unknown[]): void {
    this.#tag(TAG.array)
    this.#count(items.length)
    for (const item of items) this.write(item)
  }

  #object(value: object): void {
    this.#tag(TAG.object)
    const names = Object.keys(value)
    this.#count(names.length)
    for (const name of names) {
      this.#name(name)
      this.write(Reflect.get(value, name))
    }
  }

  #name(name: string): void {
    const known = this.#names.get(name)
    this.#count(known ?? this.#names.size)
    if (known !== undefined) return
    this.#names.set(name, this.#names.size)
    this.#text(name)
  }

  #tag(tag: number): void {
    const at = this.#reserve(1)
    this.#bytes[at] = tag
  }

  #count(count: number): void {
    const at = this.#reserve(4)
    this.#view.setUint32(at, count)
  }

  #text(text: string): void {
    this.#bytesOf(textEncoder.encode(text))
  }

  #bytesOf(bytes: Bytes): void {
    this.#count(bytes.length)
    const at = this.#reserve(bytes.length)
    copyBytes(this.#bytes, at, bytes, 0, bytes.length)
  }

  /** Reserves `count` bytes and returns the position of the first one. */
  #reserve(count: number): number {
    const at = this.#end
    this.#end += count
    if (this.#end > this.#bytes.length) this.#grow()
    return at
  }

  #grow(): void {
    const grown = new Uint8Array(Math.max(this.#end, 2 * this.#bytes.length))
    grown.set(this.#bytes)
    this.#bytes = grown
    this.#view = new DataView(grown.buffer)
  }
}

class Reader {
  readonly #bytes: Bytes
  readonly #view: DataView
  readonly #names: string[] = []
  #at = 0

  constructor(bytes: Bytes) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  }

  read(): unknown {
    const tag = this.#view.getUint8(this.#skip(1))
    if (tag < SIMPLE.length) return SIMPLE[tag]
    switch (tag) {
      case TAG.number:
        return this.#view.getFloat64(this.#skip(8))
      case TAG.bigint:
        return parseBigint(bytesToText(this.#next(), 'latin1'))
      case TAG.string:
        return this.#text()
      case TAG.bytes:
        return this.#next()
      case TAG.array:
        return Array.from({ length: this.#count() }, () => this.read())
      case TAG.object:
        return this.#object()
      default:
        throw new TypeError(`${tag} is no tag of packed data`)
    }
  }

  #object(): object {
    const object: Record<string, unknown> = {}
    for (let left = this.#count(); left > 0; left--) {
      const index = this.#count()
      if (index === this.#names.length) this.#names.push(this.#text())
      object[this.#names[index] ?? ''] = this.read()
    }
    return object
  }

  #count(): number {
    return this.#view.getUint32(this.#skip(4))
  }

  #next(): Bytes {
    const length = this.#count()
    const at = this.#skip(length)
    return this.#bytes.subarray(at, at + length)
  }

  #text(): string {
    return textDecoder.decode(this.#next())
  }

  /** Moves on by so many bytes; returns the position before. */
  #skip(count: number): number {
    const at = this.#at
    this.#at += count
    return at
  }
}

function parseBigint(digits: string): bigint {
  return digits.startsWith('-') ? -BigInt(`0x${digits.slice(1)}`) : BigInt(`0x${digits}`)
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
