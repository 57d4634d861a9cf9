/** A line of the node's own log. */
export interface Notice {
  readonly level: 'info' | 'warning' | 'error'
  readonly text: string
  /** What the line says beyond its text, by name. */
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** The stack of an error, or its message. */
  readonly trace?: string
}

/** pino's line, as far as it matters here. */
interface LogLine {
  readonly level: number
  readonly time: number
  readonly msg?: string
  readonly err?: { readonly message?: string; readonly stack?: string }
  readonly [fact: string]: unknown
}

/** pino's numbers of levels. */
const WARNING = 40
const ERROR = 50

/** Reads a JSON line of the node's logger. */
export function readNotice(line: string): Notice {
  const { level, time: _, msg = '', err, ...facts }: LogLine = JSON.parse(line) // the logger's own text
  const trace = err?.stack ?? err?.message
  return {
    level: level >= ERROR ? 'error' : level >= WARNING ? 'warning' : 'info',
    text: msg,
    facts: Object.entries(facts).map(([name, value]) => [name, printValue(value)]),
    ...(trace === undefined ? {} : { trace }),
  }
}

const printValue = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'))
