import { LRUCache } from 'lru-cache'
import { ADDRESS_BYTES, type Bytes, concatBytes, equalBytes, padLeft, stripLeadingZeros } from '../base/bytes.ts'
import { atMost } from '../base/cacheBounds.ts'
import { mapKey } from '../base/mapKey.ts'
import { keccak256 } from '../crypto/keccak.ts'

const DOMAIN = Uint8Array.of(0)
const STORAGE = Uint8Array.of(0)
const CODE = Uint8Array.of(0x80)
const SLOT_ZERO = Uint8Array.of(0)
/** Bytes of the hash in the key of an account or a storage slot. */
export const SECURE_PREFIX_BYTES = 10
const ADDRESS_AT = DOMAIN.length + SECURE_PREFIX_BYTES
const MAX_CACHED_PREFIXES = 20_000

const prefixes = new LRUCache<string, Bytes>(atMost(MAX_CACHED_PREFIXES))

/** Returns the first bytes of the hash, so that no sender can degenerate the trie by choosing keys. */
function securePrefix(bytes: Bytes): Bytes {
  const name = mapKey(bytes)
  const known = prefixes.get(name)
  if (known !== undefined) return known
  const prefix = keccak256(bytes).slice(0, SECURE_PREFIX_BYTES)
  prefixes.set(name, prefix)
  return prefix
}

/**
 * Returns the unitrie key of an account: 31 bytes, or 12 for REMASC's sender, whose address is one byte
 * (protocol/state#keys).
 */
export function accountKey(address: Bytes): Bytes {
  return concatBytes(DOMAIN, securePrefix(address), address)
}

/** Returns the key of the account to which a key of the state belongs. */
export function accountKeyOf(key: Bytes): Bytes {
  return key.subarray(0, ADDRESS_AT + ADDRESS_BYTES)
}

/** Returns the trie key whose value marks an account as a contract. Its storage is below that key. */
export function contractMarkerKey(address: Bytes): Bytes {
  return concatBytes(DOMAIN, securePrefix(address), address, STORAGE)
}

/** Returns the trie key of a storage slot. `slot` is a 32-byte word. */
export function storageKey(address: Bytes, slot: Bytes): Bytes {
  const stripped = stripLeadingZeros(slot)
  const tail = stripped.length === 0 ? SLOT_ZERO : stripped
  const addressEnd = ADDRESS_AT + address.length
  const slotAt = addressEnd + STORAGE.length
  // Hot path: written by hand. The bytes of DOMAIN and STORAGE are zero already.
  const key = new Uint8Array(slotAt + SECURE_PREFIX_BYTES + tail.length)
  key.set(securePrefix(address), DOMAIN.length)
  key.set(address, ADDRESS_AT)
  key.set(securePrefix(slot), slotAt)
  key.set(tail, slotAt + SECURE_PREFIX_BYTES)
  return key
}

/** Returns the slot, without leading zeros, of a contract's storage key. */
export function slotOfKey(key: Bytes): Bytes {
  return key.subarray(ADDRESS_AT + ADDRESS_BYTES + STORAGE.length + SECURE_PREFIX_BYTES)
}

/** Returns the address of the account to which a key of the state belongs. */
export function addressOfKey(key: Bytes): Bytes {
  return key.subarray(ADDRESS_AT, ADDRESS_AT + ADDRESS_BYTES)
}

/** Returns the contract and the slot (without leading zeros) of a storage key; undefined for other keys. */
export function cellOfKey(key: Bytes): { readonly address: Bytes; readonly slot: Bytes } | undefined {
  const address = key.subarray(ADDRESS_AT, ADDRESS_AT + ADDRESS_BYTES)
  const slot = slotOfKey(key)
  return slot.length === 0 || slot.length > 32 ? undefined : { address, slot }
}

/** Returns the unitrie key of a contract's code. */
export function codeKey(address: Bytes): Bytes {
  return concatBytes(DOMAIN, securePrefix(address), address, CODE)
}

/** The kind of a trie key. */
export type StateKeyKind = 'account' | 'marker' | 'code' | 'cell'

/** Returns the kind of an external key; undefined if none of the functions above creates it. */
export function kindOfStateKey(key: Bytes): StateKeyKind | undefined {
  const address = key.subarray(ADDRESS_AT, ADDRESS_AT + ADDRESS_BYTES)
  const isRemasc = address.length === 1 && address[0] === 0
  if (address.length !== ADDRESS_BYTES && !isRemasc) return undefined
  if (equalBytes(key, accountKey(address))) return 'account'
  if (isRemasc) return undefined
  if (equalBytes(key, contractMarkerKey(address))) return 'marker'
  if (equalBytes(key, codeKey(address))) return 'code'
  const slot = slotOfKey(key)
  if (slot.length > 32) return undefined
  return equalBytes(key, storageKey(address, padLeft(slot, 32))) ? 'cell' : undefined
}
