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

/** Prints methods.ts: the parameters, result and errors of each method. */
export function printMethods(document: OpenRpcDocument): string {
  const unsupported = document.methods.filter((method) => method['x-unsupported'] !== undefined)
  const aliases = document.methods.filter((method) => method['x-alias-of'] !== undefined)
  return `${BANNER}import type * as S from './schemas.ts'

/** Parameters, result and own errors (beyond \`CommonErrorName\`) by method. */
export interface Methods {
${document.methods.map((method) => printMethod(document, method)).join('')}}

export type MethodName = keyof Methods

/** Names of methods that no node supports; the document explains each of them. */
export type UnsupportedMethodName = ${unionOf(unsupported)}

/** Further names of methods; \`methodTraits\` has the first name. */
export type AliasName = ${unionOf(aliases)}

export const methodNames: readonly MethodName[] = [
${document.methods.map(({ name }) => `  ${quote(name)},\n`).join('')}]
`
}
