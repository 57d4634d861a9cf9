import { anyElement, type Deviation, type DeviationClass, type Finding } from './deviation.ts'

/** What was measured of one method. */
export interface Row {
  readonly method: string
  /** Undefined when nothing could be asked. */
  readonly supported: boolean | undefined
  /** Whether every result fits the document; undefined when there was none. */
  readonly resultValid: boolean | undefined
  readonly deviations: readonly Deviation[]
  /** Median of the answers' times. */
  readonly latencyMs: number | undefined
}

/** Where the findings that belong to no method are kept. */
export const PROTOCOL_ROW = 'JSON-RPC 2.0'

export interface Matrix {
  answered(method: string, ms: number): void
  missing(method: string): void
  judged(method: string, isValid: boolean): void
  /** Keeps findings; one that was seen in the same place before is the same. `example` is the request that shows it. */
  report(method: string, example: string, findings: readonly Finding[]): void
  rows(): Row[]
}

interface Measured {
  supported: boolean | undefined
  resultValid: boolean | undefined
  readonly times: number[]
  readonly deviations: Map<string, Deviation>
}

/** A matrix with a row for each of the names; what is told of others is dropped. */
export function createMatrix(names: readonly string[]): Matrix {
  const records = new Map<string, Measured>(
    names.map((name) => [name, { supported: undefined, resultValid: undefined, times: [], deviations: new Map() }]),
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
    judged(method, isValid) {
      const record = records.get(method)
      if (record !== undefined) record.resultValid = isValid && record.resultValid !== false
    },
    report(method, example, findings) {
      const deviations = records.get(method)?.deviations
      for (const finding of findings) {
        const path = anyElement(finding.path)
        const key = isFailureOfRequest(finding.class) ? `${finding.class} ${finding.found}` : `${finding.class} ${path}`
        const isOfAnswer = path === '' && !isFailureOfRequest(finding.class)
        const place = isOfAnswer ? `${key} ${example}` : key
        if (deviations?.has(place) === false) deviations.set(place, { ...finding, path, example })
      }
    },
    rows: () => [...records].map(([method, record]) => toRow(method, record)),
  }
}

const isFailureOfRequest = (deviation: DeviationClass) =>
  deviation === 'timeout' || deviation === 'unreachable' || deviation === 'protocol' || deviation === 'missingMethod'

function toRow(method: string, { supported, resultValid, times, deviations }: Measured): Row {
  return { method, supported, resultValid, deviations: [...deviations.values()], latencyMs: median(times) }
}

function median(times: readonly number[]): number | undefined {
  const sorted = [...times].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  return middle === undefined ? undefined : Math.round(middle * 100) / 100
}
