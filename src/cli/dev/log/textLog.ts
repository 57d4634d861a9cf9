import { joinPrintable, NAME_CHARACTERS, type Printable, plainText, printable } from '../../../base/printable.ts'
import { createFoldedLine, type Terminal } from './foldedLine.ts'
import type { Notice } from './notices.ts'
import type { BlockReport, ReportWriter, RequestReport } from './report.ts'
import { createPaint, line, type Paint } from './terminalText.ts'
import { describeConsole, describeHints, describeTransaction } from './transactionText.ts'

/** A log for people that includes the node's own log. */
export interface TextLog extends ReportWriter {
  notice(notice: Notice): void
}

export interface TextLogOptions extends Terminal {
  readonly hasColour: boolean
}

/** The heading of blocks that no current request has caused. */
const MINED = printable`mined`

/**
 * Creates a log for people: reads are counted on one line, other requests have paragraphs. Untrusted text is escaped
 * and shown on one line.
 */
export function createTextLog(options: TextLogOptions): TextLog {
  const { write } = options
  const paint = createPaint(options)
  const reads = createFoldedLine(options)
  const empties = createEmptyBlocks(options)
  /** Requests that have begun, whose names are not written yet. */
  let begun: Printable[] = []
  /** The current heading. */
  let heading: Printable | undefined

  function endFolds(): void {
    reads.end()
    empties.end()
  }

  /** Returns whether the name of a request that ends was not written. */
  function endWait(name: Printable): boolean {
    const index = begun.indexOf(name)
    if (index >= 0) begun.splice(index, 1)
    return index >= 0
  }

  function countRead(method: string): void {
    empties.end()
    heading = undefined
    reads.count(method)
  }

  function startParagraph(name: Printable, colour: 'bold' | 'red'): void {
    endFolds()
    heading = name
    write(printable`${paint(colour, name)}\n`)
  }

  function printBegun(colour: 'bold' | 'red'): void {
    for (const name of begun) startParagraph(name, colour)
    begun = []
  }

  return {
    begin(method) {
      begun.push(plainText(method, NAME_CHARACTERS))
    },
    request({ method, error, console, hints = [] }, { hasBegun }) {
      const isSilent = error === undefined && console === undefined && hints.length === 0
      if (isSilent && !hasBegun) return countRead(method)
      const name = plainText(method, NAME_CHARACTERS)
      const isWaiting = hasBegun && endWait(name)
      if (isSilent) {
        if (isWaiting) countRead(method)
        else heading = undefined // its name and its effects are printed
        return
      }
      if (isWaiting || heading !== name) startParagraph(name, error === undefined ? 'bold' : 'red')
      const failed = describeError({ method, ...(error && { error }) }, paint)
      const lines = [...failed, ...describeHints(hints, paint), ...describeConsole(console, paint)]
      write(printable`${joinPrintable(lines, '\n')}\n`)
      heading = undefined
    },
    block(report, { isFollowed = false } = {}) {
      if (report.transactions.length === 0 && begun.length === 0) {
        reads.end()
        heading = undefined
        empties.add(report.number, { isFollowed })
        return
      }
      const colour = report.transactions.some(({ failure }) => failure !== undefined) ? 'red' : 'bold'
      printBegun(colour)
      if (heading === undefined) startParagraph(MINED, colour)
      for (const transaction of report.transactions)
        write(printable`${joinPrintable(describeTransaction(transaction, paint), '\n')}\n`)
      write(printable`${describeBlock(report, paint)}\n`)
      if (heading === MINED) heading = undefined
    },
    notice(notice) {
      endFolds()
      heading = undefined
      write(printable`${joinPrintable(describeNotice(notice, paint), '\n')}\n`)
    },
    end: endFolds,
  }
}

const NOTICE_COLOURS = { info: 'dim', warning: 'yellow', error: 'red' } as const
const TRACE_LINES = 30

function describeNotice({ level, text, facts, trace }: Notice, paint: Paint): Printable[] {
  const about = facts.map(([name, value]) => line(plainText(name, NAME_CHARACTERS), plainText(value)))
  const lines = trace === undefined ? [] : trace.split('\n', TRACE_LINES)
  return [
    printable`${paint(NOTICE_COLOURS[level], printable`${level}`)} ${plainText(text)}`,
    ...about,
    ...lines.map((one) => printable`  ${plainText(one.trim())}`),
  ]
}

function describeError({ error }: RequestReport, paint: Paint): Printable[] {
  if (error === undefined) return []
  if (error.reason !== undefined) return [line('reverted', paint('red', plainText(error.reason)))]
  return [line(`${error.code}`, paint('red', plainText(error.message)))]
}

const describeBlock = ({ number, hash }: BlockReport, paint: Paint) =>
  line('block', printable`${number} ${paint('dim', plainText(hash))}`)

/** Number of empty blocks after which a line is printed that is not on a terminal. */
const BLOCKS_OF_LINE = 100_000

/** Prints empty blocks: on a terminal on one line that grows, elsewhere a line with their numbers. */
function createEmptyBlocks({ write, hasCursor }: Terminal) {
  let range: { readonly first: number; readonly last: number } | undefined
  let isPrinted = false
  const print = () => {
    if (range === undefined) return
    const { first, last } = range
    write(first === last ? printable`block ${first}, empty\n` : printable`blocks ${first} to ${last}, empty\n`)
  }
  const end = () => {
    if (!isPrinted) print()
    range = undefined
    isPrinted = false
  }
  return {
    /** Adds a block. The line is not updated if another one follows at once. */
    add(number: number, { isFollowed }: { readonly isFollowed: boolean }): void {
      range = { first: range?.first ?? number, last: number }
      if (!hasCursor && number - range.first + 1 === BLOCKS_OF_LINE) end()
      if (!hasCursor || isFollowed) return
      if (isPrinted) write(printable`\u001b[1A\u001b[2K`)
      isPrinted = true
      print()
    },
    end,
  }
}
