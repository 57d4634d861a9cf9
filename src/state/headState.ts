import type { Bytes } from '../base/bytes.ts'
import { type CacheStats, CountedCache } from '../base/countedCache.ts'
import { mapKey } from '../base/mapKey.ts'
import { type MaybePromise, mapMaybePromise } from '../concurrency/maybePromise.ts'
import type { StateChangeRow, StateReader, StateValue } from '../storage/store.ts'
import { isAccountDeletionRecord } from './deletions.ts'
import { createFlatStateView } from './keyedState.ts'
import { createStateVersions } from './stateVersion.ts'
import type { Account, StateView } from './stateView.ts'

/** The state of the canonical chain, with a cache of the newest values. */
export interface HeadState {
  /** Returns the view of the state after the block at `height`. Later blocks do not change it. */
  worldAt(height: number): StateView
  /** Applies the changes of the next block, at `height`, after the store has it. */
  apply(height: number, rows: readonly StateChangeRow[]): void
  /** Clears the cache after a reorganisation to a head at `height`. */
  reset(height: number): void
}

/** A head state with statistics of its cache. */
export interface CachedHeadState extends HeadState {
  stats(): CacheStats
}

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024
const ENTRY_OVERHEAD_BYTES = 200
const MAX_ACCOUNTS = 10_000
const MAX_CODES = 256

/**
 * Creates the state of a chain whose head is at `head` (-1: no block yet), with a cache of `maxBytes`. Equal code is
 * the same array while it is cached. Values below the chain's first block, which may move, are not in the cache.
 */
export function createHeadState(
  state: Pick<StateReader, 'getAt'>,
  head: number,
  maxBytes: number = DEFAULT_MAX_BYTES,
  firstHeight: () => number = () => 0,
): CachedHeadState {
  /** Values at the head by key, including absent ones. */
  const newest = new CountedCache<StateValue>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, name) => name.length + (value?.length ?? 0) + ENTRY_OVERHEAD_BYTES,
  })
  /** Accounts at the head by address. Most reads are of few accounts at the newest block. */
  const accounts = new Map<string, Kept<Account | undefined>>()
  /** Codes at the head by address. */
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

  const forgetValues = () => {
    versions.restart()
    newest.clear()
  }

  const newestOf = (key: Bytes): MaybePromise<StateValue> => {
    const name = mapKey(key)
    return newest.get(name) ?? load(key, name)
  }

  const load = (key: Bytes, name: string): MaybePromise<StateValue> => {
    const countBefore = changeCount
    return mapMaybePromise(state.getAt(key, headHeight), (loaded) => {
      // A block that arrived during the read may have changed the key.
      if (changeCount === countBefore) newest.set(name, loaded)
      return loaded
    })
  }

  // A value that is unchanged since `height` is in the cache, however old it is: code and owners seldom change.
  const getAt = (key: Bytes, height: number): MaybePromise<StateValue> => {
    // Above the head: committed but not applied yet, so the cache may be stale.
    if (height > headHeight || height < firstHeight()) return state.getAt(key, height)
    return mapMaybePromise(newestOf(key), (found) => (found.since <= height ? found : state.getAt(key, height)))
  }

  const accountOf = (world: StateView, height: number, address: Bytes): MaybePromise<Account | undefined> =>
    height === headHeight
      ? remember(accounts, MAX_ACCOUNTS, address, () => world.getAccount(address))
      : world.getAccount(address)

  const codeOf = (world: StateView, height: number, address: Bytes): MaybePromise<Bytes> =>
    height === headHeight ? remember(codes, MAX_CODES, address, () => world.getCode(address)) : world.getCode(address)

  return {
    worldAt(height) {
      const world = createFlatStateView({ getAt }, height)
      return {
        ...world,
        getAccount: (address) => accountOf(world, height, address),
        getCode: (address) => codeOf(world, height, address),
        version: () => (height === headHeight ? versions.newest() : undefined),
      }
    },
    apply(height, rows) {
      changeTo(height)
      if (rows.some(({ key }) => isAccountDeletionRecord(key))) forgetValues()
      versions.follow(rows)
      for (const { key, value } of rows) newest.set(mapKey(key), { value, since: height })
    },
    reset(height) {
      changeTo(height)
      forgetValues()
    },
    stats: () => newest.stats(),
  }
}

interface Kept<T> {
  readonly value: T
}

/**
 * Returns the cached value of an address, or reads it. It is cached only if the read is synchronous, as the second read
 * is.
 */
function remember<T>(
  kept: Map<string, Kept<T>>,
  most: number,
  address: Bytes,
  read: () => MaybePromise<T>,
): MaybePromise<T> {
  const name = mapKey(address)
  const known = kept.get(name)
  if (known !== undefined) return known.value
  const found = read()
  if (found instanceof Promise) return found
  if (kept.size === most) kept.clear()
  kept.set(name, { value: found })
  return found
}
