import { type Bytes, equalBytes } from './bytes.ts'
import { fromHex } from './hex.ts'
import { bytesToBigint } from './integer.ts'

/** Selector of Solidity's `Error(string)`. */
const ERROR_SELECTOR = fromHex('0x08c379a0')
const MAX_REASON_BYTES = 4096

/** The text of a revert's payload, when that is Solidity's `Error(string)`; a long one is cut. */
export function decodeErrorString(payload: Bytes): string | undefined {
  if (payload.length < 68 || !equalBytes(payload.subarray(0, 4), ERROR_SELECTOR)) return undefined
  const body = payload.subarray(4)
  const offset = readSmall(body, 0)
  if (offset === undefined) return undefined
  const length = readSmall(body, offset)
  if (length === undefined || offset + 32 + length > body.length) return undefined
  const text = body.subarray(offset + 32, offset + 32 + Math.min(length, MAX_REASON_BYTES))
  return new TextDecoder().decode(text)
}

/** The word at `offset` as a number, when it lies within `bytes` and could be a length or an offset there. */
function readSmall(bytes: Bytes, offset: number): number | undefined {
  if (offset + 32 > bytes.length) return undefined
  const value = bytesToBigint(bytes.subarray(offset, offset + 32))
  return value <= BigInt(bytes.length) ? Number(value) : undefined
}
