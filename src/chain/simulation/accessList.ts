import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { fromHex, type Hex, toHex } from '../../base/hex.ts'
import { bytesToBigint } from '../../base/integer.ts'
import type { AbortSignalLike } from '../../evm/evm.ts'
import type { WritableState } from '../../state/stateView.ts'
import type { AccessList, CallRequest } from '../api/simulation.ts'
import { ROOTSTOCK_PRECOMPILES } from '../execution/precompiles.ts'
import { createRevertError } from '../execution/revertReason.ts'
import type { CallContext, SimulationContext } from './callContext.ts'
import { explainFailure } from './explainFailure.ts'
import { requireCallFunds } from './funds.ts'
import { gasOf } from './runCall.ts'
import { gasUsedBy, type Simulation, simulate } from './simulate.ts'

/** Touched storage slots by address. */
type Touched = Map<Hex, Set<Hex>>

/**
 * Returns the accounts and storage slots that a call touches (EIP-2930), without precompiled contracts, and without the
 * sender, the recipient and created contracts unless it touches their storage. The list has no effect on gas
 * (protocol/rpc#access-lists).
 */
export async function findAccessList(
  context: SimulationContext,
  callContext: CallContext,
  request: CallRequest,
  signal?: AbortSignalLike,
): Promise<AccessList> {
  const touched: Touched = new Map()
  const created = new Set<Hex>()
  const gas = gasOf(request, context.limits.callGasCap)
  const watch = (state: WritableState) => watchTouches(state, touched, created)
  await requireCallFunds(context, callContext, request)
  const result = await simulate(context, callContext, request, { gas, signal, watch })
  const isLeftOut = (address: Hex, slots: ReadonlySet<Hex>): boolean => {
    const bytes = fromHex(address)
    if (ROOTSTOCK_PRECOMPILES.at(callContext.block, bytesToBigint(bytes)) !== undefined) return true
    const isParty = [request.from, request.to].some(
      (clientPath) => clientPath !== undefined && equalBytes(clientPath, bytes),
    )
    return slots.size === 0 && (isParty || created.has(address) || isAnonymousSender(address, request))
  }
  const accounts = [...touched]
    .filter(([address, slots]) => !isLeftOut(address, slots))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([address, slots]) => ({ address: fromHex(address), slots: [...slots].sort().map(fromHex) }))
  const failure = await failureOf(result, () => explainFailure(context, callContext, request, { gas, signal }), context)
  const payload = result?.outcome.kind === 'revert' ? result.output : undefined
  return { accounts, gasUsed: result === undefined ? gas : gasUsedBy(result), failure, payload }
}

const ZERO = toHex(new Uint8Array(20))

/** Returns whether an address is the zero address of a request without a sender. */
function isAnonymousSender(address: Hex, { from }: CallRequest): boolean {
  return from === undefined && address === ZERO
}

async function failureOf(
  result: Simulation | undefined,
  explain: () => Promise<string>,
  { network }: Pick<SimulationContext, 'network'>,
): Promise<string | undefined> {
  if (result === undefined) return 'intrinsic gas too low'
  if (result.outcome.kind === 'success') return undefined
  if (network.compat === 'ethereum') return explain()
  return result.outcome.kind === 'revert' ? createRevertError(result.output, network).message : result.outcome.reason
}

/** Returns a state that records touched accounts and slots, also of reverted frames, and created contracts. */
function watchTouches(state: WritableState, touched: Touched, created: Set<Hex>): WritableState {
  const touch = (address: Bytes): Set<Hex> => {
    const name = toHex(address)
    const known = touched.get(name)
    if (known !== undefined) return known
    const slots = new Set<Hex>()
    touched.set(name, slots)
    return slots
  }
  return {
    ...state,
    getAccount(address) {
      touch(address)
      return state.getAccount(address)
    },
    getCode(address) {
      touch(address)
      return state.getCode(address)
    },
    getStorage(address, slot) {
      touch(address).add(toHex(slot))
      return state.getStorage(address, slot)
    },
    putStorage(address, slot, value) {
      touch(address).add(toHex(slot))
      return state.putStorage(address, slot, value)
    },
    markContract(address) {
      created.add(toHex(address))
      return state.markContract(address)
    },
  }
}
