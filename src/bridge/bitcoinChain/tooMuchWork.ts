import type { BridgeCall } from '../bridgeCall.ts'
import type { StoredBlock } from './storedBlock.ts'

/**
 * From this height on the work of mainnet's chain does not fit the 12 bytes that stored blocks had for it (RSKIP-434).
 */
export function hasTooMuchWork({ constants, rules }: BridgeCall, parent: StoredBlock): boolean {
  const { tooMuchWorkFrom } = constants.bitcoin
  return tooMuchWorkFrom !== undefined && parent.height + 1 >= tooMuchWorkFrom && !rules.has('rskip434')
}
