import type { Bytes } from '../base/bytes.ts'
import { PrecompileFailure } from '../evm/nativeContracts.ts'
import type { BridgeCall } from './bridgeCall.ts'

/**
 * What a transaction of the Bridge's is known by: the hash of the Rootstock transaction that made it, of the internal one
 * where a contract calls. Local calls have none.
 */
export function transactionHashOf({ transactionHash, method }: BridgeCall): Bytes {
  const hash = transactionHash()
  if (hash === undefined) throw new PrecompileFailure(`${method} needs a transaction`)
  return hash
}

/** The hash of the signed transaction, whoever calls: flyover's refunds are known by it. */
export function originHashOf({ transaction, method }: BridgeCall): Bytes {
  if (transaction === undefined) throw new PrecompileFailure(`${method} needs a transaction`)
  return transaction.hash
}
