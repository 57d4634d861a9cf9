import type { OpenRpcDocument } from '../../../scripts/codegen/openrpc.ts'

/** Texts of the runtime, and places in files, which a response to a client must not have. */
const LEAKS = [
  /\b(Type|Range|Reference|Syntax|Assertion|Internal)Error\b/,
  /\bat \S+ \(|\n\s+at |\bnode:[a-z]|node_modules|\.[cm]?[jt]s:\d+|file:\/\//,
  /Cannot (read|convert|mix|set|destructure|access|serialize)|is not (a function|iterable|defined|a constructor)/,
  /\bundefined\b|\[object |\bNaN\b|Invalid (array|string|typed array|time|regular)|Maximum call stack|out of bounds|circular structure/,
  /\b(ENOENT|EACCES|EPIPE|SQLITE_\w+)\b|\/(tmp|home|work|root|usr)\//,
]
const INTERNAL_ERROR = -32603

/** Finds what is wrong with the text of a response to one request. */
export type FindFault = (response: string) => string | undefined

/** Returns such a function. Errors with the code of an internal error may have the texts of other errors of the document. */
export function createFindFault({ 'x-errors': errors }: OpenRpcDocument): FindFault {
  const { internalError, ...others } = errors
  const sameCode = Object.values(others).filter(({ code }) => code === internalError?.code)
  const expected = sameCode.flatMap(({ message, also = [] }) => [message, ...also]).map(toPattern)
  return (response) => findFault(response, (text) => expected.some((pattern) => pattern.test(text)))
}

/** Returns the pattern of a message with parts such as `<reason>`. */
const toPattern = (message: string) =>
  new RegExp(`^${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/<[^>]+>/g, '.*')}$`)

function findFault(response: string, isExpected: (message: string) => boolean): string | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(response)
  } catch {
    return 'no JSON'
  }
  const { error, ...rest } = Object(parsed)
  if (error === undefined) return 'result' in rest ? undefined : 'neither result nor error'
  if (error.code === INTERNAL_ERROR && !isExpected(error.message)) return 'internal error'
  const text = JSON.stringify({ message: error.message, data: error.data })
  const leak = LEAKS.find((pattern) => pattern.test(text))
  return leak && `a text of the runtime: ${leak.exec(text)?.[0]}`
}
