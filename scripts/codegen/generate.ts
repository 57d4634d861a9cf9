import { hasProfiles, type OpenRpcDocument } from './openrpc.ts'
import { printClient } from './print/client.ts'
import { printErrorKinds } from './print/errorKinds.ts'
import { printErrors } from './print/errors.ts'
import { printMethods } from './print/methods.ts'
import { printParams } from './print/params.ts'
import { printProfiles } from './print/profiles.ts'
import { printRpcSchema } from './print/rpcSchema.ts'
import { printSchemas } from './print/schemas.ts'
import { printSignatures } from './print/signatures.ts'
import { printTraits } from './print/traits.ts'
import { printValidators } from './print/validators.ts'
import { toServedDocument } from './toServedDocument.ts'

/** Returns the texts of generated/, or of a folder in it, by file name. Equal documents have equal texts. */
export async function generate(document: OpenRpcDocument): Promise<Map<string, string>> {
  const validators = await printValidators(document)
  return new Map([
    ['client.ts', printClient(document)],
    ['errors.ts', printErrors(document)],
    ['methods.ts', printMethods(document)],
    ['openrpc.json', `${JSON.stringify(toServedDocument(document), undefined, 2)}\n`],
    ['params.ts', printParams(document)],
    ['paramsValidators.ts', validators.params],
    ['resultValidators.ts', validators.results],
    ['schemas.ts', await printSchemas(document)],
    ['signatures.ts', printSignatures(document)],
    ...(hasProfiles(document) ? printForNode(document) : []),
  ])
}

/** Prints the files that only a node's own document has: error kinds and types for its clients, profiles and traits. */
function printForNode(document: OpenRpcDocument): [name: string, text: string][] {
  return [
    ['errorKinds.ts', printErrorKinds(document)],
    ['profiles.ts', printProfiles(document)],
    ['rpcSchema.ts', printRpcSchema(document)],
    ['traits.ts', printTraits(document)],
  ]
}
