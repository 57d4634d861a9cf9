/** What can be wrong with an answer, from an endpoint that does not answer to a text that differs. */
export const DEVIATION_CLASSES = [
  'unreachable',
  'timeout',
  'protocol',
  'missingMethod',
  'wrongChainId',
  'missingField',
  'extraField',
  'unexpectedNull',
  'paddedQuantity',
  'wrongType',
  'wrongValue',
  'wrongErrorCode',
  'wrongErrorMessage',
] as const

export type DeviationClass = (typeof DEVIATION_CLASSES)[number]

/** Those that are told and are no failure, unless asked for: texts of errors are for people. */
const NOTES: readonly DeviationClass[] = ['wrongErrorMessage']

export const isNote = (deviation: DeviationClass): boolean => NOTES.includes(deviation)

/** A difference in one place of an answer; `path` is like `transactions[*].hash`, and empty for the answer itself. */
export interface Finding {
  readonly class: DeviationClass
  readonly path: string
  readonly expected: string
  readonly found: string
}

/** A finding with the request that shows it. */
export interface Deviation extends Finding {
  readonly example: string
}

const SHOWN_CHARACTERS = 80
const SHOWN_MEMBERS = 6

/** Returns a value in a few words: whatever its size and depth, a short text. */
export function brief(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `an array of ${value.length}`
  if (value !== null && typeof value === 'object') {
    const names = Object.keys(value)
    const more = names.length > SHOWN_MEMBERS ? ', ...' : ''
    return `an object {${names
      .slice(0, SHOWN_MEMBERS)
      .map((name) => cut(name))
      .join(', ')}${more}}`
  }
  return typeof value === 'string' ? `"${cut(value)}"` : String(value)
}

/** Follows the beginning of a text that was cut. */
export const CUT = '... ('

/** Returns a text of an endpoint, or its beginning and how long it is. */
export function cut(text: string, most = SHOWN_CHARACTERS): string {
  return text.length <= most ? text : `${text.slice(0, most)}${CUT}${text.length} characters)`
}

/** Returns the same place for every element of an array. */
export const anyElement = (path: string): string => path.replace(/\[\d+\]/g, '[*]')

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** `path.name`, without the dot at the beginning. */
export const member = (path: string, name: string): string => (path === '' ? cut(name) : `${path}.${cut(name)}`)
