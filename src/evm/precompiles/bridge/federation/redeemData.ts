import { type Bytes, equalBytes } from '../../../../base/bytes.ts'
import { payToScriptHash } from '../../../../bitcoin/script.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { type Federation, redeemScript, scriptHashOf } from './federation.ts'
import { flyoverFederationAt, flyoverRedeemScriptOf } from './flyoverFederations.ts'

const HASH_START = 2
const HASH_END = 22

/** What an output can be spent with. */
export interface RedeemData {
  readonly redeemScript: Bytes
  readonly federation: Federation
}

/** How one of these federations can spend an output with this script, as its own or as an advanced transfer's. */
export async function findRedeemScript(
  call: BridgeCall,
  script: Bytes,
  federations: readonly Federation[],
): Promise<RedeemData | undefined> {
  const scriptHash = script.subarray(HASH_START, HASH_END)
  if (!equalBytes(payToScriptHash(scriptHash), script)) return undefined
  const flyover = await flyoverFederationAt(call, scriptHash)
  const federation = federationOf(call, flyover?.federationScriptHash ?? scriptHash, federations)
  if (federation === undefined) return undefined
  return flyover === undefined
    ? { redeemScript: redeemScript(call, federation), federation }
    : { redeemScript: flyoverRedeemScriptOf(call, flyover.derivationHash, federation), federation }
}

function federationOf(call: BridgeCall, hash: Bytes, federations: readonly Federation[]): Federation | undefined {
  return federations.find((federation) => equalBytes(scriptHashOf(call, federation), hash))
}
