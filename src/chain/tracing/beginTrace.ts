import type { Bytes } from '../../base/bytes.ts'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import {
  type AbortSignalLike,
  createCallTracer,
  createGethSteps,
  createReferenceSteps,
  createSelectorTracer,
  createVmTracer,
  joinObservers,
  type Observer,
  recordTouches,
} from '../../evm/evm.ts'
import type { WritableState } from '../../state/stateView.ts'
import { ResponseTooLarge } from '../api/errors.ts'
import type {
  CallsTracer,
  NamedTracer,
  ParityParts,
  TouchedAccount,
  Trace,
  TracedCall,
  TracePrinter,
  Tracer,
} from '../api/traces.ts'

/**
 * Returns a function that counts the characters of all traces of a request; it throws `ResponseTooLarge` above `limit`.
 * They are a part of the memory of the run that `signal` belongs to.
 */
export function createTraceBudget(limit: number, signal?: AbortSignalLike): (characters: number) => void {
  let spent = 0
  return (characters) => {
    spent += characters
    if (spent > limit) throw new ResponseTooLarge(limit)
    if (characters > 0) signal?.hold?.(characters)
  }
}

/** One traced run: its observers, and its trace. */
export interface TracedRun {
  /** Absent if the tracer observes only the state. */
  readonly observer?: Observer
  /** Returns the observed state that the run must use in place of its own; absent if the tracer observes no state. */
  readonly watch?: (state: WritableState) => WritableState
  /** Returns the trace of the run; `outermost` is the call of a transaction that runs no code. */
  finish(outermost?: TracedCall): Promise<Trace>
}

/** The parts of a run that tracers use. */
export interface TracingSetup {
  readonly printer: TracePrinter
  /** Counts characters of text; throws above the limit. */
  spend(characters: number): void
  /** Returns the storage slots that a contract may use; undefined if there are too many to show. */
  slotsOf(address: Bytes): Promise<readonly Bytes[] | undefined>
  /** Returns the current value of a storage slot without notifying observers. */
  readCell(address: Bytes, slot: Bytes): MaybePromise<Bytes | undefined>
}

/** Starts the trace of one run. */
export function beginTrace(tracer: Tracer, { printer, ...setup }: TracingSetup): TracedRun {
  const { spend } = setup
  switch (tracer.kind) {
    case 'calls':
    case 'faults':
    case 'actions':
    case 'flatCalls':
      return traceCalls(tracer, spend)
    case 'referenceSteps': {
      const { kind, parts } = tracer
      const steps = createReferenceSteps({ ...setup, parts, printer: printer.steps(kind) })
      return withCall(spend, steps.observer, (root) => ({ kind, root, steps: steps.finish() }))
    }
    case 'gethSteps': {
      const { kind, parts, limit } = tracer
      const steps = createGethSteps({ ...setup, parts, limit, printer: printer.steps(kind) })
      return withCall(spend, steps.observer, (root) => ({ kind, root, steps: steps.finish() }))
    }
    case 'selectors': {
      const { observer, counts } = createSelectorTracer()
      return { observer, finish: async () => ({ kind: tracer.kind, counts: counts() }) }
    }
    case 'prestate': {
      const touches = watchTouches(spend)
      return {
        watch: touches.watch,
        finish: async () => ({ kind: 'prestate', accounts: await touches.read(), options: tracer }),
      }
    }
    case 'noop':
      return { finish: async () => ({ kind: 'noop' }) }
    case 'mux':
      return traceAll(tracer.tracers, { printer, ...setup })
    case 'outcome': {
      const calls = createCallTracer(spend, { onlyTopCall: true })
      const { observer } = calls
      return { observer, finish: async (root = requireRoot(calls.root())) => ({ kind: 'outcome', root }) }
    }
    case 'parity':
      return traceParity(tracer.parts, printer, spend)
  }
}

/** Returns a run that several tracers observe. */
function traceAll(tracers: readonly NamedTracer[], setup: TracingSetup): TracedRun {
  const runs = tracers.map(({ name, tracer }) => ({ name, run: beginTrace(tracer, setup) }))
  const observers = runs.flatMap(({ run }) => run.observer ?? [])
  const watches = runs.flatMap(({ run }) => run.watch ?? [])
  return {
    ...(observers.length > 0 && { observer: observers.reduce(joinObservers) }),
    watch: (state) => watches.reduce((watched, watch) => watch(watched), state),
    async finish(outermost) {
      const traces = []
      for (const { name, run } of runs) traces.push({ name, trace: await run.finish(outermost) })
      return { kind: 'mux', traces }
    },
  }
}

function traceParity(parts: ParityParts, printer: TracePrinter, spend: TracingSetup['spend']): TracedRun {
  const calls = createCallTracer(spend, { onlyTopCall: !parts.actions, all: true })
  // Each member is printed with its values before and after.
  const touches = parts.stateDiff ? watchTouches((characters) => spend(2 * characters)) : undefined
  const vm = parts.steps ? createVmTracer(printer.vm, spend) : undefined
  return {
    observer: vm === undefined ? calls.observer : joinObservers(calls.observer, vm.observer),
    ...(touches && { watch: touches.watch }),
    async finish(root = requireRoot(calls.root())) {
      spend(2 * root.end.output.length) // printed beside the actions, too
      return { kind: 'parity', parts, root, accounts: (await touches?.read()) ?? [], steps: vm?.text() }
    },
  }
}

/** Returns a run whose observer also records the outermost call. */
function withCall(spend: TracingSetup['spend'], observer: Observer, finish: (root: TracedCall) => Trace): TracedRun {
  const calls = createCallTracer(spend, { onlyTopCall: true })
  return {
    observer: joinObservers(calls.observer, observer),
    finish: async (outermost) => finish(outermost ?? requireRoot(calls.root())),
  }
}

function traceCalls(tracer: CallsTracer, spend: TracingSetup['spend']): TracedRun {
  const onlyTopCall = tracer.kind === 'calls' && tracer.onlyTopCall
  const isGeth = tracer.kind === 'flatCalls' || tracer.kind === 'faults'
  const all = isGeth || tracer.form === 'ethereum'
  const withPositions = tracer.kind === 'faults'
  const { observer, root } = createCallTracer(spend, { onlyTopCall, all, withPositions })
  return {
    observer,
    async finish(outermost = requireRoot(root())) {
      return { tracer, kind: 'calls', root: onlyTopCall ? { ...outermost, inner: [] } : outermost }
    },
  }
}

/** Returns a watch of the accounts that one run touches, and their values before and after. */
function watchTouches(spend: TracingSetup['spend']) {
  let recorder: ReturnType<typeof recordTouches> | undefined
  return {
    watch(state: WritableState): WritableState {
      recorder = recordTouches(state, spend)
      return recorder.world
    },
    read: async (): Promise<readonly TouchedAccount[]> => (await recorder?.read()) ?? [],
  }
}

function requireRoot(root: TracedCall | undefined): TracedCall {
  if (root === undefined) throw new Error('the run has no call')
  return root
}
