import { toHex } from '../../base/hex.ts'
import { joinTexts, type Text } from '../../base/utf8Pieces.ts'
import { gethErrorOf, gethRevertReason } from '../../chain/api/gethFault.ts'
import type { Trace, TracedCall, TracedTransaction, TracePrinter } from '../../chain/api/traces.ts'
import { toWireFlatCalls, toWireParityActions } from './gethActions.ts'
import { toWireGethCallTree } from './gethCalls.ts'
import { printParityTrace, vmPrinter } from './parity.ts'
import { toWirePrestate, toWireStateDiff } from './prestate.ts'
import { toWireActions } from './referenceActions.ts'
import { toWireCallTree } from './referenceCalls.ts'
import { createGethStepPrinter, createReferenceStepPrinter, printGethSteps, printReferenceSteps } from './steps.ts'

/** The printer of traces in the JSON of every tracer. */
export const tracePrinter: TracePrinter = {
  steps: (kind) => (kind === 'gethSteps' ? createGethStepPrinter() : createReferenceStepPrinter()),
  vm: vmPrinter,
  trace: (trace, about) => (trace.kind === 'calls' ? printCalls(trace, about) : [printTrace(trace, about)]),
}

/** Prints the returned data or geth's text of the failure. */
function printOutcome(root: TracedCall): string {
  const error = gethErrorOf(root)
  if (error === undefined) return `{"value":"${toHex(root.end.output)}"}`
  const reason = root.end.kind === 'revert' ? gethRevertReason(root.end.output) : undefined
  return JSON.stringify({ error: reason === undefined ? error : `${error}: ${reason}` })
}

/** Prints calls as one text, or as one text per action. */
function printCalls({ root, tracer }: Extract<Trace, { kind: 'calls' }>, about: TracedTransaction): string[] {
  switch (tracer.kind) {
    case 'actions': {
      const isReference = tracer.form === 'rootstock'
      const actions = isReference ? toWireActions(root, about) : toWireParityActions(root, about, tracer.only)
      return actions.map((action) => JSON.stringify(action))
    }
    case 'flatCalls':
      return [JSON.stringify(toWireFlatCalls(root, about, tracer))]
    case 'faults':
      return [JSON.stringify(toWireGethCallTree(root, about, { withLog: true }))]
    case 'calls': {
      const print = tracer.form === 'ethereum' ? toWireGethCallTree : toWireCallTree
      return [JSON.stringify(print(root, about, tracer))]
    }
  }
}

function printTrace(trace: Exclude<Trace, { kind: 'calls' }>, about: TracedTransaction): Text {
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
    case 'noop':
      return '{}'
    case 'mux':
      return printMux(trace.traces, about)
    case 'outcome':
      return printOutcome(trace.root)
    case 'parity':
      return printParityTrace(trace, about)
  }
}

/** Prints the traces of several tracers by name. */
function printMux(traces: Extract<Trace, { kind: 'mux' }>['traces'], about: TracedTransaction): Text {
  const members = traces.map(({ name, trace }) =>
    joinTexts([`${JSON.stringify(name)}:`, ...tracePrinter.trace(trace, about)]),
  )
  return joinTexts(['{', joinTexts(members, ','), '}'])
}
