import { isNote } from '../deviation.ts'
import { isFine, type MatrixRow, wasAsked } from '../matrix.ts'
import type { Report } from '../report.ts'

/** Titles of the columns after the method's name. A comparison also has those of the other endpoint. */
export const columnsOf = ({ against }: Report): readonly string[] =>
  against === undefined
    ? ['supported', 'result', 'ms (p50)', 'deviations', 'notes']
    : ['supported', 'other', 'result', 'ms (p50)', 'other ms', 'deviations', 'notes']

/** Prints a row in these columns. */
export function cellsOf({ supported, resultValid, latencyMs, deviations, against }: MatrixRow): string[] {
  const notes = deviations.filter((one) => isNote(one.class)).length
  const counts = [deviations.length - notes, notes].map(String)
  const [good, bad] = against === undefined ? ['valid', 'invalid'] : ['same', 'differs']
  const result = resultValid === undefined ? '-' : resultValid ? good : bad
  if (against === undefined) return [printSupport(supported), result, printMs(latencyMs), ...counts]
  const support = [supported, against.supported].map(printSupport)
  return [...support, result, ...[latencyMs, against.latencyMs].map(printMs), ...counts]
}

const printSupport = (supported: boolean | undefined) => (supported === undefined ? '-' : supported ? 'yes' : 'no')
const printMs = (ms: number | undefined) => (ms === undefined ? '-' : ms.toFixed(1))

/** Describes the endpoints of a comparison in a line each; none without a comparison. */
export function describeSpeeds(report: Report): string[] {
  const { against } = report
  if (against === undefined) return []
  return [report, against].map(({ endpoint, head, client, requests, speed = {} }) => {
    const { latencyMs, requestsPerSecond } = speed
    const place = `${endpoint}: block ${head ?? '?'}, ${client ?? 'unknown client'}`
    return `${place}; ${requests} requests, ${printMs(latencyMs)} ms (p50), ${requestsPerSecond ?? '-'} per second one after another`
  })
}

/** Returns the name of a report: the endpoint, and the one that it was compared with. */
export const titleOf = ({ endpoint, against }: Report): string =>
  `scion doctor ${endpoint}${against === undefined ? '' : ` --against ${against.endpoint}`}`

/** Describes the findings that are not listed. */
export const omittedWords = ({ omitted }: MatrixRow): string[] =>
  omitted === 0 ? [] : [`  and ${omitted} similar ones`]

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
