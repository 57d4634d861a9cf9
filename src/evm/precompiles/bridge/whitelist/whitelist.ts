import { type Bytes, compareBytes, equalBytes } from '../../../../base/bytes.ts'
import { encodeRlp } from '../../../../base/encodeRlp.ts'
import { minimalBytes } from '../../../../base/integer.ts'
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
  encode: ({ entries, disableHeight }) =>
    encodeRlp([
      ...sorted(entries).flatMap(({ hash, limit }) => [hash, minimalBytes(limit)]),
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

/** All in the order of the hashes. */
export async function whitelistEntries(call: BridgeCall): Promise<readonly WhitelistEntry[]> {
  const { entries } = await limited.load(call)
  return sorted([...entries, ...(await loadUnlimited(call))])
}

/** There are none before RSKIP-87. */
async function loadUnlimited(call: BridgeCall): Promise<WhitelistEntry[]> {
  return call.rules.has('rskip87') ? unlimited.load(call) : []
}

export async function findEntry(call: BridgeCall, hash: Bytes): Promise<WhitelistEntry | undefined> {
  return (await whitelistEntries(call)).find((entry) => equalBytes(entry.hash, hash))
}

export async function addLimitedEntry(call: BridgeCall, entry: WhitelistEntry): Promise<void> {
  const { entries } = await limited.load(call)
  entries.push(entry)
}

export async function addUnlimitedEntry(call: BridgeCall, hash: Bytes): Promise<void> {
  const entries = await loadUnlimited(call)
  entries.push({ hash, limit: UNLIMITED })
}

/** Returns whether it was there. */
export async function removeEntry(call: BridgeCall, hash: Bytes): Promise<boolean> {
  const { entries } = await limited.load(call)
  const always = await loadUnlimited(call)
  const lists = [entries, always].map((list) => ({ list, index: list.findIndex((one) => equalBytes(one.hash, hash)) }))
  for (const { list, index } of lists) if (index !== -1) list.splice(index, 1)
  return lists.some(({ index }) => index !== -1)
}

export async function isDisableHeightSet(call: BridgeCall): Promise<boolean> {
  return (await limited.load(call)).disableHeight < NEVER
}

export async function setDisableHeight(call: BridgeCall, height: number): Promise<void> {
  const list = await limited.load(call)
  list.disableHeight = BigInt(height)
}

/**
 * Whether an address may send so much in a block of this height; an entry with a limit is used up (before RSKIP-379).
 */
export async function useWhitelist(call: BridgeCall, hash: Bytes, satoshis: bigint, height: number): Promise<boolean> {
  const { disableHeight, entries } = await limited.load(call)
  const always = await loadUnlimited(call)
  const once = entries.findIndex((entry) => equalBytes(entry.hash, hash))
  const isUnlimited = always.some((entry) => equalBytes(entry.hash, hash))
  const mayOnce = satoshis <= (entries[once]?.limit ?? -1n)
  if (BigInt(height) <= disableHeight && !isUnlimited && !mayOnce) return false
  if (once !== -1) entries.splice(once, 1)
  return true
}
