import { isNote } from '../deviation.ts'
import { isFine, type Row, wasAsked } from '../matrix.ts'
import type { Report } from '../report.ts'

/** Describes a row of the matrix. */
export function rowWords({ supported, resultValid, latencyMs, deviations }: Row) {
  const notes = deviations.filter((one) => isNote(one.class)).length
  return {
    supported: supported === undefined ? '-' : supported ? 'yes' : 'no',
    result: resultValid === undefined ? '-' : resultValid ? 'valid' : 'invalid',
    latency: latencyMs === undefined ? '-' : latencyMs.toFixed(1),
    deviations: String(deviations.length - notes),
    notes: String(notes),
  }
}

/** Describes the findings that are not listed. */
export const omittedWords = ({ omitted }: Row): string[] => (omitted === 0 ? [] : [`  and ${omitted} similar ones`])

export type Verdict = 'healthy' | 'deviating' | 'unreachable' | 'unmeasured'

/** Prints the counts of the whole report. */
export function summarise({ rows, unreachable }: Report) {
  const all = rows.flatMap(({ deviations }) => deviations)
  const notes = all.filter((one) => isNote(one.class)).length
  const deviations = all.length - notes
  const notAsked = rows.filter((row) => !wasAsked(row)).length
  const verdict = verdictOf(unreachable, rows.length - notAsked, deviations)
  return { verdict, methods: rows.length, fine: rows.filter(isFine).length, notAsked, deviations, notes }
}

function verdictOf(unreachable: Report['unreachable'], asked: number, deviations: number): Verdict {
  if (unreachable !== undefined) return 'unreachable'
  if (asked === 0) return 'unmeasured'
  return deviations > 0 ? 'deviating' : 'healthy'
}

/** Prints the number of rows that were not checked, after the counts. */
export const notAskedWords = (notAsked: number): string => (notAsked === 0 ? '' : `, ${notAsked} not checked`)

/** Describes the examination in a line. */
export function describeChain({ network, chainId, head, client }: Report): string {
  const parts = [
    network ?? 'unknown network',
    `chain id ${chainId ?? '?'}`,
    `block ${head ?? '?'}`,
    client ?? 'unknown client',
  ]
  return parts.join(', ')
}
