import type { Bytes } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { minimalBytes } from '../../base/integer.ts'
import { type RlpItem, requireString } from '../../base/rlp.ts'
import { appendStrings, countShortStrings } from '../../base/stringList.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import {
  decodeGroups,
  decodeList,
  EMPTY_LIST,
  numberCodec,
  readFixed,
  readNumber,
  storageEntry,
} from '../storageEntry.ts'
import { readEntry, storedValue } from '../storedValue.ts'

/** Requests without transaction hashes, from before RSKIP-146: [hash, satoshis, ...] */
export const EARLY_QUEUE = storageEntry('releaseRequestQueue')
/** [hash, satoshis, transaction hash, ...] */
export const QUEUE = storageEntry('releaseRequestQueueWithTxHash')

/** A request for bitcoins. */
export interface PegoutRequest {
  /** Hash of the key that receives them. */
  readonly hash: Bytes
  readonly satoshis: bigint
  readonly transactionHash: Bytes
}

/** A queued request. Requests from before RSKIP-146 have no transaction hash. */
export type QueuedRequest = Omit<PegoutRequest, 'transactionHash'> & { readonly transactionHash: Bytes | undefined }

/** Returns the number of queued requests. The count writes both entries of the queue, as in the reference node. */
export async function countRequests(call: BridgeCall): Promise<number> {
  const early = await readEntry(call, EARLY_QUEUE, (bytes) => countGroups(bytes, 2))
  call.save(EARLY_QUEUE, (await call.read(EARLY_QUEUE)) ?? EMPTY_LIST)
  if (!call.rules.has('rskip146')) return early ?? 0
  const current = await readEntry(call, QUEUE, (bytes) => countGroups(bytes, 3))
  call.save(QUEUE, (await call.read(QUEUE)) ?? EMPTY_LIST)
  return (early ?? 0) + (current ?? 0)
}

/** Counts without decoding if all items are short: a queue of thousands of requests is counted at each transfer. */
function countGroups(queue: Bytes, size: number): number {
  const strings = countShortStrings(queue)
  return strings === undefined || strings % size !== 0 ? decodeGroups(queue, size).length : strings / size
}

/** Appends a request to the queue. */
export async function addRequest(call: BridgeCall, { hash, satoshis, transactionHash }: PegoutRequest): Promise<void> {
  await countRequests(call)
  const hasHashes = call.rules.has('rskip146')
  const queue = hasHashes ? QUEUE : EARLY_QUEUE
  const request = [hash, minimalBytes(satoshis), ...(hasHashes ? [transactionHash] : [])]
  const longer = await readEntry(call, queue, (bytes) => append(bytes, request))
  call.save(queue, longer ?? encodeRlp(request))
}

function append(queue: Bytes, request: readonly Bytes[]): Bytes {
  if (countShortStrings(queue) !== undefined) return appendStrings(queue, request)
  return encodeRlp([...decodeList(queue).map((item) => requireString(item, 'request')), ...request])
}

const loaded = new WeakMap<BridgeCall, QueuedRequest[]>()

/** Returns all requests in order, to be changed in place. The call writes them even if they have not changed. */
export async function loadRequests(call: BridgeCall): Promise<QueuedRequest[]> {
  const known = loaded.get(call)
  if (known !== undefined) return known
  const requests = (await readEntry(call, EARLY_QUEUE, (bytes) => decodeGroups(bytes, 2).map(decodeRequest))) ?? []
  if (call.rules.has('rskip146')) {
    requests.push(...((await readEntry(call, QUEUE, (bytes) => decodeGroups(bytes, 3).map(decodeRequest))) ?? []))
  }
  loaded.set(call, requests)
  call.atEnd(() => writeRequests(call, requests))
  return requests
}

function decodeRequest([hash, satoshis, transactionHash]: readonly RlpItem[]): QueuedRequest {
  return {
    hash: readFixed(hash, 20).slice(),
    satoshis: readNumber(satoshis),
    transactionHash: transactionHash === undefined ? undefined : readFixed(transactionHash, 32).slice(),
  }
}

async function writeRequests(call: BridgeCall, requests: readonly QueuedRequest[]): Promise<void> {
  const early = requests.filter(({ transactionHash }) => transactionHash === undefined)
  await call.write(EARLY_QUEUE, encodeRlp(early.flatMap(({ hash, satoshis }) => [hash, minimalBytes(satoshis)])))
  if (!call.rules.has('rskip146')) return
  const items = requests.flatMap(({ hash, satoshis, transactionHash }) =>
    transactionHash === undefined ? [] : [hash, minimalBytes(satoshis), transactionHash],
  )
  await call.write(QUEUE, encodeRlp(items))
}

/** The Rootstock block from which on the next batch of peg-outs is created (RSKIP-271). */
export const nextPegoutHeight = storedValue<bigint>(storageEntry('nextPegoutHeight'), numberCodec)

/** Returns {@link nextPegoutHeight}, 0 if it is not stored. The read writes it. */
export async function nextPegoutBlock(call: BridgeCall): Promise<bigint> {
  if (!call.rules.has('rskip271')) return 0n
  const height = (await nextPegoutHeight.get(call)) ?? 0n
  nextPegoutHeight.set(call, height)
  return height
}
