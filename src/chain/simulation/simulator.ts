import type { Abortable, Listener } from '../../concurrency/abortable.ts'
import type { Budgets } from '../../concurrency/budgets.ts'
import { NODE_ITSELF } from '../../concurrency/fairQueue.ts'
import { type Awaitable, attempt } from '../../concurrency/maybePromise.ts'
import { nextShareIfUsedUp, useUpTurn } from '../../concurrency/timeSlice.ts'
import { type AbortSignalLike, recordConsole } from '../../evm/evm.ts'
import { countOverrides } from '../api/simulation.ts'
import type { ChainContext } from '../context.ts'
import type { CallContextData } from './callContext.ts'
import { createLongCalls } from './longCalls.ts'
import { runSimulation, type SimulationKind, type SimulationResults, type SimulationTask } from './simulations.ts'

/** Runs simulations that take too long for the process that answers requests. */
export interface RemoteSimulator {
  simulate<Kind extends SimulationKind>(
    task: SimulationTask<Kind>,
    callContext: CallContextData,
    call?: Partial<Abortable>,
    /** Told how long it took there, in milliseconds, where that is known. */
    onTook?: (ms: number) => void,
  ): Promise<SimulationResults[Kind]>
}

/** Carries a simulation out, wherever that is best. */
export type Simulate = <Kind extends SimulationKind>(
  task: SimulationTask<Kind>,
  data: CallContextData,
  abortable?: Abortable,
) => Awaitable<SimulationResults[Kind]>

/** Short simulations run here, long ones in `remote`; without it all run here. */
export function createSimulator(
  context: ChainContext,
  { handOverMs }: Pick<Budgets, 'handOverMs'>,
  remote?: RemoteSimulator,
): Simulate {
  const longCalls = createLongCalls(() => performance.now())

  function simulate<Kind extends SimulationKind>(
    task: SimulationTask<Kind>,
    data: CallContextData,
    abortable?: Abortable,
  ): Awaitable<SimulationResults[Kind]> {
    const listener = abortable?.listener
    const runHere = (signal?: AbortSignalLike) =>
      listener === undefined
        ? runSimulation(context, data, task, signal)
        : hearing(listener, (recording) => runSimulation(context, data, task, signal, recording))
    if (remote === undefined || handOverMs === Number.POSITIVE_INFINITY) return runHere(abortable?.signal)
    const party = abortable?.party ?? NODE_ITSELF
    const tell = (tookMs: number) => longCalls.tell(task, party, tookMs > handOverMs)
    const runThere = () => simulateRemotely(data, (callContext) => remote.simulate(task, callContext, abortable, tell))
    if (isLong(task) || handOverMs === 0 || longCalls.has(task, party)) return runThere()
    const tryHere = () => tryBriefly(handOverMs, runHere, runThere)
    const turn = nextShareIfUsedUp(() => party)
    if (turn === undefined) return tryHere()
    return turn.then(() => {
      abortable?.signal.throwIfAborted()
      return tryHere()
    })
  }

  /** Workers are told of a reorganisation when it is done: what they read while it ran cannot be relied on. */
  async function simulateRemotely<T>(
    callContext: CallContextData,
    run: (callContext: CallContextData) => Promise<T>,
  ): Promise<T> {
    const { reorganisation } = callContext.state
    const isCertain = () => reorganisation === undefined || context.reorganisations.isCurrent(reorganisation)
    if (isCertain()) {
      try {
        const result = await run(callContext)
        if (isCertain()) return result
      } catch (error) {
        if (isCertain()) throw error
      }
    }
    return run({ ...callContext, state: { ...callContext.state, reorganisation: undefined } })
  }

  return simulate
}

/** More take most of the time that a call has here. */
const FEW_OVERRIDES = 256

/** Bytes of call data, which are counted and copied before the first opcode runs. */
const SHORT_DATA = 131_072

/** Replays execute what was long before, traces print it; many overrides and much data are long to begin with. */
function isLong({ kind, request, overrides }: Pick<SimulationTask, 'kind' | 'request' | 'overrides'>): boolean {
  if (kind === 'blocks' || kind === 'replay' || kind === 'traceCall') return true
  if ('data' in request && request.data.length > SHORT_DATA) return true
  return overrides !== undefined && countOverrides(overrides.accounts) > FEW_OVERRIDES
}

/**
 * Runs `work` and tells `listener` what it said to Solidity's console; not when it ended for its time, since it is done
 * again then.
 */
async function hearing<T>(listener: Listener, work: (listener: Listener) => Awaitable<T>): Promise<T> {
  const { calls, onConsole } = recordConsole()
  try {
    const result = await work({ onConsole, onHint: listener.onHint })
    for (const call of calls) listener.onConsole(call)
    return result
  } catch (error) {
    if (error !== OVER_TIME) for (const call of calls) listener.onConsole(call)
    throw error
  }
}

const OVER_TIME = new Error('this takes longer than it may here')

/** Aborted once its time is over. A class, because an accessor of an object literal is defined anew for each object. */
class TimeSignal implements AbortSignalLike {
  readonly reason = OVER_TIME
  readonly #endMs: number

  constructor(timeMs: number) {
    this.#endMs = performance.now() + timeMs
  }

  get aborted(): boolean {
    if (performance.now() <= this.#endMs) return false
    useUpTurn() // at once: others could begin before anybody hears of the end of this
    return true
  }
}

/**
 * Returns what `work` returns, or what `otherwise` does when it read its signal after `timeMs` and ended for that; who
 * else tries waits for a turn of its own then. No timer, no listener and nobody else's signal: they would cost as much as
 * a short call.
 */
function tryBriefly<T>(
  timeMs: number,
  work: (signal: AbortSignalLike) => Awaitable<T>,
  otherwise: () => Promise<T>,
): Awaitable<T> {
  return attempt(
    () => work(new TimeSignal(timeMs)),
    (thrown) => {
      if (thrown === OVER_TIME) return otherwise()
      throw thrown
    },
  )
}
