import type { ReportWriter } from './devLog.ts'
import { createFoldedLine, type Terminal } from './foldedLine.ts'
import type { Notice } from './notices.ts'
import type { BlockReport, RequestReport, TransactionReport } from './report.ts'

/** A log for people that includes the node's own log. */
export interface TextLog extends ReportWriter {
  notice(notice: Notice): void
}

export interface TextLogOptions extends Terminal {
  readonly hasColour: boolean
}

const NAME_CHARACTERS = 64
const LINE_CHARACTERS = 1_000
const CONSOLE_LINES = 500
const LABEL_WIDTH = 10

const COLOURS = { red: '31', green: '32', yellow: '33', cyan: '36', dim: '2', bold: '1' } as const
type Paint = (colour: keyof typeof COLOURS, text: string) => string

/**
 * Creates a log for people: reads are counted on one line, other requests have paragraphs. Untrusted text is escaped
 * and shown on one line.
 */
export function createTextLog(options: TextLogOptions): TextLog {
  const { write } = options
  const paint: Paint = (colour, text) => (options.hasColour ? `\u001b[${COLOURS[colour]}m${text}\u001b[0m` : text)
  /** Prints a heading for events that no current request has caused. */
  const MINED = paint('bold', 'mined')
  const reads = createFoldedLine(options)
  const empties = createEmptyBlocks(options)
  /** Requests that have begun, whose names are not written yet. */
  let begun: string[] = []
  /** The current heading. */
  let heading: string | undefined

  function endFolds(): void {
    reads.end()
    empties.end()
  }

  function startParagraph(name: string): void {
    endFolds()
    heading = name
    write(`${name}\n`)
  }

  function printBegun(): void {
    for (const name of begun) startParagraph(paint('bold', name))
    begun = []
  }

  return {
    begin(method) {
      begun.push(plainText(method, NAME_CHARACTERS))
    },
    request({ method, error, console, hints = [] }, { hasBegun }) {
      const name = plainText(method, NAME_CHARACTERS)
      const isSilent = error === undefined && console === undefined && hints.length === 0
      const waiting = hasBegun ? begun.indexOf(name) : -1
      if (waiting >= 0) begun.splice(waiting, 1)
      if (isSilent && hasBegun && waiting < 0) {
        heading = undefined // its name and its effects are printed
        return
      }
      if (isSilent) {
        empties.end()
        heading = undefined
        reads.count(name)
        return
      }
      const title = paint(error === undefined ? 'bold' : 'red', name)
      if (waiting >= 0 || heading !== paint('bold', name)) startParagraph(title)
      const failed = describeError({ method, ...(error && { error }) }, paint)
      const lines = [...failed, ...describeHints(hints, paint), ...describeConsole(console, paint)]
      write(`${lines.join('\n')}\n`)
      heading = undefined
    },
    block(report, { isFollowed = false } = {}) {
      if (report.transactions.length === 0 && begun.length === 0) {
        reads.end()
        heading = undefined
        empties.add(report.number, { isFollowed })
        return
      }
      printBegun()
      if (heading === undefined) startParagraph(MINED)
      for (const transaction of report.transactions) write(`${describeTransaction(transaction, paint).join('\n')}\n`)
      write(`${describeBlock(report, paint)}\n`)
      if (heading === MINED) heading = undefined
    },
    notice(notice) {
      endFolds()
      heading = undefined
      write(`${describeNotice(notice, paint).join('\n')}\n`)
    },
    end: endFolds,
  }
}

const NOTICE_COLOURS = { info: 'dim', warning: 'yellow', error: 'red' } as const
const TRACE_LINES = 30

function describeNotice({ level, text, facts, trace }: Notice, paint: Paint): string[] {
  const about = facts.map(([name, value]) => line(plainText(name, NAME_CHARACTERS), plainText(value, LINE_CHARACTERS)))
  const lines = trace === undefined ? [] : trace.split('\n', TRACE_LINES)
  return [
    `${paint(NOTICE_COLOURS[level], level)} ${plainText(text, LINE_CHARACTERS)}`,
    ...about,
    ...lines.map((one) => `  ${plainText(one.trim(), LINE_CHARACTERS)}`),
  ]
}

