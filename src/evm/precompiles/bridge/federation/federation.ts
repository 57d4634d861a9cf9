import { type Bytes, compareBytes } from '../../../../base/bytes.ts'
import { hash160 } from '../../../../bitcoin/hash160.ts'
import {
  emergencyScript,
  encodeAddress,
  majorityScript,
  payToScriptHash,
  scriptNumber,
  sharedCheckScript,
  witnessScript,
} from '../../../../bitcoin/script.ts'
import type { FederationFormat, FederatorKeys } from '../../../../network/bridge/bridgeConstants.ts'
import { PrecompileFailure } from '../../precompile.ts'
import type { BridgeCall } from '../bridgeCall.ts'

/** Those who together hold the bitcoins. */
export interface Federation {
  /** Sorted; by their places here members are counted. */
  readonly members: readonly FederatorKeys[]
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** The Rootstock block in which it was created. */
  readonly createdIn: bigint
  readonly format: FederationFormat
}

/** Members in the order of their Bitcoin keys, then their Rootstock and their third keys. */
export function sortMembers(members: readonly FederatorKeys[]): readonly FederatorKeys[] {
  return members.toSorted(
    (a, b) => compareBytes(a.btcKey, b.btcKey) || compareBytes(a.rskKey, b.rskKey) || compareBytes(a.mstKey, b.mstKey),
  )
}

/** The script that spends the federation's bitcoins. */
export function redeemScript({ constants, rules }: BridgeCall, { members, format }: Federation): Bytes {
  const { emergencyKeys, emergencyDelay } = constants.federation
  const keys = members.map(({ btcKey }) => btcKey)
  if (format === 'multisig') return majorityScript(keys)
  const delay = scriptNumber(emergencyDelay)
  if (format !== 'nonStandardErp') return emergencyScript(keys, emergencyKeys, delay)
  if (rules.has('rskip293')) return sharedCheckScript(keys, emergencyKeys, delay)
  if (constants.bitcoin.name === 'test' && !rules.has('rskip284')) {
    throw new PrecompileFailure('the first emergency script of the test network is not known here')
  }
  // The delay was written the wrong way round and without its sign at first.
  return sharedCheckScript(keys, emergencyKeys, Uint8Array.of(emergencyDelay >> 8, emergencyDelay & 0xff))
}

/** Where bitcoins for the federation are sent to. */
export function addressOf(call: BridgeCall, federation: Federation): string {
  return encodeAddress(call.constants.bitcoin.scriptVersion, scriptHashOf(call, federation))
}

/** The script of outputs that the federation can spend. */
export function outputScript(call: BridgeCall, federation: Federation): Bytes {
  return payToScriptHash(scriptHashOf(call, federation))
}

/** The hash in that script. */
export function scriptHashOf(call: BridgeCall, federation: Federation): Bytes {
  const script = redeemScript(call, federation)
  return hash160(federation.format === 'p2shP2wshErp' ? witnessScript(script) : script)
}
