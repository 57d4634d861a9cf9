import type { Trace, TracedTransaction, TracePrinter } from '../../chain/api/traces.ts'
import { toWireActions } from './actions.ts'
import { toWireCallTree } from './callTracer.ts'
import { toWirePrestate, toWireStateDiff } from './prestate.ts'
import { printGethStep, printGethSteps, printReferenceStep, printReferenceSteps } from './steps.ts'

/** Prints traces as the wire shows them. */
export const tracePrinter: TracePrinter = {
  step: (step, kind) => (kind === 'gethSteps' ? printGethStep(step) : printReferenceStep(step)),
  trace: (trace, about) =>
    trace.kind === 'actions'
      ? toWireActions(trace.root, about).map((action) => JSON.stringify(action))
      : [printTrace(trace, about)],
}

function printTrace(trace: Trace, about: TracedTransaction): string {
  switch (trace.kind) {
    case 'referenceSteps':
      return printReferenceSteps(trace.steps, trace.root, about)
    case 'gethSteps':
      return printGethSteps(trace.steps, trace.root, about)
    case 'prestate': {
      const { accounts, options } = trace
      return JSON.stringify(options.diffMode ? toWireStateDiff(accounts, options) : toWirePrestate(accounts, options))
    }
    case 'selectors':
      return JSON.stringify(Object.fromEntries(trace.counts))
    default:
      return JSON.stringify(toWireCallTree(trace.root, about, trace.withLog))
  }
}
