import type { Bytes } from '../../../base/bytes.ts'
import { PrecompileFailure } from '../precompile.ts'
import type { BridgeCall } from './bridgeCall.ts'

/** The hash of the Rootstock transaction, of the internal one where a contract calls; local calls have none. */
export function transactionHashOf({ transactionHash, method }: BridgeCall): Bytes {
  const hash = transactionHash()
  if (hash === undefined) throw new PrecompileFailure(`${method} needs a transaction`)
  return hash
}
