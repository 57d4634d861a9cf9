import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import type { PrintedTrace, Tracer } from '../../src/chain/api/traces.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { describeVectors, describeVectorText, vectorPath } from '../_helpers/vectors.ts'
import { atHeight, openChainA } from './traces/chainA.ts'
import { asQuantity, rewriteObjects } from './traces/normalise.ts'

type Json = Readonly<Record<string, unknown>>

const HEAD = 101
const parse = (text: string | undefined): Json => JSON.parse(text ?? 'null') // our own traces, and the recorded ones
let chain: Chain

const traceBlock = async (number: number, tracer: Tracer): Promise<readonly PrintedTrace[]> =>
  (await chain.traces.block(atHeight(number), tracer)) ?? []

/** What the reference prints otherwise on purpose or by mistake, on both sides (rpc.md 8.10): outputs. */
function comparable(trace: Json, isOutermost = true): Json {
  const { output, revertReason, calls, logs, error, input, ...rest } = trace
  const inner = Array.isArray(calls) ? { calls: calls.map((call: Json) => comparable(call, false)) } : {}
  const isCreation = rest.type === 'CREATE' && error !== 'execution reverted'
  return {
    ...rest,
    ...inner,
    ...(isOutermost && !isCreation ? {} : { output: output && asQuantity(output), revertReason }),
    error,
    // Nothing at all is one zero byte there, and a call of an account without code has no data.
    logs: rewriteObjects(logs, ({ data, ...log }) => ({ ...log, data: data === '0x00' ? '0x' : data })),
    ...(input === '0x' || rest.gasUsed === '0x0' ? {} : { input }),
  }
}

describeVectors<Readonly<Record<Hex, Json>>>('recorded/chainA/call-tracer.json', (recorded) => {
  beforeAll(async () => {
    chain = await openChainA()
  })
  afterAll(() => chain.close())

  it('callTracer tells all calls of all transactions as the reference did, but for outputs', async () => {
    let count = 0
    for (let number = 1; number <= HEAD; number++) {
      for (const { hash, texts } of await traceBlock(number, { kind: 'calls', onlyTopCall: false, withLog: true })) {
        expect(comparable(parse(texts[0])), toHex(hash)).toEqual(comparable(recorded[toHex(hash)] ?? {}))
        count++
      }
    }
    expect(count).toBe(Object.keys(recorded).length)
  })

  it('gas and outcome of a traced run are those of the receipt', async () => {
    const parts = { memory: false, stack: false, storage: false, returnData: false }
    for (let number = 1; number <= HEAD; number++) {
      for (const { hash, texts } of await traceBlock(number, { kind: 'gethSteps', parts, limit: 1 })) {
        const { gas, failed } = parse(texts[0])
        const receipt = (await chain.reads.getReceipt(hash))?.receipt
        const told = { gas: Number(receipt?.gasUsed), failed: receipt?.succeeded === false }
        expect({ gas, failed }, toHex(hash)).toEqual(told)
      }
    }
  })
})

describeVectors<Readonly<Record<string, readonly Json[] | { readonly result: readonly Json[] }>>>(
  'recorded/chainA/trace-block.json',
  (recorded) => {
    beforeAll(async () => {
      chain = await openChainA()
    })
    afterAll(() => chain.close())

    /** Without the data of calls, which is the transaction's there, and without outputs of outermost calls, which are empty. */
    const comparable = (traces: readonly Json[]) =>
      traces.map((trace) => {
        const isOutermost = Array.isArray(trace.traceAddress) && trace.traceAddress.length === 0
        return rewriteObjects(trace, ({ input, output, ...rest }) => ({
          ...rest,
          ...(isOutermost ? { input } : {}),
          ...(isOutermost ? {} : { output }),
        }))
      })

    it('trace_block tells all actions as the reference did, but for data of calls and outputs of transactions', async () => {
      let count = 0
      for (let number = 1; number <= HEAD; number++) {
        const there = recorded[number] ?? []
        const traces = await traceBlock(number, { kind: 'actions' })
        const ours = traces.flatMap(({ texts }) => texts.map(parse))
        const told = 'result' in there ? there.result : there
        expect(comparable(ours), `block ${number}`).toEqual(comparable(told))
        count += told.length
      }
      expect(count).toBe(1_500)
    })
  },
)

/** The only one whose contract had a cell written by another list of its block, which the reference does not look at. */
const BESIDE_ANOTHER_LIST = '0xa3db69c88c1bb38749c0eca1524886dd23603452b7adb8e6b916e8946c0d28bf'

interface RecordedSteps extends Json {
  readonly onlySteps?: unknown
  readonly truncatedFrom?: unknown
  readonly structLogs?: readonly Json[]
}

describeVectorText('recorded/chainA/script.json', () => {
  beforeAll(async () => {
    chain = await openChainA()
  })
  afterAll(() => chain.close())

  it.each(Array.from({ length: 17 }, (_, file) => file))(
    'each opcode is as the reference logged it: file %i',
    async (file) => {
      const path = vectorPath(`recorded/chainA/struct-tracer-${file}.json.gz`)
      const recorded: Readonly<Record<Hex, RecordedSteps | null>> = JSON.parse(
        gunzipSync(readFileSync(path)).toString(),
      )
      for (const [hash, told] of Object.entries(recorded)) {
        if (told === null || hash === BESIDE_ANOTHER_LIST) continue // null: it was not recorded
        const { onlySteps, truncatedFrom, ...steps } = told
        const isWhole = onlySteps === undefined
        const parts = { memory: isWhole, stack: isWhole, storage: isWhole, returnData: false }
        const trace = await chain.traces.transaction(fromHex(hash), { kind: 'referenceSteps', parts })
        const { structLogs, ...ours } = parse(trace?.texts[0])
        const logs = Array.isArray(structLogs) ? structLogs.slice(0, steps.structLogs?.length) : structLogs
        expect({ ...ours, structLogs: logs }, hash).toEqual({ structLogs: undefined, ...steps })
        if (truncatedFrom !== undefined) expect(structLogs).toHaveLength(Number(truncatedFrom))
      }
    },
  )
})
