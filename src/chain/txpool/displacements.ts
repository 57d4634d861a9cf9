import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'
import type { PoolEntry } from './entry.ts'

/** Acknowledged entries that were displaced by a transaction that is not durable yet, and so may have to return. */
export interface Displacement {
  readonly sender: Bytes
  /** The sender's nonce in the newest block. */
  readonly accountNonce: bigint
  readonly entries: readonly PoolEntry[]
}

interface MutableDisplacement extends Displacement {
  accountNonce: bigint
  entries: readonly PoolEntry[]
}

/** Displacements by the hash of the transaction that caused them; usually there are none. */
export interface Displacements {
  get(by: Bytes): Displacement | undefined
  put(by: Bytes, displacement: Displacement): void
  /** Removes and returns a displacement: its transaction is durable, or has left. */
  take(by: Bytes): Displacement | undefined
  takeAll(): Displacement[]
  /**
   * Removes a displaced transaction that is not durable. The entries that it had displaced itself replace it in its
   * displacement; they are returned if that does not exist any more.
   */
  giveUp(hash: Bytes): readonly PoolEntry[]
  /** Follows a sender's account, and removes and returns the entries whose nonces are used. */
  follow(sender: Bytes, accountNonce: bigint): PoolEntry[]
}

/** Creates displacements without entries. */
export function createDisplacements(): Displacements {
  const all = new Map<string, MutableDisplacement>()

  function take(by: Bytes): Displacement | undefined {
    if (all.size === 0) return undefined
    const taken = all.get(mapKey(by))
    all.delete(mapKey(by))
    return taken
  }

  return {
    get: (by) => all.get(mapKey(by)),
    put: (by, displacement) => void all.set(mapKey(by), { ...displacement }),
    take,
    takeAll() {
      const taken = [...all.values()]
      all.clear()
      return taken
    },
    giveUp(hash) {
      const isIt = ({ transaction }: PoolEntry) => equalBytes(transaction.hash, hash)
      const heir = [...all.values()].find(({ entries }) => entries.some(isIt))
      const inherited = take(hash)?.entries ?? []
      if (heir === undefined) return inherited
      heir.entries = heir.entries.flatMap((entry) => (isIt(entry) ? inherited : [entry]))
      return []
    },
    follow(sender, accountNonce) {
      const stale: PoolEntry[] = []
      for (const displacement of all.values()) {
        if (!equalBytes(displacement.sender, sender)) continue
        const isStale = ({ transaction }: PoolEntry) => transaction.nonce < accountNonce
        stale.push(...displacement.entries.filter(isStale))
        displacement.entries = displacement.entries.filter((entry) => !isStale(entry))
        displacement.accountNonce = accountNonce
      }
      return stale
    },
  }
}
