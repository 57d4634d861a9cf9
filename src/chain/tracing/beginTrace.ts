import type { Bytes } from '../../base/bytes.ts'
import type { Awaitable } from '../../concurrency/maybePromise.ts'
import {
  createCallTracer,
  createGethSteps,
  createReferenceSteps,
  createSelectorTracer,
  joinObservers,
  type Observer,
  recordTouches,
} from '../../evm/evm.ts'
import type { World } from '../../state/stateView.ts'
import type { CallsTracer, Trace, TracedCall, TracePrinter, Tracer } from '../api/traces.ts'

/** One run with its tracer: what watches it, and what comes of it. */
export interface TracedRun {
  /** Absent: only the world is watched. */
  readonly observer?: Observer
  /** Gives the world that the run is to use instead of its own; absent: it uses that. */
  readonly watch?: (world: World) => World
  /** The trace of the run; `outermost` stands in for the calls of a transaction that no code runs. */
  finish(outermost?: TracedCall): Promise<Trace>
}

interface Setup {
  readonly printer: TracePrinter
  /** Counts characters of text; throws when they are too many. */
  spend(characters: number): void
  /** The slots that a contract may have something in; undefined: too many to show. */
  slotsOf(address: Bytes): Promise<readonly Bytes[] | undefined>
  /** What a cell holds now, read past all who watch the run. */
  readCell(address: Bytes, slot: Bytes): Awaitable<Bytes | undefined>
}

/** Begins to trace one run. */
export function beginTrace(tracer: Tracer, { printer, ...setup }: Setup): TracedRun {
  const { spend } = setup
  switch (tracer.kind) {
    case 'calls':
    case 'actions':
    case 'flatCalls':
      return traceCalls(tracer, spend)
    case 'referenceSteps': {
      const { kind, parts } = tracer
      const steps = createReferenceSteps({ ...setup, parts, print: (step) => printer.step(step, kind) })
      return withCall(spend, steps.observer, (root) => ({ kind, root, steps: steps.finish() }))
    }
    case 'gethSteps': {
      const { kind, parts, limit } = tracer
      const steps = createGethSteps({ ...setup, parts, limit, print: (step) => printer.step(step, kind) })
      return withCall(spend, steps.observer, (root) => ({ kind, root, steps: steps.finish() }))
    }
    case 'selectors': {
      const { observer, counts } = createSelectorTracer()
      return { observer, finish: async () => ({ kind: tracer.kind, counts: counts() }) }
    }
    case 'prestate':
      return tracePrestate(tracer, spend)
  }
}

/** A tracer that tells of the outermost call, too. */
function withCall(spend: Setup['spend'], observer: Observer, finish: (root: TracedCall) => Trace): TracedRun {
  const calls = createCallTracer(spend, { onlyTopCall: true })
  return {
    observer: joinObservers(calls.observer, observer),
    finish: async (outermost) => finish(outermost ?? requireRoot(calls.root())),
  }
}

function traceCalls(tracer: CallsTracer, spend: Setup['spend']): TracedRun {
  const onlyTopCall = tracer.kind === 'calls' && tracer.onlyTopCall
  const all = tracer.kind === 'flatCalls' || tracer.form === 'ethereum'
  const { observer, root } = createCallTracer(spend, { onlyTopCall, all })
  return {
    observer,
    async finish(outermost = requireRoot(root())) {
      return { tracer, kind: 'calls', root: onlyTopCall ? { ...outermost, inner: [] } : outermost }
    },
  }
}

function tracePrestate(options: Extract<Tracer, { kind: 'prestate' }>, spend: Setup['spend']): TracedRun {
  let recorder: ReturnType<typeof recordTouches> | undefined
  return {
    watch(world) {
      recorder = recordTouches(world, spend)
      return recorder.world
    },
    finish: async () => ({ kind: 'prestate', accounts: (await recorder?.read()) ?? [], options }),
  }
}

function requireRoot(root: TracedCall | undefined): TracedCall {
  if (root === undefined) throw new Error('the run told of no call')
  return root
}
