import type { Bytes } from '../../../base/bytes.ts'
import type { BridgeCall } from './bridgeCall.ts'

/** By the number of headers since RSKIP-124, and cheaper since RSKIP-132. */
export function receiveHeadersGas({ rules }: BridgeCall, headers: readonly Bytes[]): bigint {
  if (!rules.has('rskip124')) return 22_000n
  const [first, each] = rules.has('rskip132') ? [25_000n, 3500n] : [66_000n, 1650n]
  return headers.length === 0 ? first : first + BigInt(headers.length - 1) * each
}
