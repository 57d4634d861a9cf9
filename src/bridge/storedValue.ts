import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import type { BridgeCall, BridgeReader } from './bridgeCall.ts'
import { decodeEntry, decodeGroups, EMPTY_LIST, type StorageEntry } from './storageEntry.ts'

/** Decodes an entry's content; undefined if the entry is empty. Throws `UndecodableEntry`. */
export async function readEntry<T>(
  call: Pick<BridgeReader, 'read'>,
  entry: StorageEntry,
  decode: (bytes: Bytes) => T,
): Promise<T | undefined> {
  const bytes = await call.read(entry)
  return bytes === undefined ? undefined : decodeEntry(entry, bytes, decode)
}

/** Returns the RLP of a stored list. Throws `UndecodableEntry` unless it consists of groups of `groupSize` items. */
export async function readListEntry(call: BridgeCall, entry: StorageEntry, groupSize: number): Promise<Bytes> {
  const checked = await readEntry(call, entry, (bytes) => {
    decodeGroups(bytes, groupSize)
    return bytes
  })
  return checked ?? EMPTY_LIST
}

/** An entry, or a function that chooses it by the network and the rules of the call. */
type EntryChoice = StorageEntry | ((call: BridgeCall) => StorageEntry)

/** The form of an entry's content. */
interface Codec<T> {
  decode(bytes: Bytes): T
  /** Returns no bytes if the entry must be emptied. */
  encode(value: T): Bytes
}

/** An entry's content as a call sees it: the value that it has set itself, else the stored value. */
export interface StoredValue<T> {
  /** Returns undefined if the entry is empty. Throws `UndecodableEntry`. */
  get(call: BridgeCall): Promise<T | undefined>
  /** Sets the value that is written after the method has returned. Undefined empties the entry. */
  set(call: BridgeCall, value: T | undefined): void
}

/** Returns access to one entry. A value that a call has set is written after the method has returned. */
export function storedValue<T>(choice: EntryChoice, { decode, encode }: Codec<T>): StoredValue<T> {
  const valuesSet = new WeakMap<BridgeCall, { value: T | undefined }>()
  return {
    async get(call) {
      const own = valuesSet.get(call)
      return own === undefined ? readEntry(call, entryOf(choice, call), decode) : own.value
    },
    set(call, value) {
      const own = valuesSet.get(call)
      if (own !== undefined) {
        own.value = value
        return
      }
      const held = { value }
      valuesSet.set(call, held)
      call.atEnd(() => call.write(entryOf(choice, call), held.value === undefined ? EMPTY_BYTES : encode(held.value)))
    },
  }
}

/** A list, map or set that a call loads once and changes in place. */
export interface StoredCollection<T> {
  /**
   * Returns the same object each time within a call. It is written after the method has returned, even if it has not
   * changed: in the reference node a read turns an empty entry into an empty collection. Throws `UndecodableEntry`.
   */
  load(call: BridgeCall): Promise<T>
}

/** Returns access to one entry with a collection. */
export function storedCollection<T>(
  choice: EntryChoice,
  { decode, encode, createEmpty }: Codec<T> & { createEmpty(): T },
): StoredCollection<T> {
  const loaded = new WeakMap<BridgeCall, T>()
  return {
    async load(call) {
      const known = loaded.get(call)
      if (known !== undefined) return known
      const collection = (await readEntry(call, entryOf(choice, call), decode)) ?? createEmpty()
      loaded.set(call, collection)
      call.atEnd(() => call.write(entryOf(choice, call), encode(collection)))
      return collection
    },
  }
}

function entryOf(choice: EntryChoice, call: BridgeCall): StorageEntry {
  return typeof choice === 'function' ? choice(call) : choice
}
