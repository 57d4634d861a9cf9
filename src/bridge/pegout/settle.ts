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

/** A transaction that the Bridge has created, and the request that it serves. */
export interface Settlement {
  readonly release: Release
  /** Hash of the Rootstock transaction that requested it; undefined if none was stored (before RSKIP-146). */
  readonly rskTransactionHash: Bytes | undefined
  /** The requested amount. */
  readonly satoshis: bigint
}

/** Removes the spent outputs from `utxos`, and queues the release until it has enough confirmations. */
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

/** Logs a release, and saves the input values that its signers need. */
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
    spent.some(({ utxo: coin }) => coin.index === utxo.index && equalBytes(coin.transactionId, utxo.transactionId))
  const left = utxos.filter((utxo) => !isSpent(utxo))
  utxos.splice(0, utxos.length, ...left)
}
