import { type Bytes, EMPTY_BYTES, equalBytes } from '../../../../base/bytes.ts'
import type { UnionConstants } from '../../../../network/bridge/bridgeConstants.ts'
import { BRIDGE_ADDRESS } from '../../../../network/genesis/balances.ts'
import { transfer } from '../../../accounts.ts'
import { encodeValue, eventTopic } from '../../native/abi.ts'
import { PrecompileFailure } from '../../precompile.ts'
import type { BridgeCall } from '../bridgeCall.ts'
import { logEvent } from '../logEvent.ts'
import {
  isPermitted,
  savePermission,
  saveTransferredToUnion,
  saveUnionCap,
  saveUnionContract,
  saveUnionEvent,
  transferredToUnion,
  type UnionEvent,
  unionCap,
  unionContract,
} from './unionCells.ts'

const DONE = 0n
const UNAUTHORISED = -1n
const INVALID_VALUE = -2n
const DISABLED = -3n

const LARGEST_CAP_FACTOR = 2n
const MOST_EVENT_BYTES = 128

const CAP_INCREASED = eventTopic('union_bridge_locking_cap_increased(address,uint256,uint256)')
const REQUESTED = eventTopic('union_rbtc_requested(address,uint256)')
const RELEASED = eventTopic('union_rbtc_released(address,uint256)')
const PERMISSIONS_UPDATED = eventTopic('union_bridge_transfer_permissions_updated(address,bool,bool)')

function logUnion(call: BridgeCall, topic: Bytes, address: Bytes, ...values: bigint[]): void {
  logEvent(call, topic, { indexed: [address], data: values.map((value) => encodeValue('uint256', value)) })
}

function requireAuthority(call: BridgeCall, subject: keyof UnionConstants['authorities']): void {
  if (isCaller(call, call.constants.union.authorities[subject])) return
  throw new PrecompileFailure(`The sender is not authorized to call ${call.method}`)
}

async function isFromUnion(call: BridgeCall): Promise<boolean> {
  return isCaller(call, await unionContract(call))
}

/** The zero address can be meant, but not by a call that names no sender. */
function isCaller({ caller, isAnonymous }: BridgeCall, address: Bytes): boolean {
  return !isAnonymous && equalBytes(address, caller)
}

/** Names the union contract, on test networks (RSKIP-502). */
export function setUnionContract(call: BridgeCall, address: Bytes): bigint {
  if (call.constants.bitcoin.name === 'main') throw new PrecompileFailure(`${call.method} is disabled in Mainnet`)
  requireAuthority(call, 'address')
  saveUnionContract(call, address)
  return DONE
}

export async function increaseUnionCap(call: BridgeCall, wei: bigint): Promise<bigint> {
  requireAuthority(call, 'cap')
  const cap = await unionCap(call)
  if (wei <= cap || wei > cap * LARGEST_CAP_FACTOR) return INVALID_VALUE
  saveUnionCap(call, wei)
  logUnion(call, CAP_INCREASED, call.caller, cap, wei)
  return DONE
}

export async function setUnionPermissions(call: BridgeCall, request: boolean, release: boolean): Promise<bigint> {
  requireAuthority(call, 'permissions')
  if ((await isPermitted(call, 'request')) === request && (await isPermitted(call, 'release')) === release) return DONE
  updatePermissions(call, call.caller, request, release)
  return DONE
}

function updatePermissions(call: BridgeCall, by: Bytes, request: boolean, release: boolean): void {
  savePermission(call, 'request', request)
  savePermission(call, 'release', release)
  logUnion(call, PERMISSIONS_UPDATED, by, request ? 1n : 0n, release ? 1n : 0n)
}

/** Pays the union contract, which asks for it. */
export async function requestFunds(call: BridgeCall, wei: bigint): Promise<bigint> {
  if (!(await isFromUnion(call))) return UNAUTHORISED
  if (!(await isPermitted(call, 'request'))) return DISABLED
  const transferred = (await transferredToUnion(call)) + wei
  if (wei <= 0n || transferred > (await unionCap(call))) return INVALID_VALUE
  saveTransferredToUnion(call, transferred)
  await transfer(call.world, BRIDGE_ADDRESS, call.caller, wei)
  logUnion(call, REQUESTED, call.caller, wei)
  return DONE
}

/** Takes the call's value back from the union contract; what is not accepted returns to whoever sent it. */
export async function releaseFunds(call: BridgeCall): Promise<bigint> {
  const code = await acceptRelease(call)
  if (code !== DONE && call.value > 0n) await transfer(call.world, BRIDGE_ADDRESS, call.caller, call.value)
  return code
}

async function acceptRelease(call: BridgeCall): Promise<bigint> {
  const { caller, value } = call
  if (!(await isFromUnion(call))) return UNAUTHORISED
  if (!(await isPermitted(call, 'release'))) return DISABLED
  if (value <= 0n) return INVALID_VALUE
  const transferred = await transferredToUnion(call)
  if (value > transferred) {
    updatePermissions(call, BRIDGE_ADDRESS, false, false) // more than was ever given: something is wrong there
    return INVALID_VALUE
  }
  saveTransferredToUnion(call, transferred - value)
  logUnion(call, RELEASED, caller, value)
  return DONE
}

/** Replaces the bytes that the union contract leaves for block headers (RSKIP-529). */
export const setUnionEvent = (name: UnionEvent) => async (call: BridgeCall, data: Bytes) => {
  if (!(await isFromUnion(call))) throw new PrecompileFailure('Caller is not the Union Bridge contract address')
  if (data.length > MOST_EVENT_BYTES) throw new PrecompileFailure(`event data of ${data.length} bytes is too long`)
  saveUnionEvent(call, name, data)
}

export const clearUnionEvent = (name: UnionEvent) => (call: BridgeCall) => setUnionEvent(name)(call, EMPTY_BYTES)
