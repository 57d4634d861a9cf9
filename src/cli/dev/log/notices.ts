/** A line of the node's own log. */
export interface Notice {
  readonly level: 'info' | 'warning' | 'error'
  readonly text: string
  /** Further members of the line, by name. */
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** The stack of an error, or its message. */
  readonly trace?: string
}

/** A line of the logger (server/logger.ts), with the members that are used here. */
interface LogLine {
  readonly level: string
  readonly time: string
  readonly msg?: string
  readonly err?: { readonly message?: string; readonly stack?: string }
  readonly [fact: string]: unknown
}

/** Levels that are shown as warnings or errors. */
const LEVELS: Readonly<Record<string, Notice['level']>> = { warn: 'warning', error: 'error', fatal: 'error' }

/** Reads a JSON line of the node's logger. */
export function readNotice(line: string): Notice {
  const { level, time: _, msg = '', err, ...facts }: LogLine = JSON.parse(line) // the logger's own text
  const trace = err?.stack ?? err?.message
  return {
    level: LEVELS[level] ?? 'info',
    text: msg,
    facts: Object.entries(facts).map(([name, value]) => [name, printValue(value)]),
    ...(trace === undefined ? {} : { trace }),
  }
}

const printValue = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'))
