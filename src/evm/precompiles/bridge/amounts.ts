import { type BridgeCall, readAs } from './bridgeCall.ts'
import { cell, decodeNumber } from './cell.ts'

/** Satoshis for a kilobyte of Bitcoin transaction. */
export async function feePerKb(call: BridgeCall): Promise<bigint> {
  return (await readAs(call, cell('feePerKb'), decodeNumber)) ?? call.constants.feePerKb.initial
}

export const LOCKING_CAP = cell('lockingCap')

/** Satoshis that the federation may hold in all. */
export async function lockingCap(call: BridgeCall): Promise<bigint> {
  return (await readAs(call, LOCKING_CAP, decodeNumber)) ?? call.constants.lockingCap.initial
}
