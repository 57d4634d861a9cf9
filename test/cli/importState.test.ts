import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { collectCleanup } from '../_helpers/cleanup.ts'
import { readRecorded } from '../_helpers/recorded.ts'
import { sampleOf, v1Sample } from '../snapshot/_stateFiles.ts'
import { CHAIN, makeChain } from './_chains.ts'
import { makeFolder, runCli, spawnCli } from './_cli.ts'
import { ENGINES, keptIn } from './_engines.ts'

const [BASE, HEAD] = [8, 12]

/** A chain of 12 blocks, the file of the state after block 8, and the blocks above. No test changes them. */
const files = { data: '', state: '', rest: '', hash: '', head: '' }
beforeAll(async () => {
  const { cleanup, run } = collectCleanup()
  files.data = await makeChain(HEAD, cleanup)
  const folder = makeFolder(cleanup)
  ;[files.state, files.rest] = [join(folder, 'state.bin'), join(folder, 'rest.blocks')]
  const { out } = await runCli('export', ...CHAIN, '--data', files.data, '--state', files.state, '--number', `${BASE}`)
  files.hash = /0x\w{64}/.exec(out)?.[0] ?? ''
  await runCli('export', ...CHAIN, '--data', files.data, files.rest, '--from', `${BASE + 1}`)
  files.head = readFileSync(files.rest, 'utf8').trim().split('\n').at(-1)?.split(',')[1] ?? ''
  return run
})

const importState = (data: string, ...flags: string[]) =>
  runCli('import', ...CHAIN, '--data', data, '--state', files.state, ...flags)

/** A data folder with the chain that begins with the state after block 8. */
async function makeCut(): Promise<string> {
  const data = makeFolder()
  expect(await importState(data, '--checkpoint', files.hash)).toMatchObject({ code: 0 })
  return data
}

const textOf = async (...flags: string[]) => {
  const file = join(makeFolder(), 'file')
  expect(await runCli('export', ...CHAIN, ...flags.map((flag) => (flag === 'FILE' ? file : flag)))).toMatchObject({
    code: 0,
    complaints: '',
  })
  return readFileSync(file)
}

it('a chain that begins with a state imports the blocks above to the same head, and is verified and exported', async () => {
  const data = makeFolder()
  const { code, out, complaints } = await importState(data, '--checkpoint', files.hash)
  expect([code, complaints]).toEqual([0, ''])
  expect(out).toMatch(
    new RegExp(
      `^state of block 8 ${files.hash} proved and imported in .* s \\(\\d+ nodes\\), with 8 blocks up to it\n$`,
    ),
  )
  expect(await textOf('--data', data, '--state', 'FILE')).toEqual(readFileSync(files.state))
  expect(await runCli('import', ...CHAIN, '--data', data, files.rest)).toMatchObject({
    code: 0,
    out: expect.stringMatching(new RegExp(`^4 blocks imported[^\n]*\nhead 12 0x${files.head}\n$`)),
  })
  expect(await runCli('verify', '--data', data)).toMatchObject({ code: 0, out: expect.stringContaining('sound') })
  expect(await textOf('--data', data, 'FILE')).toEqual(await textOf('--data', files.data, 'FILE'))
  const again = await importState(data, '--checkpoint', files.hash)
  expect(again.complaints).toBe('data: must not have this chain yet; choose another --data, or remove the chain\n')
})

it('a state in the text form needs the blocks up to it, and the blocks of the reference node above give its roots', async () => {
  const [folder, data] = [makeFolder(), makeFolder()]
  const lines = readRecorded('chainA/export-blocks.csv').trim().split('\n')
  const [state, blocks, rest] = ['state.txt', 'some.blocks', 'rest.blocks'].map((name) => join(folder, name))
  if (state === undefined || blocks === undefined || rest === undefined) return expect.fail('three names')
  writeFileSync(state, sampleOf('chainA', 50).file)
  writeFileSync(blocks, lines.slice(0, 51).join('\n')) // genesis too
  writeFileSync(rest, lines.slice(51).join('\n'))
  const command = ['import', ...CHAIN, '--genesis', 'real', '--data', data]
  const hash = `0x${lines[50]?.split(',')[1]}`
  expect(await runCli(...command, '--state', state, '--checkpoint', hash)).toMatchObject({
    complaints: expect.stringMatching(/^blocks: must be given, because the state file has none; .*--blocks FILE\n$/),
  })
  const trusted = [...command, '--state', state, '--blocks', blocks, '--checkpoint', hash]
  expect(await runCli(...trusted)).toMatchObject({ code: 0, complaints: '' })
  const { code, out } = await runCli(...command, rest)
  expect([code, out]).toEqual([0, expect.stringContaining(`head 101 0x${lines[101]?.split(',')[1]}`)])
})

