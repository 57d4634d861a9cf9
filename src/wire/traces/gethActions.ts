import type * as Schema from '../../../generated/schemas.ts'
import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { gethErrorOf, REVERTED, toParityError } from '../../chain/api/gethFault.ts'
import type { ActionParties, TracedCall, TracedTransaction } from '../../chain/api/traces.ts'
import { toQuantity } from '../quantity.ts'

type Traced = TracedCall['inner'][number]
type Destruction = Exclude<Traced, TracedCall>

/** An action and its place in the tree of a transaction's actions. */
interface Place {
  readonly traced: Traced
  readonly traceAddress: readonly number[]
  readonly subtraces: number
  readonly about: TracedTransaction
}

/**
 * Prints a transaction's actions as OpenEthereum, Erigon and reth do for `trace_` methods; `only` leaves out those that
 * are from or to other accounts.
 */
export function toWireParityActions(
  root: TracedCall,
  about: TracedTransaction,
  only: ActionParties | undefined,
): Schema.ActionTrace[] {
  return walk(root, about, false)
    .filter(({ traced }) => only === undefined || isAmong(traced, only))
    .map((place) => {
      const error = errorOf(place.traced)
      const isKept = error === undefined || (error === REVERTED && !isCreation(place.traced))
      return {
        ...toWirePlace(place),
        result: isKept ? toActionResult(place) : null,
        ...(error === undefined ? {} : { error: toParityError(error) }),
      }
    })
}

/** Prints a transaction's calls as geth's `flatCallTracer` does (go-ethereum `eth/tracers/native/call_flat.go`). */
export function toWireFlatCalls(
  root: TracedCall,
  about: TracedTransaction,
  { convertsErrors, withPrecompiles }: { readonly convertsErrors: boolean; readonly withPrecompiles: boolean },
): Schema.FlatCallTrace[] {
  return walk(root, about, withPrecompiles).map((place) => {
    const error = errorOf(place.traced)
    const result = error === undefined || error === REVERTED ? toFlatResult(place) : undefined
    return {
      ...toWirePlace(place),
      ...(result === undefined ? {} : { result }),
      ...(error === undefined ? {} : { error: convertsErrors ? toParityError(error) : error }),
    }
  })
}

const isDestruction = (traced: Traced): traced is Destruction => traced.kind === 'SELFDESTRUCT'
const isCreation = ({ kind }: Traced) => kind === 'CREATE' || kind === 'CREATE2'
const errorOf = (traced: Traced) => (isDestruction(traced) ? undefined : gethErrorOf(traced))

/** Lists each action before those within it. */
function walk(root: TracedCall, about: TracedTransaction, withPrecompiles: boolean): Place[] {
  const places: Place[] = []
  const add = (traced: Traced, traceAddress: readonly number[]): void => {
    const inner = isDestruction(traced) ? [] : traced.inner.filter((one) => withPrecompiles || !isPrecompileCall(one))
    places.push({ traced, traceAddress, subtraces: inner.length, about })
    for (const [index, one] of inner.entries()) add(one, [...traceAddress, index])
  }
  add(root, [])
  return places
}

/** Calls of precompiled contracts by code are left out; those by CALLCODE and DELEGATECALL are shown, as in geth. */
const isPrecompileCall = (traced: Traced) =>
  !isDestruction(traced) && traced.runs === 'precompile' && ['CALL', 'STATICCALL'].includes(traced.kind)

/** Whether an action is from and to the accounts that are looked for (OpenEthereum's `trace_filter`). */
function isAmong(traced: Traced, { senders, receivers }: ActionParties): boolean {
  const [from, to] = isDestruction(traced) ? [traced.address, traced.beneficiary] : [traced.caller, receiverOf(traced)]
  return has(senders, from) && has(receivers, to)
}

/** A creation that fails has no receiver. */
const receiverOf = (call: TracedCall) =>
  isCreation(call) && gethErrorOf(call) !== undefined ? undefined : call.codeAddress

const has = (addresses: readonly Bytes[], address: Bytes | undefined) =>
  addresses.length === 0 || (address !== undefined && addresses.some((known) => equalBytes(known, address)))

function toWirePlace({ traced, traceAddress, subtraces, about }: Place) {
  return {
    action: toWireAction(traced, traceAddress.length === 0 ? about.gasLimit : undefined),
    blockHash: toHex(about.blockHash),
    blockNumber: about.blockNumber,
    transactionHash: toHex(about.hash),
    transactionPosition: about.index,
    type: typeOf(traced),
    subtraces,
    traceAddress: [...traceAddress],
  }
}

function typeOf(traced: Traced): Schema.ActionTrace['type'] {
  if (isDestruction(traced)) return 'suicide'
  return isCreation(traced) ? 'create' : 'call'
}

const CALL_TYPES = {
  CALL: 'call',
  CALLCODE: 'callcode',
  DELEGATECALL: 'delegatecall',
  STATICCALL: 'staticcall',
} as const

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

function toActionResult({ traced, traceAddress, about }: Place): Schema.ActionTrace['result'] {
  if (isDestruction(traced)) return null
  const gasUsed = toQuantity(traceAddress.length === 0 ? about.gasUsed : traced.end.gasUsed)
  const output = toHex(traced.end.output)
  return isCreation(traced) ? { gasUsed, code: output, address: toHex(traced.target) } : { gasUsed, output }
}

function toFlatResult(place: Place): Schema.FlatCallResult | undefined {
  const { traced } = place
  const result = toActionResult(place)
  if (result === null || !('address' in result) || errorOf(traced) === undefined) return result ?? undefined
  const { address: _, ...withoutAddress } = result
  return withoutAddress
}
