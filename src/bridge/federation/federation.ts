import { type Bytes, compareBytes } from '../../base/bytes.ts'
import { ScriptError } from '../../bitcoin/bitcoinError.ts'
import { hash160 } from '../../bitcoin/hash160.ts'
import { payToScriptHash } from '../../bitcoin/outputScript.ts'
import { FIRST_TESTNET_ERP_SCRIPT, parseRedeemScript } from '../../bitcoin/redeemScript.ts'
import {
  emergencyScript,
  encodeAddress,
  majorityScript,
  scriptNumber,
  sharedCheckScript,
  witnessScript,
} from '../../bitcoin/script.ts'
import type { FederationFormat, FederatorKeys } from '../../chainspec/bridgeConstants.ts'
import type { BridgeCall } from '../bridgeCall.ts'

/** The key holders of the pegged bitcoins. */
export interface Federation {
  /** Sorted by {@link sortMembers}; the index of a member refers to this order. */
  readonly members: readonly FederatorKeys[]
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** The Rootstock block in which it was created. */
  readonly createdIn: bigint
  readonly format: FederationFormat
}

/** Sorts members by their Bitcoin keys, then by their Rootstock and their third keys. */
export function sortMembers(members: readonly FederatorKeys[]): readonly FederatorKeys[] {
  return members.toSorted(
    (a, b) => compareBytes(a.btcKey, b.btcKey) || compareBytes(a.rskKey, b.rskKey) || compareBytes(a.mstKey, b.mstKey),
  )
}

/** Returns the script that spends the federation's bitcoins. */
export function redeemScript({ constants, rules }: BridgeCall, { members, format }: Federation): Bytes {
  const { emergencyKeys, emergencyDelay } = constants.federation
  const keys = members.map(({ btcKey }) => btcKey)
  if (format === 'multisig') return majorityScript(keys)
  const delay = scriptNumber(emergencyDelay)
  if (format !== 'nonStandardErp') return emergencyScript(keys, emergencyKeys, delay)
  if (rules.has('rskip293')) return sharedCheckScript(keys, emergencyKeys, delay)
  if (constants.bitcoin.name === 'test' && !rules.has('rskip284')) {
    return FIRST_TESTNET_ERP_SCRIPT
  }
  // Consensus: at first the delay was big-endian and without a sign byte.
  return sharedCheckScript(keys, emergencyKeys, Uint8Array.of(emergencyDelay >> 8, emergencyDelay & 0xff))
}

/** Returns the Bitcoin address of the federation. */
export function addressOf(call: BridgeCall, federation: Federation): string {
  return encodeAddress(call.constants.bitcoin.scriptVersion, hashOfScript(federation, redeemScript(call, federation)))
}

/** Returns the script of outputs that the federation can spend. */
export function outputScript(call: BridgeCall, federation: Federation): Bytes {
  return outputScriptOf(federation, redeemScript(call, federation))
}

/** Returns the script of outputs that are spent with `script`, in the federation's format. */
export function outputScriptOf(federation: Pick<Federation, 'format'>, script: Bytes): Bytes {
  return payToScriptHash(hashOfScript(federation, script))
}

/** Returns the redeem script without the emergency keys. Throws `ScriptError` if it cannot be parsed. */
export function standardRedeemScript(call: BridgeCall, federation: Federation): Bytes {
  if (federation.format === 'multisig') return redeemScript(call, federation)
  const standardPart = parseRedeemScript(redeemScript(call, federation))?.standardPart
  if (standardPart === undefined) throw new ScriptError('the federation has no script that can be spent')
  return standardPart
}

/** Returns the output script that the federation would have without emergency keys. */
export function standardOutputScript(call: BridgeCall, federation: Federation): Bytes {
  return outputScriptOf(federation, standardRedeemScript(call, federation))
}

/** Whether a federation's redeem script is in the witness of an input. */
export const hasWitness = ({ format }: Pick<Federation, 'format'>) => format === 'p2shP2wshErp'

/** Returns the 20 bytes that an address in the federation's format has for a script. */
export function hashOfScript(federation: Pick<Federation, 'format'>, script: Bytes): Bytes {
  return hash160(hasWitness(federation) ? witnessScript(script) : script)
}
