import { majorityOf } from '../../bitcoin/script.ts'
import { encodeVarInt } from '../../bitcoin/varInt.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { type Federation, redeemScript } from '../federation/federation.ts'

const SIGNATURE_BYTES = 72
const VERSION_AND_LOCK_TIME = 8
/** Value, length and script of an output to a script's hash. */
const OUTPUT_BYTES = 32
const OUTPOINT_AND_SEQUENCE = 40
/** What stands in an input for a witness, without its length. */
const NESTED_WITNESS_BYTES = 36

/**
 * The bytes of a Bitcoin transaction of the federation's, estimated; those of witnesses count for a quarter (BIP-141).
 */
export function pegoutSize(call: BridgeCall, federation: Federation, inputs: number, outputs: number): bigint {
  const script = redeemScript(call, federation).length
  const signatures = majorityOf(federation.members) * inputs * SIGNATURE_BYTES
  if (!call.rules.has('rskip271')) return BigInt(earlySize(federation, script, inputs, outputs))
  const outer = VERSION_AND_LOCK_TIME + sizeOfCount(outputs) + outputs * OUTPUT_BYTES
  if (federation.format !== 'p2shP2wshErp') {
    const input = OUTPOINT_AND_SEQUENCE + sizeOfCount(script) + script
    return BigInt(outer + sizeOfCount(inputs) + inputs * input + signatures)
  }
  // The reference counts the inputs without their outpoints.
  const base = outer + 1 + inputs * NESTED_WITNESS_BYTES
  return BigInt(Math.floor((4 * base + signatures + inputs * script) / 4))
}

/** Before RSKIP-271. */
function earlySize({ members }: Federation, script: number, inputs: number, outputs: number): number {
  const input = majorityOf(members) * SIGNATURE_BYTES + script + 1 + 40
  return 4 + inputs * input + outputs * 35
}

const sizeOfCount = (count: number) => encodeVarInt(count).length
