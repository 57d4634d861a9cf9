import type { Bytes } from '../base/bytes.ts'
import { type CacheFigures, CountedCache } from '../base/countedCache.ts'
import { type Awaitable, whenThere } from '../concurrency/maybePromise.ts'
import type { StateChangeRow, StateReader, StateValue } from '../storage/store.ts'
import { createFlatWorld } from './keyedState.ts'
import { mapKey } from './mapKey.ts'
import { createStateVersions } from './stateVersion.ts'
import type { Account, WorldReader } from './stateView.ts'

/** The main chain's state with its newest values kept in memory. */
export interface HeadState {
  /** Returns the world after the block at `height`. It stays that world also while later blocks are applied. */
  worldAt(height: number): WorldReader
  /** Tells that the store now holds the next block, at `height`, and all that it changed. */
  apply(height: number, rows: readonly StateChangeRow[]): void
  /** Tells that the chain was reorganised and its head is at `height`: clears the cache. */
  reset(height: number): void
}

/** One that tells how its cache is. */
export interface CachedHeadState extends HeadState {
  figures(): CacheFigures
}

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024
const ENTRY_OVERHEAD_BYTES = 200
const MAX_ACCOUNTS = 10_000
const MAX_CODES = 256

/**
 * Creates the state of a chain whose head is at `head` (-1: no block yet), cached up to `maxBytes`. The same code comes as the
 * same array while it is cached.
 */
export function createHeadState(
  state: Pick<StateReader, 'getAt'>,
  head: number,
  maxBytes: number = DEFAULT_MAX_BYTES,
): CachedHeadState {
  /** What keys have at the head. Absence is worth remembering too. */
  const newest = new CountedCache<StateValue>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, name) => name.length + (value?.length ?? 0) + ENTRY_OVERHEAD_BYTES,
  })
  /** The head's accounts that were asked for, by address: most reads are of few accounts, and of the newest block. */
  const accounts = new Map<string, Kept<Account | undefined>>()
  /** And the codes, most of which are the same few. */
  const codes = new Map<string, Kept<Bytes>>()
  const versions = createStateVersions()
  let headHeight = head
  let changeCount = 0

  const changeTo = (height: number) => {
    changeCount++
    headHeight = height
    accounts.clear()
    codes.clear()
  }

  const newestOf = (key: Bytes): Awaitable<StateValue> => {
    const name = mapKey(key)
    return newest.get(name) ?? load(key, name)
  }

  const load = (key: Bytes, name: string): Awaitable<StateValue> => {
    const countBefore = changeCount
    return whenThere(state.getAt(key, headHeight), (loaded) => {
      // A block that came while the store was reading may have changed the key.
      if (changeCount === countBefore) newest.set(name, loaded)
      return loaded
    })
  }

  // What a key has had since the asked height is in memory, however old that is: code and owners seldom change.
  const getAt = (key: Bytes, height: number): Awaitable<StateValue> => {
    if (height > headHeight) return state.getAt(key, height) // committed, not applied yet: the cache may be stale
    return whenThere(newestOf(key), (found) => (found.since <= height ? found : state.getAt(key, height)))
  }

  const accountOf = (world: WorldReader, height: number, address: Bytes): Awaitable<Account | undefined> =>
    height === headHeight
      ? remember(accounts, MAX_ACCOUNTS, address, () => world.getAccount(address))
      : world.getAccount(address)

  const codeOf = (world: WorldReader, height: number, address: Bytes): Awaitable<Bytes> =>
    height === headHeight ? remember(codes, MAX_CODES, address, () => world.getCode(address)) : world.getCode(address)

  return {
    worldAt(height) {
      const world = createFlatWorld({ getAt }, height)
      return {
        ...world,
        getAccount: (address) => accountOf(world, height, address),
        getCode: (address) => codeOf(world, height, address),
        version: () => (height === headHeight ? versions.newest() : undefined),
      }
    },
    apply(height, rows) {
      changeTo(height)
      versions.follow(rows)
      for (const { key, value } of rows) newest.set(mapKey(key), { value, since: height })
    },
    reset(height) {
      changeTo(height)
      versions.restart()
      newest.clear()
    },
    figures: () => newest.figures(),
  }
}

interface Kept<T> {
  readonly value: T
}

/** What an address has, kept when it is there at once: what had to be loaded is so the next time. */
function remember<T>(kept: Map<string, Kept<T>>, most: number, address: Bytes, read: () => Awaitable<T>): Awaitable<T> {
  const name = mapKey(address)
  const known = kept.get(name)
  if (known !== undefined) return known.value
  const found = read()
  if (found instanceof Promise) return found
  if (kept.size === most) kept.clear()
  kept.set(name, { value: found })
  return found
}
