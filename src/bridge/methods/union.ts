import { type Bytes, EMPTY_BYTES, equalBytes } from '../../base/bytes.ts'
import type { UnionConstants } from '../../chainspec/bridgeConstants.ts'
import { BRIDGE_ADDRESS } from '../../chainspec/genesisBalances.ts'
import { encodeValue, eventTopic, PrecompileFailure } from '../../evm/nativeContracts.ts'
import { type BridgeCall, logEvent } from '../bridgeCall.ts'
import { act, change, read } from '../method.ts'
import {
  borrowedWei,
  type EventData,
  eventData,
  isPermitted,
  saveBorrowed,
  saveEventData,
  savePermissions,
  saveUnionCap,
  saveUnionContract,
  type UnionPermissions,
  unionCap,
  unionContract,
} from '../unionStorage.ts'

/** Results of the methods about the union contract (UnionResponseCode). */
const code = { done: 0n, unauthorised: -1n, invalidValue: -2n, disabled: -3n } as const

const MAX_CAP_FACTOR = 2n
const MAX_EVENT_BYTES = 128

const CAP_INCREASED = eventTopic('union_bridge_locking_cap_increased(address,uint256,uint256)')
const PERMISSIONS_UPDATED = eventTopic('union_bridge_transfer_permissions_updated(address,bool,bool)')
const REQUESTED = eventTopic('union_rbtc_requested(address,uint256)')
const RELEASED = eventTopic('union_rbtc_released(address,uint256)')

/** Methods about the union contract, which borrows from the Bridge (RSKIP-502, RSKIP-529). Amounts are wei. */
export const unionMethods = [
  read({
    name: 'getUnionBridgeContractAddress',
    inputs: [],
    output: 'address',
    gas: 3000n,
    since: 'rskip502',
    run: unionContract,
  }),
  read({
    name: 'getUnionBridgeLockingCap',
    inputs: [],
    output: 'uint256',
    gas: 3000n,
    since: 'rskip502',
    run: unionCap,
  }),
  // Test networks only.
  change({
    name: 'setUnionBridgeContractAddressForTestnet',
    inputs: ['address'],
    output: 'int256',
    gas: 8000n,
    since: 'rskip502',
    run(call, [address]) {
      if (call.constants.bitcoin.name === 'main') throw new PrecompileFailure(`${call.method} is disabled in Mainnet`)
      requireAuthority(call, 'address')
      saveUnionContract(call, address)
      return code.done
    },
  }),
  change({
    name: 'increaseUnionBridgeLockingCap',
    inputs: ['uint256'],
    output: 'int256',
    gas: 8000n,
    since: 'rskip502',
    async run(call, [wei]) {
      requireAuthority(call, 'cap')
      const cap = await unionCap(call)
      if (wei <= cap || wei > cap * MAX_CAP_FACTOR) return code.invalidValue
      saveUnionCap(call, wei)
      const data = [encodeValue('uint256', cap), encodeValue('uint256', wei)]
      logEvent(call, CAP_INCREASED, { indexed: [call.caller], data })
      return code.done
    },
  }),
  change({
    name: 'setUnionBridgeTransferPermissions',
    inputs: ['bool', 'bool'],
    output: 'int256',
    gas: 8000n,
    since: 'rskip502',
    async run(call, [request, release]) {
      requireAuthority(call, 'permissions')
      const isSame =
        (await isPermitted(call, 'request')) === request && (await isPermitted(call, 'release')) === release
      if (!isSame) updatePermissions(call, call.caller, { request, release })
      return code.done
    },
  }),
  // Pays the union contract, which is the caller.
  change({
    name: 'requestUnionBridgeRbtc',
    inputs: ['uint256'],
    output: 'int256',
    gas: 8000n,
    since: 'rskip502',
    async run(call, [wei]) {
      if (!(await isFromUnion(call))) return code.unauthorised
      if (!(await isPermitted(call, 'request'))) return code.disabled
      const borrowed = (await borrowedWei(call)) + wei
      if (wei <= 0n || borrowed > (await unionCap(call))) return code.invalidValue
      saveBorrowed(call, borrowed)
      await call.pay(call.caller, wei)
      logEvent(call, REQUESTED, { indexed: [call.caller], data: [encodeValue('uint256', wei)] })
      return code.done
    },
  }),
  // Takes the call's value back from the union contract. A value that is not accepted returns to the caller.
  change({
    name: 'releaseUnionBridgeRbtc',
    inputs: [],
    output: 'int256',
    gas: 8000n,
    since: 'rskip502',
    async run(call) {
      const result = await acceptValue(call)
      if (result !== code.done && call.value > 0n) await call.pay(call.caller, call.value)
      return result
    },
  }),
  ...eventDataMethods('superEvent', { get: 'getSuperEvent', set: 'setSuperEvent', clear: 'clearSuperEvent' }),
  ...eventDataMethods('baseEvent', { get: 'getBaseEvent', set: 'setBaseEvent', clear: 'clearBaseEvent' }),
]