it('blocks below the first one are missing: nothing is imported above, and an export begins at the lowest', async () => {
  const [folder, data] = [makeFolder(), makeFolder()]
  const lines = readRecorded('chainA/export-blocks.csv').trim().split('\n')
  const [state, blocks, rest] = [join(folder, 'state'), join(folder, 'blocks'), join(folder, 'rest')]
  writeFileSync(state, sampleOf('chainA', 50).file)
  writeFileSync(blocks, lines.slice(40, 51).join('\n'))
  writeFileSync(rest, lines.slice(51).join('\n'))
  const chain = [...CHAIN, '--genesis', 'real', '--data', data]
  const hash = `0x${lines[50]?.split(',')[1]}`
  const { out } = await runCli('import', ...chain, '--state', state, '--blocks', blocks, '--checkpoint', hash)
  expect(out).toMatch(/\nblocks 1 to 39, which execution reads, are missing: scion start --follow reads them\n$/)
  expect(await runCli('import', ...chain, rest)).toMatchObject({
    code: 1,
    complaints:
      'the chain must have blocks 1 to 39, which execution reads, got a chain that begins with the state of block 50; import blocks above it, and read missing ones with scion start --follow\n',
  })
  expect((await textOf('--genesis', 'real', '--data', data, 'FILE')).toString()).toBe(
    `${lines.slice(40, 51).join('\n')}\n`,
  )
  expect((await textOf('--genesis', 'real', '--data', data, '--state', 'FILE')).subarray(0, 8).toString()).toBe(
    'RSKBOOT\n',
  )
  for (const [flags, problem] of [
    [
      ['--from', '39', '-'],
      'from: must be at least 40, the lowest block of this chain, which begins with a state, got 39',
    ],
    [
      ['--state', '-', '--number', '49'],
      'number: must be at least 50, the block with whose state this chain begins, got 49',
    ],
  ] as const)
    expect(await runCli('export', ...chain, ...flags)).toMatchObject({
      code: 1,
      complaints: expect.stringContaining(problem),
    })
  expect(await runCli('verify', '--data', data)).toMatchObject({ code: 0, out: expect.stringContaining('sound') })
})

/** The blocks above the state are imported there, and all data are right. */
async function requireContinued(flags: readonly string[]): Promise<void> {
  const { code, out } = await runCli('import', ...CHAIN, ...flags, files.rest)
  expect([code, out]).toEqual([0, expect.stringContaining(`head 12 0x${files.head}`)])
  expect(await runCli('verify', ...flags)).toMatchObject({ code: 0, out: expect.stringContaining('sound') })
}

it.each(ENGINES)(
  'a chain that begins with a state is copied to $name, and imports the blocks above there',
  async (engine) => {
    const [from, to] = [keptIn(await makeCut()), await engine.create()]
    expect(await runCli('copy', '--from', from.location, '--to', to.location)).toMatchObject({ code: 0 })
    await requireContinued(to.flags)
  },
)

it('a chain that begins with a state is restored from a backup, and imports the blocks above there', async () => {
  const [from, to, backup] = [['--data', await makeCut()], ['--data', makeFolder()], join(makeFolder(), 'backup')]
  for (const args of [
    ['backup', backup, ...from],
    ['backup', backup, '--check'],
    ['restore', backup, ...to],
    ['migrate', ...to],
  ])
    expect(await runCli(...args), args[0]).toMatchObject({ code: 0, complaints: '' })
  await requireContinued(to)
})

it('a file of blocks that begins at block 1 is imported, its known blocks are skipped', async () => {
  const all = join(makeFolder(), 'all.blocks')
  await runCli('export', ...CHAIN, '--data', files.data, all)
  const data = await makeCut()
  expect(await runCli('import', ...CHAIN, '--data', data, all)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^4 blocks imported.*, 8 already known/),
  })
})

