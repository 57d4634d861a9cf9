import type { Bytes } from '../../base/bytes.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { type Federation, hasWitness } from '../federation/federation.ts'
import type { SpendableCoin } from '../federation/redeemScripts.ts'
import { buildEmptying, releaseVersion } from './buildRelease.ts'
import { feePerKb } from './fees.ts'
import { announce } from './settle.ts'
import { addWaiting } from './waitingForConfirmations.ts'

/** Bitcoins that are returned to their sender. */
export interface Refund {
  readonly coins: readonly SpendableCoin[]
  /** The federation whose format the transaction has. */
  readonly federation: Federation
  /** Script of the output. */
  readonly receiver: Bytes
  /** The amount that was received. */
  readonly satoshis: bigint
  readonly rskTransactionHash: Bytes
}

/** Creates the transaction, which then waits for confirmations. Does nothing if the coins do not cover its fee. */
export async function addRefund(call: BridgeCall, refund: Refund): Promise<void> {
  const { coins, federation, receiver, satoshis, rskTransactionHash } = refund
  const plan = {
    coins,
    hasWitness: hasWitness(federation),
    feePerKb: await feePerKb(call),
    version: releaseVersion(call),
  }
  const release = buildEmptying(plan, receiver)
  if (release.kind !== 'release') return
  await addWaiting(call, release.transaction, rskTransactionHash)
  await announce(call, { release, rskTransactionHash, satoshis })
}
