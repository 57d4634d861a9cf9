import { feePerKb } from '../amounts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { hasWitness, outputScript } from '../federation/federation.ts'
import { activeFederation } from '../federation/federations.ts'
import { findRedeemScripts } from '../federation/redeemScripts.ts'
import { activeUtxos } from '../federation/utxos.ts'
import type { ReleasePlan } from './buildRelease.ts'
import { releaseVersion } from './releaseVersion.ts'

/** What transactions of the active federation have in common: all its coins, and its own address for the change. */
export async function planOfActive(call: BridgeCall): Promise<Omit<ReleasePlan, 'outputs'>> {
  const federation = await activeFederation(call)
  return {
    coins: await findRedeemScripts(call, await activeUtxos(call), [federation]),
    changeScript: outputScript(call, federation),
    hasWitness: hasWitness(federation),
    feePerKb: await feePerKb(call),
    recipientsPay: true,
    version: releaseVersion(call),
  }
}
