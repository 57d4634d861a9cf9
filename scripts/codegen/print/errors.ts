import type { OpenRpcDocument, RegisteredError } from '../openrpc.ts'
import { BANNER, key, literal, quote, typeOf } from './text.ts'

function printEntry([name, { code, message, also, when }]: [string, RegisteredError]): string {
  const others = also === undefined ? '' : `, also: ${literal(also)}`
  return `  /** ${when} */\n  ${key(name)}: { code: ${code}, message: ${quote(message)}${others} },\n`
}

function printData([name, { data }]: [string, RegisteredError]): string {
  return data === undefined ? '' : `  /** ${data.description} */\n  ${key(name)}: ${typeOf(data)}\n`
}

/** errors.ts: the registry with its codes as literal types. */
export function printErrors(document: OpenRpcDocument): string {
  const registry = Object.entries(document['x-errors'])
  return `${BANNER}import type * as S from './schemas.ts'

/** Every error of the wire by name; \`message\` shows its text with <...> for what varies, \`also\` its other texts. */
export const errors = {
${registry.map(printEntry).join('')}} as const

export type ErrorName = keyof typeof errors

/** What the \`data\` of errors holds, by name; those that are not here have none. */
export interface ErrorData {
${registry.map(printData).join('')}}

/** What every method can answer. */
export type CommonErrorName = ${document['x-common-errors'].map(quote).join(' | ')}
`
}
