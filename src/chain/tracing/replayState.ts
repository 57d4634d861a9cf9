import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { Awaitable } from '../../concurrency/maybePromise.ts'
import type { World, WorldReader } from '../../state/stateView.ts'

/** The list of transactions that is no parallel one: it sees what all lists before it have written. */
export const SEQUENTIAL = -1

/** The world of a block that is executed anew, which can be watched for a while. */
export interface ReplayWorld {
  readonly world: World
  /** Continues with a transaction of another list of the block (RSKIP-144). */
  enterList(list: number): void
  /** All goes through the world that `wrap` returns, until the function returned is called. */
  watch(wrap: ((world: World) => World) | undefined): () => void
  /** Returns what a cell holds for the current list, read past the watching world: parallel lists do not see each other's writes. */
  readCell(address: Bytes, slot: Bytes): Awaitable<Bytes | undefined>
  /** The slots of a contract that were written here, and those `below`; undefined when those are too many. */
  slotsOf(
    address: Bytes,
    below: (address: Bytes) => Promise<readonly Bytes[] | undefined>,
  ): Promise<readonly Bytes[] | undefined>
}

interface WrittenCell {
  readonly slot: Bytes
  /** The list that wrote it last. */
  readonly list: number
}

/** `before` reads the state that all parallel lists begin with. */
export function createReplayWorld(own: World, before: Pick<WorldReader, 'getStorage'> = own): ReplayWorld {
  const written = new Map<string, Map<string, WrittenCell>>()
  const found = new Map<string, Promise<readonly Bytes[] | undefined>>()
  let current = own
  let list = SEQUENTIAL

  const noteSlot = (address: Bytes, slot: Bytes) => {
    const key = toHex(address)
    const slots = written.get(key) ?? new Map<string, WrittenCell>()
    written.set(key, slots.set(toHex(slot), { slot, list }))
  }

  const isHidden = (address: Bytes, slot: Bytes): boolean => {
    const writer = list === SEQUENTIAL ? undefined : written.get(toHex(address))?.get(toHex(slot))
    return writer !== undefined && writer.list !== list
  }

  return {
    world: {
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
    },
    watch(wrap) {
      current = wrap?.(own) ?? own
      return () => {
        current = own
      }
    },
    enterList(entered) {
      list = entered
    },
    readCell: (address, slot) => (isHidden(address, slot) ? before : own).getStorage(address, slot),
    async slotsOf(address, below) {
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
