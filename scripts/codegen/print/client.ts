import type { Method, OpenRpcDocument } from '../openrpc.ts'
import { printExample } from './example.ts'
import { BANNER, key, ownErrors, parameterList, quote, typeOf } from './text.ts'

function printDoc(document: OpenRpcDocument, method: Method): string {
  const errors = ownErrors(document, method).map((name) => `\`${name}\` (${document['x-errors'][name]?.code})`)
  const told = errors.length === 0 ? [] : ['', `Errors: ${errors.join(', ')}.`]
  const params = method.params.map(({ name, description = '' }) => `@param ${name} ${description.trim()}`)
  const lines = [method.summary, ...told, '', ...params, '@example', '```ts', ...printExample(method), '```']
  const text = lines.join('\n').replaceAll('*/', '* /').replaceAll('\n', '\n   * ').replaceAll(/ +$/gm, '')
  return `  /**\n   * ${text}\n   */\n`
}

function printMethod(document: OpenRpcDocument, method: Method): string {
  const name = key(method.name)
  const result = `Promise<${typeOf(method.result.schema)}>`
  const named = `  /** With its parameters by name. */\n  ${name}(params: NamedParams[${quote(method.name)}]): ${result}\n`
  const printed = `${printDoc(document, method)}  ${name}(${parameterList(method)}): ${result}\n`
  return method.params.length === 0 ? printed : printed + named
}

function printNamed({ name, params }: Method): string {
  const members = params.map(
    (one) => `${one.name}${one.required ? '' : '?'}: ${typeOf(one.schema)}${one.required ? '' : ' | undefined'}`,
  )
  return `  ${key(name)}: ${members.length === 0 ? 'Record<string, never>' : `{ ${members.join('; ')} }`}\n`
}

/** client.ts: every method as a member of a typed client. */
export function printClient(document: OpenRpcDocument): string {
  const common = document['x-common-errors'].map((name) => `\`${name}\` (${document['x-errors'][name]?.code})`)
  return `${BANNER}import type * as S from './schemas.ts'

/** The parameters of each method by name. */
export interface NamedParams {
${document.methods.map(printNamed).join('')}}

/**
 * Every method of the document, under its name on the wire.
 *
 * All of them can also fail with ${common.join(', ')}.
 */
export interface Client {
${document.methods.map((method) => printMethod(document, method)).join('\n')}}
`
}
