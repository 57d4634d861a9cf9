import { bundle, type Sources } from '../codegen/bundle.ts'
import type { OpenRpcDocument } from '../codegen/openrpc.ts'
import { lintErrors } from './errors.ts'
import { lintExamples } from './examples.ts'
import { lintGenerators } from './generators.ts'
import { lintLabels } from './labels.ts'
import { lintMethods } from './methods.ts'
import { lintNulls } from './nulls.ts'
import { lintProfiles } from './profiles.ts'
import { lintSchemas } from './schemas.ts'
import { lintStructure } from './structure.ts'
import { lintText } from './text.ts'

/**
 * Returns the problems of openrpc/, one line each. Rules assume what earlier rules check, so a document with a problem of
 * text or structure has no further ones.
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
    ...lintGenerators(document),
    ...lintNulls(document),
    ...lintErrors(document),
    ...lintExamplesOf(document),
  ]
}

/** Checks examples, unless schemas have problems. */
function lintExamplesOf(document: OpenRpcDocument): string[] {
  return lintSchemas(document).length > 0 ? [] : lintExamples(document)
}
