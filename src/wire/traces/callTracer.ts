import type * as Schema from '../../../generated/schemas.ts'
import { decodeErrorString } from '../../base/errorString.ts'
import { toHex } from '../../base/hex.ts'
import { presentOnly } from '../../base/presentOnly.ts'
import type { TracedCall, TracedTransaction } from '../../chain/api/traces.ts'
import type { Log } from '../../primitives/log.ts'
import { toQuantity } from '../quantity.ts'
import { type CallPlace, faultTextOf, shownGas, withClass } from './tracedFault.ts'

/** Block-wide index of a log; -1 for one that no receipt has. Undefined: logs are not asked for. */
type IndexOf = ((log: Log) => number) | undefined

/** A transaction's calls as `callTracer` shows them (protocol/rpc#traces). */
export function toWireCallTree(root: TracedCall, about: TracedTransaction, withLog: boolean): Schema.CallTrace {
  const indexes = new Map(about.logs.map((log, index) => [log, about.firstLogIndex + index]))
  const indexOf = withLog ? (log: Log) => indexes.get(log) ?? -1 : undefined
  return toWireCall(root, { root, about, depth: 0 }, indexOf)
}

function toWireCall(call: TracedCall, place: CallPlace, indexOf: IndexOf): Schema.CallTrace {
  const { kind, caller, target, codeAddress, value, input, end } = call
  const isOutermost = place.depth === 0
  const isCreation = kind === 'CREATE' || kind === 'CREATE2'
  const calls = call.inner.map((inner) => toWireInner(inner, { ...place, depth: place.depth + 1 }, indexOf))
  const logs = isOutermost ? place.about.logs : call.logs
  return {
    type: isCreation ? 'CREATE' : kind,
    from: toHex(kind === 'DELEGATECALL' ? target : caller),
    ...(isCreation ? {} : { to: toHex(kind === 'DELEGATECALL' ? codeAddress : target) }),
    value: toQuantity(value),
    gas: toQuantity(isOutermost ? shownGas(place) : call.gas),
    gasUsed: toQuantity(isOutermost ? place.about.gasUsed : end.gasUsed),
    input: toHex(input),
    output: toHex(isCreation && end.kind !== 'revert' ? target : end.output),
    ...toWireFailure(call, place),
    ...(calls.length === 0 ? {} : { calls }),
    ...(indexOf === undefined || logs.length === 0 ? {} : { logs: logs.map((log) => toWireTracedLog(log, indexOf)) }),
  }
}

function toWireInner(
  inner: TracedCall['inner'][number],
  place: CallPlace,
  indexOf: IndexOf,
): Readonly<Record<string, unknown>> {
  if (inner.kind === 'SELFDESTRUCT') return { type: 'NONE', from: toHex(inner.address) }
  return { ...toWireCall(inner, place, indexOf) }
}

function toWireFailure(call: TracedCall, place: CallPlace): Pick<Schema.CallTrace, 'error' | 'revertReason'> {
  const { kind, output } = call.end
  if (kind === 'revert') return presentOnly({ error: 'execution reverted', revertReason: decodeErrorString(output) })
  const fault = faultTextOf(call, place)
  if (fault === undefined) return {}
  return { error: place.depth === 0 ? withClass(fault) : fault.text }
}

function toWireTracedLog(log: Log, indexOf: (log: Log) => number): Schema.TracedLog {
  return { index: indexOf(log), address: toHex(log.address), topics: log.topics.map(toHex), data: toHex(log.data) }
}
