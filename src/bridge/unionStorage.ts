import { ADDRESS_BYTES, type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { encodeString } from '../base/encodeRlp.ts'
import { decodeRlp } from '../base/rlp.ts'
import type { BridgeCall } from './bridgeCall.ts'
import { decodeNumber, encodeNumber, hashedEntry, readFixed } from './storageEntry.ts'
import { readEntry } from './storedValue.ts'

const CONTRACT = hashedEntry('unionBridgeContractAddress')
const CAP = hashedEntry('unionBridgeLockingCap')
const BORROWED = hashedEntry('weisTransferredToUnionBridge')
const EVENTS = { superEvent: hashedEntry('superEvent'), baseEvent: hashedEntry('baseEvent') }
const PERMISSIONS = {
  request: hashedEntry('unionBridgeRequestEnabled'),
  release: hashedEntry('unionBridgeReleaseEnabled'),
}

/** Bytes that the union contract provides for block headers (RSKIP-529). */
export type EventData = keyof typeof EVENTS
/** Whether the union contract may borrow (`request`) and return (`release`). */
export type UnionPermissions = Readonly<Record<keyof typeof PERMISSIONS, boolean>>

/** Returns the address of the contract that may borrow from the Bridge (RSKIP-502); the zero address if none is set. */
export async function unionContract(call: BridgeCall): Promise<Bytes> {
  const { bitcoin, union } = call.constants
  if (bitcoin.name === 'main') return union.contract
  return (await readEntry(call, CONTRACT, (bytes) => readFixed(decodeRlp(bytes), ADDRESS_BYTES))) ?? union.contract
}

export const saveUnionContract = (call: BridgeCall, address: Bytes) => call.save(CONTRACT, encodeString(address))

/** Returns the maximum wei that the union contract may have borrowed. */
export async function unionCap(call: BridgeCall): Promise<bigint> {
  return (await readEntry(call, CAP, decodeNumber)) ?? call.constants.union.initialCapWei
}

export const saveUnionCap = (call: BridgeCall, wei: bigint) => call.save(CAP, encodeNumber(wei))

/** Returns the wei that the union contract has borrowed and not returned. */
export async function borrowedWei(call: BridgeCall): Promise<bigint> {
  return (await readEntry(call, BORROWED, decodeNumber)) ?? 0n
}

export const saveBorrowed = (call: BridgeCall, wei: bigint) => call.save(BORROWED, encodeNumber(wei))

/** Returns whether a permission is granted. Without a stored value it is. */
export async function isPermitted(call: BridgeCall, permission: keyof UnionPermissions): Promise<boolean> {
  return (await readEntry(call, PERMISSIONS[permission], decodeNumber)) !== 0n
}

export function savePermissions(call: BridgeCall, { request, release }: UnionPermissions): void {
  call.save(PERMISSIONS.request, encodeNumber(request ? 1 : 0))
  call.save(PERMISSIONS.release, encodeNumber(release ? 1 : 0))
}

/** Returns the stored bytes, empty if none are set. */
export async function eventData(call: BridgeCall, name: EventData): Promise<Bytes> {
  return (await call.read(EVENTS[name])) ?? EMPTY_BYTES
}

export const saveEventData = (call: BridgeCall, name: EventData, data: Bytes) => call.save(EVENTS[name], data)
