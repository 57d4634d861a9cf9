/** Classes of deviations, from a missing response to a different text. */
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
  'shortHistory',
] as const

export type DeviationClass = (typeof DEVIATION_CLASSES)[number]

/** Classes that are reported as notes by default: texts of errors are for people, and a node may begin with a state. */
const NOTES: readonly DeviationClass[] = ['wrongErrorMessage', 'shortHistory']

export const isNote = (deviation: DeviationClass): boolean => NOTES.includes(deviation)

/** A difference in one part of a response. `path` is like `transactions[*].hash`, and empty for the response itself. */
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

/** Describes a value of any size and depth in a short text. */
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

/** Marks a truncated text. */
export const CUT = '... ('

/** Returns a text of an endpoint, or its beginning with its length. */
export function cut(text: string, most = SHOWN_CHARACTERS): string {
  return text.length <= most ? text : `${text.slice(0, most)}${CUT}${text.length} characters)`
}

/** Returns a path with `*` in place of array indexes. */
export const anyElement = (path: string): string => path.replace(/\[\d+\]/g, '[*]')

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Returns `path.name`, without a leading dot. */
export const member = (path: string, name: string): string => (path === '' ? cut(name) : `${path}.${cut(name)}`)
