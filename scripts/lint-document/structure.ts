import { validateOpenRPCDocument } from '@open-rpc/schema-utils-js'
import type { OpenRpcDocument } from '../codegen/openrpc.ts'

const METHOD_MEMBERS = ['summary', 'description', 'tags', 'paramStructure', 'params', 'result', 'examples']

/** The document fits OpenRPC's meta-schema and has the members that the rest of the codegen reads. */
export function lintStructure(document: OpenRpcDocument): string[] {
  const problems = lintByMetaSchema(document)
  if (!Array.isArray(document['x-common-errors'])) problems.push('document.yaml: x-common-errors is missing')
  for (const method of document.methods) {
    for (const member of METHOD_MEMBERS) {
      if (!(member in method)) problems.push(`${method.name}: ${member} is missing`)
    }
    if (method['x-source'] === undefined) problems.push(`${method.name}: x-source is missing: who says what it answers`)
  }
  return problems
}

function lintByMetaSchema(document: OpenRpcDocument): string[] {
  try {
    // The type that the library asks for is generated from the meta-schema it checks against.
    const valid = validateOpenRPCDocument(document as unknown as Parameters<typeof validateOpenRPCDocument>[0])
    return valid === true ? [] : [`openrpc: ${valid.message.split('\n')[0]}`]
  } catch (error) {
    return [`openrpc: ${String(error)}`] // a version that it does not know
  }
}
