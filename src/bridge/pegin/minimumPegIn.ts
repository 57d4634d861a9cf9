import type { BridgeCall } from '../bridgeCall.ts'

/** Satoshis that must be sent at least. */
export function minimumPegIn({ constants, rules }: BridgeCall): bigint {
  const { minimum, minimumFromRskip219 } = constants.pegIn
  return rules.has('rskip219') ? minimumFromRskip219 : minimum
}
