import { encodeTransaction, type Transaction } from '../../bitcoin/transaction.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import type { Federation } from '../federation/federation.ts'
import { proposedFederation } from '../federation/federations.ts'
import { commitProposedFederation } from '../federation/handover.ts'
import { registerUtxos } from '../pegin/registerUtxos.ts'
import { svpFundTxHashUnsigned, svpFundTxSigned, svpSpendTxHashUnsigned } from './svpCells.ts'

/** Whether a proposed federation still has time to show that it can spend. */
export function isInValidation({ constants, blockNumber }: BridgeCall, { createdIn }: Federation): boolean {
  return BigInt(blockNumber) < createdIn + BigInt(constants.federation.validationPeriod)
}

/** The proposed federation has got its bitcoins. */
export async function registerSvpFund(call: BridgeCall, transaction: Transaction): Promise<void> {
  await registerUtxos(call, transaction)
  const proposed = await proposedFederation(call)
  if (proposed === undefined || !isInValidation(call, proposed)) return
  svpFundTxSigned.set(call, encodeTransaction(transaction))
  svpFundTxHashUnsigned.set(call, undefined)
}

/** It has sent them back, and so can spend. */
export async function registerSvpSpend(call: BridgeCall, transaction: Transaction): Promise<void> {
  await registerUtxos(call, transaction)
  svpSpendTxHashUnsigned.set(call, undefined)
  await commitProposedFederation(call)
}
