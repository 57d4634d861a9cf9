import { bundle, type Sources } from '../codegen/bundle.ts'
import type { OpenRpcDocument } from '../codegen/openrpc.ts'
import { lintErrors } from './errors.ts'
import { lintExamples } from './examples.ts'
import { lintLabels } from './labels.ts'
import { lintMethods } from './methods.ts'
import { lintNulls } from './nulls.ts'
import { lintProfiles } from './profiles.ts'
import { lintSchemas } from './schemas.ts'
import { lintStructure } from './structure.ts'
import { lintText } from './text.ts'

/**
 * What is wrong with openrpc/, one line each, empty when all is well. Later rules assume what earlier ones check, so a
 * document that is broken at its root is told about that only.
 */
export function lintDocument(sources: Sources): string[] {
  const inText = lintText(sources)
  if (inText.length > 0) return inText
  const document = bundle(sources)
  const inStructure = lintStructure(document)
  if (inStructure.length > 0) return inStructure
  return [
    ...lintMethods(sources, document),
    ...lintProfiles(sources, document),
    ...lintSchemas(document),
    ...lintLabels(document),
    ...lintNulls(document),
    ...lintErrors(document),
    ...examples(document),
  ]
}

/** Examples are held against schemas, which must all be there. */
function examples(document: OpenRpcDocument): string[] {
  return lintSchemas(document).length > 0 ? [] : lintExamples(document)
}
