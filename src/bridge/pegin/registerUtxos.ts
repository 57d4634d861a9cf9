import { type Transaction, transactionId } from '../../bitcoin/transaction.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { activeFederation, retiringFederation } from '../federation/federations.ts'
import { activeUtxos, outputsTo, retiringUtxos, sumOf } from '../federation/utxos.ts'
import { markProcessed } from './processed.ts'

/** Adds the outputs that the federations can spend to their UTXO lists, and marks the transaction as processed. */
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

/** Returns the satoshis that a transaction sends to the federations. Loads their UTXO lists, and so writes them. */
export async function amountToFederations(call: BridgeCall, transaction: Transaction): Promise<bigint> {
  await activeUtxos(call)
  const retiring = await retiringFederation(call)
  await retiringUtxos(call)
  const toActive = sumOf(outputsTo(call, [await activeFederation(call)], transaction))
  return retiring === undefined ? toActive : toActive + sumOf(outputsTo(call, [retiring], transaction))
}
