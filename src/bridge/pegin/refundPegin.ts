import type { Bytes } from '../../base/bytes.ts'
import { type Destination, payTo, scriptHashIn } from '../../bitcoin/outputScript.ts'
import { parseScript } from '../../bitcoin/scriptChunks.ts'
import type { Transaction } from '../../bitcoin/transaction.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import { type BridgeCall, transactionHashOf } from '../bridgeCall.ts'
import { type Federation, outputScript, redeemScript } from '../federation/federation.ts'
import { liveFederations } from '../federation/federations.ts'
import { outputsTo, outputsWith } from '../federation/utxos.ts'
import { addRefund } from '../pegout/refund.ts'

/**
 * Refunds a peg-in. Does nothing if the amount does not cover the fee. Throws a `PrecompileFailure` if no output pays a
 * federation.
 */
export async function refundPegin(
  call: BridgeCall,
  transaction: Transaction,
  receiver: Destination,
  satoshis: bigint,
): Promise<void> {
  const federations = await liveFederations(call)
  const coins = federations.flatMap((federation) => {
    const script = redeemScript(call, federation)
    return outputsTo(call, [federation], transaction).map((utxo) => ({ utxo, redeemScript: script }))
  })
  coins.sort((a, b) => a.utxo.index - b.utxo.index)
  const federation = await spenderOf(call, transaction, federations)
  const rskTransactionHash = transactionHashOf(call)
  await addRefund(call, { coins, federation, receiver: payTo(receiver), satoshis, rskTransactionHash })
}

/** Returns the federation whose format the refund has: the active one if an output pays it, else the retiring one. */
async function spenderOf(
  call: BridgeCall,
  transaction: Transaction,
  federations: readonly Federation[],
): Promise<Federation> {
  for (const federation of federations) {
    if (paysTo(transaction, outputScript(call, federation))) return federation
  }
  throw new PrecompileFailure("Couldn't extract federation from btcTx outputs.")
}

/** Whether an output has this script. Throws `BitcoinError` if an output before it is not a script. */
export function paysTo(transaction: Transaction, script: Bytes): boolean {
  const [found] = outputsWith([script], transaction)
  const before = found === undefined ? transaction.outs : transaction.outs.slice(0, found.index)
  for (const output of before) if (scriptHashIn(output.script) === undefined) parseScript(output.script)
  return found !== undefined
}
