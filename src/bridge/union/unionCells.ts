import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { encodeString } from '../../base/encodeRlp.ts'
import { decodeRlp } from '../../base/rlp.ts'
import { type BridgeCall, readAs } from '../bridgeCall.ts'
import { decodeNumber, encodeNumber, hashedCell, readFixed } from '../cell.ts'

const ADDRESS_BYTES = 20

const CONTRACT = hashedCell('unionBridgeContractAddress')
const CAP = hashedCell('unionBridgeLockingCap')
const TRANSFERRED = hashedCell('weisTransferredToUnionBridge')
const EVENTS = { superEvent: hashedCell('superEvent'), baseEvent: hashedCell('baseEvent') }

/** Whether money may leave the Bridge for the union contract, and whether it may come back. */
const PERMISSIONS = {
  request: hashedCell('unionBridgeRequestEnabled'),
  release: hashedCell('unionBridgeReleaseEnabled'),
}

export type UnionEvent = keyof typeof EVENTS
export type UnionPermission = keyof typeof PERMISSIONS

/** The contract that may ask the Bridge for money (RSKIP-502); the zero address as long as there is none. */
export async function unionContract(call: BridgeCall): Promise<Bytes> {
  const { bitcoin, union } = call.constants
  if (bitcoin.name === 'main') return union.contract
  return (await readAs(call, CONTRACT, (bytes) => readFixed(decodeRlp(bytes), ADDRESS_BYTES))) ?? union.contract
}

export const saveUnionContract = (call: BridgeCall, address: Bytes) => call.save(CONTRACT, encodeString(address))

/** Wei that the union contract may be given in all. */
export async function unionCap(call: BridgeCall): Promise<bigint> {
  return (await readAs(call, CAP, decodeNumber)) ?? call.constants.union.initialCapWei
}

export const saveUnionCap = (call: BridgeCall, wei: bigint) => call.save(CAP, encodeNumber(wei))

/** Wei that it has been given and has not given back. */
export async function transferredToUnion(call: BridgeCall): Promise<bigint> {
  return (await readAs(call, TRANSFERRED, decodeNumber)) ?? 0n
}

export const saveTransferredToUnion = (call: BridgeCall, wei: bigint) => call.save(TRANSFERRED, encodeNumber(wei))

export async function isPermitted(call: BridgeCall, permission: UnionPermission): Promise<boolean> {
  return (await readAs(call, PERMISSIONS[permission], decodeNumber)) !== 0n
}

export function savePermission(call: BridgeCall, permission: UnionPermission, isGranted: boolean): void {
  call.save(PERMISSIONS[permission], encodeNumber(isGranted ? 1 : 0))
}

/** Bytes that the union contract leaves for block headers (RSKIP-529). */
export const unionEvent = (name: UnionEvent) => async (call: BridgeCall) =>
  (await call.read(EVENTS[name])) ?? EMPTY_BYTES

export const saveUnionEvent = (call: BridgeCall, name: UnionEvent, data: Bytes) => call.save(EVENTS[name], data)
