import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { decodeAbi } from './abi.ts'

const ERROR = '0x08c379a0'
const PANIC = '0x4e487b71'

/** Panic codes of Solidity. */
const PANICS: Readonly<Record<string, string>> = {
  0: 'generic compiler panic',
  1: 'assertion failed',
  17: 'arithmetic overflow or underflow',
  18: 'division by zero',
  33: 'invalid enum value',
  34: 'invalid encoding of a storage byte array',
  49: 'pop of an empty array',
  50: 'array index out of bounds',
  65: 'out of memory',
  81: 'call of an uninitialised function',
}

/** Describes a revert by its payload. Texts of the contract are returned unescaped. */
export function describeRevert(payload: Bytes): string {
  if (payload.length === 0) return 'without a reason'
  if (payload.length < 4) return `data ${toHex(payload)}`
  const selector = toHex(payload.subarray(0, 4))
  const body = payload.subarray(4)
  if (selector === ERROR) {
    const [reason] = decodeAbi(['string'], body) ?? []
    if (reason !== undefined) return reason
  }
  if (selector === PANIC) {
    const [code] = decodeAbi(['uint256'], body) ?? []
    if (code !== undefined) return `panic ${code}: ${PANICS[code] ?? 'unknown code'}`
  }
  return `custom error ${selector}${body.length === 0 ? '' : ` with ${body.length} bytes`}`
}
