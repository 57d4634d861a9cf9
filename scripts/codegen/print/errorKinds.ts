import type { OpenRpcDocument, RegisteredError } from '../openrpc.ts'
import { BANNER, key, literal, quote } from './text.ts'

/** Returns the texts of an error, with `<>` for each part that varies, or none if it has any text that no other error has. */
function textsOf({ message, also, anyMessage }: RegisteredError): string[] {
  return anyMessage === true ? [] : [message, ...(also ?? [])].map((text) => text.replaceAll(/<[^>]*>/g, '<>'))
}

function printCode(code: number, kinds: readonly [string, RegisteredError][]): string {
  const [only] = kinds
  if (only !== undefined && kinds.length === 1) return `  [${code}]: ${quote(only[0])},\n`
  const members = kinds.map(([name, error]) => `    ${key(name)}: ${literal(textsOf(error))},\n`)
  return `  [${code}]: {\n${members.join('')}  },\n`
}

/** Prints errorKinds.ts: the part of the registry by which a client recognizes an error, as short as possible. */
export function printErrorKinds(document: OpenRpcDocument): string {
  const byCode = new Map<number, [string, RegisteredError][]>()
  for (const entry of Object.entries(document['x-errors'])) {
    const [, { code }] = entry
    byCode.set(code, [...(byCode.get(code) ?? []), entry])
  }
  return `${BANNER}import type { ErrorName } from './errors.ts'

/**
 * The error's name by code. Errors that share a code have their texts, with <> for each part that varies. The one without texts
 * has all other texts.
 */
export const errorKinds: {
  readonly [code: number]: ErrorName | { readonly [Name in ErrorName]?: readonly string[] } | undefined
} = {
${[...byCode].map(([code, kinds]) => printCode(code, kinds)).join('')}}
`
}
