import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import type { Output } from '../../src/cli/output.ts'
import { makeFolder } from '../cli/_cli.ts'

const SCRIPT = join(import.meta.dirname, '../../scripts/printing.mjs')

/** Runs the script on a folder with these sources, by path. Returns its problems. */
function check(sources: Readonly<Record<string, string>>): string[] {
  const folder = makeFolder()
  for (const [path, code] of Object.entries(sources)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, folder], { encoding: 'utf8' })
  expect(status).toBe(stderr === '' ? 0 : 1)
  return stderr.split('\n').filter((line) => line !== '')
}

const PRINTS_PAST = [
  'process.stdout.write(reason)',
  'const { stderr } = process',
  "process['stdout'].write(reason)",
  'console.log(reason)',
  'globalThis.console?.error(reason)',
  'writeSync(2, reason)',
  "appendFileSync('/dev/stderr', reason)",
  "appendFileSync('/dev/fd/1', reason)",
  'pino.destination({ fd: 2 })',
  'output.write(reason as Printable)',
  'output.write(reason as unknown as Printable)',
]

it('each source that prints past the one function is found', () => {
  const sources = PRINTS_PAST.map((code, index) => [`doctor/new${index}.ts`, `export const a = 1\n${code}\n`])
  const found = check(Object.fromEntries(sources))
  for (const index of PRINTS_PAST.keys())
    expect(found).toContainEqual(expect.stringMatching(`^doctor/new${index}\\.ts:2: must not use "`))
  expect(found).toHaveLength(PRINTS_PAST.length)
})

it('comments, other names and the files that connect the outputs pass', () => {
  const sources = {
    'doctor/comments.ts': '// process.stdout\n/** console.log(x) */\nconst console = []\nconsole.map(printDocument)\n',
    'cli/main.ts': 'process.stdout.write(text)\n',
  }
  expect(check(sources)).toEqual([])
})

it('the sources have no other place', () => {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

it('an output accepts no text that was not made printable, by its type', () => {
  const written: string[] = []
  const output: Output = {
    write: (text) => written.push(text),
    complain: (text) => written.push(text),
    showProgress: (text) => written.push(text),
    hasColour: false,
  }
  const foreign: string = 'a'
  // @ts-expect-error
  output.write(foreign)
  // @ts-expect-error
  output.write(`head ${foreign}`)
  // @ts-expect-error
  output.complain(foreign)
  // @ts-expect-error
  output.showProgress?.(foreign)
  expect(written).toHaveLength(4)
})
