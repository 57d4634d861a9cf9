import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { startService } from '../../_helpers/service.ts'
import { codeBlocks, readPage, root } from '../../docs/_guide.ts'

const METHOD = 'eth_getBlockTimestamp'
/** Names that are not copied in any folder: packages of the tests alone have 80,000 files. */
const NOT_COPIED = ['node_modules', 'dist', '.git', '.scion', 'coverage']
/** The tests of `npm test` that depend on the list of methods. Of the replayed examples, only those of the method. */
const TESTS = [
  'test/methods/index.test.ts',
  'test/contract/document.test.ts',
  'test/contract/examples.test.ts',
  'test/doctor/command.test.ts',
  'test/docs',
  ...['--exclude', 'test/docs/pictures.test.ts'], // the page has them made anew
  ...['--testNamePattern', `^(?!.*, example: )|${METHOD}`],
]
/** The checks that a method can break. What has just been generated is up to date, and the linter reads only changed files. */
const CHECKS = ['prose', 'layers', 'types']
/** Prints what the compiler reports about one file. It reads the files that this one imports, and checks none of them. */
const REPORT = `
import ts from 'typescript'
const [file] = process.argv.slice(1)
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent({ ...config, include: undefined, files: [file] }, ts.sys, '.')
const program = ts.createProgram([file], options)
const reported = program.getSemanticDiagnostics(program.getSourceFile(file))
for (const { messageText } of reported) console.log(ts.flattenDiagnosticMessageText(messageText, '\\n'))
`

const page = await readPage('docs/adding-a-method.md')
const blocks = codeBlocks(page)

/** Runs a program of the project in a copy of it; returns the exit code and the output. */
function runIn(copy: string, ...args: string[]): Promise<{ status: number; printed: string }> {
  const { CI: _ci, ...env } = process.env // the copy lacks what CI installs
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: copy, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({ status: error === null ? 0 : Number(error.code), printed: stdout + stderr }),
    )
  })
}

const report = ['--input-type=module', '--eval', REPORT, 'src/methods/index.ts'] as const
const build = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', '--noCheck'] as const

/** Inserts the page's two lines for the table, one among the imports and one among the methods. */
function enter(table: string): string {
  const lines = blocks.find(({ language, note }) => language === 'ts' && note === '')?.code ?? ''
  const [imported = '', entry = ''] = lines.split('\n')
  return table.replace(/^import \{/m, () => `${imported}\nimport {`).replace('= {\n', () => `= {\n${entry}\n`)
}

/** Manual changes by file, applied if the page names the file. */
const BY_HAND: Readonly<Record<string, (text: string) => string>> = {
  'src/methods/index.ts': enter,
  'test/contract/document.test.ts': (text) =>
    text.replace(/^const NODE.*\[\n/m, (opening) => `${opening}  '${METHOD}',\n`),
  'README.md': (text) => text.replaceAll(/\b\d+(?= methods[:\]])/g, (count) => String(Number(count) + 1)),
}

describe('docs/adding-a-method.md', { timeout: 600_000 }, () => {
  let copy: string
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'scion-adding-'))
    const filter = (path: string) => !NOT_COPIED.includes(basename(path))
    cpSync(root, copy, { recursive: true, filter })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  /** Writes the files of a step that the page shows whole. */
  const write = (note: RegExp) => {
    const found = blocks.filter((block) => note.test(block.note))
    for (const { note, code } of found) writeFileSync(join(copy, note), code)
    expect(found).toHaveLength(1)
  }

  it('a method added as on the page returns the result of its example', async () => {
    write(/^openrpc\//)
    expect((await runIn(copy, 'scripts/codegen/run.mjs')).printed).toContain('generated/methods.ts\n')
    expect((await runIn(copy, ...report)).printed).toContain(`Property '${METHOD}' is missing`)
    write(/^src\//)
    for (const [path, change] of Object.entries(BY_HAND)) {
      const text = readFileSync(join(copy, path), 'utf8')
      if (page.includes(`\`${path}\``)) writeFileSync(join(copy, path), change(text))
    }
    expect(await runIn(copy, ...build)).toEqual({ status: 0, printed: '' })
    cpSync(join(copy, 'generated/openrpc.json'), join(copy, 'dist/generated/openrpc.json'))

    const { examples } = parse(blocks.find(({ language }) => language === 'yaml')?.code ?? '')
    const [{ params, result }] = examples
    const service = await startService(['--open'], join(copy, 'data'), join(copy, 'dist/src/cli/main.js'))
    try {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: METHOD, params: [params[0].value] })
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(service.url('regtest'), { method: 'POST', headers, body })
      expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, result: result.value })
    } finally {
      await service.stop()
    }
  })

  it('a tree with the added method passes the checks that a method can break', async () => {
    const biome = 'node_modules/@biomejs/biome/bin/biome'
    await runIn(copy, biome, 'check', '--write', 'src/methods/index.ts')
    const changed = ['src/methods', 'test/contract/document.test.ts']
    expect(await runIn(copy, biome, 'check', ...changed)).toMatchObject({ status: 0 })
    expect((await runIn(copy, 'scripts/check.mjs', ...CHECKS)).printed).toContain('check: all passed')
  })

  it('a tree with the added method passes the tests that depend on the list of methods', async () => {
    const { status, printed } = await runIn(copy, 'node_modules/vitest/vitest.mjs', 'run', ...TESTS)
    expect(status, printed).toBe(0)
  })
})
