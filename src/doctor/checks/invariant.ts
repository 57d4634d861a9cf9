import { contradictions } from '../compare.ts'
import { brief, type DeviationClass, type Finding, isRecord } from '../deviation.ts'
import type { Material } from '../material.ts'
import { type Session, showCall } from '../session.ts'

/** A call with the method that its findings belong to. */
export interface ProbeCall {
  readonly method: string
  readonly params: readonly unknown[]
}

export const call = (method: string, ...params: readonly unknown[]): ProbeCall => ({ method, params })

/** A check that holds on every chain, with material of this one. */
export type Invariant = (probe: Probe, material: Material) => Promise<void>

/** An expected value, and where it comes from. */
interface Expectation {
  readonly expected: unknown
  readonly source: string
}

/** Requests results and compares them. A missing result was reported already and contradicts nothing. */
export interface Probe {
  result(asked: ProbeCall): Promise<unknown>
  /** Returns the result if it is an object. */
  record(asked: ProbeCall): Promise<Readonly<Record<string, unknown>> | undefined>
  /** Returns the result if it is an array. */
  list(asked: ProbeCall): Promise<readonly unknown[] | undefined>
  /** Checks that a call returns `expected`. `source` names where the expectation comes from. */
  agrees(asked: ProbeCall, expected: unknown, source: string): Promise<void>
  /** Checks that a part of a response equals the expected value. */
  holds(asked: ProbeCall, path: string, found: unknown, expectation: Expectation): void
  blame(asked: ProbeCall, finding: Finding): void
}

export function createProbe(session: Session): Probe {
  const result = (asked: ProbeCall) => session.result(asked.method, asked.params)
  const report = ({ method, params }: ProbeCall, findings: readonly Finding[]) =>
    session.matrix.report(method, showCall(method, params), findings)
  return {
    result,
    async record(asked) {
      const value = await result(asked)
      return isRecord(value) ? value : undefined
    },
    async list(asked) {
      const value = await result(asked)
      return Array.isArray(value) ? value : undefined
    },
    async agrees(asked, expected, source) {
      const found = await result(asked)
      if (expected !== undefined && found !== undefined) report(asked, contradictions(expected, found, source))
    },
    holds(asked, path, found, { expected, source }) {
      if (found === undefined || expected === undefined) return
      report(
        asked,
        contradictions(expected, found, source).map((finding) => ({ ...finding, path })),
      )
    },
    blame: (asked, finding) => report(asked, [finding]),
  }
}

/** Creates a finding with a message. */
export function finding(deviation: DeviationClass, path: string, expected: string, found: unknown): Finding {
  return { class: deviation, path, expected, found: brief(found) }
}

/** Parses a quantity; undefined for other values. */
export function amount(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value) ? BigInt(value) : undefined
}
