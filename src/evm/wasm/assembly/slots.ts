import {
  SLOT_BYTES,
  SLOT_CONTRACT,
  SLOT_MARK,
  SLOT_KEY,
  SLOT_VALUE,
  SLOTS,
  FIRST_CONTRACT,
  CURRENT_MARK,
  HASH_SEED,
  JOURNAL_TOP,
  GROUP_SLOTS,
  GROUPS,
  JOURNAL_END,
  RECORD_BYTES,
  RECORD_SLOT,
  RECORD_VALUE,
} from '../layout'
import { copyWord, isEqual } from './words'

// Cached storage slots, in a hash table of contract and key with groups of entries. A slot that finds no free entry in its group is
// not cached. The hash has a secret seed, and filling a group on purpose only slows down that contract.

const MIX: u64 = 0x9e3779b97f4a7c15

/** Returns the first entry of a slot's group. */
// @ts-ignore: decorator
@inline
function groupOf(contract: u32, key: u32): u32 {
  let hash = (load<u64>(HASH_SEED) ^ u64(contract)) * MIX
  hash = (hash ^ (hash >> 32) ^ load<u64>(key)) * MIX
  hash = (hash ^ (hash >> 32) ^ load<u64>(key, 8)) * MIX
  hash = (hash ^ (hash >> 32) ^ load<u64>(key, 16)) * MIX
  hash = (hash ^ (hash >> 32) ^ load<u64>(key, 24)) * MIX
  return SLOTS + u32((hash >> 40) & (GROUPS - 1)) * (GROUP_SLOTS * SLOT_BYTES)
}

/** Returns the entry of the slot whose key is at address `key`; 0 if it is not cached. */
export function find(contract: u32, key: u32): u32 {
  const group = groupOf(contract, key)
  const end = group + GROUP_SLOTS * SLOT_BYTES
  for (let entry = group; entry < end; entry += SLOT_BYTES) {
    if (load<u32>(entry, SLOT_CONTRACT) == contract && isEqual(entry + SLOT_KEY, key)) return entry
  }
  return 0
}

/** Returns a new entry for a slot that is not cached; 0 if its group is full. */
export function insert(contract: u32, key: u32): u32 {
  const group = groupOf(contract, key)
  const end = group + GROUP_SLOTS * SLOT_BYTES
  const first = load<u32>(FIRST_CONTRACT)
  for (let entry = group; entry < end; entry += SLOT_BYTES) {
    if (load<u32>(entry, SLOT_CONTRACT) >= first) continue
    store<u32>(entry, contract, SLOT_CONTRACT)
    store<u32>(entry, 0, SLOT_MARK)
    copyWord(entry + SLOT_KEY, key)
    return entry
  }
  return 0
}

/** Records the value of an entry before a write, once since the newest mark. Returns false if the journal is full. */
export function record(entry: u32): bool {
  const mark = load<u32>(CURRENT_MARK)
  if (load<u32>(entry, SLOT_MARK) == mark) return true
  const top = load<u32>(JOURNAL_TOP)
  if (top == JOURNAL_END) return false
  store<u32>(top, entry, RECORD_SLOT)
  copyWord(top + RECORD_VALUE, entry + SLOT_VALUE)
  store<u32>(JOURNAL_TOP, top + RECORD_BYTES)
  store<u32>(entry, mark, SLOT_MARK)
  return true
}

/** Undoes the writes since the journal's top was at `top`. */
export function undoTo(top: u32): void {
  let record = load<u32>(JOURNAL_TOP)
  while (record > top) {
    record -= RECORD_BYTES
    const entry = load<u32>(record, RECORD_SLOT)
    store<u32>(entry, 0, SLOT_MARK)
    copyWord(entry + SLOT_VALUE, record + RECORD_VALUE)
  }
  store<u32>(JOURNAL_TOP, top)
}
