import { type Printable, plainText, printable } from '../../../base/printable.ts'
import { rbtc } from '../../../config/kinds.ts'
import { describeCallTree } from './callTree.ts'
import { printNamed, type StorageChange, type TransactionReport } from './report.ts'
import { line, type Paint } from './terminalText.ts'

const CONSOLE_LINES = 500
const MAX_STORAGE_LINES = 200

/** Returns the lines about a mined transaction. */
export function describeTransaction(report: TransactionReport, paint: Paint): Printable[] {
  const { time, from, to, valueWei, gasUsed, gasLimit, failure } = report
  const hash = plainText(report.hash)
  const hasFailed = failure !== undefined
  return [
    line('hash', printable`${hasFailed ? paint('red', hash) : hash} ${paint('dim', plainText(timeOfDay(time)))}`),
    line('from', plainText(from)),
    ...(to === undefined ? [] : [line('to', withName(report.toName, to))]),
    ...describeCreated(report, paint),
    ...describeCall(report),
    ...(valueWei === '0' ? [] : [line('value', plainText(`${rbtc.print(BigInt(valueWei))} RBTC`))]),
    line('gas', printable`${gasUsed} of ${gasLimit}`),
    ...(hasFailed ? [line('failed', paint('red', plainText(failure)))] : []),
    ...(report.stack ?? []).map((place) => line('', printable`at ${plainText(place)}`)),
    ...describeEvents(report, paint),
    ...describeHints(report.hints, paint),
    ...describeConsole(report.console, paint),
    ...describeTrace(report, paint),
    ...describeStorage(report.storage, paint),
  ]
}

const withName = (name: string | undefined, address: string): Printable =>
  plainText(name === undefined ? address : `${name} ${address}`)

/** Returns the local time. */
function timeOfDay(time: string): string {
  const date = new Date(time)
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => `${part}`.padStart(2, '0')).join(':')
}

function describeCreated({ contract, contractName }: TransactionReport, paint: Paint): Printable[] {
  return contract === undefined ? [] : [line('created', paint('green', withName(contractName, contract)))]
}

function describeCall({ to, call, selector, inputBytes }: TransactionReport): Printable[] {
  const prefix = to === undefined ? 'new ' : ''
  if (to === undefined && call?.arguments.length === 0) return []
  if (call !== undefined) return [line('call', printable`${prefix}${plainText(printNamed(call))}`)]
  return selector === undefined ? [] : [line('call', printable`selector ${plainText(selector)}, ${inputBytes} bytes`)]
}

function describeEvents({ events = [], otherEvents = 0 }: TransactionReport, paint: Paint): Printable[] {
  const lines = events.map((event) => line('event', paint('cyan', plainText(printNamed(event, true)))))
  if (otherEvents === 0) return lines
  const more = printable`${otherEvents} ${events.length === 0 ? '' : 'more '}event${otherEvents === 1 ? '' : 's'}`
  return [...lines, line('', printable`${more}, see eth_getTransactionReceipt`)]
}

function describeTrace({ calls, untraced }: TransactionReport, paint: Paint): Printable[] {
  if (untraced !== undefined) return [line('trace', plainText(untraced))]
  return calls === undefined
    ? []
    : [printable`  trace`, ...describeCallTree(calls, paint).map((text) => printable`    ${text}`)]
}

/** Storage slots by contract. */
function describeStorage(changes: readonly StorageChange[] = [], paint: Paint): Printable[] {
  if (changes.length === 0) return []
  const lines = [printable`  storage`]
  let current: string | undefined
  for (const { address, contract, slot, before, after } of changes.slice(0, MAX_STORAGE_LINES)) {
    if (address !== current) lines.push(printable`    ${withName(contract, address)}`)
    current = address
    lines.push(printable`      ${plainText(`${shorten(slot)}: ${shorten(before)} → ${shorten(after)}`)}`)
  }
  const rest = changes.length - MAX_STORAGE_LINES
  return [...lines, ...(rest > 0 ? [paint('dim', printable`    and ${rest} more slots`)] : [])]
}

/** Returns a word without its leading zeros. */
const shorten = (word: string) => word.replace(/^0x0+(?=.)/, '0x')

/** Returns the lines of hints. */
export function describeHints(hints: readonly string[] = [], paint: Paint): Printable[] {
  return hints.map((hint) => line('hint', paint('yellow', plainText(hint))))
}

/** Returns the lines of a console's texts. */
export function describeConsole(texts: readonly string[] = [], paint: Paint): Printable[] {
  if (texts.length === 0) return []
  const lines = texts.flatMap((text) => text.split('\n', CONSOLE_LINES))
  const shown = lines.slice(0, CONSOLE_LINES).map((text) => printable`    ${plainText(text)}`)
  const rest = lines.length > shown.length ? [printable`    and ${lines.length - shown.length} more lines`] : []
  return [printable`  ${paint('cyan', printable`console.log`)}`, ...shown, ...rest]
}
