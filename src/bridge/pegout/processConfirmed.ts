import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { type BridgeCall, transactionHashOf } from '../bridgeCall.ts'
import { logConfirmed } from './events.ts'
import { nextConfirmed, type WaitingRelease, waitingForConfirmations } from './waitingForConfirmations.ts'
import { waitingForSignatures } from './waitingForSignatures.ts'

/**
 * Moves the next release with enough confirmations to those that wait for signatures. Throws a `PrecompileFailure` if
 * another release has its key.
 */
export async function processConfirmed(call: BridgeCall): Promise<void> {
  const toSign = await waitingForSignatures.load(call)
  const releases = await waitingForConfirmations(call)
  const confirmed = await nextConfirmed(call)
  if (confirmed === undefined) return
  const key = toHex(keyOf(call, confirmed))
  if (call.rules.has('rskip375') && toSign.has(key)) {
    throw new PrecompileFailure(`An entry for the given rskTxHash ${key.slice(2)} already exists`)
  }
  toSign.set(key, confirmed.transaction)
  releases.delete(confirmed)
  if (call.rules.has('rskip326')) logConfirmed(call, confirmed.id, confirmed.createdIn)
}

/**
 * Returns the hash of the Rootstock transaction that created a release. Before RSKIP-146, and from RSKIP-176 to
 * RSKIP-375, it is that of the transaction that confirms it.
 */
function keyOf(call: BridgeCall, { rskTransactionHash }: WaitingRelease): Bytes {
  const { rules } = call
  if (rules.has('rskip375')) {
    if (rskTransactionHash === undefined) throw new PrecompileFailure('a release without a transaction')
    return rskTransactionHash
  }
  const isCreators = rules.has('rskip146') && !rules.has('rskip176')
  return (isCreators ? rskTransactionHash : undefined) ?? transactionHashOf(call)
}
