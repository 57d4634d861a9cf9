import type { OpenRpcDocument } from '../openrpc.ts'
import { BANNER, key, quote } from './text.ts'

/** errors.ts: the registry with its codes as literal types. */
export function printErrors(document: OpenRpcDocument): string {
  const entries = Object.entries(document['x-errors'])
  return `${BANNER}
/** Every error of the wire by name; \`message\` shows its text with <...> for what varies. */
export const errors = {
${entries.map(([name, { code, message, when }]) => `  /** ${when} */\n  ${key(name)}: { code: ${code}, message: ${quote(message)} },\n`).join('')}} as const

export type ErrorName = keyof typeof errors

/** What every method can answer. */
export type CommonErrorName = ${document['x-common-errors'].map(quote).join(' | ')}
`
}
