import type { Json, Method, OpenRpcDocument, Schema } from '../openrpc.ts'
import { refName } from '../openrpc.ts'

/** The first line of every generated file of code. */
export const BANNER = '// Generated from openrpc/ by `npm run codegen`. Do not edit.\n'

/** A string in single quotes. */
export function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

/** A name as the key of an object or a member of an interface. */
export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}

/** A JSON value as a literal. */
export function literal(value: Json): string {
  if (typeof value === 'string') return quote(value)
  if (value === null || typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  return `{ ${Object.entries(value)
    .map(([name, member]) => `${key(name)}: ${literal(member)}`)
    .join(', ')} }`
}

/** Names of the errors that a method answers beyond those that all methods do. */
export function ownErrors(document: OpenRpcDocument, method: Method): string[] {
  const common = new Set(document['x-common-errors'])
  return (method.errors ?? []).map(({ $ref }) => refName($ref)).filter((name) => !common.has(name))
}

/**
 * The TypeScript type of a parameter's or a result's schema, with named schemas as members of `S`.
 * Throws when the schema is more than references, unions, arrays and plain types: such a schema deserves a name.
 */
export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return `S.${refName(schema.$ref)}`
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.type === 'array' && schema.items !== undefined) {
    const item = typeOf(schema.items)
    return item.includes(' ') ? `(${item})[]` : `${item}[]`
  }
  if (schema.type === 'boolean' || schema.type === 'string' || schema.type === 'null') return schema.type
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  throw new Error(`give this schema a name in openrpc/schemas: ${JSON.stringify(schema)}`)
}

/** The parameters as members of a tuple or of a function. */
export function parameterList(method: Method): string {
  return method.params
    .map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${typeOf(schema)}`)
    .join(', ')
}
