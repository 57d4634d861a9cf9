import { type Json, type Method, type OpenRpcDocument, refName, type Schema } from '../openrpc.ts'

/** The first line of every generated file of code. */
export const BANNER = '// Generated from openrpc/ by `npm run codegen`. Do not edit.\n'

/** Returns the literal of a string, in single quotes. */
export function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

/** Returns a name as the key of an object or interface, quoted if it is no identifier. */
export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}

/** Returns the literal of a JSON value. */
export function literal(value: Json): string {
  if (typeof value === 'string') return quote(value)
  if (value === null || typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  return `{ ${Object.entries(value)
    .map(([name, member]) => `${key(name)}: ${literal(member)}`)
    .join(', ')} }`
}

/** Returns the names of a method's errors without those of every method. */
export function ownErrors(document: OpenRpcDocument, method: Method): string[] {
  const common = new Set(document['x-common-errors'])
  return (method.errors ?? []).map(({ $ref }) => refName($ref)).filter((name) => !common.has(name))
}

/**
 * Returns the TypeScript type of a parameter's or result's schema, with named schemas as members of `S`. Throws if the schema
 * is more than references, unions, arrays and plain types: such a schema needs a name.
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

/** Returns the parameters as the members of a tuple or function. */
export function parameterList(method: Method): string {
  return method.params
    .map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${typeOf(schema)}`)
    .join(', ')
}