/** Returns the methods about bytes that the union contract provides for block headers (RSKIP-529). */
function eventDataMethods(
  name: EventData,
  names: { readonly get: string; readonly set: string; readonly clear: string },
) {
  const since = 'rskip529'
  return [
    read({ name: names.get, inputs: [], output: 'bytes', gas: 3000n, since, run: (call) => eventData(call, name) }),
    act({
      name: names.set,
      inputs: ['bytes'],
      gas: 8000n,
      since,
      run: (call, [data]) => setEventData(call, name, data),
    }),
    act({ name: names.clear, inputs: [], gas: 8000n, since, run: (call) => setEventData(call, name, EMPTY_BYTES) }),
  ]
}

async function setEventData(call: BridgeCall, name: EventData, data: Bytes): Promise<void> {
  if (!(await isFromUnion(call))) throw new PrecompileFailure('Caller is not the Union Bridge contract address')
  if (data.length > MAX_EVENT_BYTES) throw new PrecompileFailure(`event data of ${data.length} bytes is too long`)
  saveEventData(call, name, data)
}

async function acceptValue(call: BridgeCall): Promise<bigint> {
  const { caller, value } = call
  if (!(await isFromUnion(call))) return code.unauthorised
  if (!(await isPermitted(call, 'release'))) return code.disabled
  if (value <= 0n) return code.invalidValue
  const borrowed = await borrowedWei(call)
  if (value > borrowed) {
    // The contract returns more than it has borrowed, so it is at fault.
    updatePermissions(call, BRIDGE_ADDRESS, { request: false, release: false })
    return code.invalidValue
  }
  saveBorrowed(call, borrowed - value)
  logEvent(call, RELEASED, { indexed: [caller], data: [encodeValue('uint256', value)] })
  return code.done
}

function updatePermissions(call: BridgeCall, updater: Bytes, permissions: UnionPermissions): void {
  savePermissions(call, permissions)
  const data = [encodeValue('bool', permissions.request), encodeValue('bool', permissions.release)]
  logEvent(call, PERMISSIONS_UPDATED, { indexed: [updater], data })
}

/** Throws a `PrecompileFailure` unless the caller is the authority for this subject. */
function requireAuthority(call: BridgeCall, subject: keyof UnionConstants['authorities']): void {
  if (isCaller(call, call.constants.union.authorities[subject])) return
  throw new PrecompileFailure(`The sender is not authorized to call ${call.method}`)
}

async function isFromUnion(call: BridgeCall): Promise<boolean> {
  return isCaller(call, await unionContract(call))
}

/** Whether a call comes from an address. The zero address matches, but not for a call without a sender. */
function isCaller({ caller, isAnonymous }: BridgeCall, address: Bytes): boolean {
  return !isAnonymous && equalBytes(address, caller)
}
