import { type Bytes, EMPTY_BYTES, equalBytes } from '../../../base/bytes.ts'
import { decodeRlp } from '../../../base/rlp.ts'
import type { UnionConstants } from '../../../network/bridge/bridgeConstants.ts'
import { PrecompileFailure } from '../precompile.ts'
import { type BridgeCall, needsPeg, readAs } from './bridgeCall.ts'
import { hashedCell, readFixed } from './cell.ts'

const ADDRESS_BYTES = 20
const UNAUTHORISED = -1n

/** The contract that may ask the Bridge for money (RSKIP-502). */
export async function unionContract(call: BridgeCall): Promise<Bytes> {
  const { bitcoin, union } = call.constants
  if (bitcoin.name === 'main') return union.contract
  const set = await readAs(call, hashedCell('unionBridgeContractAddress'), (bytes) =>
    readFixed(decodeRlp(bytes), ADDRESS_BYTES),
  )
  return set ?? union.contract
}

/** Bytes that the union contract leaves for block headers (RSKIP-529). */
export const unionEvent = (name: 'superEvent' | 'baseEvent') => async (call: BridgeCall) =>
  (await call.read(hashedCell(name))) ?? EMPTY_BYTES

/** What may be changed about the union contract, each by one address alone (RSKIP-502). */
export function ruleUnion(subject: keyof UnionConstants['authorities']): (call: BridgeCall) => bigint {
  return (call) => {
    if (equalBytes(call.constants.union.authorities[subject], call.caller)) needsPeg(call)
    throw new PrecompileFailure(`The sender is not authorized to call ${call.method}`)
  }
}

/** Moving money to and from the union contract: nobody else is let in. */
export async function moveUnionFunds(call: BridgeCall): Promise<bigint> {
  return (await isUnionContract(call)) ? needsPeg(call) : UNAUTHORISED
}

export async function changeUnionEvent(call: BridgeCall): Promise<void> {
  if (await isUnionContract(call)) needsPeg(call)
  throw new PrecompileFailure('Caller is not the Union Bridge contract address')
}

/** The zero address is nobody, though it also stands for a caller who gave no address. */
async function isUnionContract(call: BridgeCall): Promise<boolean> {
  const contract = await unionContract(call)
  return contract.some((byte) => byte !== 0) && equalBytes(contract, call.caller)
}
