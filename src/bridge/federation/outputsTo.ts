import { equalBytes } from '../../base/bytes.ts'
import { requireReadable } from '../../bitcoin/outputScript.ts'
import { isCoinbase, type Transaction, transactionId } from '../../bitcoin/transaction.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { type Federation, outputScript } from './federation.ts'
import type { Utxo } from './utxos.ts'

/** The outputs of a transaction that any of these federations can spend, in their order. */
export function outputsTo(call: BridgeCall, federations: readonly Federation[], transaction: Transaction): Utxo[] {
  const scripts = federations.map((federation) => outputScript(call, federation))
  return outputsWith(scripts, transaction)
}

/** The outputs of a transaction that have any of these scripts; fails the call over those that the reference cannot read. */
export function outputsWith(scripts: readonly Uint8Array[], transaction: Transaction): Utxo[] {
  const id = transactionId(transaction)
  const isOfCoinbase = isCoinbase(transaction)
  for (const { script } of transaction.outs) requireReadable(script)
  return transaction.outs
    .map(({ value, script }, index) => {
      return { satoshis: value, script, transactionId: id, index, height: 0, isCoinbase: isOfCoinbase }
    })
    .filter(({ script }) => scripts.some((one) => equalBytes(one, script)))
}

export const sumOf = (outputs: readonly { readonly satoshis: bigint }[]) =>
  outputs.reduce((sum, { satoshis }) => sum + satoshis, 0n)
