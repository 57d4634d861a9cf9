import type { AbortSignalLike } from '../../evm/evm.ts'
import type { WritableState } from '../../state/stateView.ts'
import { SimulationRefused } from '../api/errors.ts'
import type { CallRequest } from '../api/simulation.ts'
import type { Tracer } from '../api/traces.ts'
import { listKnownSlots } from '../canonical/stateViews.ts'
import { beginTrace, createTraceBudget, type TracingSetup } from '../tracing/beginTrace.ts'
import { MAX_SHOWN_SLOTS } from '../tracing/replay.ts'
import { createReplayState } from '../tracing/replayState.ts'
import type { CallContext, SimulationContext } from './callContext.ts'
import { gasOf } from './runCall.ts'
import { gasUsedBy, simulate } from './simulate.ts'

/** A call and its tracer. */
export interface TraceCallRequest {
  readonly call: CallRequest
  readonly tracer: Tracer
}

/** The transaction hash of a call. */
const NO_HASH = new Uint8Array(32)

/** Returns the text of a call's trace; throws `SimulationRefused` if its gas does not cover the intrinsic gas. */
export async function traceCall(
  context: SimulationContext,
  callContext: CallContext,
  { call, tracer }: TraceCallRequest,
  signal?: AbortSignalLike,
): Promise<string> {
  const { limits, tracePrinter: printer } = context
  const { root } = callContext.data.state
  let slotsOf: TracingSetup['slotsOf'] = async () => []
  let readCell: TracingSetup['readCell'] = async () => undefined
  const run = beginTrace(tracer, {
    printer,
    spend: createTraceBudget(limits.traceCharacters),
    slotsOf: (address) => slotsOf(address),
    readCell: (address, slot) => readCell(address, slot),
  })
  const watch = (own: WritableState) => {
    const replayed = createReplayState(own)
    readCell = replayed.readCell
    slotsOf = (address) => replayed.slotsOf(address, () => listKnownSlots(context, root, address, MAX_SHOWN_SLOTS))
    replayed.watch(run.watch)
    return replayed.view
  }
  const gasLimit = gasOf(call, limits.callGasCap)
  const done = await simulate(context, callContext, call, { gas: gasLimit, signal, watch, observer: run.observer })
  if (done === undefined) throw new SimulationRefused('simulatedGasTooLow', 'intrinsic gas too low')
  const [text] = printer.trace(await run.finish(), {
    hash: NO_HASH,
    isCreation: call.to === undefined,
    gasLimit,
    gasUsed: gasUsedBy(done),
    logs: done.logs,
    firstLogIndex: 0,
    blockHash: callContext.data.hash,
    blockNumber: callContext.block.number,
    index: 0,
  })
  if (text === undefined) throw new Error('the tracer told nothing')
  return text
}
