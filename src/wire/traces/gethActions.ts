import type * as Schema from '../../../generated/schemas.ts'
import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { gethErrorOf, REVERTED, toParityError } from '../../chain/api/gethFault.ts'
import type { ActionParties, TracedCall, TracedTransaction } from '../../chain/api/traces.ts'
import { toQuantity } from '../quantity.ts'
import { CALL_TYPES, type Destruction, isCreation, type Traced, typeOf } from './referenceActions.ts'

/** An action and its position in the tree of a transaction's actions. */
interface Action {
  readonly traced: Traced
  readonly traceAddress: readonly number[]
  readonly subtraces: number
  readonly about: TracedTransaction
}

/**
 * Returns a transaction's actions in the form of `trace_` methods of OpenEthereum, Erigon and reth. With `only`,
 * actions from or to other accounts are left out.
 */
export function toWireParityActions(
  root: TracedCall,
  about: TracedTransaction,
  only: ActionParties | undefined,
): Schema.ActionTrace[] {
  return walk(root, about, { withPrecompiles: false })
    .filter(({ traced }) => only === undefined || isAmong(traced, only))
    .map((action) => ({ ...toWireShared(action), ...toParityOutcome(action) }))
}

/**
 * Returns a transaction's actions in the same form, without their block and transaction. The gas of its own call does
 * not include the intrinsic gas and refunds.
 */
export function toWireAdHocActions(root: TracedCall, about: TracedTransaction): Schema.AdHocTrace[] {
  const own = { ...about, gasLimit: root.gas, gasUsed: root.end.gasUsed }
  return walk(root, own, { withPrecompiles: false }).map((action) => ({
    ...toWirePlace(action),
    ...toParityOutcome(action),
  }))
}

function toParityOutcome(action: Action): Pick<Schema.AdHocTrace, 'result' | 'error'> {
  const error = errorOf(action.traced)
  const isKept = error === undefined || (error === REVERTED && !isCreation(action.traced))
  const result = isKept ? toActionResult(action) : null
  return error === undefined ? { result } : { result, error: toParityError(error) }
}

/**
 * Returns a transaction's calls in the form of geth's `flatCallTracer` (go-ethereum `eth/tracers/native/call_flat.go`).
 */
export function toWireFlatCalls(
  root: TracedCall,
  about: TracedTransaction,
  { convertsErrors, withPrecompiles }: { readonly convertsErrors: boolean; readonly withPrecompiles: boolean },
): Schema.FlatCallTrace[] {
  return walk(root, about, { withPrecompiles }).map((action) => {
    const error = errorOf(action.traced)
    const result = error === undefined || error === REVERTED ? toFlatResult(action) : undefined
    return {
      ...toWireShared(action),
      ...(result === undefined ? {} : { result }),
      ...(error === undefined ? {} : { error: convertsErrors ? toParityError(error) : error }),
    }
  })
}

const isDestruction = (traced: Traced): traced is Destruction => traced.kind === 'SELFDESTRUCT'
const errorOf = (traced: Traced) => (isDestruction(traced) ? undefined : gethErrorOf(traced))

/** Returns each action before its inner actions. */
function walk(
  root: TracedCall,
  about: TracedTransaction,
  { withPrecompiles }: { readonly withPrecompiles: boolean },
): Action[] {
  const actions: Action[] = []
  const add = (traced: Traced, traceAddress: readonly number[]): void => {
    const inner = isDestruction(traced) ? [] : traced.inner.filter((one) => withPrecompiles || !isPrecompileCall(one))
    actions.push({ traced, traceAddress, subtraces: inner.length, about })
    for (const [index, one] of inner.entries()) add(one, [...traceAddress, index])
  }
  add(root, [])
  return actions
}

/** Returns whether geth leaves a call out: calls of precompiled contracts by CALL and STATICCALL. */
const isPrecompileCall = (traced: Traced) =>
  !isDestruction(traced) && traced.runs === 'precompile' && ['CALL', 'STATICCALL'].includes(traced.kind)

/** Returns whether an action is from the accounts of a filter, to them, or both (`mode` of reth's and Erigon's `trace_filter`). */
function isAmong(traced: Traced, { senders, receivers, matches }: ActionParties): boolean {
  const [from, to] = isDestruction(traced) ? [traced.address, traced.beneficiary] : [traced.caller, receiverOf(traced)]
  const [isFrom, isTo] = [has(senders, from), has(receivers, to)]
  const mayMatchOne = matches === 'any' && senders.length > 0 && receivers.length > 0
  return mayMatchOne ? isFrom || isTo : isFrom && isTo
}

/** Returns the receiver of a call; undefined for a failed creation. */
const receiverOf = (call: TracedCall) =>
  isCreation(call) && gethErrorOf(call) !== undefined ? undefined : call.codeAddress

const has = (addresses: readonly Bytes[], address: Bytes | undefined) =>
  addresses.length === 0 || (address !== undefined && addresses.some((known) => equalBytes(known, address)))

function toWireShared(action: Action) {
  const { about } = action
  return {
    ...toWirePlace(action),
    blockHash: toHex(about.blockHash),
    blockNumber: about.blockNumber,
    transactionHash: toHex(about.hash),
    transactionPosition: about.index,
  }
}

function toWirePlace({ traced, traceAddress, subtraces, about }: Action) {
  return {
    action: toWireAction(traced, traceAddress.length === 0 ? about.gasLimit : undefined),
    type: typeOf(traced),
    subtraces,
    traceAddress: [...traceAddress],
  }
}

function toWireAction(traced: Traced, gasLimit: bigint | undefined): Schema.ActionTrace['action'] {
  if (isDestruction(traced)) {
    const { address, beneficiary, balance } = traced
    return { address: toHex(address), refundAddress: toHex(beneficiary), balance: toQuantity(balance) }
  }
  const { kind, caller, codeAddress, input, value } = traced
  const common = { from: toHex(caller), gas: toQuantity(gasLimit ?? traced.gas), value: toQuantity(value) }
  if (kind === 'CREATE' || kind === 'CREATE2') {
    return { ...common, init: toHex(input), creationMethod: kind === 'CREATE' ? 'create' : 'create2' }
  }
  return { ...common, callType: CALL_TYPES[kind], to: toHex(codeAddress), input: toHex(input) }
}

function toActionResult({ traced, traceAddress, about }: Action): Schema.ActionTrace['result'] {
  if (isDestruction(traced)) return null
  const gasUsed = toQuantity(traceAddress.length === 0 ? about.gasUsed : traced.end.gasUsed)
  const output = toHex(traced.end.output)
  return isCreation(traced) ? { gasUsed, code: output, address: toHex(traced.target) } : { gasUsed, output }
}

function toFlatResult(action: Action): Schema.FlatCallResult | undefined {
  const { traced } = action
  const result = toActionResult(action)
  if (result === null || !('address' in result) || errorOf(traced) === undefined) return result ?? undefined
  const { address: _, ...withoutAddress } = result
  return withoutAddress
}
