import { concatBytes } from '../../src/base/bytes.ts'
import { fromHex } from '../../src/base/hex.ts'
import { toWord } from '../../src/base/integer.ts'
import { CODES } from './names.ts'

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** Returns code as hex digits: opcodes by name, and numbers, each pushed with the fewest bytes. */
export function code(...parts: readonly (string | number | bigint)[]): string {
  return parts.map((part) => (typeof part === 'string' ? opcode(part) : push(part))).join('')
}

function opcode(name: string): string {
  const found = CODES.get(name)
  if (found === undefined) throw new Error(`there is no opcode ${name}`)
  return hex(found)
}

function push(value: number | bigint): string {
  if (value === 0 || value === 0n) return '5f'
  const digits = value.toString(16)
  const padded = digits.length % 2 === 0 ? digits : `0${digits}`
  return hex(0x5f + padded.length / 2) + padded
}

/** Returns a push of `size` bytes, each of them `ab`. */
export const pushBytes = (size: number) => `${hex(0x5f + size)}${'ab'.repeat(size)}`

/** Returns a push of two bytes for a position in code, whatever the number. */
export const pushPlace = (place: number) => `61${place.toString(16).padStart(4, '0')}`

/** Returns the numbers as consecutive words. */
export const words = (...values: readonly bigint[]) => concatBytes(...values.map(toWord))

export const bytesOf = (digits: string) => fromHex(`0x${digits}`)
