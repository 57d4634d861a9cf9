import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import type { StateView, WritableState } from '../../state/stateView.ts'

/** The sequential list of transactions, which reads the writes of all parallel lists. */
export const SEQUENTIAL = -1

export type ReplayState = ReturnType<typeof createReplayState>

interface WrittenSlot {
  readonly slot: Bytes
  /** The list that last wrote it. */
  readonly list: number
}

/**
 * Returns the state of a block that is executed again, which can be observed for some transactions. `before` is the
 * state before the block, with which every parallel list begins.
 */
export function createReplayState(own: WritableState, before: Pick<StateView, 'getStorage'> = own) {
  const written = new Map<string, Map<string, WrittenSlot>>()
  const found = new Map<string, Promise<readonly Bytes[] | undefined>>()
  let current = own
  let list = SEQUENTIAL

  const noteSlot = (address: Bytes, slot: Bytes) => {
    const key = toHex(address)
    const slots = written.get(key) ?? new Map<string, WrittenSlot>()
    written.set(key, slots.set(toHex(slot), { slot, list }))
  }

  const isHidden = (address: Bytes, slot: Bytes): boolean => {
    const writer = list === SEQUENTIAL ? undefined : written.get(toHex(address))?.get(toHex(slot))
    return writer !== undefined && writer.list !== list
  }

  const view: WritableState = {
    getAccount: (address) => current.getAccount(address),
    getStorage: (address, slot) => current.getStorage(address, slot),
    getCode: (address) => current.getCode(address),
    isContract: (address) => current.isContract(address),
    putAccount: (address, account) => current.putAccount(address, account),
    putStorage(address, slot, value) {
      noteSlot(address, slot)
      return current.putStorage(address, slot, value)
    },
    putCode: (address, code) => current.putCode(address, code),
    markContract: (address) => current.markContract(address),
    deleteAccount: (address) => current.deleteAccount(address),
    checkpoint: () => current.checkpoint(),
    commit: () => current.commit(),
    revert: () => current.revert(),
    changes: () => current.changes(),
  }

  return {
    view,
    /** Sends all accesses through the state that `wrap` returns, until the returned function is called. */
    watch(wrap: ((state: WritableState) => WritableState) | undefined): () => void {
      current = wrap?.(own) ?? own
      return () => {
        current = own
      }
    },
    /** Continues with a transaction of another list of the block (RSKIP-144). */
    enterList(entered: number): void {
      list = entered
    },
    /**
     * Returns the value of a storage slot for the current list, without observers; parallel lists do not see each
     * other's writes.
     */
    readCell: (address: Bytes, slot: Bytes): MaybePromise<Bytes | undefined> =>
      (isHidden(address, slot) ? before : own).getStorage(address, slot),
    /** Returns the slots of a contract that were written here. */
    writtenSlots: (address: Bytes): readonly Bytes[] =>
      [...(written.get(toHex(address))?.values() ?? [])].map(({ slot }) => slot),
    /** Returns the slots of a contract that were written here, and those `below`; undefined if those are too many. */
    async slotsOf(
      address: Bytes,
      below: (address: Bytes) => Promise<readonly Bytes[] | undefined>,
    ): Promise<readonly Bytes[] | undefined> {
      const key = toHex(address)
      const known = found.get(key) ?? below(address)
      found.set(key, known)
      const slots = await known
      if (slots === undefined) return undefined
      const names = new Set<string>(slots.map(toHex))
      const added = [...(written.get(key) ?? [])].filter(([name]) => !names.has(name))
      return [...slots, ...added.map(([, { slot }]) => slot)]
    },
  }
}
