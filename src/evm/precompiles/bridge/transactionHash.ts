import type { Bytes } from '../../../base/bytes.ts'
import { PrecompileFailure } from '../precompile.ts'
import type { BridgeCall } from './bridgeCall.ts'

/** The hash of the Rootstock transaction; local calls have none. */
export function transactionHashOf({ transaction, method }: BridgeCall): Bytes {
  if (transaction === undefined) throw new PrecompileFailure(`${method} needs a transaction`)
  return transaction.hash
}
