import { type Bytes, compareBytes, equalBytes } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { minimalBytes } from '../../base/integer.ts'
import { type RlpItem, requireString } from '../../base/rlp.ts'
import { decodeTransaction, encodeTransaction, type Transaction, transactionId } from '../../bitcoin/transaction.ts'
import { type BridgeCall, readAs } from '../bridgeCall.ts'
import { type Cell, cell, decodeGroups, readFixed, readNumber } from '../cell.ts'
import { JavaHashSet } from './javaHashSet.ts'

/** A transaction that the Bridge has made and that waits until Rootstock's chain will hardly turn any more. */
export interface WaitingRelease {
  readonly transaction: Transaction
  readonly id: Bytes
  readonly encoded: Bytes
  /** The Rootstock block in which it was made. */
  readonly createdIn: bigint
  /** The Rootstock transaction in which it was made; undefined before RSKIP-146. */
  readonly rskTransactionHash: Bytes | undefined
  readonly hash: number
}

const HASH_BYTES = 32

/** Before RSKIP-146, without the transactions' hashes. */
const EARLY = cell('releaseTransactionSet')
/** [transaction, block, Rootstock transaction's hash, ...] */
const WITH_HASHES = cell('releaseTransactionSetWithTxHash')

const loaded = new WeakMap<BridgeCall, JavaHashSet<WaitingRelease>>()

/** All, in the order in which the reference's set has them; written back, changed or not. */
export async function waitingForConfirmations(call: BridgeCall): Promise<JavaHashSet<WaitingRelease>> {
  const known = loaded.get(call)
  if (known !== undefined) return known
  // The reference copies the set several times, and each copy may have another order.
  const releases = new JavaHashSet(await readReleases(call, EARLY, 2))
  if (call.rules.has('rskip146')) {
    for (const release of await readReleases(call, WITH_HASHES, 3)) releases.add(release)
  }
  const copy = new JavaHashSet(releases)
  loaded.set(call, copy)
  call.atEnd(() => writeReleases(call, copy))
  return copy
}

async function readReleases(call: BridgeCall, place: Cell, size: number): Promise<Iterable<WaitingRelease>> {
  const stored = await readAs(call, place, (bytes) => decodeGroups(bytes, size).map(decodeRelease))
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

/** As Java combines the hash of the transaction, which is the end of its id, and that of the height. */
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

/** Adds a transaction, if it is not there. */
export async function addWaiting(
  call: BridgeCall,
  transaction: Transaction,
  rskTransactionHash: Bytes | undefined,
): Promise<void> {
  const releases = await waitingForConfirmations(call)
  const hash = call.rules.has('rskip146') ? rskTransactionHash : undefined
  const added = describe(transaction, BigInt(call.blockNumber), hash)
  const isThere = [...releases].some(({ id }) => equalBytes(id, added.id))
  if (!isThere) releases.add(added)
}

/** The next one that has waited long enough: the first by its bytes, or before RSKIP-559 in the set's order. */
export async function nextConfirmed(call: BridgeCall): Promise<WaitingRelease | undefined> {
  const releases = await waitingForConfirmations(call)
  const least = BigInt(call.constants.pegOut.confirmations)
  const ordered = call.rules.has('rskip559') ? sorted(releases) : [...releases]
  return ordered.find(({ createdIn }) => BigInt(call.blockNumber) - createdIn >= least)
}
