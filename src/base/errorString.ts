import { readAbiBytes } from './abiBytes.ts'
import { type Bytes, equalBytes } from './bytes.ts'
import { fromHex } from './hex.ts'
import { bytesToBigint } from './integer.ts'

/** Selector of Solidity's `Error(string)`. */
const ERROR_SELECTOR = fromHex('0x08c379a0')
const MAX_REASON_BYTES = 4096
/** Selector of Solidity's `Panic(uint256)`. */
const PANIC_SELECTOR = fromHex('0x4e487b71')
const PANIC_BYTES = 36

/**
 * Returns the text of a revert payload that is Solidity's `Error(string)`, truncated to 4,096 bytes; undefined for
 * others.
 */
export function decodeErrorString(payload: Bytes): string | undefined {
  if (payload.length < 68 || !equalBytes(payload.subarray(0, 4), ERROR_SELECTOR)) return undefined
  const reason = readAbiBytes(payload.subarray(4), 0)
  return reason && new TextDecoder().decode(reason.subarray(0, MAX_REASON_BYTES))
}

/** Returns the code of a revert's payload that is Solidity's `Panic(uint256)`. */
export function decodePanicCode(payload: Bytes): bigint | undefined {
  if (payload.length < PANIC_BYTES || !equalBytes(payload.subarray(0, 4), PANIC_SELECTOR)) return undefined
  return bytesToBigint(payload.subarray(4, PANIC_BYTES))
}
