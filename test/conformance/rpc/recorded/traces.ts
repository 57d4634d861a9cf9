import { isDeepStrictEqual } from 'node:util'
import { asQuantity } from '../../traces/normalise.ts'
import { createStepsIndex } from '../../traces/recordedSteps.ts'
import {
  type Difference,
  errorOf,
  isAnswerTo,
  isError,
  isInternalError,
  isResult,
  type Pair,
  resultOf,
  rewrite,
  without,
} from './difference.ts'
import { isRecord } from './exchange.ts'

const HEAD = 0x65

const stepsOf = createStepsIndex()

/** Returns whether the traces are the recorded ones of each transaction, apart from the parts that the request disables. */
async function areRecordedSteps({ params, ours, ask }: Pair): Promise<boolean> {
  const result = resultOf(ours)
  const block = Array.isArray(result) ? resultOf(await ask('eth_getBlockByNumber', params[0], false)) : undefined
  const hashes = isRecord(block) ? block.transactions : [params[0]]
  const traces = Array.isArray(result) ? result : [result]
  if (!Array.isArray(hashes) || hashes.length !== traces.length) return false
  const options = isRecord(params[1]) ? params[1] : {}
  const leftOut = Object.keys(options).flatMap((name) => name.toLowerCase().match(/^disable(\w+)$/)?.[1] ?? [])
  const recorded = stepsOf(hashes.map((hash) => `0x${`${hash}`.replace(/^0x/, '')}`))
  return traces.every((trace, index) =>
    isDeepStrictEqual(without(trace, ...leftOut), without(recorded[index], 'onlySteps', ...leftOut)),
  )
}

async function areAllActions({ ours, ask }: Pair): Promise<boolean> {
  const blocks: unknown[] = []
  for (let number = 1; number <= HEAD; number++) {
    const traces = resultOf(await ask('trace_block', `0x${number.toString(16)}`))
    if (Array.isArray(traces)) blocks.push(...traces)
  }
  return isDeepStrictEqual(resultOf(ours), blocks)
}

const isTrace = ({ method }: Pair) => /^(debug|trace)_/.test(method)
const isOfPending = ({ method, params }: Pair) =>
  /^(debug_traceBlock|trace_block)/.test(method) && params[0] === 'pending'
const toQuantities = (value: unknown) =>
  rewrite(value, (part, name) => (name === 'output' ? asQuantity(part) : undefined))
/** Returns traces of a pending block without its hash and without the gas of transfers, which the reference lacks. */
const ofAnyBuilder = (value: unknown) =>
  rewrite(value, (part, name) => {
    if (name === 'blockHash' || name === 'gasUsed') return '0x0'
    return name === 'msgData' && part === '' ? null : undefined
  })

/** Traces. */
export const TRACES: readonly Difference[] = [
  {
    why: 'rpc.md 8.10: outputs are data, also that of a transaction',
    explains: (pair) => isTrace(pair) && pair.recorded.is(toQuantities(pair.ours.json)),
  },
  {
    why: 'rpc.md 8.10: the members of an object have no order; truncated traces are compared by transaction',
    explains: async (pair) =>
      /^debug_trace(Transaction|BlockByNumber)$/.test(pair.method) &&
      pair.recorded.json === undefined &&
      (await areRecordedSteps(pair)),
  },
  {
    why: 'rpc.md 8.11: each call has its own data; truncated traces are compared by block',
    explains: async (pair) =>
      pair.method === 'trace_filter' && pair.recorded.json === undefined && (await areAllActions(pair)),
  },
  {
    why: 'decisions.md, pending: a built block, with the gas that it uses',
    explains: (pair) =>
      isOfPending(pair) &&
      isDeepStrictEqual(ofAnyBuilder(toQuantities(pair.ours.json)), ofAnyBuilder(toQuantities(pair.recorded.json))),
  },
  {
    why: 'decisions.md, block selector: trace_block accepts every form',
    explains: async (pair) =>
      pair.method === 'trace_block' &&
      isRecord(pair.params[0]) &&
      isError(pair.recorded, -32700) &&
      (isResult(pair.ours, null) || (await isAnswerTo(pair, ['0x5']))),
  },
  {
    why: 'decisions.md, error texts: null is refused as a hash of a trace',
    explains: (pair) =>
      isTrace(pair) && isInternalError(pair) && isError(pair.ours, -32602, /expected a 32-byte 0x-prefixed hash, got /),
  },
  {
    why: 'decisions.md, optional parameters: null options of a trace are ignored',
    explains: async (pair) =>
      isTrace(pair) && pair.params[1] === null && isInternalError(pair) && (await isAnswerTo(pair, [pair.params[0]])),
  },
  {
    why: 'decisions.md, structLogger: an unknown tracer is an invalid parameter',
    explains: (pair) =>
      isTrace(pair) && isInternalError(pair) && isError(pair.ours, -32602, /options\.tracer': expected one of /),
  },
  {
    why: 'decisions.md, error texts: an invalid address of a trace filter is refused like any other',
    explains: ({ method, recorded, ours }) =>
      method === 'trace_filter' &&
      errorOf(recorded)?.message.endsWith('want 40 for RSK address') === true &&
      isError(ours, -32602, /^Invalid address: /),
  },
]
