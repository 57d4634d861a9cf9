import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { foldDescriptions } from '../../../scripts/codegen/foldDescriptions.ts'
import { strayLines } from '../../_helpers/generatedCode.ts'

const run = promisify(execFile)
const { resolve } = createRequire(import.meta.url)
const generator = resolve('@open-rpc/generator/build/cli.js')
const typings = createRequire(generator).resolve('@open-rpc/typings/build/cli.js')
const served = new URL('../../../generated/openrpc.json', import.meta.url).pathname

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scion-generators-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('the client in Rust of a public generator has a type for each schema and no text outside of comments', async () => {
  const folder = makeFolder()
  await run(process.execPath, [
    generator,
    'generate',
    '-t',
    'client',
    '-l',
    'rust',
    '-n',
    'made',
    '-d',
    served,
    '-o',
    folder,
  ])
  const code = readFileSync(join(folder, 'client/rust/src/index.rs'), 'utf8')
  expect(code).toContain('pub enum ParityChange {')
  expect(strayLines('rust', code)).toEqual([])
})

it('the types in Go of a public generator have no text outside of comments', async () => {
  const folder = makeFolder()
  await run(process.execPath, [typings, '-d', served, '--output-go', folder])
  const code = readFileSync(join(folder, 'index.go'), 'utf8')
  expect(code).toContain('type CallNumber ')
  expect(strayLines('go', code)).toEqual([])
})

it('a description has one line for each paragraph and item of a list', () => {
  const description = 'One\nsentence, and\n  another.\n\nA list:\n\n* an item\n  of two lines\n* another\n'
  const folded = 'One sentence, and another.\n\nA list:\n\n* an item of two lines\n* another'
  const schema = { description, properties: { description: { description } }, items: [{ description }] }
  expect(foldDescriptions({ ...schema, default: { description } })).toEqual({
    description: folded,
    properties: { description: { description: folded } },
    items: [{ description: folded }],
    default: { description },
  })
})