const line = (label: string, text: string) => `  ${label.padEnd(LABEL_WIDTH)} ${text}`

function describeError({ error }: RequestReport, paint: Paint): string[] {
  if (error === undefined) return []
  if (error.reason !== undefined) return [line('reverted', paint('red', plainText(error.reason, LINE_CHARACTERS)))]
  return [line(`${error.code}`, paint('red', plainText(error.message, LINE_CHARACTERS)))]
}

function describeHints(hints: readonly string[] = [], paint: Paint): string[] {
  return hints.map((hint) => line('hint', paint('yellow', plainText(hint, LINE_CHARACTERS))))
}

function describeConsole(texts: readonly string[] = [], paint: Paint): string[] {
  if (texts.length === 0) return []
  const lines = texts.flatMap((text) => text.split('\n', CONSOLE_LINES))
  const shown = lines.slice(0, CONSOLE_LINES).map((text) => `    ${plainText(text, LINE_CHARACTERS)}`)
  const rest = lines.length > shown.length ? [`    and ${lines.length - shown.length} more lines`] : []
  return [`  ${paint('cyan', 'console.log')}`, ...shown, ...rest]
}

function describeTransaction(report: TransactionReport, paint: Paint): string[] {
  const { hash, from, to, contract, valueWei, gasUsed, gasLimit, failure } = report
  const target = to === undefined ? [] : [line('to', to)]
  const created = contract === undefined ? [] : [line('contract', paint('green', `${contract} created`))]
  const value = valueWei === '0' ? [] : [line('value', `${printRbtc(BigInt(valueWei))} RBTC`)]
  const failed = failure === undefined ? [] : [line('failed', paint('red', plainText(failure, LINE_CHARACTERS)))]
  return [
    line('hash', hash),
    line('from', from),
    ...target,
    ...created,
    ...value,
    line('gas', `${gasUsed} of ${gasLimit}`),
    ...failed,
    ...describeHints(report.hints, paint),
    ...describeConsole(report.console, paint),
  ]
}

const describeBlock = ({ number, hash }: BlockReport, paint: Paint) => line('block', `${number} ${paint('dim', hash)}`)

const WEI_PER_RBTC = 10n ** 18n

function printRbtc(wei: bigint): string {
  const fraction = `${wei % WEI_PER_RBTC}`.padStart(18, '0').replace(/0+$/, '')
  return `${wei / WEI_PER_RBTC}${fraction === '' ? '' : `.${fraction}`}`
}

/** Number of empty blocks after which a line is printed that is not on a terminal. */
const BLOCKS_OF_LINE = 100_000

/** Prints empty blocks: on a terminal on one line that grows, elsewhere a line with their numbers. */
function createEmptyBlocks({ write, hasCursor }: Terminal) {
  let range: { readonly first: number; readonly last: number } | undefined
  let isPrinted = false
  const print = () => {
    if (range === undefined) return
    const { first, last } = range
    write(first === last ? `block ${first}, empty\n` : `blocks ${first} to ${last}, empty\n`)
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
      if (isPrinted) write('\u001b[1A\u001b[2K')
      isPrinted = true
      print()
    },
    end,
  }
}

/** Characters that move the cursor, hide text, change its direction or break lines, except the joiner of emoji. */
const UNSAFE = /(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escapeCharacter(character: string): string {
  return SHORT[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

/** Returns untrusted text as one bounded line without terminal control sequences. */
export function plainText(text: string, mostCharacters: number): string {
  const isLong = text.length > mostCharacters
  const kept = isLong ? text.slice(0, mostCharacters) : text
  return `${kept.replace(UNSAFE, escapeCharacter)}${isLong ? '…' : ''}`
}
