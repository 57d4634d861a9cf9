import { readAbiBytes } from './abiBytes.ts'
import { type Bytes, equalBytes } from './bytes.ts'
import { fromHex } from './hex.ts'

/** Selector of Solidity's `Error(string)`. */
const ERROR_SELECTOR = fromHex('0x08c379a0')
const MAX_REASON_BYTES = 4096

/** The text of a revert's payload, when that is Solidity's `Error(string)`; a long one is cut. */
export function decodeErrorString(payload: Bytes): string | undefined {
  if (payload.length < 68 || !equalBytes(payload.subarray(0, 4), ERROR_SELECTOR)) return undefined
  const reason = readAbiBytes(payload.subarray(4), 0)
  return reason && new TextDecoder().decode(reason.subarray(0, MAX_REASON_BYTES))
}
