import type { Measured } from '../measured.ts'
import type { Contender, Name } from './contenders.ts'
import type { Part, TurnOptions } from './part.ts'

/** Maximum number of processors that other processes may use before a turn that counts. */
export const MAX_OTHER_LOAD = 0.5

/** One figure of one turn. */
export interface Turn {
  readonly value: number
  readonly cpuUs?: number | undefined
  /** Whether the machine was quiet when the turn began. */
  readonly isCounted: boolean
}

/** A row: the turns of each node. */
export interface Row {
  readonly name: string
  readonly unit: Measured['unit']
  readonly turns: Map<Name, Turn[]>
}

export interface Plan extends TurnOptions {
  readonly turns: number
  /** Maximum time to wait for a quiet machine before each turn. */
  readonly maxWaitMs: number
  /** Returns the number of processors that other processes use, measured for a while. */
  measureLoad(): Promise<number>
}

/** Measures a part: one turn of each node after the other, repeatedly. */
export async function measureInTurns(part: Part, contenders: readonly Contender[], plan: Plan): Promise<Row[]> {
  const rows = new Map<string, Row>()
  try {
    for (const contender of contenders) await part.prepare?.(contender, plan)
    for (let turn = 0; turn < plan.turns; turn++) {
      for (const contender of contenders) {
        const isCounted = await waitForQuiet(plan)
        const measured = await part.measure(contender, plan)
        for (const one of measured) addTurn(rows, contender.name, one, isCounted)
      }
    }
  } finally {
    await part.end?.()
  }
  return [...rows.values()]
}

function addTurn(rows: Map<string, Row>, node: Name, measured: Measured, isCounted: boolean): void {
  const { name, unit, value, cpuUs } = measured
  const row = rows.get(name) ?? { name, unit, turns: new Map() }
  rows.set(name, row)
  if (value === undefined) return
  row.turns.set(node, [...(row.turns.get(node) ?? []), { value, cpuUs, isCounted }])
}

/** Waits until other processes leave the machine alone. Resolves with false if they do not in time. */
async function waitForQuiet({ measureLoad, maxWaitMs }: Plan): Promise<boolean> {
  const endAt = performance.now() + maxWaitMs
  while ((await measureLoad()) > MAX_OTHER_LOAD) if (performance.now() >= endAt) return false
  return true
}

/** Median and spread of the turns that count; of all turns if none does. */
export interface Summary {
  readonly median: number
  readonly min: number
  readonly max: number
  /** Median of the processor time per request, in microseconds. */
  readonly cpuUs: number | undefined
  readonly counted: number
  readonly all: number
}

/** Summarises the turns of a node. Returns undefined without turns. */
export function summarise(turns: readonly Turn[] = []): Summary | undefined {
  const counted = turns.filter(({ isCounted }) => isCounted)
  const used = counted.length === 0 ? turns : counted
  const values = used.map(({ value }) => value)
  if (values.length === 0) return undefined
  return {
    median: medianOf(values),
    min: Math.min(...values),
    max: Math.max(...values),
    cpuUs: used.some(({ cpuUs }) => cpuUs === undefined) ? undefined : medianOf(used.map(({ cpuUs = 0 }) => cpuUs)),
    counted: counted.length,
    all: turns.length,
  }
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2
}
