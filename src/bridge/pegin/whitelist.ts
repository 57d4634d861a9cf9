import { type Bytes, compareBytes, equalBytes } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { minimalBytes, signedMinimalBytes } from '../../base/integer.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { decodeList, readFixed, readNumber, storageEntry } from '../storageEntry.ts'
import { storedCollection } from '../storedValue.ts'

const HASH_BYTES = 20
const NEVER = 2n ** 31n - 1n

/** An address that may send bitcoins, by its hash. A limit of 0 satoshis allows any amount, any number of times. */
export interface WhitelistEntry {
  readonly hash: Bytes
  readonly limit: bigint
}

interface LimitedEntries {
  entries: WhitelistEntry[]
  /** Bitcoin height above which every address may send. */
  disableHeight: bigint
}

const UNLIMITED = 0n

const limited = storedCollection<LimitedEntries>(storageEntry('lockWhitelist'), {
  decode: decodeLimited,
  // Consensus: the reference node drops the sign of a negative limit, and then reads another number.
  encode: ({ entries, disableHeight }) =>
    encodeRlp([
      ...sorted(entries).flatMap(({ hash, limit }) => [
        hash,
        limit < 0n ? signedMinimalBytes(limit) : minimalBytes(limit),
      ]),
      minimalBytes(disableHeight),
    ]),
  createEmpty: () => ({ entries: [], disableHeight: NEVER }),
})

const unlimited = storedCollection<WhitelistEntry[]>(storageEntry('unlimitedLockWhitelist'), {
  decode: (bytes) => decodeList(bytes).map((item) => ({ hash: readFixed(item, HASH_BYTES).slice(), limit: UNLIMITED })),
  encode: (entries) => encodeRlp(sorted(entries).map(({ hash }) => hash)),
  createEmpty: () => [],
})

/** Decodes [hash, limit, ..., disable height]. */
function decodeLimited(bytes: Bytes): LimitedEntries {
  const items = decodeList(bytes)
  if (items.length % 2 === 0) throw new RangeError(`expected pairs and a height, got ${items.length} items`)
  const count = (items.length - 1) / 2
  const entries = Array.from({ length: count }, (_, i) => ({
    hash: readFixed(items[2 * i], HASH_BYTES).slice(),
    limit: readNumber(items[2 * i + 1]),
  }))
  return { entries, disableHeight: readNumber(items.at(-1)) }
}

const sorted = (entries: readonly WhitelistEntry[]) => entries.toSorted((a, b) => compareBytes(a.hash, b.hash))

interface Lists {
  readonly once: LimitedEntries
  readonly always: WhitelistEntry[]
}

/**
 * Loads both lists, and removes addresses without a limit from the limited list. Before RSKIP-87 every address has a
 * limit.
 */
async function loadLists(call: BridgeCall): Promise<Lists> {
  const once = await limited.load(call)
  const always = call.rules.has('rskip87') ? await unlimited.load(call) : []
  once.entries = once.entries.filter(({ hash }) => !always.some((entry) => equalBytes(entry.hash, hash)))
  return { once, always }
}

/** Returns all entries in the order of their hashes. */
export async function whitelistEntries(call: BridgeCall): Promise<readonly WhitelistEntry[]> {
  const { once, always } = await loadLists(call)
  return sorted([...once.entries, ...always])
}

/** Returns the entry of an address, by its hash of 20 bytes. */
export async function findEntry(call: BridgeCall, hash: Bytes): Promise<WhitelistEntry | undefined> {
  return (await whitelistEntries(call)).find((entry) => equalBytes(entry.hash, hash))
}

export async function addLimitedEntry(call: BridgeCall, entry: WhitelistEntry): Promise<void> {
  const { once } = await loadLists(call)
  once.entries.push(entry)
}

export async function addUnlimitedEntry(call: BridgeCall, hash: Bytes): Promise<void> {
  const { always } = await loadLists(call)
  always.push({ hash, limit: UNLIMITED })
}

/** Removes an address. Returns false if it is not listed. */
export async function removeEntry(call: BridgeCall, hash: Bytes): Promise<boolean> {
  const { once, always } = await loadLists(call)
  return [once.entries, always].some((list) => {
    const index = list.findIndex((entry) => equalBytes(entry.hash, hash))
    if (index !== -1) list.splice(index, 1)
    return index !== -1
  })
}

/** Whether a height has been set above which every address may send. */
export async function isDisableHeightSet(call: BridgeCall): Promise<boolean> {
  return (await loadLists(call)).once.disableHeight < NEVER
}

/** Sets the Bitcoin height above which every address may send. */
export async function setDisableHeight(call: BridgeCall, height: number): Promise<void> {
  const { once } = await loadLists(call)
  once.disableHeight = BigInt(height)
}

/**
 * Returns whether an address may send an amount in a Bitcoin block of this height, and removes its entry with a limit
 * (before RSKIP-379).
 */
export async function useWhitelist(call: BridgeCall, hash: Bytes, satoshis: bigint, height: number): Promise<boolean> {
  const { once, always } = await loadLists(call)
  const isListed = ({ hash: listed }: WhitelistEntry) => equalBytes(listed, hash)
  const mayLock = always.some(isListed) || once.entries.some((entry) => isListed(entry) && satoshis <= entry.limit)
  if (BigInt(height) <= once.disableHeight && !mayLock) return false
  once.entries = once.entries.filter((entry) => !isListed(entry))
  return true
}
