import { type Bytes, EMPTY_BYTES, WORD_BYTES } from '../base/bytes.ts'
import { fromHex, isHex } from '../base/hex.ts'
import { WrongAnswer } from './errors.ts'
import { isList, isRecord, type JsonRecord, type JsonValue } from './json.ts'

/** Length of a quantity with a word's digits and their prefix. */
const MAX_QUANTITY_LENGTH = 2 + 2 * WORD_BYTES

/** Reads the members of a record. Each function throws `WrongAnswer` for a value of another form. */
export type Fields = ReturnType<typeof readFields>

/** Reads the members of a record, which messages call `what`. */
export function readFields(json: JsonValue | undefined, what: string) {
  if (!isRecord(json)) throw new WrongAnswer(what, 'it', 'is not an object')
  const value: JsonRecord = json
  const wrong = (member: string, problem: string) => new WrongAnswer(what, member, problem)
  const isAbsent = (member: string) => value[member] === undefined || value[member] === null

  /** Returns DATA of at most `maxBytes`. */
  function data(member: string, maxBytes = Number.POSITIVE_INFINITY): Bytes {
    const text = value[member]
    if (typeof text === 'string' && text.length > 2 + 2 * maxBytes)
      throw wrong(member, `is longer than ${maxBytes} bytes`)
    if (typeof text !== 'string' || !isHex(text) || text.length % 2 !== 0) throw wrong(member, 'is not data')
    return fromHex(text)
  }

  /** Returns DATA of `length` bytes. */
  function exactly(member: string, length: number): Bytes {
    const bytes = data(member)
    if (bytes.length !== length) throw wrong(member, `has ${bytes.length} bytes instead of ${length}`)
    return bytes
  }

  /** Returns a quantity of at most 32 bytes. */
  function quantity(member: string): bigint {
    const found = parseQuantity(value[member])
    if (found === undefined) throw wrong(member, 'is not a quantity')
    return found
  }

  /** Returns a quantity up to `max`. */
  function number(member: string, max = Number.MAX_SAFE_INTEGER): number {
    const found = quantity(member)
    if (found > BigInt(max)) throw wrong(member, `is above ${max}`)
    return Number(found)
  }

  /** Returns a list of at most `max` items. */
  function list(member: string, max: number): readonly JsonValue[] {
    const items = value[member]
    if (!isList(items)) throw wrong(member, 'is not a list')
    if (items.length > max) throw wrong(member, `has more than ${max} items`)
    return items
  }

  return {
    what,
    wrong,
    isAbsent,
    data,
    /** Returns DATA of at most `maxBytes`; no bytes if it is absent. */
    dataOrEmpty: (member: string, maxBytes: number): Bytes => (isAbsent(member) ? EMPTY_BYTES : data(member, maxBytes)),
    exactly,
    quantity,
    /** Returns a quantity; 0 if it is absent. */
    quantityOrZero: (member: string): bigint => (isAbsent(member) ? 0n : quantity(member)),
    number,
    list,
  }
}

/** Parses a quantity of at most 32 bytes, which may have leading zeros; undefined for any other value. */
export function parseQuantity(value: JsonValue | undefined): bigint | undefined {
  if (typeof value !== 'string' || value.length < 3 || value.length > MAX_QUANTITY_LENGTH || !isHex(value))
    return undefined
  return BigInt(value)
}
