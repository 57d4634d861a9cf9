import type { BridgeCall } from '../bridgeCall.ts'
import { cell, decodeNumber, encodeNumber } from '../cell.ts'
import { storedValue } from '../storedValue.ts'

export const nextPegoutHeight = storedValue<bigint>(cell('nextPegoutHeight'), {
  decode: decodeNumber,
  encode: (height) => encodeNumber(height),
})

/**
 * The Rootstock block from which on the next pegouts are sent; the answer is written down, also when it is 0
 * (RSKIP-271).
 */
export async function nextPegoutBlock(call: BridgeCall): Promise<bigint> {
  if (!call.rules.has('rskip271')) return 0n
  const height = (await nextPegoutHeight.get(call)) ?? 0n
  nextPegoutHeight.set(call, height)
  return height
}
