import { join, relative } from 'node:path'
import ts from 'typescript'
import { findMutants } from './findMutants.ts'
import type { Mutant } from './mutant.ts'

/** AssemblyScript, which is compiled to WebAssembly before it is committed. */
const LEFT_OUT = /\/assembly\//

/** The sources of the program with their types. */
export class Sources {
  readonly #root: string
  readonly #program: ts.Program
  readonly #mutants = new Map<string, Mutant[]>()
  readonly files: readonly string[]

  constructor(root: string) {
    this.#root = root
    const { config } = ts.readConfigFile(join(root, 'tsconfig.build.json'), ts.sys.readFile)
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
    this.#program = ts.createProgram(fileNames, options)
    this.files = fileNames
      .map((path) => relative(root, path))
      .filter((file) => file.startsWith('src/') && !LEFT_OUT.test(file))
      .sort()
  }

  source(file: string): ts.SourceFile | undefined {
    return this.#program.getSourceFile(join(this.#root, file))
  }

  /** Returns the mutants of a file; none if it is not a source. */
  mutantsOf = (file: string): readonly Mutant[] => {
    const known = this.#mutants.get(file)
    if (known !== undefined) return known
    const source = this.source(file)
    const found = source === undefined ? [] : findMutants(file, source, this.#program.getTypeChecker())
    this.#mutants.set(file, found)
    return found
  }
}
