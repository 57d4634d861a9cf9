import { type Printable, plainJson, printable } from '../../../base/printable.ts'
import type { ReportWriter } from './report.ts'

const MAX_CHARACTERS = 4_096

/** Prints an event as one line of JSON. Long texts are truncated. */
export function printEvent(event: string, facts: object): Printable {
  const whole = JSON.stringify({ event, ...facts })
  const isLong = whole.length > MAX_CHARACTERS // otherwise no text in it is
  const json = isLong ? JSON.stringify({ event, ...facts }, (_key, value: unknown) => cut(value)) : whole
  return plainJson(json)
}

/** Creates a log for programs, with one line of JSON per event. */
export function createJsonLog(write: (text: Printable) => void): ReportWriter {
  const writeEvent = (event: string, facts: object) => write(printable`${printEvent(event, facts)}\n`)
  return {
    begin: () => undefined,
    request: (report) => writeEvent('request', report),
    block: (report) => writeEvent('block', report),
    end: () => undefined,
  }
}

function cut(value: unknown): unknown {
  return typeof value === 'string' && value.length > MAX_CHARACTERS ? `${value.slice(0, MAX_CHARACTERS)}…` : value
}
