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

/** methods.ts: what each method takes, gives and answers errors with, and the table that implementations fill. */
export function printMethods(document: OpenRpcDocument): string {
  return `${BANNER}import type * as S from './schemas.ts'

/** Parameters, result and own errors (beyond \`CommonErrorName\`) by method. */
export interface Methods {
${document.methods.map((method) => printMethod(document, method)).join('')}}

export type MethodName = keyof Methods

/** A result that is JSON text already, or its UTF-8, in pieces, so that a long one is never held at once. */
export interface JsonPieces<Result> {
  readonly pieces: AsyncIterable<string | Uint8Array>
  /** Never there: says what the pieces make together. */
  readonly result?: Result
}

/** A result that is JSON text already. */
export interface JsonText<Result> {
  readonly text: string
  /** Never there: says what the text means. */
  readonly result?: Result
}

/** A result as a method may give it. */
export type Answered<Result> = Result | JsonText<Result> | JsonPieces<Result>

/** An implementation for each method of the document, no more and no less. */
export type Handlers<Engine, Call> = {
  readonly [M in MethodName]: (
    engine: Engine,
    params: Methods[M]['params'],
    call: Call,
  ) => Promise<Answered<Methods[M]['result']>>
}

export const methodNames: readonly MethodName[] = [
${document.methods.map(({ name }) => `  ${quote(name)},\n`).join('')}]
`
}
