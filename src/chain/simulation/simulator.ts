import type { Abortable, Listener } from '../../concurrency/abortable.ts'
import type { Budgets } from '../../concurrency/budgets.ts'
import { NODE_ITSELF } from '../../concurrency/fairQueue.ts'
import { catchMaybePromise, type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { exhaustSlice, yieldIfSliceExhausted } from '../../concurrency/timeSlice.ts'
import { type AbortSignalLike, ConsoleRecord } from '../../evm/evm.ts'
import { countOverrides } from '../api/simulation.ts'
import type { PredictableCall } from '../base/chainBase.ts'
import type { ChainContext } from '../context.ts'
import type { CallContextData } from './callContext.ts'
import { createLongCalls } from './longCalls.ts'
import { runSimulation, type SimulationKind, type SimulationResults, type SimulationTask } from './simulations.ts'

/** Runs simulations that are too long for the main process. */
export interface RemoteSimulator {
  simulate<Kind extends SimulationKind>(
    task: SimulationTask<Kind>,
    callContext: CallContextData,
    call?: Partial<Abortable>,
    /** Called with the time that the simulation took, in milliseconds, if it is known. */
    onTook?: (ms: number) => void,
  ): Promise<SimulationResults[Kind]>
}

/** Runs a simulation in the main process or in a worker. */
export type Simulate = <Kind extends SimulationKind>(
  task: SimulationTask<Kind>,
  data: CallContextData,
  call?: Abortable,
) => MaybePromise<SimulationResults[Kind]>

/**
 * Returns a simulator that runs short simulations in this process and long ones in `remote`; without it, all run here.
 */
export function createSimulator(
  context: ChainContext,
  { handOverMs, handOverAloneMs = handOverMs }: Pick<Budgets, 'handOverMs' | 'handOverAloneMs'>,
  remote?: RemoteSimulator,
): Simulate {
  const longCalls = createLongCalls(() => performance.now())
  /** Number of unfinished simulations, in this process and in workers. */
  let running = 0

  function whileCounted<T>(result: Promise<T>): Promise<T> {
    running++
    return result.finally(() => running--)
  }

  function simulate<Kind extends SimulationKind>(
    task: SimulationTask<Kind>,
    data: CallContextData,
    call?: Abortable,
  ): MaybePromise<SimulationResults[Kind]> {
    const reads = 'data' in task.request ? prefetch(task.request, data) : undefined
    const run = () => simulateNow(task, data, call)
    return reads === undefined ? run() : reads.then(run)
  }

  /** Reads what a call on a fork needs. The endpoint predicts it at the base, so not for calls below. */
  function prefetch(request: PredictableCall, { header }: CallContextData): Promise<void> | undefined {
    const { base } = context
    return base === undefined || header.number < base.block.header.number ? undefined : base.prefetch(request)
  }

  function simulateNow<Kind extends SimulationKind>(
    task: SimulationTask<Kind>,
    data: CallContextData,
    call?: Abortable,
  ): MaybePromise<SimulationResults[Kind]> {
    const listener = call?.listener
    const runHere = (signal?: AbortSignalLike) =>
      listener === undefined
        ? runSimulation(context, data, task, { signal })
        : recordFor(listener, (recording) => runSimulation(context, data, task, { signal, listener: recording }))
    if (remote === undefined || handOverMs === Number.POSITIVE_INFINITY) return runHere(call?.signal)
    const clientPath = call?.clientPath ?? NODE_ITSELF
    const onTook = (tookMs: number) => longCalls.report(task, clientPath, tookMs)
    const runThere = () =>
      whileCounted(simulateRemotely(data, (callContext) => remote.simulate(task, callContext, call, onTook)))
    const limitMs = running === 0 ? handOverAloneMs : handOverMs
    if (isLong(task) || limitMs === 0 || longCalls.has(task, clientPath, limitMs)) return runThere()
    const runCounted = (signal: AbortSignalLike) => {
      const result = runHere(signal)
      return result instanceof Promise ? whileCounted(result) : result
    }
    const tryHere = () => tryBriefly(limitMs, runCounted, runThere)
    const wait = yieldIfSliceExhausted(() => clientPath)
    if (wait === undefined) return tryHere()
    return wait.then(() => {
      call?.signal.throwIfAborted()
      return tryHere()
    })
  }

  /**
   * Runs a simulation in a worker, and again by root if the chain was reorganised meanwhile: workers receive a
   * reorganisation only when it is complete, so their reads during it are not reliable.
   */
  async function simulateRemotely<T>(
    callContext: CallContextData,
    run: (callContext: CallContextData) => Promise<T>,
  ): Promise<T> {
    const { reorganisation } = callContext.state
    const isReliable = () => reorganisation === undefined || context.reorganisations.isCurrent(reorganisation)
    if (isReliable()) {
      try {
        const result = await run(callContext)
        if (isReliable()) return result
      } catch (error) {
        if (isReliable()) throw error
      }
    }
    return run({ ...callContext, state: { ...callContext.state, reorganisation: undefined } })
  }

  return simulate
}

/** Max overrides of a call that starts in the main process. */
const MAX_SHORT_OVERRIDES = 256

/** Max bytes of call data of a call that starts in the main process; data is copied before the first opcode runs. */
const MAX_SHORT_DATA = 131_072

const LONG_KINDS: ReadonlySet<SimulationKind> = new Set(['blocks', 'replay', 'storageRange', 'traceCalls'])

/** Returns whether a task starts in a worker: blocks, replays, storage ranges, traces, many overrides or much data. */
function isLong({ kind, request, overrides }: Pick<SimulationTask, 'kind' | 'request' | 'overrides'>): boolean {
  if (LONG_KINDS.has(kind)) return true
  if ('data' in request && request.data.length > MAX_SHORT_DATA) return true
  return overrides !== undefined && countOverrides(overrides.accounts) > MAX_SHORT_OVERRIDES
}

/** A listener that receives the messages to Solidity's console later. A class, because each call has one. */
class LateListener extends ConsoleRecord implements Listener {
  readonly #listener: Listener

  constructor(listener: Listener) {
    super()
    this.#listener = listener
  }

  onHint(hint: string): void {
    this.#listener.onHint(hint)
  }

  /** Notifies the listener of the messages. */
  report(): void {
    for (const call of this.calls) this.#listener.onConsole(call)
  }
}

/**
 * Runs `work` and notifies `listener` of its messages to Solidity's console, unless it ran out of time, because then it
 * runs again.
 */
function recordFor<T>(listener: Listener, work: (listener: Listener) => MaybePromise<T>): MaybePromise<T> {
  const late = new LateListener(listener)
  return catchMaybePromise(
    () =>
      mapMaybePromise(work(late), (result) => {
        late.report()
        return result
      }),
    (error) => {
      if (error !== OVER_TIME) late.report()
      throw error
    },
  )
}

const OVER_TIME = new Error('this takes longer than it may here')

/**
 * A signal that is aborted once its time is over. A class, because each object literal would define its accessor again.
 */
class TimeSignal implements AbortSignalLike {
  readonly reason = OVER_TIME
  readonly #endMs: number

  constructor(timeMs: number) {
    this.#endMs = performance.now() + timeMs
  }

  get aborted(): boolean {
    if (performance.now() <= this.#endMs) return false
    exhaustSlice() // before another call can begin
    return true
  }
}

/**
 * Returns the result of `work`, or that of `otherwise` if `work` read its signal after `timeMs` and ended. The next
 * call then waits for a later iteration of the event loop. The hot path uses no timer, listener or other signal.
 */
function tryBriefly<T>(
  timeMs: number,
  work: (signal: AbortSignalLike) => MaybePromise<T>,
  otherwise: () => Promise<T>,
): MaybePromise<T> {
  return catchMaybePromise(
    () => work(new TimeSignal(timeMs)),
    (thrown) => {
      if (thrown === OVER_TIME) return otherwise()
      throw thrown
    },
  )
}
