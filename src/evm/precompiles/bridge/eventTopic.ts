import type { Bytes } from '../../../base/bytes.ts'
import { keccak256 } from '../../../base/keccak.ts'

/** The first topic of an event's logs; the signature names full types, as `release_btc(bytes32,bytes)`. */
export function eventTopic(signature: string): Bytes {
  return keccak256(new TextEncoder().encode(signature))
}
