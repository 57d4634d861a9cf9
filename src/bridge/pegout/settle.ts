import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { pegoutIndexHash } from '../../bitcoin/multisigInput.ts'
import { transactionId } from '../../bitcoin/transaction.ts'
import { PrecompileFailure } from '../../evm/nativeContracts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import type { Utxo } from '../federation/utxos.ts'
import type { Release } from './buildRelease.ts'
import { logCreated, logRequested } from './events.ts'
import { saveOutpointValues } from './outpointValues.ts'
import { addToPegoutIndex } from './pegoutIndex.ts'
import { addWaiting } from './waitingForConfirmations.ts'

/** What is told of a transaction that the Bridge has made. */
export interface Settlement {
  readonly release: Release
  /** Of the Rootstock transaction that asked for it; undefined where none was kept (before RSKIP-146). */
  readonly rskTransactionHash: Bytes | undefined
  /** That were asked for. */
  readonly satoshis: bigint
}

/** Takes what a transaction spends from the federation's list, and has it wait. */
export async function settle(call: BridgeCall, utxos: Utxo[], settlement: Settlement): Promise<void> {
  const { release, rskTransactionHash } = settlement
  removeSpent(utxos, release)
  await addWaiting(call, release.transaction, rskTransactionHash)
  if (call.rules.has('rskip379')) {
    const hash = pegoutIndexHash(release.transaction)
    if (hash === undefined) throw new PrecompileFailure('the release has no hash for the index')
    await addToPegoutIndex(call, hash)
  }
  await announce(call, settlement)
}

/** Tells of a transaction, and keeps what those who sign it need to know. */
export async function announce(call: BridgeCall, { release, rskTransactionHash, satoshis }: Settlement): Promise<void> {
  const { rules } = call
  const id = transactionId(release.transaction)
  const values = release.spent.map(({ utxo }) => utxo.satoshis)
  if (rules.has('rskip146') && rskTransactionHash !== undefined) logRequested(call, rskTransactionHash, id, satoshis)
  if (!rules.has('rskip428')) return
  logCreated(call, id, values)
  if (rules.has('rskip305')) await saveOutpointValues(call, id, values)
}

function removeSpent(utxos: Utxo[], { spent }: Release): void {
  const isSpent = (utxo: Utxo) =>
    spent.some(({ utxo: one }) => one.index === utxo.index && equalBytes(one.transactionId, utxo.transactionId))
  const left = utxos.filter((utxo) => !isSpent(utxo))
  utxos.splice(0, utxos.length, ...left)
}
