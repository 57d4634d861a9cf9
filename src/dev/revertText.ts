import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { decodeAbi } from './abi.ts'

const ERROR = '0x08c379a0'
const PANIC = '0x4e487b71'

/** Solidity's codes of what it checks by itself. */
const PANICS: Readonly<Record<string, string>> = {
  0: 'of the compiler',
  1: 'assert',
  17: 'arithmetic overflow or underflow',
  18: 'division by zero',
  33: 'no such value of the enum',
  34: 'storage byte array encoded wrongly',
  49: 'pop of an empty array',
  50: 'index out of bounds',
  65: 'out of memory',
  81: 'call of a function that is not there',
}

/** What a revert says, as far as its payload tells; its texts are the contract's, as they are. */
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
    if (code !== undefined) return `panic ${code}: ${PANICS[code] ?? 'of no known kind'}`
  }
  return `custom error ${selector}${body.length === 0 ? '' : ` with ${body.length} bytes`}`
}
