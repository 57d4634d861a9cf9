import { hasEnoughSignatures } from '../../bitcoin/multisigInput.ts'
import { decodeTransaction, encodeTransaction } from '../../bitcoin/transaction.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { proposedFederation } from '../federation/federations.ts'
import { logReleased } from '../pegout/events.ts'
import { memberOf, type Signer, sign } from '../pegout/sign.ts'
import { svpSpendTxWaitingForSignatures } from './svpStorage.ts'

/**
 * Adds signatures of a member of the proposed federation to its spend transaction. Throws a `PrecompileFailure` for
 * another key.
 */
export async function signSvpSpend(call: BridgeCall, signer: Signer): Promise<void> {
  const proposed = await proposedFederation(call)
  const waiting = await svpSpendTxWaitingForSignatures.get(call)
  const member = proposed === undefined ? undefined : memberOf(proposed, signer.key)
  if (member === undefined || waiting === undefined) {
    throw new PrecompileFailure('Federator must belong to proposed federation to sign the svp spend transaction.')
  }
  const transaction = decodeTransaction(waiting.transaction)
  if (transaction.ins.length !== signer.signatures.length) return
  await sign(call, transaction, member, signer)
  svpSpendTxWaitingForSignatures.set(call, { ...waiting, transaction: encodeTransaction(transaction) })
  if (!hasEnoughSignatures(transaction)) return
  logReleased(call, waiting.rskTransactionHash, transaction)
  svpSpendTxWaitingForSignatures.set(call, undefined)
}
