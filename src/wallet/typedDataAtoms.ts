import { type Bytes, padLeft } from '../base/bytes.ts'
import { fromHex } from '../base/hex.ts'
import { toWord } from '../base/integer.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { InvalidTypedData } from './errors.ts'

const WORD_BYTES = 32
const WORD = 1n << 256n

/** The word that stands for a value that is no struct and no array (EIP-712, `encodeData`). Throws `InvalidTypedData`. */
export function encodeAtom(type: string, value: unknown, path: string): Bytes {
  if (type === 'string') return keccak256(new TextEncoder().encode(requireText(value, type, path)))
  if (type === 'bytes') return keccak256(requireBytes(value, type, path))
  if (type === 'bool') return encodeBoolean(value, path)
  if (type === 'address') return padLeft(requireBytes(value, type, path, 20), WORD_BYTES)
  const [, length] = /^bytes([1-9]|[12][0-9]|3[0-2])$/.exec(type) ?? []
  if (length !== undefined) return padRight(requireBytes(value, type, path, Number(length)))
  const [, unsigned, bits = '256'] = /^(u?)int([0-9]{1,3})?$/.exec(type) ?? []
  if (unsigned === undefined || Number(bits) % 8 !== 0 || Number(bits) < 8 || Number(bits) > 256) {
    throw new InvalidTypedData(`${path} is of a type that is not there: ${type}`)
  }
  return encodeInteger(value, unsigned === 'u', BigInt(bits), type, path)
}

const unfit = (type: string, path: string) => new InvalidTypedData(`${path} should be a value of type ${type}`)

function encodeBoolean(value: unknown, path: string): Bytes {
  if (typeof value !== 'boolean') throw unfit('bool', path)
  return toWord(value ? 1n : 0n)
}

function encodeInteger(value: unknown, isUnsigned: boolean, bits: bigint, type: string, path: string): Bytes {
  const number = readInteger(value)
  const end = 1n << (isUnsigned ? bits : bits - 1n)
  if (number === undefined || number >= end || number < (isUnsigned ? 0n : -end)) throw unfit(type, path)
  return toWord((number + WORD) % WORD)
}

function readInteger(value: unknown): bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  if (typeof value !== 'string' || !/^(-?[0-9]{1,78}|0x[0-9a-fA-F]{1,64})$/.test(value)) return undefined
  return BigInt(value)
}

function requireText(value: unknown, type: string, path: string): string {
  if (typeof value !== 'string') throw unfit(type, path)
  return value
}

function requireBytes(value: unknown, type: string, path: string, length?: number): Bytes {
  const text = requireText(value, type, path)
  if (!/^0x([0-9a-fA-F]{2})*$/.test(text)) throw unfit(type, path)
  const bytes = fromHex(text)
  if (length !== undefined && bytes.length !== length) throw unfit(type, path)
  return bytes
}

function padRight(bytes: Bytes): Bytes {
  const word = new Uint8Array(WORD_BYTES)
  word.set(bytes)
  return word
}
