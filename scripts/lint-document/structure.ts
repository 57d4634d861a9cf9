import { validateOpenRPCDocument } from '@open-rpc/schema-utils-js'
import type { OpenRpcDocument } from '../codegen/openrpc.ts'

const METHOD_MEMBERS = ['summary', 'description', 'tags', 'paramStructure', 'params', 'result', 'examples']

/** Checks that the document fits OpenRPC's meta-schema and has the members that the code generator reads. */
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
    // The cast: the library's type is generated from the meta-schema that it checks here.
    const valid = validateOpenRPCDocument(document as unknown as Parameters<typeof validateOpenRPCDocument>[0])
    return valid === true ? [] : [`openrpc: ${valid.message.split('\n')[0]}`]
  } catch (error) {
    return [`openrpc: ${String(error)}`] // an unknown version of OpenRPC
  }
}
