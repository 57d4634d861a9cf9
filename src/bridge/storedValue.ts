import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { type BridgeCall, readAs } from './bridgeCall.ts'
import type { Cell } from './cell.ts'

/** A cell, or the one that the network and the rules of the call choose. */
export type Place = Cell | ((call: BridgeCall) => Cell)

/** The form in which a cell has its content; `encode` returns no bytes where the cell is to be emptied. */
export interface Codec<T> {
  decode(bytes: Bytes): T
  encode(value: T): Bytes
}

/** A cell's content as a call sees it: what it has set itself, else what is stored. */
export interface StoredValue<T> {
  /** Undefined when the cell is empty; throws `UndecodableCell`. */
  get(call: BridgeCall): Promise<T | undefined>
  /** Is written when the method has returned, and lost when it fails; undefined empties the cell. */
  set(call: BridgeCall, value: T | undefined): void
}

export function storedValue<T>(place: Place, { decode, encode }: Codec<T>): StoredValue<T> {
  const valuesSet = new WeakMap<BridgeCall, { value: T | undefined }>()
  return {
    async get(call) {
      const own = valuesSet.get(call)
      return own === undefined ? readAs(call, cellOf(place, call), decode) : own.value
    },
    set(call, value) {
      const own = valuesSet.get(call)
      if (own !== undefined) {
        own.value = value
        return
      }
      const held = { value }
      valuesSet.set(call, held)
      call.atEnd(() => call.write(cellOf(place, call), held.value === undefined ? EMPTY_BYTES : encode(held.value)))
    },
  }
}

/** A list, map or set that a call loads once and changes in place. */
export interface StoredCollection<T> {
  /**
   * The same object for each time in a call. It is written back when the method has returned, whether it was changed
   * or not: a call that only looks turns an empty cell into an empty collection, as in the reference. Throws
   * `UndecodableCell`.
   */
  load(call: BridgeCall): Promise<T>
}

export function storedCollection<T>(
  place: Place,
  { decode, encode, createEmpty }: Codec<T> & { createEmpty(): T },
): StoredCollection<T> {
  const loaded = new WeakMap<BridgeCall, T>()
  return {
    async load(call) {
      const known = loaded.get(call)
      if (known !== undefined) return known
      const collection = (await readAs(call, cellOf(place, call), decode)) ?? createEmpty()
      loaded.set(call, collection)
      call.atEnd(() => call.write(cellOf(place, call), encode(collection)))
      return collection
    },
  }
}

function cellOf(place: Place, call: BridgeCall): Cell {
  return typeof place === 'function' ? place(call) : place
}
