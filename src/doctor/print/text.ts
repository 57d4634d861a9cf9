import { type Deviation, isNote } from '../deviation.ts'
import { isFine, type MatrixRow, wasAsked } from '../matrix.ts'
import type { Report } from '../report.ts'
import {
  cellsOf,
  columnsOf,
  describeChain,
  describeSpeeds,
  notAskedWords,
  omittedWords,
  summarise,
  titleOf,
} from './words.ts'

/** Titles of columns with numbers. */
const RIGHT = ['ms (p50)', 'other ms', 'deviations', 'notes']
const SHOWN_CHARACTERS = 200

type Paint = (text: string) => string
const plain: Paint = (text) => text
const paintIn =
  (code: number): Paint =>
  (text) =>
    `\u001b[${code}m${text}\u001b[39m`

/** Prints a report for a terminal. */
export function printText(report: Report, { hasColour }: { readonly hasColour: boolean }): string {
  const head = titleOf(report)
  if (report.unreachable !== undefined) return `${head}: unreachable: ${report.unreachable}\n`
  const { methods, fine, notAsked, deviations, notes } = summarise(report)
  const sum = `${fine} of ${methods} rows without deviation${notAskedWords(notAsked)}; ${deviations} deviations, ${notes} notes; ${report.requests} requests`
  return [
    head,
    describeChain(report),
    '',
    ...printMatrix(report, hasColour ? paintOf : () => plain),
    ...printDetails(report.rows),
    '',
    ...describeSpeeds(report),
    sum,
    '',
  ].join('\n')
}

function printMatrix(report: Report, choosePaint: (row: MatrixRow | undefined) => Paint): string[] {
  const { rows } = report
  const titles = ['', 'method', ...columnsOf(report)]
  const right = [...titles.keys()].filter((i) => RIGHT.includes(titles[i] ?? ''))
  const cells = rows.map((row) => [markOf(row), row.method, ...cellsOf(row)])
  const [head = '', ...lines] = alignColumns([titles, ...cells], right)
  return [head, ...lines.map((line, i) => choosePaint(rows[i])(line))]
}

const markOf = (row: MatrixRow) => (isFine(row) ? 'ok' : wasAsked(row) ? '!!' : '--')

function paintOf(row: MatrixRow | undefined): Paint {
  if (row === undefined || !wasAsked(row)) return plain
  return paintIn(isFine(row) ? 32 : 31)
}

function printDetails(rows: readonly MatrixRow[]): string[] {
  return rows
    .filter(({ deviations }) => deviations.length > 0)
    .flatMap((row) => ['', row.method, ...printDeviations(row.deviations), ...omittedWords(row)])
}

const shorten = (text: string) => (text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}...` : text)

/** Prints each request once, with its findings below. */
function printDeviations(deviations: readonly Deviation[]): string[] {
  const requests = [...new Set(deviations.map(({ example }) => example))]
  const cells = deviations.map(({ class: kind, path, expected, found }) => [
    `    ${kind}`,
    path,
    `expected ${expected}, found ${found}${isNote(kind) ? ' (a note)' : ''}`,
  ])
  const lines = alignColumns(cells)
  return requests.flatMap((request) => [
    `  ${shorten(request)}`,
    ...lines.filter((_, i) => deviations[i]?.example === request),
  ])
}

/** Prints lines of aligned columns. `right` names those aligned to the right. */
function alignColumns(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths = rows.reduce<number[]>((widest, row) => row.map((cell, i) => Math.max(widest[i] ?? 0, cell.length)), [])
  const pad = (cell: string, i: number) => {
    const width = widths[i] ?? 0
    return right.includes(i) ? cell.padStart(width) : cell.padEnd(width)
  }
  return rows.map((row) => row.map(pad).join('  ').trimEnd())
}
