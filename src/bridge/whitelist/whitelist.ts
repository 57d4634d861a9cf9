import { type Bytes, compareBytes, equalBytes } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { minimalBytes, signedMinimalBytes } from '../../base/integer.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { cell, decodeList, readFixed, readNumber } from '../cell.ts'
import { storedCollection } from '../storedValue.ts'

const HASH_BYTES = 20
const NEVER = 2n ** 31n - 1n

/** Who may send bitcoins, by the hash of the address, and how many satoshis; 0: any amount, any number of times. */
export interface WhitelistEntry {
  readonly hash: Bytes
  readonly limit: bigint
}

interface LimitedEntries {
  entries: WhitelistEntry[]
  /** Bitcoin's height above which everybody may. */
  disableHeight: bigint
}

const UNLIMITED = 0n

const limited = storedCollection<LimitedEntries>(cell('lockWhitelist'), {
  decode: decodeLimited,
  // A limit may be negative; the reference drops its sign, and reads another number.
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

const unlimited = storedCollection<WhitelistEntry[]>(cell('unlimitedLockWhitelist'), {
  decode: (bytes) => decodeList(bytes).map((item) => ({ hash: readFixed(item, HASH_BYTES).slice(), limit: UNLIMITED })),
  encode: (entries) => encodeRlp(sorted(entries).map(({ hash }) => hash)),
  createEmpty: () => [],
})

/** [hash, limit, ..., height from which on everybody may] */
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

/** Both lists; of an address that is in both, only that it has no limit counts. There are no such before RSKIP-87. */
async function loadLists(call: BridgeCall): Promise<Lists> {
  const once = await limited.load(call)
  const always = call.rules.has('rskip87') ? await unlimited.load(call) : []
  once.entries = once.entries.filter(({ hash }) => !always.some((entry) => equalBytes(entry.hash, hash)))
  return { once, always }
}

/** All in the order of the hashes. */
export async function whitelistEntries(call: BridgeCall): Promise<readonly WhitelistEntry[]> {
  const { once, always } = await loadLists(call)
  return sorted([...once.entries, ...always])
}

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

/** Returns whether it was there. */
export async function removeEntry(call: BridgeCall, hash: Bytes): Promise<boolean> {
  const { once, always } = await loadLists(call)
  return [once.entries, always].some((list) => {
    const index = list.findIndex((entry) => equalBytes(entry.hash, hash))
    if (index !== -1) list.splice(index, 1)
    return index !== -1
  })
}

export async function isDisableHeightSet(call: BridgeCall): Promise<boolean> {
  return (await loadLists(call)).once.disableHeight < NEVER
}

export async function setDisableHeight(call: BridgeCall, height: number): Promise<void> {
  const { once } = await loadLists(call)
  once.disableHeight = BigInt(height)
}

/**
 * Whether an address may send so much in a block of this height; an entry with a limit is used up (before RSKIP-379).
 */
export async function useWhitelist(call: BridgeCall, hash: Bytes, satoshis: bigint, height: number): Promise<boolean> {
  const { once, always } = await loadLists(call)
  const isListed = ({ hash: listed }: WhitelistEntry) => equalBytes(listed, hash)
  const mayLock = always.some(isListed) || once.entries.some((entry) => isListed(entry) && satoshis <= entry.limit)
  if (BigInt(height) <= once.disableHeight && !mayLock) return false
  once.entries = once.entries.filter((entry) => !isListed(entry))
  return true
}
