import type { Method, OpenRpcDocument } from '../openrpc.ts'
import { BANNER, key, ownErrors, parameterList, quote, typeOf } from './text.ts'

function printMethod(document: OpenRpcDocument, method: Method): string {
  const errors = ownErrors(document, method).map((name) => `${document['x-errors'][name]?.code} ${name}`)
  const told = errors.length === 0 ? '' : ` Errors: ${errors.join(', ')}.`
  return `  /** ${method.summary}${told} */
  ${key(method.name)}(${parameterList(method)}): Promise<${typeOf(method.result.schema)}>
`
}

/** client.ts: a typed client around whatever carries requests. */
export function printClient(document: OpenRpcDocument): string {
  const common = document['x-common-errors'].map((name) => `${document['x-errors'][name]?.code} ${name}`)
  return `${BANNER}import type * as S from './schemas.ts'

/** Sends one request and gives its result; how, and what happens on errors, is its own business. */
export type Transport = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Every method of the document. All of them can also answer: ${common.join(', ')}. */
export interface Client {
${document.methods.map((method) => printMethod(document, method)).join('')}}

const names: readonly (keyof Client)[] = [${document.methods.map(({ name }) => quote(name)).join(', ')}]

/** A client over \`transport\`. Optional parameters that are undefined at the end are left off. */
export function createClient(transport: Transport): Client {
  const send = (name: string, given: readonly unknown[]): Promise<unknown> => {
    const last = given.findLastIndex((value) => value !== undefined)
    return transport(name, given.slice(0, last + 1))
  }
  const methods = names.map((name) => [name, (...given: unknown[]) => send(name, given)])
  // The document vouches for the types of what comes back.
  return Object.fromEntries(methods) as Client
}
`
}
