import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { keccak256 } from '../../base/keccak.ts'

/** What a refusal can tell of. */
export type Printable = string | bigint | number | Bytes

/** The longest text is the reference's about init code, with a hash in it. */
const MAX_CHARACTERS = 300
const MAX_BYTES = 64

/** At most 300 characters, whatever stood in the block; long bytes are told apart by their hash. */
export function print(value: Printable): string {
  if (!(value instanceof Uint8Array)) return shorten(String(value))
  return value.length <= MAX_BYTES ? toHex(value) : `${value.length} bytes with hash ${toHex(keccak256(value))}`
}

function shorten(text: string): string {
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS - 3)}...`
}
