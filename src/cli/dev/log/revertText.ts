import { readAbiBytes } from '../../../base/abiBytes.ts'
import type { Bytes } from '../../../base/bytes.ts'
import { decodePanicCode } from '../../../base/errorString.ts'
import { toHex } from '../../../base/hex.ts'

const ERROR = '0x08c379a0'

/** Panic codes of Solidity, in hexadecimal as its documentation has them. */
const PANICS: Readonly<Record<string, string>> = {
  '00': 'generic compiler panic',
  '01': 'assertion failed',
  '11': 'arithmetic overflow or underflow',
  '12': 'division by zero',
  '21': 'invalid enum value',
  '22': 'invalid encoding of a storage byte array',
  '31': 'pop of an empty array',
  '32': 'array index out of bounds',
  '41': 'out of memory',
  '51': 'call of an uninitialised function',
}

/** Describes a revert by its payload. Texts of the contract are returned unescaped. */
export function describeRevert(payload: Bytes): string {
  return describeKnownRevert(payload) ?? describeCustomError(payload)
}

/** Describes a revert without data, with a text, or with a panic. Undefined for a custom error. */
export function describeKnownRevert(payload: Bytes): string | undefined {
  if (payload.length === 0) return 'without a reason'
  if (payload.length < 4) return `data ${toHex(payload)}`
  if (toHex(payload.subarray(0, 4)) === ERROR) {
    const text = readAbiBytes(payload.subarray(4), 0)
    return text && new TextDecoder().decode(text)
  }
  const panic = namePanic(payload)
  return panic && `${panic.name}: ${panic.meaning}`
}

/** Returns the name and the meaning of a panic; undefined for other payloads. */
export function namePanic(payload: Bytes) {
  const code = decodePanicCode(payload)
  if (code === undefined) return undefined
  const digits = code.toString(16).padStart(2, '0')
  return { name: `panic 0x${digits}`, meaning: PANICS[digits] ?? 'unknown code' }
}

function describeCustomError(payload: Bytes): string {
  const length = payload.length - 4
  return `custom error ${toHex(payload.subarray(0, 4))}${length === 0 ? '' : ` with ${length} bytes`}`
}
