import type { Bytes } from '../../base/bytes.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { isFromUnion } from './callers.ts'
import { saveUnionEvent, type UnionEvent } from './unionCells.ts'

const MOST_BYTES = 128

/** Replaces the bytes that the union contract leaves for block headers (RSKIP-529). */
export async function setUnionEvent(call: BridgeCall, name: UnionEvent, data: Bytes): Promise<void> {
  if (!(await isFromUnion(call))) throw new PrecompileFailure('Caller is not the Union Bridge contract address')
  if (data.length > MOST_BYTES) throw new PrecompileFailure(`event data of ${data.length} bytes is too long`)
  saveUnionEvent(call, name, data)
}
