import { type Bytes, compareBytes, equalBytes, HASH_BYTES } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { minimalBytes } from '../../base/integer.ts'
import { type RlpItem, requireString } from '../../base/rlp.ts'
import { decodeTransaction, encodeTransaction, type Transaction, transactionId } from '../../bitcoin/transaction.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { decodeGroups, readFixed, readNumber, type StorageEntry, storageEntry } from '../storageEntry.ts'
import { readEntry } from '../storedValue.ts'
import { JavaHashSet } from './javaHashSet.ts'

/** A transaction that the Bridge has created, and that waits for confirmations on Rootstock's chain. */
export interface WaitingRelease {
  readonly transaction: Transaction
  readonly id: Bytes
  readonly encoded: Bytes
  /** The Rootstock block that created it. */
  readonly createdIn: bigint
  /** The Rootstock transaction that created it; undefined before RSKIP-146. */
  readonly rskTransactionHash: Bytes | undefined
  readonly hash: number
}

/** Releases without Rootstock hashes, from before RSKIP-146: [transaction, block, ...] */
const EARLY = storageEntry('releaseTransactionSet')
/** [transaction, block, Rootstock transaction hash, ...] */
const WITH_HASHES = storageEntry('releaseTransactionSetWithTxHash')

const loaded = new WeakMap<BridgeCall, JavaHashSet<WaitingRelease>>()

/**
 * Returns all releases in the order of the reference node's set. The call writes them even if they have not changed.
 */
export async function waitingForConfirmations(call: BridgeCall): Promise<JavaHashSet<WaitingRelease>> {
  const known = loaded.get(call)
  if (known !== undefined) return known
  // Consensus: the reference node copies the set four times, and each copy may have another order.
  const releases = new JavaHashSet(await readReleases(call, EARLY, 2))
  if (call.rules.has('rskip146')) {
    for (const release of await readReleases(call, WITH_HASHES, 3)) releases.add(release)
  }
  const copy = new JavaHashSet(releases)
  loaded.set(call, copy)
  call.atEnd(() => writeReleases(call, copy))
  return copy
}

async function readReleases(call: BridgeCall, entry: StorageEntry, size: number): Promise<Iterable<WaitingRelease>> {
  const stored = await readEntry(call, entry, (bytes) => decodeGroups(bytes, size).map(decodeRelease))
  const set = new JavaHashSet<WaitingRelease>()
  for (const release of stored ?? []) set.add(release)
  const copy = new JavaHashSet(set)
  return call.rules.has('rskip559') ? sorted(copy) : copy
}

function decodeRelease([transaction, height, hash]: readonly RlpItem[]): WaitingRelease {
  const rskTransactionHash = hash === undefined ? undefined : readFixed(hash, HASH_BYTES).slice()
  return describe(decodeTransaction(requireString(transaction, 'transaction')), readNumber(height), rskTransactionHash)
}

function describe(transaction: Transaction, createdIn: bigint, rskTransactionHash: Bytes | undefined): WaitingRelease {
  const id = transactionId(transaction)
  const hash = hashOf(id, createdIn)
  return { transaction, id, encoded: encodeTransaction(transaction), createdIn, rskTransactionHash, hash }
}

/** Consensus: combines the hash codes of the transaction (the end of its id) and of the height as Java does. */
function hashOf(id: Bytes, createdIn: bigint): number {
  const ofTransaction = new DataView(id.buffer, id.byteOffset, id.length).getInt32(id.length - 4)
  const ofHeight = Number(BigInt.asIntN(32, createdIn ^ (createdIn >> 32n)))
  return (Math.imul(31, 31 + ofTransaction) + ofHeight) | 0
}

async function writeReleases(call: BridgeCall, releases: JavaHashSet<WaitingRelease>): Promise<void> {
  const ordered = sorted(releases)
  const early = ordered.filter(({ rskTransactionHash }) => rskTransactionHash === undefined)
  await call.write(EARLY, encodeRlp(early.flatMap(({ encoded, createdIn }) => [encoded, minimalBytes(createdIn)])))
  if (!call.rules.has('rskip146')) return
  const items = ordered.flatMap(({ encoded, createdIn, rskTransactionHash }) =>
    rskTransactionHash === undefined ? [] : [encoded, minimalBytes(createdIn), rskTransactionHash],
  )
  await call.write(WITH_HASHES, encodeRlp(items))
}

const sorted = (releases: Iterable<WaitingRelease>) => [...releases].sort((a, b) => compareBytes(a.encoded, b.encoded))

/** Adds a transaction that is not in the set yet. */
export async function addWaiting(
  call: BridgeCall,
  transaction: Transaction,
  rskTransactionHash: Bytes | undefined,
): Promise<void> {
  const releases = await waitingForConfirmations(call)
  const hash = call.rules.has('rskip146') ? rskTransactionHash : undefined
  const added = describe(transaction, BigInt(call.blockNumber), hash)
  const isPresent = [...releases].some(({ id }) => equalBytes(id, added.id))
  if (!isPresent) releases.add(added)
}

/** Returns the first release with enough confirmations: by its bytes, or before RSKIP-559 in the set's order. */
export async function nextConfirmed(call: BridgeCall): Promise<WaitingRelease | undefined> {
  const releases = await waitingForConfirmations(call)
  const minConfirmations = BigInt(call.constants.pegOut.confirmations)
  const ordered = call.rules.has('rskip559') ? sorted(releases) : [...releases]
  return ordered.find(({ createdIn }) => BigInt(call.blockNumber) - createdIn >= minConfirmations)
}
