import type { Method, OpenRpcDocument } from '../openrpc.ts'
import { BANNER, key, ownErrors, parameterList, quote, typeOf } from './text.ts'

function printMethod(document: OpenRpcDocument, method: Method): string {
  const errors = ownErrors(document, method)
  return `  /** ${method.summary} */
  ${key(method.name)}: {
    params: [${parameterList(method)}]
    result: ${typeOf(method.result.schema)}
    errors: ${errors.length === 0 ? 'never' : errors.map(quote).join(' | ')}
  }
`
}

const unionOf = (methods: readonly Method[]) =>
  methods.length === 0 ? 'never' : methods.map(({ name }) => quote(name)).join(' | ')

/** methods.ts: what each method takes, returns and answers errors with. */
export function printMethods(document: OpenRpcDocument): string {
  const unsupported = document.methods.filter((method) => method['x-unsupported'] !== undefined)
  const aliases = document.methods.filter((method) => method['x-alias-of'] !== undefined)
  return `${BANNER}import type * as S from './schemas.ts'

/** Parameters, result and own errors (beyond \`CommonErrorName\`) by method. */
export interface Methods {
${document.methods.map((method) => printMethod(document, method)).join('')}}

export type MethodName = keyof Methods

/** Names that stand in the document only to say that nobody answers them. */
export type UnsupportedMethodName = ${unionOf(unsupported)}

/** Other names of methods that have one already; \`signatures\` says of which. */
export type AliasName = ${unionOf(aliases)}

export const methodNames: readonly MethodName[] = [
${document.methods.map(({ name }) => `  ${quote(name)},\n`).join('')}]
`
}
