import type { AbortSignalLike } from '../../evm/evm.ts'
import { listSlots } from '../../state/contractCells.ts'
import type { World } from '../../state/stateView.ts'
import { SimulationRefused } from '../api/errors.ts'
import type { CallRequest } from '../api/simulation.ts'
import type { Tracer } from '../api/traces.ts'
import { createAllowance } from '../tracing/beginTrace.ts'
import { beginTrace } from '../tracing/beginTrace.ts'
import { SHOWN_CELLS } from '../tracing/replay.ts'
import { createReplayWorld } from '../tracing/replayState.ts'
import type { CallContext, SimulationContext } from './callContext.ts'
import { gasOf } from './runCall.ts'
import { gasUsedBy, simulate } from './simulate.ts'

/** A call and what is to be told of it. */
export interface TraceCallRequest {
  readonly call: CallRequest
  readonly tracer: Tracer
}

type Setup = Parameters<typeof beginTrace>[1]

/** The hash of a call, which is no transaction. */
const NO_HASH = new Uint8Array(32)

/** The text of a call's trace; throws `SimulationRefused` when its gas does not cover the intrinsic gas. */
export async function traceCall(
  context: SimulationContext,
  callContext: CallContext,
  { call, tracer }: TraceCallRequest,
  signal?: AbortSignalLike,
): Promise<string> {
  const { limits, store, trieNodes, tracePrinter: printer } = context
  const { root } = callContext.data.state
  let slotsOf: Setup['slotsOf'] = async () => []
  let readCell: Setup['readCell'] = async () => undefined
  const run = beginTrace(tracer, {
    printer,
    spend: createAllowance(limits.traceCharacters),
    slotsOf: (address) => slotsOf(address),
    readCell: (address, slot) => readCell(address, slot),
  })
  const watch = (own: World) => {
    const replayed = createReplayWorld(own)
    readCell = replayed.readCell
    slotsOf = (address) =>
      replayed.slotsOf(address, () => listSlots(root, address, SHOWN_CELLS, store.nodes, trieNodes))
    replayed.watch(run.watch)
    return replayed.world
  }
  const gasLimit = gasOf(call, limits.callGasCap)
  const watched = { watch, ...(run.observer && { observer: run.observer }) }
  const done = await simulate(context, callContext, call, gasLimit, signal, watched)
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
