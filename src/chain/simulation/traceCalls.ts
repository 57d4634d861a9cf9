import { type Bytes, HASH_BYTES } from '../../base/bytes.ts'
import type { Text } from '../../base/utf8Pieces.ts'
import { BUDGETS } from '../../concurrency/budgets.ts'
import { type AbortSignalLike, type BlockEnvironment, type Observer, Yielder } from '../../evm/evm.ts'
import { createOverlay } from '../../state/overlay.ts'
import type { WritableState } from '../../state/stateView.ts'
import { SimulationRefused } from '../api/errors.ts'
import type { CallRequest } from '../api/simulation.ts'
import type { TracedRequest, TracedSequence } from '../api/traces.ts'
import { listKnownSlots } from '../canonical/stateViews.ts'
import { intrinsicGas } from '../execution/intrinsicGas.ts'
import { ZERO_ADDRESS } from '../execution/remasc/remasc.ts'
import { beginTrace, createTraceBudget } from '../tracing/beginTrace.ts'
import { executeFirst, MAX_SHOWN_SLOTS, type StartedBlock } from '../tracing/replay.ts'
import { createReplayState, type ReplayState } from '../tracing/replayState.ts'
import type { CallContext, SimulationContext } from './callContext.ts'
import { overrideAccounts, overrideBlock } from './overrides.ts'
import { createGasBudget, gasOf } from './runCall.ts'
import { gasUsedBy, simulate } from './simulate.ts'

/** Calls to trace, on the state after a block or after its first transactions. */
export interface TraceCallsRequest extends Pick<TracedSequence, 'accounts' | 'bundles'> {
  /** Transactions to execute first. The context then has the state before their block, and that block's header. */
  readonly started: StartedBlock | undefined
}

/** The parts that all calls of a sequence share. */
interface SequenceRun {
  readonly context: SimulationContext
  readonly callContext: CallContext
  readonly replayed: ReplayState
  readonly gas: ReturnType<typeof createGasBudget>
  readonly spend: (characters: number) => void
  readonly signal: AbortSignalLike | undefined
}

/** The transaction hash of a call. */
const NO_HASH = new Uint8Array(HASH_BYTES)

/**
 * Returns the text of each call's trace, by bundle. Throws `SimulationRefused` if its gas does not cover the intrinsic
 * gas, or if all calls together use too much gas.
 */
export async function traceCalls(
  context: SimulationContext,
  callContext: CallContext,
  { started, accounts, bundles }: TraceCallsRequest,
  signal?: AbortSignalLike,
): Promise<readonly (readonly Text[])[]> {
  const { network, limits } = context
  const { root } = callContext.data.state
  const replayed =
    started === undefined
      ? createReplayState(createOverlay(callContext.state))
      : await executeFirst(context, { state: callContext.state, root }, started, signal)
  const run: SequenceRun = {
    context,
    callContext,
    replayed,
    gas: createGasBudget(limits.callGasCap),
    spend: createTraceBudget(limits.traceCharacters, signal),
    signal,
  }
  const yielder = new Yielder(BUDGETS.yieldAfterMs, signal)
  let { block } = callContext
  const texts: Text[][] = []
  for (const [index, bundle] of bundles.entries()) {
    block = overrideBlock(network, index === 0 ? block : nextBlock(block, context), bundle.block)
    if (index === 0) {
      const rules = { rules: block.rules, compat: network.compat }
      block = { ...block, movedPrecompiles: await overrideAccounts(replayed.view, accounts, rules, yielder) }
    }
    const printed: Text[] = []
    for (const request of bundle.calls) {
      await yielder.pause()
      printed.push(await traceOne(run, block, request))
    }
    texts.push(printed)
  }
  return texts
}

function nextBlock(block: BlockEnvironment, { network }: Pick<SimulationContext, 'network'>): BlockEnvironment {
  const timestamp = block.timestamp + network.difficulty.targetBlockSeconds
  return { ...block, number: block.number + 1, timestamp }
}

/** Executes a call and returns its trace. */
async function traceOne(run: SequenceRun, block: BlockEnvironment, { call, tracer }: TracedRequest): Promise<Text> {
  const { context, callContext, replayed, spend } = run
  const { tracePrinter: printer } = context
  const { data } = callContext
  const slotsBelow = (address: Bytes) => listKnownSlots(context, data.state.root, address, MAX_SHOWN_SLOTS)
  const slotsOf = (address: Bytes) => replayed.slotsOf(address, slotsBelow)
  const traced = beginTrace(tracer, { printer, spend, slotsOf, readCell: replayed.readCell })
  const stop = replayed.watch(traced.watch)
  const { gasLimit, gasUsed, logs } = await execute(run, block, call, traced.observer)
  const [text] = printer.trace(await traced.finish(), {
    hash: NO_HASH,
    isCreation: call.to === undefined,
    gasLimit,
    gasUsed,
    logs,
    firstLogIndex: 0,
    blockHash: data.hash,
    blockNumber: block.number,
    index: 0,
  })
  stop()
  if (text === undefined) throw new Error('the tracer returned no text')
  return text
}

/** Executes a call as a transaction that pays no fee. */
async function execute(run: SequenceRun, block: BlockEnvironment, call: CallRequest, observer: Observer | undefined) {
  const { context, callContext, replayed, gas, signal } = run
  const { view: state } = replayed
  const gasLimit = gas.limit(gasOf(call, context.limits.callGasCap), intrinsicGas(call, block.rules))
  state.checkpoint()
  const options = { gas: gasLimit, signal, watch: () => state, observer }
  const done = await simulate(context, { ...callContext, block, state }, call, options)
  if (done === undefined) throw new SimulationRefused('simulatedGasTooLow', 'intrinsic gas too low')
  // A failed call must not keep the balance that it was lent.
  if (done.outcome.kind === 'success') state.commit()
  else state.revert()
  await settle(state, call.from ?? ZERO_ADDRESS, done.deleted)
  const gasUsed = gasUsedBy(done)
  gas.spend(gasUsed)
  return { gasLimit, gasUsed, logs: done.logs }
}

/** Raises the nonce of the sender, and deletes destroyed accounts. */
async function settle(state: WritableState, sender: Bytes, deleted: readonly Bytes[]): Promise<void> {
  const { nonce, balance } = (await state.getAccount(sender)) ?? { nonce: 0n, balance: 0n }
  await state.putAccount(sender, { nonce: nonce + 1n, balance })
  for (const address of deleted) await state.deleteAccount(address)
}
