import { majorityOf } from '../../bitcoin/script.ts'
import { encodeVarInt } from '../../bitcoin/varInt.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { type Federation, hasWitness, redeemScript } from '../federation/federation.ts'
import { activeFederation } from '../federation/federations.ts'
import { numberCodec, storageEntry } from '../storageEntry.ts'
import { storedValue } from '../storedValue.ts'

const BYTES_PER_KB = 1000n
const SIGNATURE_BYTES = 72
const VERSION_AND_LOCK_TIME = 8
/** Value, length and script of an output to a script hash. */
const OUTPUT_BYTES = 32
const OUTPOINT_AND_SEQUENCE = 40
/** Script of an input with a witness, without its length. */
const NESTED_WITNESS_BYTES = 36

const storedFee = storedValue<bigint>(storageEntry('feePerKb'), numberCodec)

/** Returns the satoshis per 1,000 bytes of a Bitcoin transaction. */
export async function feePerKb(call: BridgeCall): Promise<bigint> {
  return (await storedFee.get(call)) ?? call.constants.feePerKb.initial
}

export const setFeePerKb = (call: BridgeCall, satoshis: bigint) => storedFee.set(call, satoshis)

/** Returns the fee in satoshis of a transaction of the active federation with two inputs. */
export async function pegoutFee(call: BridgeCall, outputs: number): Promise<bigint> {
  return ((await feePerKb(call)) * pegoutSize(call, await activeFederation(call), 2, outputs)) / BYTES_PER_KB
}

/** Estimates the bytes of a transaction of the federation. Bytes of witnesses count for a quarter (BIP-141). */
export function pegoutSize(call: BridgeCall, federation: Federation, inputs: number, outputs: number): bigint {
  const script = redeemScript(call, federation).length
  const signatures = majorityOf(federation.members) * inputs * SIGNATURE_BYTES
  if (!call.rules.has('rskip271')) return BigInt(earlySize(federation, script, inputs, outputs))
  const outer = VERSION_AND_LOCK_TIME + sizeOfCount(outputs) + outputs * OUTPUT_BYTES
  if (!hasWitness(federation)) {
    const input = OUTPOINT_AND_SEQUENCE + sizeOfCount(script) + script
    return BigInt(outer + sizeOfCount(inputs) + inputs * input + signatures)
  }
  // Consensus: the reference node counts these inputs without their outpoints.
  const base = outer + 1 + inputs * NESTED_WITNESS_BYTES
  return BigInt(Math.floor((4 * base + signatures + inputs * script) / 4))
}

/** Estimates the bytes as the reference node did before RSKIP-271. */
function earlySize({ members }: Federation, script: number, inputs: number, outputs: number): number {
  const input = majorityOf(members) * SIGNATURE_BYTES + script + 1 + 40
  return 4 + inputs * input + outputs * 35
}

const sizeOfCount = (count: number) => encodeVarInt(count).length
