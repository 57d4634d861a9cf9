import type { Bytes } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import { bytesToBigint, signedBytesToBigint } from '../../../base/integer.ts'

/** A type of Solidity's ABI. */
export type AbiType = Traits &
  (
    | { readonly kind: 'uint' | 'int' | 'address' | 'bool' | 'fixedBytes'; readonly bytes: number }
    | { readonly kind: 'string' | 'bytes' }
    | { readonly kind: 'array'; readonly of: AbiType; readonly length: number | undefined }
    | { readonly kind: 'tuple'; readonly members: readonly AbiType[] }
  )

interface Traits {
  /** The name in signatures. */
  readonly canonical: string
  /** The size of a value in its place, in bytes; undefined if an offset is there. */
  readonly size: number | undefined
  /** Levels of arrays and tuples. */
  readonly levels: number
}

const MAX_LEVELS = 16
const MAX_MEMBERS = 256
const ELEMENTARY = /^(?:(uint|int|bytes)([1-9]\d{0,2})|address|bool|string|bytes|function|uint|int)$/
const ARRAY = /^(.*)\[(\d{0,9})\]$/s

/** Returns the type with this name and, for tuples, with these components. Undefined if Solidity has no such type. */
export function parseAbiType(name: string, components: readonly AbiType[] = []): AbiType | undefined {
  if (name === 'tuple') return tupleOf(components)
  const [, inner, length] = ARRAY.exec(name) ?? []
  if (inner === undefined || length === undefined) return parseElementary(name)
  const of = parseAbiType(inner, components)
  return of && arrayOf(of, length)
}

function tupleOf(members: readonly AbiType[]): AbiType | undefined {
  const levels = 1 + Math.max(0, ...members.map((member) => member.levels))
  if (levels > MAX_LEVELS || members.length > MAX_MEMBERS) return undefined
  const canonical = `(${members.map((member) => member.canonical).join(',')})`
  const size = members.reduce<number | undefined>((sum, member) => addSizes(sum, member.size), 0)
  return { kind: 'tuple', members, canonical, levels, size }
}

const addSizes = (first: number | undefined, second: number | undefined) =>
  first === undefined || second === undefined ? undefined : first + second

function arrayOf(of: AbiType, digits: string): AbiType | undefined {
  const levels = of.levels + 1
  if (levels > MAX_LEVELS) return undefined
  const length = digits === '' ? undefined : Number(digits)
  const size = of.size === undefined || length === undefined ? undefined : of.size * length
  return { kind: 'array', of, length, canonical: `${of.canonical}[${digits}]`, levels, size }
}

function parseElementary(name: string): AbiType | undefined {
  const [matched, sized, digits] = ELEMENTARY.exec(name) ?? []
  if (matched === undefined) return undefined
  if (sized === 'bytes') return wordOf('fixedBytes', Number(digits), name)
  if (sized === 'uint' || sized === 'int') return wordOf(sized, Number(digits) / 8, name)
  if (name === 'uint' || name === 'int') return wordOf(name, 32, `${name}256`)
  if (name === 'address') return wordOf(name, 20, name)
  if (name === 'bool') return wordOf(name, 1, name)
  if (name === 'function') return wordOf('fixedBytes', 24, name)
  return { kind: name === 'string' ? 'string' : 'bytes', canonical: name, size: undefined, levels: 0 }
}

type WordKind = Extract<AbiType, { bytes: number }>['kind']

function wordOf(kind: WordKind, bytes: number, canonical: string): AbiType | undefined {
  return Number.isInteger(bytes) && bytes <= 32 ? { kind, bytes, canonical, size: 32, levels: 0 } : undefined
}

/** How values are printed. */
export interface AbiStyle {
  /** Whether texts have quotes, and long values are shortened. */
  readonly isShort: boolean
  /** Returns the name of a contract, to print it with its address. */
  nameOf?(address: string): string | undefined
}

/** Values that are printed of one list of values, with those of arrays and tuples. */
const MAX_VALUES = 64
const MAX_ELEMENTS = 32
const SHORT_CHARACTERS = 200
const SHORT_BYTES = 64

