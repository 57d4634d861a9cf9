import { innerSchemas, type OpenRpcDocument, type Schema } from '../codegen/openrpc.ts'
import { rootSchemas } from './schemas.ts'

/**
 * Checks what generators of clients need, since they make names and comments of schemas: values of an enum have different letters and
 * digits, of which identifiers are made, and a description has one paragraph, which is one line of a comment.
 */
export function lintGenerators(document: OpenRpcDocument): string[] {
  return rootSchemas(document).flatMap(([where, schema]) => lintInside(where, schema))
}

function lintInside(where: string, schema: Schema): string[] {
  const { properties = {}, ...rest } = schema
  return [
    ...lintNames(where, schema),
    ...(schema.description?.includes('\n') === true ? [`${where}: its description has more than one paragraph`] : []),
    ...Object.entries(properties).flatMap(([name, member]) => lintInside(`${where}.${name}`, member)),
    ...innerSchemas(rest).flatMap((inner) => lintInside(where, inner)),
  ]
}

function lintNames(where: string, { enum: values = [], const: only }: Schema): string[] {
  const texts = [...values, only].filter((value) => typeof value === 'string')
  const names = texts.map((text) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
  return [
    ...(names.includes('') ? [`${where}: an enum has a text without letters and digits; use pattern`] : []),
    ...(new Set(names).size < names.length ? [`${where}: an enum has texts with the same letters; use pattern`] : []),
  ]
}
