import type { Bytes } from '../../base/bytes.ts'
import type { Text } from '../../base/utf8Pieces.ts'
import type { Listener } from '../../concurrency/abortable.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { AbortSignalLike } from '../../evm/evm.ts'
import type { SimulatedBlock } from '../api/engine.ts'
import type { AccessList, BlocksRequest, CallRequest, Overrides } from '../api/simulation.ts'
import type { PrintedTrace, StorageRange } from '../api/traces.ts'
import { type ReplayRequest, replay } from '../tracing/replay.ts'
import { findAccessList } from './accessList.ts'
import { simulateBlocks } from './blocks/simulateBlocks.ts'
import {
  type CallContext,
  type CallContextData,
  openCallContext,
  type SimulationContext,
  withListener,
} from './callContext.ts'
import { estimateGas } from './estimateGas.ts'
import { overrideContext } from './overrides.ts'
import { runCall } from './runCall.ts'
import { readStorageRange, type StorageRangeRequest } from './storageRange.ts'
import { type TraceCallsRequest, traceCalls } from './traceCalls.ts'

/** The request of each kind of simulation. */
export interface SimulationRequests {
  readonly call: CallRequest
  readonly estimate: CallRequest
  readonly accessList: CallRequest
  readonly blocks: BlocksRequest
  readonly traceCalls: TraceCallsRequest
  readonly replay: ReplayRequest
  readonly storageRange: StorageRangeRequest
}

/** The result of each kind of simulation. */
export interface SimulationResults {
  readonly call: Bytes
  readonly estimate: bigint
  readonly accessList: AccessList
  readonly blocks: readonly SimulatedBlock[]
  readonly traceCalls: readonly (readonly Text[])[]
  readonly replay: readonly PrintedTrace[]
  readonly storageRange: StorageRange
}

export type SimulationKind = keyof SimulationResults

/** A simulation to run, as plain data that can be sent to another process. */
export type SimulationTask<Kind extends SimulationKind = SimulationKind> = {
  readonly [K in Kind]: {
    readonly kind: K
    readonly request: SimulationRequests[K]
    readonly overrides?: Overrides | undefined
  }
}[Kind]

type Simulation<Kind extends SimulationKind> = (
  context: SimulationContext,
  callContext: CallContext,
  request: SimulationRequests[Kind],
  signal?: AbortSignalLike,
) => MaybePromise<SimulationResults[Kind]>

/** The function of each kind of simulation. */
const SIMULATIONS: { readonly [Kind in SimulationKind]: Simulation<Kind> } = {
  call: runCall,
  estimate: estimateGas,
  accessList: findAccessList,
  blocks: simulateBlocks,
  traceCalls,
  replay: (context, { state, data }, request, signal) =>
    replay(context, { state, root: data.state.root }, request, signal),
  storageRange: readStorageRange,
}

interface SimulationOptions {
  readonly signal?: AbortSignalLike | undefined
  readonly listener?: Listener | undefined
}

/** Runs a simulation, in the main process or a worker on the same store; calls and estimates notify `listener`. */
export function runSimulation<Kind extends SimulationKind>(
  context: SimulationContext,
  data: CallContextData,
  { kind, request, overrides }: SimulationTask<Kind>,
  { signal, listener }: SimulationOptions = {},
): MaybePromise<SimulationResults[Kind]> {
  const opened = openCallContext(context, data)
  const found = listener === undefined ? opened : withListener(opened, listener)
  const run = (callContext: CallContext) => SIMULATIONS[kind](context, callContext, request, signal)
  return mapMaybePromise(
    overrides === undefined ? found : overrideContext(context.network, found, overrides, signal),
    run,
  )
}
