import { anyElement, type Deviation, type DeviationClass, type Finding, isNote } from './deviation.ts'

/** The results of one method. */
export interface MatrixRow {
  readonly method: string
  /** Undefined if the method could not be called. */
  readonly supported: boolean | undefined
  /** Whether every result matches the document; undefined without results. */
  readonly resultValid: boolean | undefined
  readonly deviations: readonly Deviation[]
  /** Number of further findings, of listed classes. */
  readonly omitted: number
  /** Median response time in ms. */
  readonly latencyMs: number | undefined
  /** The endpoint that the method was compared with. Then `resultValid` is whether the results were equal. */
  readonly against?: Pick<MatrixRow, 'supported' | 'latencyMs'>
}

/** Returns whether a method was called at all. */
export const wasAsked = ({ supported, deviations }: MatrixRow): boolean =>
  supported !== undefined || deviations.length > 0

/** Returns whether a method was called and conforms to the document, except for notes. */
export const isFine = (row: MatrixRow): boolean => wasAsked(row) && row.deviations.every((one) => isNote(one.class))

/** The row of findings that belong to no method. */
export const PROTOCOL_ROW = 'JSON-RPC 2.0'

export interface Matrix {
  answered(method: string, ms: number): void
  missing(method: string): void
  judged(method: string, result: 'valid' | 'invalid'): void
  /**
   * Adds findings. A finding in the same place as an earlier one is a duplicate. `example` is the request that shows
   * it.
   */
  report(method: string, example: string, findings: readonly Finding[]): void
  rows(): MatrixRow[]
}

interface Measured {
  supported: boolean | undefined
  resultValid: boolean | undefined
  readonly times: number[]
  readonly deviations: Map<string, Deviation>
  omitted: number
}

/** Maximum number of findings per class, so that the report is readable and has every class. */
const MAX_OF_A_CLASS = 10

/** Creates a matrix with a row for each name. Findings of others are dropped. */
export function createMatrix(names: readonly string[]): Matrix {
  const records = new Map<string, Measured>(
    names.map((name) => [
      name,
      { supported: undefined, resultValid: undefined, times: [], deviations: new Map(), omitted: 0 },
    ]),
  )
  return {
    answered(method, ms) {
      const record = records.get(method)
      record?.times.push(ms)
      if (record !== undefined) record.supported ??= true
    },
    missing(method) {
      const record = records.get(method)
      if (record !== undefined) record.supported = false
    },
    judged(method, result) {
      const record = records.get(method)
      if (record !== undefined) record.resultValid = result === 'valid' && record.resultValid !== false
    },
    report(method, example, findings) {
      const record = records.get(method)
      if (record !== undefined) for (const finding of findings) keep(record, example, finding)
    },
    rows: () => [...records].map(([method, record]) => toRow(method, record)),
  }
}

function keep(record: Measured, example: string, finding: Finding): void {
  const path = anyElement(finding.path)
  const key = isFailureOfRequest(finding.class) ? `${finding.class} ${finding.found}` : `${finding.class} ${path}`
  const isOfAnswer = path === '' && !isFailureOfRequest(finding.class)
  const place = isOfAnswer ? `${key} ${example}` : key
  if (record.deviations.has(place)) return
  const alike = [...record.deviations.values()].filter((one) => one.class === finding.class)
  if (alike.length < MAX_OF_A_CLASS) record.deviations.set(place, { ...finding, path, example })
  else record.omitted++
}

const isFailureOfRequest = (deviation: DeviationClass) =>
  deviation === 'timeout' || deviation === 'unreachable' || deviation === 'protocol' || deviation === 'missingMethod'

function toRow(method: string, { supported, resultValid, times, deviations, omitted }: Measured): MatrixRow {
  return { method, supported, resultValid, deviations: [...deviations.values()], omitted, latencyMs: median(times) }
}

/** Returns the median of times in ms, rounded to 0.01 ms. */
export function median(times: readonly number[]): number | undefined {
  const sorted = [...times].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  return middle === undefined ? undefined : Math.round(middle * 100) / 100
}
