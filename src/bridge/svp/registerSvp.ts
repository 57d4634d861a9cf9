import { encodeTransaction, type Transaction } from '../../bitcoin/transaction.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import type { Federation } from '../federation/federation.ts'
import { proposedFederation } from '../federation/federations.ts'
import { commitProposedFederation } from '../federation/handover.ts'
import { registerUtxos } from '../pegin/registerUtxos.ts'
import { svpFundTxHashUnsigned, svpFundTxSigned, svpSpendTxHashUnsigned } from './svpStorage.ts'

/** Whether a proposed federation is within its validation period (RSKIP-419). */
export function isInValidation({ constants, blockNumber }: BridgeCall, { createdIn }: Federation): boolean {
  return BigInt(blockNumber) < createdIn + BigInt(constants.federation.validationPeriod)
}

/** Registers the transaction that funds the proposed federation. */
export async function registerSvpFund(call: BridgeCall, transaction: Transaction): Promise<void> {
  await registerUtxos(call, transaction)
  const proposed = await proposedFederation(call)
  if (proposed === undefined || !isInValidation(call, proposed)) return
  svpFundTxSigned.set(call, encodeTransaction(transaction))
  svpFundTxHashUnsigned.set(call, undefined)
}

/**
 * Registers the transaction by which the proposed federation has proven that it can spend, and makes it the new one.
 */
export async function registerSvpSpend(call: BridgeCall, transaction: Transaction): Promise<void> {
  await registerUtxos(call, transaction)
  svpSpendTxHashUnsigned.set(call, undefined)
  await commitProposedFederation(call)
}
