import { visit } from 'yaml'
import type { Sources } from '../codegen/bundle.ts'
import { readDocument } from '../codegen/yaml.ts'

/** Folders of files whose top-level keys are names of components. */
const SORTED = ['errors/', 'schemas/']

/** Returns whether names are in alphabetical order without duplicates. */
export function isSorted(names: readonly string[]): boolean {
  return names.every((name, i) => i === 0 || (names[i - 1] ?? '') < name)
}

function lintFile(path: string, text: string): string[] {
  const document = readDocument(text)
  const problems = document.errors.map((error) => `${path}: ${error.message.split('\n')[0]}`)
  visit(document, {
    Scalar(_, node) {
      // YAML parses it as a number: 0x1e is 30.
      if (node.type === 'PLAIN' && /^0x[0-9a-f]*$/i.test(node.source ?? ''))
        problems.push(`${path}: quote ${node.source}`)
    },
  })
  const folder = SORTED.find((name) => path.startsWith(name))
  if (folder !== undefined && problems.length === 0) {
    const names = Object.keys((document.toJS() ?? {}) as object)
    if (!isSorted(names)) problems.push(`${path}: names are not in alphabetical order`)
  }
  return problems
}

/** Checks the YAML text: it parses, hexadecimal is quoted, names are in order. */
export function lintText(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) => lintFile(path, text))
}
