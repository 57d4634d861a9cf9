import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readRecorded } from '../_helpers/recorded.ts'
import { makeFolder, runCli } from './_cli.ts'

const REAL = ['--network', 'regtest', '--genesis', 'real']

/** Writes the blocks of a chain without RSKIP-559 up to the first confirmations of peg-outs, which have another order with it. */
function writeExport(): string {
  const file = join(makeFolder(), 'export-blocks.csv')
  const lines = readRecorded('chainP559/export-blocks.csv').split('\n').slice(0, 150)
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

it('a chain made without a rule is imported and continued without it only', async () => {
  const file = writeExport()
  const data = makeFolder()
  const importInto = (folder: string, ...flags: string[]) => runCli('import', file, ...REAL, '--data', folder, ...flags)
  const imported = await importInto(data, '--without-rule', 'rskip559')
  expect([imported.code, imported.complaints]).toEqual([0, ''])
  expect(imported.out).toMatch(/^149 blocks imported/)
  const refused = await importInto(makeFolder())
  expect([refused.code, refused.complaints]).toEqual([
    1,
    expect.stringMatching(/ {2}block {5}120 0x\w{64}\n {2}rule {6}stateRoot/),
  ])
  expect((await importInto(data, '--without-rule', 'rskip559')).out).toMatch(/150 already known/)
  const otherwise = await importInto(data)
  expect(otherwise.code).toBe(1)
  expect(otherwise.complaints).toContain('its withoutRule is [rskip559], and that of these settings is []')
})

it('an unknown rule is refused', async () => {
  const { code, complaints } = await runCli(
    'import',
    'x',
    ...REAL,
    '--data',
    makeFolder(),
    '--without-rule',
    'rskip558',
  )
  expect(code).toBe(1)
  expect(complaints).toContain(
    'withoutRule: must be a list (a,b,c) with each item a known consensus rule, got "rskip558"; did you mean "rskip551"? Change --without-rule',
  )
})
