import type { Bytes } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { minimalBytes } from '../../base/integer.ts'
import { requireString } from '../../base/rlp.ts'
import { appendStrings, countShortStrings } from '../../base/stringList.ts'
import { type BridgeCall, readAs } from '../bridgeCall.ts'
import { cell, decodeGroups, decodeList, EMPTY_LIST } from '../cell.ts'

/** Before RSKIP-146, without the transactions' hashes. */
export const EARLY_QUEUE = cell('releaseRequestQueue')
/** [hash, satoshis, transaction's hash, ...] */
export const QUEUE = cell('releaseRequestQueueWithTxHash')

/** A request to send bitcoins. */
export interface PegoutRequest {
  /** Of the key or script that shall get them. */
  readonly hash: Bytes
  readonly satoshis: bigint
  readonly transactionHash: Bytes
}

/**
 * Requests that wait for their turn; counting them is enough to write the empty cells of the queue, as in the
 * reference.
 */
export async function countRequests(call: BridgeCall): Promise<number> {
  const early = await readAs(call, EARLY_QUEUE, (bytes) => countGroups(bytes, 2))
  call.save(EARLY_QUEUE, (await call.read(EARLY_QUEUE)) ?? EMPTY_LIST)
  if (!call.rules.has('rskip146')) return early ?? 0
  const entries = await readAs(call, QUEUE, (bytes) => countGroups(bytes, 3))
  call.save(QUEUE, (await call.read(QUEUE)) ?? EMPTY_LIST)
  return (early ?? 0) + (entries ?? 0)
}

/** The queue may have thousands of requests, and is counted with each transfer: what has nothing odd is not decoded. */
function countGroups(queue: Bytes, size: number): number {
  const strings = countShortStrings(queue)
  return strings === undefined || strings % size !== 0 ? decodeGroups(queue, size).length : strings / size
}

/** Puts a request at the end of the queue. */
export async function addRequest(call: BridgeCall, { hash, satoshis, transactionHash }: PegoutRequest): Promise<void> {
  await countRequests(call)
  const hasHashes = call.rules.has('rskip146')
  const queue = hasHashes ? QUEUE : EARLY_QUEUE
  const entry = [hash, minimalBytes(satoshis), ...(hasHashes ? [transactionHash] : [])]
  const longer = await readAs(call, queue, (bytes) => append(bytes, entry))
  call.save(queue, longer ?? encodeRlp(entry))
}

function append(queue: Bytes, entry: readonly Bytes[]): Bytes {
  if (countShortStrings(queue) !== undefined) return appendStrings(queue, entry)
  return encodeRlp([...decodeList(queue).map((item) => requireString(item, 'request')), ...entry])
}
