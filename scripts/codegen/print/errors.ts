import type { OpenRpcDocument, RegisteredError } from '../openrpc.ts'
import { BANNER, key, literal, quote, typeOf } from './text.ts'

function printEntry([name, { code, message, also, when }]: [string, RegisteredError]): string {
  const others = also === undefined ? '' : `, also: ${literal(also)}`
  return `  /** ${when} */\n  ${key(name)}: { code: ${code}, message: ${quote(message)}${others} },\n`
}

function printData([name, { data }]: [string, RegisteredError]): string {
  return data === undefined ? '' : `  /** ${data.description} */\n  ${key(name)}: ${typeOf(data)}\n`
}

/** Prints errors.ts: the registry with its codes as literal types. */
export function printErrors(document: OpenRpcDocument): string {
  const registry = Object.entries(document['x-errors'])
  return `${BANNER}import type * as S from './schemas.ts'

/** Errors of the wire by name. \`message\` has <...> for parts that vary, and \`also\` has alternative texts. */
export const errors = {
${registry.map(printEntry).join('')}} as const

export type ErrorName = keyof typeof errors

/** Types of \`data\` by error name; other errors have no \`data\`. */
export interface ErrorData {
${registry.map(printData).join('')}}

/** Errors of every method. */
export type CommonErrorName = ${document['x-common-errors'].map(quote).join(' | ')}
`
}
