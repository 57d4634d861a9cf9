import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { World } from '../../state/world.ts'

/** The world of a block that is executed anew, which can be watched for a while. */
export interface ReplayWorld {
  readonly world: World
  /** All goes through the world that `wrap` returns, until the function returned is called. */
  watch(wrap: ((world: World) => World) | undefined): () => void
  /** The slots of a contract that were written here, and those `below`; undefined when those are too many. */
  slotsOf(
    address: Bytes,
    below: (address: Bytes) => Promise<readonly Bytes[] | undefined>,
  ): Promise<readonly Bytes[] | undefined>
}

export function createReplayWorld(own: World): ReplayWorld {
  const written = new Map<string, Map<string, Bytes>>()
  const found = new Map<string, Promise<readonly Bytes[] | undefined>>()
  let current = own

  const noteSlot = (address: Bytes, slot: Bytes) => {
    const key = toHex(address)
    const slots = written.get(key) ?? new Map<string, Bytes>()
    written.set(key, slots.set(toHex(slot), slot))
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
    async slotsOf(address, below) {
      const key = toHex(address)
      const known = found.get(key) ?? below(address)
      found.set(key, known)
      const slots = await known
      if (slots === undefined) return undefined
      const names = new Set<string>(slots.map(toHex))
      const added = [...(written.get(key) ?? [])].filter(([name]) => !names.has(name))
      return [...slots, ...added.map(([, slot]) => slot)]
    },
  }
}
