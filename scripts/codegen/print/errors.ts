import type { OpenRpcDocument, RegisteredError } from '../openrpc.ts'
import { BANNER, key, literal, quote } from './text.ts'

function printEntry([name, { code, message, also, when }]: [string, RegisteredError]): string {
  const others = also === undefined ? '' : `, also: ${literal(also)}`
  return `  /** ${when} */\n  ${key(name)}: { code: ${code}, message: ${quote(message)}${others} },\n`
}

/** errors.ts: the registry with its codes as literal types. */
export function printErrors(document: OpenRpcDocument): string {
  return `${BANNER}
/** Every error of the wire by name; \`message\` shows its text with <...> for what varies, \`also\` its other texts. */
export const errors = {
${Object.entries(document['x-errors']).map(printEntry).join('')}} as const

export type ErrorName = keyof typeof errors

/** What every method can answer. */
export type CommonErrorName = ${document['x-common-errors'].map(quote).join(' | ')}
`
}
