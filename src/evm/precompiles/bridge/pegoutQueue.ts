import type { Bytes } from '../../../base/bytes.ts'
import { encodeRlp } from '../../../base/encodeRlp.ts'
import { minimalBytes } from '../../../base/integer.ts'
import { requireString } from '../../../base/rlp.ts'
import { type BridgeCall, readAs } from './bridgeCall.ts'
import { cell, decodeGroups, decodeList, EMPTY_LIST } from './cell.ts'

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
  const early = await readAs(call, EARLY_QUEUE, (bytes) => decodeGroups(bytes, 2))
  call.save(EARLY_QUEUE, (await call.read(EARLY_QUEUE)) ?? EMPTY_LIST)
  if (!call.rules.has('rskip146')) return early?.length ?? 0
  const entries = await readAs(call, QUEUE, (bytes) => decodeGroups(bytes, 3))
  call.save(QUEUE, (await call.read(QUEUE)) ?? EMPTY_LIST)
  return (early?.length ?? 0) + (entries?.length ?? 0)
}

/** Puts a request at the end of the queue. */
export async function addRequest(call: BridgeCall, { hash, satoshis, transactionHash }: PegoutRequest): Promise<void> {
  await countRequests(call)
  const hasHashes = call.rules.has('rskip146')
  const queue = hasHashes ? QUEUE : EARLY_QUEUE
  const entry = [hash, minimalBytes(satoshis), ...(hasHashes ? [transactionHash] : [])]
  const before = await readAs(call, queue, (bytes) => decodeList(bytes).map((item) => requireString(item, 'request')))
  call.save(queue, encodeRlp([...(before ?? []), ...entry]))
}
