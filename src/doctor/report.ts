import { type DeviationClass, isNote } from './deviation.ts'
import { type Row, wasAsked } from './matrix.ts'

/** What an examination found; all texts are fit to be printed. */
export interface Report {
  /** The address, with what opens it masked. */
  readonly endpoint: string
  /** Why nothing could be measured. */
  readonly unreachable?: string
  readonly network?: string
  readonly chainId?: string
  readonly head?: string
  readonly client?: string
  /** Hash of the transaction that was handed in. */
  readonly handedIn?: string
  readonly requests: number
  readonly rows: readonly Row[]
}

/** A row whose texts went through `clean`. */
export function cleanRow(row: Row, clean: (text: string) => string): Row {
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

/** Which deviations make an examination fail; without a choice, all that are more than notes. */
export type FailOn = (deviation: DeviationClass) => boolean

export const moreThanNotes: FailOn = (deviation) => !isNote(deviation)

export const EXIT = { healthy: 0, deviating: 1, unreachable: 2, unmeasured: 3 } as const

/** 0 for an endpoint that is as it should be, 1 for one with deviations that count, 2 for none that answers, 3 if no method was asked. */
export function exitCodeOf({ unreachable, rows }: Report, fails: FailOn): number {
  if (unreachable !== undefined) return EXIT.unreachable
  if (!rows.some(wasAsked)) return EXIT.unmeasured
  const hasFailed = rows.some(({ deviations }) => deviations.some((one) => fails(one.class)))
  return hasFailed ? EXIT.deviating : EXIT.healthy
}
