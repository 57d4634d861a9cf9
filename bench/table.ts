import { type Claim, getClaim } from './claims.ts'
import type { Measured } from './measured.ts'

const COLUMNS = ['', 'value', 'unit', 'CPU us', 'p50 ms', 'p99 ms', 'other', 'its CPU us', 'ratio', 'target']

/** Returns the head of a Markdown table; `other` is the name of the other node. */
export function printHead(other: string | undefined): string {
  const names = COLUMNS.map((name) => (name === 'other' ? (other ?? 'other') : name))
  return `${printRow(names)}\n${printRow(names.map((_, index) => (index === 0 ? '---' : '--:')))}`
}

/** Returns a row with the figures of Scion and of the other node. */
export function printLine(ours: Measured, theirs: Measured | undefined): string {
  const ratio = ratioOf(ours, theirs)
  const notes = [ours.note, theirs?.note && `other: ${theirs.note}`].filter((note) => note !== undefined)
  return printRow([
    notes.length === 0 ? ours.name : `${ours.name} (${notes.join('; ')})`,
    show(ours.value),
    ours.unit,
    show(ours.cpuUs),
    show(ours.p50Ms),
    show(ours.p99Ms),
    show(theirs?.value),
    show(theirs?.cpuUs),
    show(ratio),
    judge(getClaim(ours.name), ours.value, ratio),
  ])
}

/** Returns a row of a Markdown table. */
export const printRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Prints three significant digits below 100, else a whole number. */
export function show(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return '-'
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return value.toPrecision(value >= 10 ? 3 : 2)
}

/** Returns the ratio of Scion to the other node: above 1 for more requests, or for less time and memory. */
export function ratioOf(
  { unit, value }: Pick<Measured, 'unit' | 'value'>,
  theirs: Pick<Measured, 'value'> | undefined,
): number | undefined {
  if (value === undefined || theirs?.value === undefined) return undefined
  return unit.endsWith('/s') ? value / theirs.value : theirs.value / value
}

function judge(claim: Claim | undefined, value: number | undefined, ratio: number | undefined): string {
  if (claim === undefined) return ''
  if ('max' in claim) return `${verdict(value !== undefined && value <= claim.max)} <= ${claim.max}`
  return ratio === undefined ? `>= ${claim.minRatio}` : `${verdict(ratio >= claim.minRatio)} >= ${claim.minRatio}`
}

const verdict = (holds: boolean) => (holds ? 'yes' : 'NO')
