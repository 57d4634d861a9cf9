import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromHex, type Hex, toHex } from '../../src/base/hex.ts'
import { wholeText } from '../../src/base/utf8Pieces.ts'
import type { TracePrinter, Tracer } from '../../src/chain/api/traces.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import { tracePrinter } from '../../src/wire/traces/tracePrinter.ts'
import { atHeight, HEIGHTS, openChainA } from './traces/chainA.ts'
import { expectSameJson } from './traces/normalise.ts'
import { areSameSteps, type RecordedSteps, readRecordedSteps } from './traces/recordedSteps.ts'

/** The number of steps recorded of a trace that was cut. */
const STEPS_OF_CUT = 200

interface RecordedTrace {
  readonly onlySteps?: unknown
  readonly truncatedFrom?: number
  readonly structLogs?: readonly unknown[]
}

const stepTracer = (isWhole: boolean): Tracer => ({
  kind: 'referenceSteps',
  parts: { memory: isWhole, stack: isWhole, storage: isWhole, returnData: false },
})

/** Prints at most `maxSteps` steps of a trace, and counts all of them. */
const cutting = { maxSteps: Number.POSITIVE_INFINITY, count: 0 }
const printer: TracePrinter = {
  ...tracePrinter,
  steps(kind) {
    const { begin, print } = tracePrinter.steps(kind)
    return {
      begin,
      print(step, out) {
        if (cutting.count++ < cutting.maxSteps) print(step, out)
      },
    }
  },
  trace(trace, about) {
    if (trace.kind !== 'referenceSteps') return tracePrinter.trace(trace, about)
    const cells = trace.steps.cells.filter(({ at }, i, all) => at !== all[i - 1]?.at) // those of printed steps
    return tracePrinter.trace({ ...trace, steps: { ...trace.steps, cells } }, about)
  },
}

describe('chain A', () => {
  let chain: Chain
  beforeAll(async () => {
    chain = await openChainA(printer)
  })
  afterAll(() => chain.close())

  it('debug_traceTransaction logs the recorded steps of all transactions', async () => {
    const blocks = await Promise.all(HEIGHTS.map((number) => chain.reads.findBlock(atHeight(number))))
    const hashes = blocks.map((block) => block?.transactions.map(({ hash }) => toHex(hash)) ?? [])
    const recorded = readRecordedSteps(hashes.flat())
    const counts = { whole: 0, onlySteps: 0, cut: 0, absent: 0 }
    for (const [index, inBlock] of hashes.entries()) {
      const traces = inBlock.flatMap(() => recorded.next().value ?? [])
      await expectSteps(chain, index + 1, traces)
      for (const { kind } of traces) counts[kind]++
    }
    expect(counts).toEqual({ whole: 542, onlySteps: 13, cut: 1, absent: 3 })
  })
})

/** Asserts that the steps of a block's transactions are the recorded ones. */
async function expectSteps(chain: Chain, number: number, traces: readonly RecordedSteps[]): Promise<void> {
  cutting.maxSteps = Number.POSITIVE_INFINITY
  // One run traces a whole block, unless it has a trace that is too long with all its parts.
  const areWhole = traces.every(({ kind }) => kind === 'whole')
  const together = areWhole ? await chain.traces.block(atHeight(number), stepTracer(true)) : undefined
  for (const [place, { hash, kind, text }] of traces.entries()) {
    if (kind === 'absent') continue
    Object.assign(cutting, { count: 0, maxSteps: kind === 'cut' ? STEPS_OF_CUT : Number.POSITIVE_INFINITY })
    const alone = () => chain.traces.transaction(fromHex(hash), stepTracer(kind !== 'onlySteps'))
    const found = together?.[place] ?? (await alone())
    expectSameSteps(wholeText(found?.texts[0] ?? ''), text, hash)
  }
}

function expectSameSteps(found: string, recorded: string, hash: Hex): void {
  if (areSameSteps(found, recorded)) return
  const { onlySteps, truncatedFrom, ...expected }: RecordedTrace = JSON.parse(recorded)
  expectSameJson(JSON.parse(found), expected, hash)
  if (truncatedFrom !== undefined) expect(cutting.count, hash).toBe(truncatedFrom)
}
