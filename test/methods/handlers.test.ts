import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

const HEAD = `import type { Handlers } from '../../src/methods/method.ts'
declare const rest: Omit<Handlers, 'net_version'>
`
/** Implementations for the table, as virtual files of this folder. */
const SNIPPETS = {
  complete: `export const all: Handlers = { ...rest, net_version: async ({ about }) => about.clientVersion }`,
  missing: `export const all: Handlers = { ...rest }`,
  extra: `export const all: Handlers = { ...rest, net_version: async () => '33', net_verzion: async () => '33' }`,
  wrongResult: `export const all: Handlers = { ...rest, net_version: async () => 33 }`,
  wrongParams: `export const all: Handlers = { ...rest, net_version: async (_: unknown, [x]: [string]) => x }`,
}

/** Returns the compiler's messages for each snippet with the project's settings. */
function compileSnippets(): Map<string, string> {
  const config = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [] }, ts.sys, root)
  const texts = new Map(
    Object.entries(SNIPPETS).map(([name, text]) => [`${root}/test/methods/${name}.ts`, HEAD + text]),
  )
  const host = ts.createCompilerHost(options)
  host.fileExists = (path) => texts.has(path) || ts.sys.fileExists(path)
  host.readFile = (path) => texts.get(path) ?? ts.sys.readFile(path)
  const program = ts.createProgram([...texts.keys()], options, host)
  return new Map(
    Object.keys(SNIPPETS).map((name) => {
      const source = program.getSourceFile(`${root}/test/methods/${name}.ts`)
      if (source === undefined) throw new Error(`the compiler does not see ${name}`)
      const problems = program.getSemanticDiagnostics(source)
      return [name, problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n')]
    }),
  )
}

describe('Handlers', () => {
  let messages: Map<string, string>
  beforeAll(() => {
    messages = compileSnippets()
  })

  it('Handlers accepts an implementation of every method', () => {
    expect(messages.get('complete')).toBe('')
  })

  it.each([
    ['missing', /Property 'net_version' is missing/],
    ['extra', /'net_verzion' does not exist|but 'net_verzion'/],
    ['wrongResult', /number' is not assignable to type 'string|Promise<number>/],
    ['wrongParams', /\[string\]/],
  ])('Handlers refuses a table that is %s', (name, message) => {
    expect(messages.get(name)).toMatch(message)
  })
})
