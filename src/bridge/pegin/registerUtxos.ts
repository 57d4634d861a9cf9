import { type Transaction, transactionId } from '../../bitcoin/transaction.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { activeFederation, retiringFederation } from '../federation/federations.ts'
import { outputsTo, sumOf } from '../federation/outputsTo.ts'
import { activeUtxos, retiringUtxos } from '../federation/utxos.ts'
import { markProcessed } from './processed.ts'

/** Adds the outputs of a transaction that the federations can spend to their lists, and notes that it was seen. */
export async function registerUtxos(call: BridgeCall, transaction: Transaction): Promise<void> {
  const utxos = await activeUtxos(call)
  utxos.push(...outputsTo(call, [await activeFederation(call)], transaction))
  const retiring = await retiringFederation(call)
  if (retiring !== undefined) {
    const retiringList = await retiringUtxos(call)
    retiringList.push(...outputsTo(call, [retiring], transaction))
  }
  await markProcessed(call, transactionId(transaction))
}

/** Satoshis that a transaction sends to the federations; looks at their lists as the reference does. */
export async function amountToFederations(call: BridgeCall, transaction: Transaction): Promise<bigint> {
  await activeUtxos(call)
  const retiring = await retiringFederation(call)
  await retiringUtxos(call)
  const toActive = sumOf(outputsTo(call, [await activeFederation(call)], transaction))
  return retiring === undefined ? toActive : toActive + sumOf(outputsTo(call, [retiring], transaction))
}
