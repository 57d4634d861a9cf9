/**
 * Statements packed for a thread: the values of a block's rows are thousands of short byte strings, each of which would
 * be sent as a separate buffer.
 */
import { isRows } from '../sizes.ts'
import type { SqlRows, SqlValue, Statement } from '../sql.ts'

/** Values as consecutive bytes in memory that is transferred; texts are sent as they are. */
export interface PackedStatements {
  readonly buffer: ArrayBuffer
  /** The texts, each once. */
  readonly texts: readonly string[]
}

const [NOTHING, NUMBER, TEXT, BYTES, ROWS] = [0, 1, 2, 3, 4]

const FIRST_SIZE = 2 ** 12
const KIND_BYTES = 1
const COUNT_BYTES = 4
const NUMBER_BYTES = 8

/** Packs statements into a growing buffer. */
class Writer {
  /** The texts by their position. Most statements of a write differ in their values only. */
  readonly #places = new Map<string, number>()
  #bytes = new Uint8Array(FIRST_SIZE)
  #view = new DataView(this.#bytes.buffer)
  #end = 0

  packed(): PackedStatements {
    return { buffer: this.#bytes.buffer, texts: [...this.#places.keys()] }
  }

  putStatements(statements: readonly Statement[]): void {
    this.#putCount(statements.length)
    for (const { sql, values } of statements) {
      this.#putText(sql)
      this.#putCount(values.length)
      for (const value of values) {
        if (isRows(value)) this.#putRows(value)
        else this.#putValue(value)
      }
    }
  }

  #putRows(rows: SqlRows): void {
    this.#putKind(ROWS)
    this.#putCount(rows.length)
    for (const row of rows) {
      this.#putCount(row.length)
      for (const value of row) this.#putValue(value)
    }
  }

  #putValue(value: SqlValue): void {
    if (value === null) this.#putKind(NOTHING)
    else if (typeof value === 'number') this.#putNumber(value)
    else if (typeof value === 'string') {
      this.#putKind(TEXT)
      this.#putText(value)
    } else this.#putBytes(value)
  }

  #putNumber(value: number): void {
    this.#putKind(NUMBER)
    this.#reserve(NUMBER_BYTES)
    this.#view.setFloat64(this.#end, value)
    this.#end += NUMBER_BYTES
  }

  #putText(text: string): void {
    const place = this.#places.get(text) ?? this.#places.size
    this.#places.set(text, place)
    this.#putCount(place)
  }

  #putBytes(value: Uint8Array): void {
    this.#putKind(BYTES)
    this.#putCount(value.length)
    this.#reserve(value.length)
    this.#bytes.set(value, this.#end)
    this.#end += value.length
  }

  #putCount(count: number): void {
    this.#reserve(COUNT_BYTES)
    this.#view.setUint32(this.#end, count)
    this.#end += COUNT_BYTES
  }

  #putKind(kind: number): void {
    this.#reserve(KIND_BYTES)
    this.#bytes[this.#end++] = kind
  }

  #reserve(count: number): void {
    if (this.#end + count <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#end + count))
    larger.set(this.#bytes)
    this.#bytes = larger
    this.#view = new DataView(larger.buffer)
  }
}

/** Unpacks the output of a {@link Writer}. */
class Reader {
  readonly #buffer: ArrayBuffer
  readonly #view: DataView
  readonly #texts: readonly string[]
  #at = 0

  constructor({ buffer, texts }: PackedStatements) {
    this.#buffer = buffer
    this.#view = new DataView(buffer)
    this.#texts = texts
  }

  takeStatements(): Statement[] {
    return this.#takeAll(() => ({ sql: this.#takeText(), values: this.#takeAll(() => this.#takeValueOrRows()) }))
  }

  #takeValueOrRows(): SqlValue | SqlRows {
    const kind = this.#takeKind()
    return kind === ROWS ? this.#takeAll(() => this.#takeRow()) : this.#takeValue(kind)
  }

  #takeRow(): SqlValue[] {
    return this.#takeAll(() => this.#takeValue(this.#takeKind()))
  }

  #takeAll<T>(take: () => T): T[] {
    const taken: T[] = []
    for (let left = this.#takeCount(); left > 0; left--) taken.push(take())
    return taken
  }

  #takeValue(kind: number): SqlValue {
    if (kind === NOTHING) return null
    if (kind === NUMBER) return this.#takeNumber()
    return kind === TEXT ? this.#takeText() : this.#takeBytes()
  }

  #takeNumber(): number {
    const value = this.#view.getFloat64(this.#at)
    this.#at += NUMBER_BYTES
    return value
  }

  #takeText(): string {
    return this.#texts[this.#takeCount()] ?? ''
  }

  #takeBytes(): Uint8Array {
    const length = this.#takeCount()
    const value = new Uint8Array(this.#buffer, this.#at, length)
    this.#at += length
    return value
  }

  #takeKind(): number {
    return this.#view.getUint8(this.#at++)
  }

  #takeCount(): number {
    const count = this.#view.getUint32(this.#at)
    this.#at += COUNT_BYTES
    return count
  }
}

export function packStatements(statements: readonly Statement[]): PackedStatements {
  const writer = new Writer()
  writer.putStatements(statements)
  return writer.packed()
}

/** Unpacks statements. Their bytes are views of the buffer. */
export function unpackStatements(packed: PackedStatements): Statement[] {
  return new Reader(packed).takeStatements()
}
