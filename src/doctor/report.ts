import { type DeviationClass, isNote } from './deviation.ts'
import { type MatrixRow, wasAsked } from './matrix.ts'

/** The speed of an endpoint. Members are absent without responses. */
export interface Speed {
  /** Median response time in ms. */
  readonly latencyMs?: number
  /** Requests per second that are sent one after another. */
  readonly requestsPerSecond?: number
}

/** An endpoint whose answers were compared. */
interface Compared {
  /** The URL, with secrets masked. */
  readonly endpoint: string
  readonly head?: string
  readonly client?: string
  readonly requests: number
  readonly speed?: Speed
}

/** The result of an examination. All texts are safe to print. */
export interface Report extends Compared {
  /** The reason why nothing could be measured. */
  readonly unreachable?: string
  readonly network?: string
  readonly chainId?: string
  /** Hash of the sent transaction. */
  readonly handedIn?: string
  /** The endpoint whose answers are expected, in place of the document. */
  readonly against?: Compared
  readonly rows: readonly MatrixRow[]
}

/** Cleans the texts of a row. */
export function cleanRow(row: MatrixRow, clean: (text: string) => string): MatrixRow {
  return {
    ...row,
    deviations: row.deviations.map((one) => ({
      class: one.class,
      path: clean(one.path),
      expected: clean(one.expected),
      found: clean(one.found),
      example: clean(one.example),
    })),
  }
}

/** Whether a deviation makes an examination fail. By default, all except notes do. */
export type FailOn = (deviation: DeviationClass) => boolean

export const moreThanNotes: FailOn = (deviation) => !isNote(deviation)

export const EXIT = { healthy: 0, deviating: 1, unreachable: 2, unmeasured: 3 } as const

/**
 * Returns 0 for a conforming endpoint, 1 for one with deviations that count, 2 for an unreachable one, and 3 if no
 * method was checked.
 */
export function exitCodeOf({ unreachable, rows }: Report, fails: FailOn): number {
  if (unreachable !== undefined) return EXIT.unreachable
  if (!rows.some(wasAsked)) return EXIT.unmeasured
  const hasFailed = rows.some(({ deviations }) => deviations.some((one) => fails(one.class)))
  return hasFailed ? EXIT.deviating : EXIT.healthy
}
