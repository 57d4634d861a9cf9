import ts from 'typescript'
import { findMutants } from '../../../scripts/mutants/findMutants.ts'
import type { Mutant } from '../../../scripts/mutants/mutant.ts'

/** Returns a source with its mutants. Without the library's types a program takes milliseconds. */
export function readSource(text: string): { readonly source: ts.SourceFile; readonly mutants: Mutant[] } {
  const file = 'src/fixture.ts'
  const options: ts.CompilerOptions = { noLib: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options, true),
    getSourceFile: (name) => (name === file ? source : undefined),
    fileExists: (name) => name === file,
  }
  const checker = ts.createProgram([file], options, host).getTypeChecker()
  return { source, mutants: findMutants(file, source, checker) }
}
