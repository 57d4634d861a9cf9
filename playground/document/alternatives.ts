import type { OpenRpcDocument, Schema } from './openrpc.ts'

/** The last part of a reference: `Address` of `#/components/schemas/Address`. */
export function refName(ref: string): string {
  return ref.split('/').at(-1) ?? ref
}

/** The schema behind a reference; what stands beside the reference wins. A reference to nothing is a schema of anything. */
export function resolve(document: OpenRpcDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const { $ref, ...beside } = schema
  return { ...resolve(document, document.components?.schemas?.[refName($ref)] ?? {}), ...beside }
}

/** What a value may be: the alternatives of a schema and of their alternatives, resolved; a plain schema is its only one. */
export function alternativesOf(document: OpenRpcDocument, schema: Schema): Schema[] {
  const resolved = resolve(document, schema)
  const branches = resolved.anyOf ?? resolved.oneOf
  // An object that says `anyOf` beside its members (either of two is required) is one shape.
  if (branches === undefined || resolved.properties !== undefined) return [resolved]
  return branches.flatMap((branch) => alternativesOf(document, branch))
}

export function isNull(schema: Schema): boolean {
  return schema.type === 'null' || schema.const === null
}

/** Whether a text fits a schema of texts; a pattern that is no regular expression fits nothing. */
export function accepts(schema: Schema, text: string): boolean {
  if (schema.type !== 'string') return false
  if (schema.maxLength !== undefined && text.length > schema.maxLength) return false
  if (schema.enum !== undefined) return schema.enum.includes(text)
  if (schema.pattern === undefined) return true
  try {
    return new RegExp(schema.pattern, 'u').test(text)
  } catch {
    return false
  }
}
