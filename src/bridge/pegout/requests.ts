import type { Bytes } from '../../base/bytes.ts'
import { encodeRlp } from '../../base/encodeRlp.ts'
import { minimalBytes } from '../../base/integer.ts'
import type { RlpItem } from '../../base/rlp.ts'
import { type BridgeCall, readAs } from '../bridgeCall.ts'
import { decodeGroups, readFixed, readNumber } from '../cell.ts'
import { EARLY_QUEUE, type PegoutRequest, QUEUE } from './pegoutQueue.ts'

/** A request as it waits; those from before RSKIP-146 have no transaction's hash. */
export type WaitingRequest = Omit<PegoutRequest, 'transactionHash'> & { readonly transactionHash: Bytes | undefined }

const loaded = new WeakMap<BridgeCall, WaitingRequest[]>()

/** All requests in their order, to be changed in place; written back, changed or not. */
export async function loadRequests(call: BridgeCall): Promise<WaitingRequest[]> {
  const known = loaded.get(call)
  if (known !== undefined) return known
  const requests = (await readAs(call, EARLY_QUEUE, (bytes) => decodeGroups(bytes, 2).map(decodeRequest))) ?? []
  if (call.rules.has('rskip146')) {
    requests.push(...((await readAs(call, QUEUE, (bytes) => decodeGroups(bytes, 3).map(decodeRequest))) ?? []))
  }
  loaded.set(call, requests)
  call.atEnd(() => writeRequests(call, requests))
  return requests
}

function decodeRequest([hash, satoshis, transactionHash]: readonly RlpItem[]): WaitingRequest {
  return {
    hash: readFixed(hash, 20).slice(),
    satoshis: readNumber(satoshis),
    transactionHash: transactionHash === undefined ? undefined : readFixed(transactionHash, 32).slice(),
  }
}

async function writeRequests(call: BridgeCall, requests: readonly WaitingRequest[]): Promise<void> {
  const early = requests.filter(({ transactionHash }) => transactionHash === undefined)
  await call.write(EARLY_QUEUE, encodeRlp(early.flatMap(({ hash, satoshis }) => [hash, minimalBytes(satoshis)])))
  if (!call.rules.has('rskip146')) return
  const items = requests.flatMap(({ hash, satoshis, transactionHash }) =>
    transactionHash === undefined ? [] : [hash, minimalBytes(satoshis), transactionHash],
  )
  await call.write(QUEUE, encodeRlp(items))
}