it('a state is imported from the standard input', async () => {
  const data = makeFolder()
  const { child, ended, output } = spawnCli([
    'import',
    ...CHAIN,
    '--data',
    data,
    '--state',
    '-',
    '--checkpoint',
    files.hash,
  ])
  child.stdin.end(readFileSync(files.state))
  expect([await ended, output()]).toEqual([0, expect.stringContaining(`state of block 8 ${files.hash} proved`)])
})

it.each<[name: string, flags: () => string[], problem: string]>([
  ['nothing to trust', () => [], 'checkpoint: must be given, because the file alone does not prove that block 8'],
  [
    'the hash of another block',
    () => ['--checkpoint', `0x${'0'.repeat(64)}`],
    "checkpoint: must be the hash of the state's block 8, which is 0x",
  ],
  ['a hash that is none', () => ['--checkpoint', '0x12'], 'checkpoint: must be a block hash of 32 bytes'],
  [
    'one node',
    () => ['--compare-with', 'http://127.0.0.1:1'],
    'compareWith: must be http or https URLs of at least 2 hosts',
  ],
  [
    'one node twice',
    () => ['--compare-with', 'http://127.0.0.1:1/a,http://127.0.0.1:1/b'],
    'compareWith: must be http or https URLs of at least 2 hosts',
  ],
  [
    'what is no URL',
    () => ['--compare-with', 'http://127.0.0.1:1,node'],
    'compareWith: must be http or https URLs of at least 2 hosts',
  ],
  ['blocks that it has', () => ['--blocks', files.rest], 'blocks: must be given for a state file without blocks only'],
  ['blocks that do not exist', () => ['--blocks', '/nowhere'], 'file: must be readable, got /nowhere (ENOENT)'],
  ['a file of blocks', () => [files.rest], 'file: must be given, or --state FILE instead of it; give one of both'],
])('a state with %s is refused, and nothing is kept', async (_, flags, problem) => {
  const data = makeFolder()
  const { code, complaints } = await importState(data, ...flags())
  expect([code, complaints]).toEqual([1, expect.stringContaining(problem)])
  await makeUsable(data)
})

/** The chain of the data folder is empty: a state is imported there. */
async function makeUsable(data: string): Promise<void> {
  expect(await importState(data, '--checkpoint', files.hash)).toMatchObject({ code: 0 })
}

it('a state of a public network is refused without the choice of sandbox or real chain', async () => {
  const command = ['import', '--network', 'mainnet', '--data', makeFolder(), '--state', files.state]
  const { code, complaints } = await runCli(...command)
  expect([code, complaints]).toEqual([
    1,
    expect.stringContaining('genesis: must be given with --state for mainnet; add'),
  ])
})

it('a published state of a network without publishers is refused', async () => {
  const command = ['import', ...CHAIN, '--data', makeFolder(), '--state', 'published']
  expect((await runCli(...command)).complaints).toContain(
    'state: must be a file or a URL, because no state of regtest is',
  )
})

it.each(['checkpoint', 'blocks', 'compare-with'])('a file of blocks with --%s is refused', async (flag) => {
  const { code, complaints } = await runCli('import', ...CHAIN, '--data', makeFolder(), files.rest, `--${flag}`, 'x')
  expect([code, complaints]).toEqual([1, expect.stringContaining('must be given with --state only')])
})

it.each<[name: string, file: () => Uint8Array, problem: string]>([
  ['of another network', () => v1Sample.file, 'state: must have blocks of regtest'],
  ['that is empty', () => new Uint8Array(), 'byte 0: the file ends within its first bytes'],
  ['with a changed bit', () => flip(readFileSync(files.state), -40), 'state: '],
  ['with a changed bit in a block', () => flip(readFileSync(files.state), 200), 'state: '],
  ['that is cut off', () => readFileSync(files.state).subarray(0, -1), 'the file ends within'],
])('a file %s is refused, and nothing is kept', async (_, file, problem) => {
  const [data, path] = [makeFolder(), join(makeFolder(), 'state')]
  writeFileSync(path, file())
  const flags = ['--state', path, '--checkpoint', files.hash]
  const { code, complaints } = await runCli('import', ...CHAIN, '--data', data, ...flags)
  expect([code, complaints]).toEqual([1, expect.stringContaining(problem)])
  await makeUsable(data)
})

function flip(file: Uint8Array, at: number): Uint8Array {
  const copy = Uint8Array.from(file)
  const index = at < 0 ? copy.length + at : at
  copy[index] = (copy[index] ?? 0) ^ 1
  return copy
}
