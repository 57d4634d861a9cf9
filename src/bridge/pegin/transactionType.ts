import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { legacyUnsignedId, pegoutIndexHash, unsignedId } from '../../bitcoin/multisigInput.ts'
import type { Transaction } from '../../bitcoin/transaction.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { liveFederations } from '../federation/federations.ts'
import { outputsTo } from '../federation/utxos.ts'
import { isInPegoutIndex } from '../pegout/pegoutIndex.ts'
import { svpFundTxHashUnsigned, svpSpendTxHashUnsigned } from '../svp/svpStorage.ts'
import { legacyTransactionType } from './legacyTransactionType.ts'

/**
 * The kind of a Bitcoin transaction. `pegout`: a transaction of the federation, also a migration. `svpFund` and
 * `svpSpend`: the validation of a proposed federation.
 */
export type TransactionType = 'pegin' | 'pegout' | 'svpFund' | 'svpSpend' | 'unknown'

/** Determines the type of a transaction in a Bitcoin block at this height. */
export async function transactionTypeOf(
  call: BridgeCall,
  transaction: Transaction,
  bitcoinHeight: number,
): Promise<TransactionType> {
  const federations = await liveFederations(call)
  const hasIndex = call.rules.has('rskip379') && bitcoinHeight >= call.constants.pegIn.pegoutIndexFrom
  if (!hasIndex) return legacyTransactionType(call, federations, transaction)
  if (call.rules.has('rskip419')) {
    if (isUnsigned(call, transaction, await svpFundTxHashUnsigned.get(call))) return 'svpFund'
    if (isUnsigned(call, transaction, await svpSpendTxHashUnsigned.get(call))) return 'svpSpend'
  }
  const indexHash = pegoutIndexHash(transaction)
  if (indexHash !== undefined && (await isInPegoutIndex(call, indexHash))) return 'pegout'
  return outputsTo(call, federations, transaction).length > 0 ? 'pegin' : 'unknown'
}

/** Whether a transaction without its signatures has this id. */
function isUnsigned({ rules }: BridgeCall, transaction: Transaction, id: Bytes | undefined): boolean {
  if (id === undefined) return false
  const unsigned = rules.has('rskip305') ? unsignedId(transaction) : legacyUnsignedId(transaction)
  return unsigned !== undefined && equalBytes(unsigned, id)
}
