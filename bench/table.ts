import { type Claim, getClaim } from './claims.ts'
import type { Measured } from './measured.ts'

const COLUMNS = ['', 'value', 'unit', 'CPU us', 'p50 ms', 'p99 ms', 'other', 'its CPU us', 'ratio', 'target']

/** The head of a Markdown table; `other` is the name of the node beside ours. */
export function printHead(other: string | undefined): string {
  const names = COLUMNS.map((name) => (name === 'other' ? (other ?? 'other') : name))
  return `${row(names)}\n${row(names.map((_, index) => (index === 0 ? '---' : '--:')))}`
}

/** One line of the table: ours, and what the other node made of it. */
export function printLine(ours: Measured, theirs: Measured | undefined): string {
  const ratio = ratioOf(ours, theirs)
  const notes = [ours.note, theirs?.note && `other: ${theirs.note}`].filter((note) => note !== undefined)
  return row([
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

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Digits that mean something at this size. */
function show(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return '-'
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return value.toPrecision(value >= 10 ? 3 : 2)
}

/** Ratio of Scion to the other node: above 1 is more requests, or less time and memory. */
function ratioOf({ unit, value }: Measured, theirs: Measured | undefined): number | undefined {
  if (value === undefined || theirs?.value === undefined) return undefined
  return unit.endsWith('/s') ? value / theirs.value : theirs.value / value
}

function judge(claim: Claim | undefined, value: number | undefined, ratio: number | undefined): string {
  if (claim === undefined) return ''
  if ('most' in claim) return `${verdict(value !== undefined && value <= claim.most)} <= ${claim.most}`
  return ratio === undefined ? `>= ${claim.ratio}` : `${verdict(ratio >= claim.ratio)} >= ${claim.ratio}`
}

const verdict = (holds: boolean) => (holds ? 'yes' : 'NO')
