import { joinPrintable, type Printable, plainText, printable } from '../../base/printable.ts'
import { NOTHING, printTable } from '../keys/table.ts'
import type { Snapshot } from './snapshot.ts'

/** Maximum length of a key's name, in characters. */
const MAX_NAME = 20

/** Returns the text that `scion top` shows. */
export function printSnapshot({ load, calls, names }: Snapshot): Printable {
  const { seconds, runningCalls, waitingCalls, eventLoopDelayMs, costs } = load
  const span = Math.max(seconds, 0.001)
  const nameOf = (keyId: string) => plainText(names.get(keyId) ?? NOTHING, MAX_NAME)
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
  const head = [
    `${(load.calls / span).toFixed(1)} calls/s`,
    `${percent(load.processorSeconds, span)} of a processor`,
    `${runningCalls - waitingCalls} running, ${waitingCalls} waiting`,
    `event loop late by ${eventLoopDelayMs.p99} ms (p99), ${eventLoopDelayMs.max} ms (max)`,
  ]
  const costRows = costs.map(({ keyId, method, calls: count, processorSeconds }) => [
    keyId,
    nameOf(keyId),
    method,
    (count / span).toFixed(1),
    percent(processorSeconds, span),
    count === 0 ? NOTHING : `${((1000 * processorSeconds) / count).toFixed(2)} ms`,
  ])
  const callRows = calls.map(({ id, keyId, network, method, state, ageMs, processorMs }) => [
    keyId,
    nameOf(keyId),
    method,
    network,
    state,
    `${(ageMs / 1000).toFixed(1)} s`,
    `${(processorMs / 1000).toFixed(1)} s`,
    id,
  ])
  const tables = [
    printable`last ${Math.round(seconds)} s: ${plainText(head.join('; '))}\n`,
    costRows.length === 0
      ? printable`no calls\n`
      : printTable(['key', 'name', 'method', 'calls/s', 'processor', 'each'], costRows),
    callRows.length === 0
      ? printable`no running calls\n`
      : printTable(['key', 'name', 'method', 'network', 'state', 'age', 'processor', 'call'], callRows),
  ]
  return joinPrintable(tables, '\n')
}
