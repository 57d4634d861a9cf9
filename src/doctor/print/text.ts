import { joinPrintable, NO_TEXT, type Printable, plainText, printable, styled } from '../../base/printable.ts'
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

type Paint = (text: Printable) => Printable
/** The code that ends a colour. */
const DEFAULT_COLOUR = 39
const plain: Paint = (text) => text
const paintIn =
  (code: number): Paint =>
  (text) =>
    styled(text, code, DEFAULT_COLOUR)

/** Prints a report for a terminal. */
export function printText(report: Report, { hasColour }: { readonly hasColour: boolean }): Printable {
  const head = plainText(titleOf(report))
  if (report.unreachable !== undefined) return printable`${head}: unreachable: ${plainText(report.unreachable)}\n`
  const { methods, fine, notAsked, deviations, notes } = summarise(report)
  const sum = printable`${fine} of ${methods} rows without deviation${plainText(notAskedWords(notAsked))}; ${deviations} deviations, ${notes} notes; ${report.requests} requests`
  const lines = [
    head,
    plainText(describeChain(report)),
    NO_TEXT,
    ...printMatrix(report, hasColour ? paintOf : () => plain),
    ...printDetails(report.rows),
    NO_TEXT,
    ...describeSpeeds(report).map((one) => plainText(one)),
    sum,
    NO_TEXT,
  ]
  return joinPrintable(lines, '\n')
}

function printMatrix(report: Report, choosePaint: (row: MatrixRow | undefined) => Paint): Printable[] {
  const { rows } = report
  const titles = ['', 'method', ...columnsOf(report)]
  const right = [...titles.keys()].filter((i) => RIGHT.includes(titles[i] ?? ''))
  const cells = rows.map((row) => [markOf(row), row.method, ...cellsOf(row)])
  const [head = NO_TEXT, ...lines] = alignColumns([titles, ...cells], right)
  return [head, ...lines.map((line, i) => choosePaint(rows[i])(line))]
}

const markOf = (row: MatrixRow) => (isFine(row) ? 'ok' : wasAsked(row) ? '!!' : '--')

function paintOf(row: MatrixRow | undefined): Paint {
  if (row === undefined || !wasAsked(row)) return plain
  return paintIn(isFine(row) ? 32 : 31)
}

function printDetails(rows: readonly MatrixRow[]): Printable[] {
  return rows
    .filter(({ deviations }) => deviations.length > 0)
    .flatMap((row) => [
      NO_TEXT,
      plainText(row.method),
      ...printDeviations(row.deviations),
      ...omittedWords(row).map((words) => plainText(words)),
    ])
}

const shorten = (text: string) => (text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}...` : text)

/** Prints each request once, with its findings below. */
function printDeviations(deviations: readonly Deviation[]): Printable[] {
  const requests = [...new Set(deviations.map(({ example }) => example))]
  const cells = deviations.map(({ class: kind, path, expected, found }) => [
    `    ${kind}`,
    path,
    `expected ${expected}, found ${found}${isNote(kind) ? ' (a note)' : ''}`,
  ])
  const lines = alignColumns(cells)
  return requests.flatMap((request) => [
    plainText(`  ${shorten(request)}`),
    ...lines.filter((_, i) => deviations[i]?.example === request),
  ])
}

/** Prints lines of aligned columns. `right` names those aligned to the right. */
function alignColumns(rows: readonly (readonly string[])[], right: readonly number[] = []): Printable[] {
  const lines = rows.map((row) => row.map((cell) => plainText(cell)))
  const widths = lines.reduce<number[]>(
    (widest, row) => row.map((cell, i) => Math.max(widest[i] ?? 0, cell.length)),
    [],
  )
  const pad = (cell: string, i: number) => {
    const width = widths[i] ?? 0
    return right.includes(i) ? cell.padStart(width) : cell.padEnd(width)
  }
  return lines.map((row) => plainText(row.map(pad).join('  ').trimEnd(), Number.POSITIVE_INFINITY))
}
