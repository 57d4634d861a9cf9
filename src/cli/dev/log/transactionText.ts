import { rbtc } from '../../../config/kinds.ts'
import { describeCallTree } from './callTree.ts'
import { printNamed, type StorageChange, type TransactionReport } from './report.ts'
import { LINE_CHARACTERS, line, type Paint, plainText } from './terminalText.ts'

const CONSOLE_LINES = 500
const MAX_STORAGE_LINES = 200

/** Returns the lines about a mined transaction. */
export function describeTransaction(report: TransactionReport, paint: Paint): string[] {
  const { hash, time, from, to, valueWei, gasUsed, gasLimit, failure } = report
  const hasFailed = failure !== undefined
  return [
    line('hash', `${hasFailed ? paint('red', hash) : hash} ${paint('dim', timeOfDay(time))}`),
    line('from', from),
    ...(to === undefined ? [] : [line('to', withName(report.toName, to))]),
    ...describeCreated(report, paint),
    ...describeCall(report),
    ...(valueWei === '0' ? [] : [line('value', `${rbtc.print(BigInt(valueWei))} RBTC`)]),
    line('gas', `${gasUsed} of ${gasLimit}`),
    ...(hasFailed ? [line('failed', paint('red', plainText(failure, LINE_CHARACTERS)))] : []),
    ...(report.stack ?? []).map((place) => line('', `at ${plainText(place, LINE_CHARACTERS)}`)),
    ...describeEvents(report, paint),
    ...describeHints(report.hints, paint),
    ...describeConsole(report.console, paint),
    ...describeTrace(report, paint),
    ...describeStorage(report.storage, paint),
  ]
}

const withName = (name: string | undefined, address: string) => (name === undefined ? address : `${name} ${address}`)

/** Returns the local time. */
function timeOfDay(time: string): string {
  const date = new Date(time)
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => `${part}`.padStart(2, '0')).join(':')
}

function describeCreated({ contract, contractName }: TransactionReport, paint: Paint): string[] {
  return contract === undefined ? [] : [line('created', paint('green', withName(contractName, contract)))]
}

function describeCall({ to, call, selector, inputBytes }: TransactionReport): string[] {
  const prefix = to === undefined ? 'new ' : ''
  if (to === undefined && call?.arguments.length === 0) return []
  if (call !== undefined) return [line('call', `${prefix}${plainText(printNamed(call), LINE_CHARACTERS)}`)]
  return selector === undefined ? [] : [line('call', `selector ${selector}, ${inputBytes} bytes`)]
}

function describeEvents({ events = [], otherEvents = 0 }: TransactionReport, paint: Paint): string[] {
  const lines = events.map((event) => line('event', paint('cyan', plainText(printNamed(event, true), LINE_CHARACTERS))))
  if (otherEvents === 0) return lines
  const more = `${otherEvents} ${events.length === 0 ? '' : 'more '}event${otherEvents === 1 ? '' : 's'}`
  return [...lines, line('', `${more}, see eth_getTransactionReceipt`)]
}

function describeTrace({ calls, untraced }: TransactionReport, paint: Paint): string[] {
  if (untraced !== undefined) return [line('trace', plainText(untraced, LINE_CHARACTERS))]
  return calls === undefined ? [] : ['  trace', ...describeCallTree(calls, paint).map((text) => `    ${text}`)]
}

/** Storage slots by contract. */
function describeStorage(changes: readonly StorageChange[] = [], paint: Paint): string[] {
  if (changes.length === 0) return []
  const lines: string[] = ['  storage']
  let current: string | undefined
  for (const { address, contract, slot, before, after } of changes.slice(0, MAX_STORAGE_LINES)) {
    if (address !== current) lines.push(`    ${withName(contract, address)}`)
    current = address
    lines.push(`      ${plainText(`${shorten(slot)}: ${shorten(before)} → ${shorten(after)}`, LINE_CHARACTERS)}`)
  }
  const rest = changes.length - MAX_STORAGE_LINES
  return [...lines, ...(rest > 0 ? [paint('dim', `    and ${rest} more slots`)] : [])]
}

/** Returns a word without its leading zeros. */
const shorten = (word: string) => word.replace(/^0x0+(?=.)/, '0x')

/** Returns the lines of hints. */
export function describeHints(hints: readonly string[] = [], paint: Paint): string[] {
  return hints.map((hint) => line('hint', paint('yellow', plainText(hint, LINE_CHARACTERS))))
}

/** Returns the lines of a console's texts. */
export function describeConsole(texts: readonly string[] = [], paint: Paint): string[] {
  if (texts.length === 0) return []
  const lines = texts.flatMap((text) => text.split('\n', CONSOLE_LINES))
  const shown = lines.slice(0, CONSOLE_LINES).map((text) => `    ${plainText(text, LINE_CHARACTERS)}`)
  const rest = lines.length > shown.length ? [`    and ${lines.length - shown.length} more lines`] : []
  return [`  ${paint('cyan', 'console.log')}`, ...shown, ...rest]
}
