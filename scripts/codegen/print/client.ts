import type { Method, OpenRpcDocument, Schema } from '../openrpc.ts'
import { printExample } from './example.ts'
import { BANNER, key, ownErrors, parameterList, quote, typeOf } from './text.ts'

function printDoc(document: OpenRpcDocument, method: Method): string {
  const errors = ownErrors(document, method).map((name) => `\`${name}\` (${document['x-errors'][name]?.code})`)
  const failures = errors.length === 0 ? [] : ['', `Errors: ${errors.join(', ')}.`]
  const params = method.params.map(({ name, description = '' }) => `@param ${name} ${description.trim()}`)
  const example = printExample(method)
  const shown = example.length === 0 ? [] : ['@example', '```ts', ...example, '```']
  const aliasOf = method['x-alias-of']
  const named = aliasOf === undefined ? [] : ['', `Another name of \`${aliasOf}\`.`]
  const lines = [method.summary, ...named, ...failures, '', ...params, ...shown]
  const text = lines.join('\n').replaceAll('*/', '* /').replaceAll('\n', '\n   * ').replaceAll(/ +$/gm, '')
  return `  /**\n   * ${text}\n   */\n`
}

function printMethod(document: OpenRpcDocument, method: Method): string {
  const last = method.params.at(-1)
  const results = last?.['x-result']
  const doc = printDoc(document, method)
  if (last === undefined || results === undefined) return doc + printSignatures(method, method.result.schema)
  const without = { ...method, params: method.params.slice(0, -1) }
  const given = { ...method, params: [...without.params, { ...last, required: true }] }
  return (
    doc +
    printSignatures(without, results.absent, ` & { ${last.name}?: undefined }`) +
    printSignatures(given, results.given, ` & { ${last.name}: object }`)
  )
}

function printSignatures(method: Method, result: Schema, namedAlso = ''): string {
  const name = key(method.name)
  const returned = `Promise<${typeOf(result)}>`
  const params = `NamedParams[${quote(method.name)}]${namedAlso}`
  const named = `  /** With its parameters by name. */\n  ${name}(params: ${params}): ${returned}\n`
  const printed = `  ${name}(${parameterList(method)}): ${returned}\n`
  return method.params.length === 0 ? printed : printed + named
}

function printNamed({ name, params }: Method): string {
  const members = params.map(
    ({ name, required, schema }) => `${name}${required ? '' : '?'}: ${typeOf(schema)}${required ? '' : ' | undefined'}`,
  )
  return `  ${key(name)}: ${members.length === 0 ? 'Record<string, never>' : `{ ${members.join('; ')} }`}\n`
}

/** Prints client.ts: every method as a member of a typed client. */
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
