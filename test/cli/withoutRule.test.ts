import { expect, it } from 'vitest'
import { describeVectorFolder, vectorPath } from '../_helpers/vectors.ts'
import { makeFolder, runCli } from './_cli.ts'

const REAL = ['--network', 'regtest', '--genesis', 'real']

describeVectorFolder('recorded/chainP559', () => {
  const file = vectorPath('recorded/chainP559/export-blocks.csv')
  const importInto = (data: string, ...flags: string[]) => runCli('import', file, ...REAL, '--data', data, ...flags)

  it('a chain that was made without a rule is imported without it, and refused with it', {
    timeout: 60_000,
  }, async () => {
    const data = makeFolder()
    const imported = await importInto(data, '--without-rule', 'rskip559')
    expect([imported.code, imported.complaints]).toEqual([0, ''])
    expect(imported.out).toMatch(/^1167 blocks imported/)
    const refused = await importInto(makeFolder())
    expect([refused.code, refused.complaints]).toEqual([
      1,
      expect.stringMatching(/ {2}block {5}120 0x\w{64}\n {2}rule {6}stateRoot/),
    ])
    expect((await importInto(data, '--without-rule', 'rskip559')).out).toMatch(/1168 known before/)
    // The chain goes on by the rules that it began with.
    const otherwise = await importInto(data)
    expect(otherwise.code).toBe(1)
    expect(otherwise.complaints).toContain('made without rskip559, not without no rule')
  })
})

it('a rule that nobody knows is refused', async () => {
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
    'withoutRule: expected a list (a,b,c) of which each is a known consensus rule, got "rskip558"',
  )
})
