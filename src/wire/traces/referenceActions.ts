import type * as Schema from '../../../generated/schemas.ts'
import { toHex } from '../../base/hex.ts'
import type { TracedCall, TracedTransaction } from '../../chain/api/traces.ts'
import { toQuantity } from '../quantity.ts'
import { type CallPosition, faultTextOf, shownGas, withClass } from './fault.ts'

/** A call or a destruction within a transaction. */
export type Traced = TracedCall['inner'][number]
export type Destruction = Exclude<Traced, TracedCall>

export const CALL_TYPES = {
  CALL: 'call',
  CALLCODE: 'callcode',
  DELEGATECALL: 'delegatecall',
  STATICCALL: 'staticcall',
} as const

/** Returns a transaction's calls in the form of `trace_` methods: each before its inner calls (protocol/rpc#traces). */
export function toWireActions(root: TracedCall, about: TracedTransaction): Schema.ActionTrace[] {
  const traces: Schema.ActionTrace[] = []
  const add = (traced: Traced, traceAddress: readonly number[]): void => {
    const position = { root, about, depth: traceAddress.length }
    const { result, error } = outcomeOf(traced, position)
    const inner = traced.kind === 'SELFDESTRUCT' ? [] : traced.inner
    traces.push({
      action: toWireAction(traced, position),
      blockHash: toHex(about.blockHash),
      blockNumber: about.blockNumber,
      transactionHash: toHex(about.hash),
      transactionPosition: about.index,
      type: typeOf(traced),
      subtraces: inner.length,
      traceAddress: [...traceAddress],
      result,
      ...(error === undefined ? {} : { error }),
    })
    for (const [index, one] of inner.entries()) add(one, [...traceAddress, index])
  }
  add(root, [])
  return traces
}

export const isCreation = ({ kind }: Traced) => kind === 'CREATE' || kind === 'CREATE2'

/** Returns the type of an action in `trace_` methods. */
export function typeOf(traced: Traced): Schema.ActionTrace['type'] {
  if (traced.kind === 'SELFDESTRUCT') return 'suicide'
  return isCreation(traced) ? 'create' : 'call'
}

function toWireAction(traced: Traced, position: CallPosition): Schema.ActionTrace['action'] {
  if (traced.kind === 'SELFDESTRUCT') return toWireDestruction(traced)
  const { kind, caller, target, codeAddress, input, value } = traced
  const gas = toQuantity(position.depth === 0 ? shownGas(position) : traced.gas)
  if (kind === 'CREATE' || kind === 'CREATE2') {
    const creation = { from: toHex(caller), gas, init: toHex(input) }
    if (position.depth === 0) return { ...creation, value: toQuantity(value) }
    return { ...creation, creationMethod: kind === 'CREATE' ? 'create' : 'create2', value: toQuantity(value) }
  }
  return {
    callType: CALL_TYPES[kind],
    from: toHex(kind === 'DELEGATECALL' ? target : caller),
    to: toHex(kind === 'DELEGATECALL' ? codeAddress : target),
    gas,
    input: toHex(input),
    value: toQuantity(value),
  }
}

function toWireDestruction({ address, beneficiary, balance }: Destruction): Schema.DestructionAction {
  return { address: toHex(address), refundAddress: toHex(beneficiary), balance: toQuantity(balance) }
}

/** Returns the result of an action, or an error without a result. */
function outcomeOf(traced: Traced, position: CallPosition): Pick<Schema.ActionTrace, 'result' | 'error'> {
  if (traced.kind === 'SELFDESTRUCT') return { result: null }
  const { end, target } = traced
  if (end.kind === 'revert') return { result: null, error: 'Reverted' }
  const fault = faultTextOf(traced, position)
  if (fault !== undefined) {
    return { result: null, error: position.depth === 0 ? withClass(fault) : `${fault.exception}: ${fault.text}` }
  }
  const isOutermost = position.depth === 0
  const gasUsed = toQuantity(isOutermost ? position.about.gasUsed : end.gasUsed)
  if (isCreation(traced)) return { result: { gasUsed, code: toHex(end.output), address: toHex(target) } }
  // The reference node does not keep the output of a transaction's own call.
  return { result: { gasUsed, output: isOutermost ? '0x' : toHex(end.output) } }
}
