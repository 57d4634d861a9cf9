import type * as Schema from '../../../generated/schemas.ts'
import { decodeErrorString } from '../../base/errorString.ts'
import { toHex } from '../../base/hex.ts'
import { presentOnly } from '../../base/presentOnly.ts'
import type { TracedCall, TracedTransaction } from '../../chain/api/traces.ts'
import type { Log } from '../../primitives/log.ts'
import { toQuantity } from '../quantity.ts'
import { type CallPosition, faultTextOf, shownGas, withClass } from './fault.ts'

/** Returns the index in the block of a log, or -1 for a log without a receipt. Undefined if logs are not requested. */
type IndexOf = ((log: Log) => number) | undefined

/** Returns a transaction's calls in the reference node's form of `callTracer` (protocol/rpc#traces). */
export function toWireCallTree(
  root: TracedCall,
  about: TracedTransaction,
  { withLog }: { readonly withLog: boolean },
): Schema.CallTrace {
  const indexes = new Map(about.logs.map((log, index) => [log, about.firstLogIndex + index]))
  const indexOf = withLog ? (log: Log) => indexes.get(log) ?? -1 : undefined
  return toWireCall(root, { root, about, depth: 0 }, indexOf)
}

function toWireCall(call: TracedCall, position: CallPosition, indexOf: IndexOf): Schema.CallTrace {
  const { kind, caller, target, codeAddress, value, input, end } = call
  const isOutermost = position.depth === 0
  const isCreation = kind === 'CREATE' || kind === 'CREATE2'
  const calls = call.inner.map((inner) => toWireInner(inner, { ...position, depth: position.depth + 1 }, indexOf))
  const logs = isOutermost ? position.about.logs : call.logs
  return {
    type: isCreation ? 'CREATE' : kind,
    from: toHex(kind === 'DELEGATECALL' ? target : caller),
    ...(isCreation ? {} : { to: toHex(kind === 'DELEGATECALL' ? codeAddress : target) }),
    value: toQuantity(value),
    gas: toQuantity(isOutermost ? shownGas(position) : call.gas),
    gasUsed: toQuantity(isOutermost ? position.about.gasUsed : end.gasUsed),
    input: toHex(input),
    output: toHex(isCreation && end.kind !== 'revert' ? target : end.output),
    ...toWireFailure(call, position),
    ...(calls.length === 0 ? {} : { calls }),
    ...(indexOf === undefined || logs.length === 0 ? {} : { logs: logs.map((log) => toWireTracedLog(log, indexOf)) }),
  }
}

function toWireInner(
  inner: TracedCall['inner'][number],
  position: CallPosition,
  indexOf: IndexOf,
): Readonly<Record<string, unknown>> {
  if (inner.kind === 'SELFDESTRUCT') return { type: 'NONE', from: toHex(inner.address) }
  return { ...toWireCall(inner, position, indexOf) }
}

function toWireFailure(call: TracedCall, position: CallPosition): Pick<Schema.CallTrace, 'error' | 'revertReason'> {
  const { kind, output } = call.end
  if (kind === 'revert') return presentOnly({ error: 'execution reverted', revertReason: decodeErrorString(output) })
  const fault = faultTextOf(call, position)
  if (fault === undefined) return {}
  return { error: position.depth === 0 ? withClass(fault) : fault.text }
}

function toWireTracedLog(log: Log, indexOf: (log: Log) => number): Schema.TracedLog {
  // The reference node prints no data as one zero byte.
  const data = log.data.length === 0 ? '0x00' : toHex(log.data)
  return { index: indexOf(log), address: toHex(log.address), topics: log.topics.map(toHex), data }
}