/** Thrown if bytes do not hold the types. */
class Malformed extends Error {}

/** Returns the texts of values of these types; undefined if the bytes do not hold them. Their number is bounded. */
export function printAbi(types: readonly AbiType[], bytes: Bytes, style: AbiStyle): readonly string[] | undefined {
  try {
    return createPrinter(style).members(types, bytes)
  } catch (error) {
    if (error instanceof Malformed) return undefined
    throw error
  }
}

function createPrinter({ isShort, nameOf }: AbiStyle) {
  let left = MAX_VALUES

  /** Prints values whose heads begin at 0; the offsets of dynamic ones count from there. */
  function members(types: readonly AbiType[], bytes: Bytes): string[] {
    let at = 0
    return types.map((type) => {
      const { size } = type
      const text = left-- <= 0 ? '…' : value(type, size === undefined ? follow(bytes, at) : bytes.subarray(at))
      at += size ?? 32
      if (at > bytes.length) throw new Malformed()
      return text
    })
  }

  function value(type: AbiType, bytes: Bytes): string {
    switch (type.kind) {
      case 'tuple':
        return `(${members(type.members, bytes).join(', ')})`
      case 'array':
        return array(type, bytes)
      case 'string':
        return text(contentOf(bytes))
      case 'bytes':
        return shortHex(contentOf(bytes))
      default:
        return word(type, requireWord(bytes, 0))
    }
  }

  function array({ of, length }: Extract<AbiType, { kind: 'array' }>, bytes: Bytes): string {
    const count = length ?? requireSmall(bytes, 0)
    const elements = length === undefined ? bytes.subarray(32) : bytes
    if (count * (of.size ?? 32) > elements.length) throw new Malformed()
    const shown = Math.min(count, MAX_ELEMENTS, Math.max(left, 0))
    const texts = members(new Array<AbiType>(shown).fill(of), elements)
    return `[${[...texts, ...(shown < count ? [`… ${count - shown} more`] : [])].join(', ')}]`
  }

  function word({ kind, bytes: length }: Extract<AbiType, { bytes: number }>, bytes: Bytes): string {
    if (kind === 'fixedBytes') return toHex(bytes.subarray(0, length))
    if (kind === 'int') return `${signedBytesToBigint(bytes)}`
    if (bytes.subarray(0, 32 - length).some((byte) => byte !== 0)) throw new Malformed()
    if (kind === 'uint') return `${bytesToBigint(bytes)}`
    if (kind === 'bool') return bytes[31] === 0 ? 'false' : 'true'
    const address = toHex(bytes.subarray(12))
    const name = nameOf?.(address)
    return name === undefined ? address : `${name} ${address}`
  }

  function text(bytes: Bytes): string {
    const whole = new TextDecoder().decode(isShort ? bytes.subarray(0, 4 * SHORT_CHARACTERS) : bytes)
    if (!isShort) return whole
    const isLong = whole.length > SHORT_CHARACTERS
    return JSON.stringify(isLong ? `${whole.slice(0, SHORT_CHARACTERS)}…` : whole)
  }

  function shortHex(bytes: Bytes): string {
    if (!isShort || bytes.length <= SHORT_BYTES) return toHex(bytes)
    return `${toHex(bytes.subarray(0, SHORT_BYTES))}… (${bytes.length} bytes)`
  }

  return { members }
}

function requireWord(bytes: Bytes, at: number): Bytes {
  if (at + 32 > bytes.length) throw new Malformed()
  return bytes.subarray(at, at + 32)
}

/** Returns the word at `at` as an offset or a count, which is at most the number of bytes. */
function requireSmall(bytes: Bytes, at: number): number {
  const value = bytesToBigint(requireWord(bytes, at))
  if (value > BigInt(bytes.length)) throw new Malformed()
  return Number(value)
}

const follow = (bytes: Bytes, at: number): Bytes => bytes.subarray(requireSmall(bytes, at))

/** Returns the bytes that follow their length. */
function contentOf(bytes: Bytes): Bytes {
  const length = requireSmall(bytes, 0)
  if (32 + length > bytes.length) throw new Malformed()
  return bytes.subarray(32, 32 + length)
}
