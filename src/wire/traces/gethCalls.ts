import type * as Schema from '../../../generated/schemas.ts'
import { toHex } from '../../base/hex.ts'
import { presentOnly } from '../../base/presentOnly.ts'
import { gethErrorOf, gethRevertReason } from '../../chain/api/gethFault.ts'
import type { TracedCall, TracedTransaction } from '../../chain/api/traces.ts'
import type { Log } from '../../primitives/log.ts'
import { toQuantity } from '../quantity.ts'
import { isCreation, type Traced } from './referenceActions.ts'

interface LogPosition {
  readonly about: TracedTransaction
  readonly isOutermost: boolean
  /** Whether logs are shown: they are requested, and no call around this one fails. */
  readonly showsLogs: boolean
}

/** Returns a transaction's calls in the form of geth's `callTracer` (go-ethereum `eth/tracers/native/call.go`). */
export function toWireGethCallTree(
  root: TracedCall,
  about: TracedTransaction,
  { withLog }: { readonly withLog: boolean },
): Schema.GethCallTrace {
  return toWireGethCall(root, { about, isOutermost: true, showsLogs: withLog })
}

function toWireGethCall(call: TracedCall, position: LogPosition): Schema.GethCallTrace {
  const { kind, caller, codeAddress, value, input, inner } = call
  const { about, isOutermost } = position
  const error = gethErrorOf(call)
  const hasAddress = error === undefined || !isCreation(call)
  const showsLogs = position.showsLogs && error === undefined
  const calls = inner.map((one) => toWireInner(one, { about, isOutermost: false, showsLogs }))
  const logs = showsLogs ? ownLogs(call, position) : []
  return {
    type: kind,
    from: toHex(caller),
    ...(hasAddress ? { to: toHex(codeAddress) } : {}),
    ...(kind === 'STATICCALL' ? {} : { value: toQuantity(value) }),
    gas: toQuantity(isOutermost ? about.gasLimit : call.gas),
    gasUsed: toQuantity(isOutermost ? about.gasUsed : call.end.gasUsed),
    input: toHex(input),
    ...toWireEnd(call, error),
    ...(call.lastPositions === undefined ? {} : { lastPositions: call.lastPositions }),
    ...(calls.length === 0 ? {} : { calls }),
    ...(logs.length === 0 ? {} : { logs }),
  }
}

function toWireInner(inner: Traced, position: LogPosition): Readonly<Record<string, unknown>> {
  if (inner.kind !== 'SELFDESTRUCT') return { ...toWireGethCall(inner, position) }
  return {
    type: inner.kind,
    from: toHex(inner.address),
    to: toHex(inner.beneficiary),
    value: toQuantity(inner.balance),
    gas: '0x0',
    gasUsed: '0x0',
    input: '0x',
  }
}

function toWireEnd(
  { end: { kind, output } }: TracedCall,
  error: string | undefined,
): Pick<Schema.GethCallTrace, 'output' | 'error' | 'revertReason'> {
  const revertReason = kind === 'revert' ? gethRevertReason(output) : undefined
  return presentOnly({ output: output.length === 0 ? undefined : toHex(output), error, revertReason })
}

/** Returns the logs of a call without those of its inner calls, which are among them if the inner calls succeeded. */
function ownLogs(call: TracedCall, { about, isOutermost }: LogPosition): Schema.GethTracedLog[] {
  const isPrecompile = call.runs === 'precompile'
  // A precompiled contract that is called by a transaction has no frame that collects its logs.
  const logs = isOutermost && isPrecompile ? about.logs : call.logs
  const inner = isPrecompile ? [] : call.inner // its payments come after its logs
  const own: Schema.GethTracedLog[] = []
  let position = 0
  let at = 0
  while (at < logs.length) {
    const next = inner[position]
    if (next !== undefined && next.kind !== 'SELFDESTRUCT' && next.logsBefore <= at) {
      at += next.end.kind === 'success' ? next.logs.length : 0
      position++
      continue
    }
    const log = logs[at++]
    if (log !== undefined) own.push(toWireTracedLog(log, position))
  }
  return own
}

function toWireTracedLog({ address, topics, data }: Log, position: number): Schema.GethTracedLog {
  return { address: toHex(address), topics: topics.map(toHex), data: toHex(data), position: toQuantity(position) }
}
