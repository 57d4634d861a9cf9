import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Hex, toHex } from '../../src/base/hex.ts'
import { type Text, wholeText } from '../../src/base/utf8Pieces.ts'
import type { PrintedTrace, Tracer } from '../../src/chain/api/traces.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { readRecordedJson } from '../_helpers/recorded.ts'
import { atHeight, HEIGHTS, openChainA } from './traces/chainA.ts'
import { asQuantity, expectSameJson, rewriteObjects } from './traces/normalise.ts'

type Json = Readonly<Record<string, unknown>>

const parse = (text: Text | undefined): Json => JSON.parse(wholeText(text ?? 'null'))

describe('chain A', () => {
  let chain: Chain
  beforeAll(async () => {
    chain = await openChainA()
  })
  afterAll(() => chain.close())

  const traceBlock = async (number: number, tracer: Tracer): Promise<readonly PrintedTrace[]> =>
    (await chain.traces.block(atHeight(number), tracer)) ?? []

  it('callTracer returns the recorded calls of all transactions, except for outputs', async () => {
    const recorded = readRecordedJson<Readonly<Record<Hex, Json>>>('chainA/call-tracer.json')
    let count = 0
    for (const number of HEIGHTS) {
      for (const { hash, texts } of await traceBlock(number, {
        kind: 'calls',
        form: 'rootstock',
        onlyTopCall: false,
        withLog: true,
      })) {
        const name = toHex(hash)
        expectSameJson(comparableCall(parse(texts[0])), comparableCall(recorded[name] ?? {}), name)
        count++
      }
    }
    expect(count).toBe(Object.keys(recorded).length)
  })

  it('a traced run has the gas and the outcome of the receipt', async () => {
    const parts = { memory: false, stack: false, storage: false, returnData: false }
    for (const number of HEIGHTS) {
      for (const { hash, texts } of await traceBlock(number, { kind: 'gethSteps', parts, limit: 1 })) {
        const { gas, failed } = parse(texts[0])
        const receipt = (await chain.reads.getReceipt(hash))?.receipt
        const expected = { gas: Number(receipt?.gasUsed), failed: receipt?.succeeded === false }
        expect({ gas, failed }, toHex(hash)).toEqual(expected)
      }
    }
  })

  it('trace_block returns the recorded actions, except for data of calls', async () => {
    const recorded =
      readRecordedJson<Readonly<Record<string, readonly Json[] | { readonly result: readonly Json[] }>>>(
        'chainA/trace-block.json',
      )
    let count = 0
    for (const number of HEIGHTS) {
      const answer = recorded[number] ?? []
      const expected = 'result' in answer ? answer.result : answer
      const found = (await traceBlock(number, { kind: 'actions', form: 'rootstock' })).flatMap(({ texts }) =>
        texts.map((text) => parse(text)),
      )
      expectSameJson(comparableActions(found), comparableActions(expected), `block ${number}`)
      count += expected.length
    }
    expect(count).toBe(1_500)
  })
})

/** Removes from both sides the outputs, which the reference prints differently on purpose or by mistake (rpc.md 8.10). */
function comparableCall(trace: Json, isOutermost = true): Json {
  const { output, revertReason, calls, logs, error, input, ...rest } = trace
  const inner = Array.isArray(calls) ? { calls: calls.map((call: Json) => comparableCall(call, false)) } : {}
  const isCreation = rest.type === 'CREATE' && error !== 'execution reverted'
  return {
    ...rest,
    ...inner,
    ...(isOutermost && !isCreation ? {} : { output: output && asQuantity(output), revertReason }),
    error,
    logs,
    // The reference prints calls of accounts without code without their data.
    ...(input === '0x' || rest.gasUsed === '0x0' ? {} : { input }),
  }
}

/** Removes the data of inner calls, which is the transaction's in the reference. */
function comparableActions(traces: readonly Json[]): unknown[] {
  return traces.map((trace) => {
    const isOutermost = Array.isArray(trace.traceAddress) && trace.traceAddress.length === 0
    return rewriteObjects(trace, ({ input, ...rest }) => ({ ...rest, ...(isOutermost ? { input } : {}) }))
  })
}
