import type { OpenRpcDocument, Schema } from './openrpc.ts'

/**
 * Returns the document as nodes serve it, in a form from which generators can make clients. JSON-RPC 2.0 reserves the prefix
 * `rpc.`, and OpenRPC implies `rpc.discover`; generators fail on a method with a dot in its name.
 */
export function toServedDocument(document: OpenRpcDocument): OpenRpcDocument {
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [name, withOneSpelling(schema)])
  return {
    ...document,
    methods: document.methods.filter(({ name }) => !name.startsWith('rpc.')),
    components: { ...document.components, schemas: Object.fromEntries(schemas) },
  }
}

/**
 * Returns a schema without members whose names differ from an earlier one in the case of the first letter: generators make the same name
 * of both. Patterns, which generators leave out, still describe them.
 */
function withOneSpelling(schema: Schema): Schema {
  const members = Object.entries(schema.properties ?? {})
  const spellings = members.map(([name]) => name.charAt(0).toLowerCase() + name.slice(1))
  const isFirst = (_: unknown, index: number) => spellings.indexOf(spellings[index] ?? '') === index
  const kept = members.filter(isFirst)
  if (kept.length === members.length) return schema
  const others = members.filter((member) => !kept.includes(member)).map(([name, member]) => [`^${name}$`, member])
  return { ...schema, properties: Object.fromEntries(kept), patternProperties: Object.fromEntries(others) }
}
