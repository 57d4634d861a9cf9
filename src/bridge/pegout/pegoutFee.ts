import { feePerKb } from '../amounts.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { activeFederation } from '../federation/federations.ts'
import { pegoutSize } from './pegoutSize.ts'

const BYTES_PER_KB = 1000n

/** The fee of a transaction with two inputs. */
export async function pegoutFee(call: BridgeCall, outputs: number): Promise<bigint> {
  return ((await feePerKb(call)) * pegoutSize(call, await activeFederation(call), 2, outputs)) / BYTES_PER_KB
}
