import type { Bytes } from '../../base/bytes.ts'
import { feePerKb } from '../amounts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { type Federation, hasWitness } from '../federation/federation.ts'
import type { SpendableCoin } from '../federation/redeemScripts.ts'
import { buildEmptying } from './buildRelease.ts'
import { releaseVersion } from './releaseVersion.ts'
import { announce } from './settle.ts'
import { addWaiting } from './waitingForConfirmations.ts'

/** Bitcoins that are sent back. */
export interface Refund {
  readonly coins: readonly SpendableCoin[]
  /** Whose format the transaction has. */
  readonly federation: Federation
  /** The script of the output. */
  readonly receiver: Bytes
  /** That came in. */
  readonly satoshis: bigint
  readonly rskTransactionHash: Bytes
}

/** Makes the transaction, which then waits as all do; nothing happens when the coins are not worth its fee. */
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
