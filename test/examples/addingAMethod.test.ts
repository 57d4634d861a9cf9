import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { startService } from '../_helpers/service.ts'
import { type CodeBlock, codeBlocks, readPage, root } from './_guide.ts'

const METHOD = 'eth_getBlockTimestamp'

/** A program of the project, run in a copy of it; gives the exit code and all that it printed. */
function runIn(copy: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return { status, printed: stdout + stderr }
}

const compile = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'] as const

/** Puts the page's two lines for the table where they belong: one among the imports, one among the methods. */
function enter(table: string, lines: string): string {
  const [imported = '', entry = ''] = lines.split('\n')
  return table.replace(/^import \{/m, () => `${imported}\nimport {`).replace('= {\n', () => `= {\n${entry}\n`)
}

describe('docs/adding-a-method.md', { timeout: 300_000 }, () => {
  let copy: string
  let blocks: CodeBlock[]
  beforeAll(async () => {
    blocks = codeBlocks(await readPage('docs/adding-a-method.md'))
    copy = mkdtempSync(join(tmpdir(), 'scion-adding-'))
    const parts = ['openrpc', 'generated', 'scripts', 'src', 'docs/methods.md', 'package.json', 'tsconfig.json']
    for (const name of [...parts, 'tsconfig.build.json'])
      cpSync(join(root, name), join(copy, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  const write = (language: string) => {
    const found = blocks.filter((block) => block.language === language && block.note !== '')
    for (const { note, code } of found) writeFileSync(join(copy, note), code)
    expect(found).toHaveLength(1)
  }

  it('leads to a method that answers', async () => {
    write('yaml')
    expect(runIn(copy, 'scripts/codegen/run.mjs').printed).toContain('generated/: ')
    expect(runIn(copy, ...compile).printed).toContain(`Property '${METHOD}' is missing`)
    write('ts')
    const table = join(copy, 'src/methods/index.ts')
    const lines = blocks.find(({ language, note }) => language === 'ts' && note === '')?.code ?? ''
    writeFileSync(table, enter(readFileSync(table, 'utf8'), lines))
    expect(runIn(copy, ...compile)).toEqual({ status: 0, printed: '' })
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
})
