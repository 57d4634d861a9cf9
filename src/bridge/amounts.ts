import type { BridgeCall } from './bridgeCall.ts'
import { cell, decodeNumber, encodeNumber } from './cell.ts'
import { storedValue } from './storedValue.ts'

const numberCodec = { decode: decodeNumber, encode: (value: bigint) => encodeNumber(value) }

export const FEE_PER_KB = storedValue<bigint>(cell('feePerKb'), numberCodec)

/** Satoshis for a kilobyte of Bitcoin transaction. */
export async function feePerKb(call: BridgeCall): Promise<bigint> {
  return (await FEE_PER_KB.get(call)) ?? call.constants.feePerKb.initial
}

export const LOCKING_CAP = storedValue<bigint>(cell('lockingCap'), numberCodec)

/** Satoshis that the federation may hold in all (RSKIP-134); looking at it writes the one that it begins with. */
export async function lockingCap(call: BridgeCall): Promise<bigint> {
  const cap = (await LOCKING_CAP.get(call)) ?? call.constants.lockingCap.initial
  LOCKING_CAP.set(call, cap)
  return cap
}
