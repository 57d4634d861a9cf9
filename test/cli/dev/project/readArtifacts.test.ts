import { execFileSync } from 'node:child_process'
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyProject, FIXTURES, makeProject, readProject } from './_project.ts'

const ABI = [{ type: 'function', name: 'f', inputs: [], outputs: [], stateMutability: 'view' }]
const artifact = (abi: unknown = ABI) =>
  JSON.stringify({ abi, bytecode: { object: '0x' }, deployedBytecode: { object: '0x' } })

describe('output of compilers', () => {
  it('contracts of Foundry are read from the folder that foundry.toml names', async () => {
    const { names, problems, contracts } = await readProject(join(FIXTURES, 'foundry'), {}, true)
    expect([names, problems]).toEqual([['Counter', 'Sums', 'Vault'], []])
    const counter = contracts.find(({ name }) => name === 'Counter')
    expect(counter?.items.map(({ kind, name, id }) => `${kind} ${name} ${id}`)).toContain('function set 0x60fe47b1')
    expect([...(counter?.maps?.sources.values() ?? [])].map(({ path }) => path)).toEqual(['src/Counter.sol'])
  })

  it.each(['hardhat2', 'hardhat3'] as const)(
    'contracts of %s are read once, with source maps if they are needed',
    async (name) => {
      const { names, problems, contracts } = await readProject(join(FIXTURES, name), {}, true)
      expect([names, problems]).toEqual([['Counter'], []])
      expect(contracts[0]?.maps?.sources.size).toBe(1)
      const { contracts: bare } = await readProject(join(FIXTURES, name))
      expect(bare.map(({ maps }) => maps)).toEqual([undefined])
    },
  )

  it.each(['hardhat2', 'hardhat3'] as const)('contracts of %s are read without build-info files', async (name) => {
    const folder = await copyProject(name)
    await rm(join(folder, 'artifacts/build-info'), { recursive: true })
    const { names, contracts } = await readProject(folder)
    expect(names).toEqual(['Counter'])
    expect(contracts[0]?.runtime).toEqual((await readProject(join(FIXTURES, name))).contracts[0]?.runtime)
  })

  it('a project that is not compiled has no contracts and no problems', async () => {
    expect(await readProject(await makeProject({}))).toMatchObject({ names: [], problems: [] })
  })
})

describe('hostile files', () => {
  it('files that are no artefacts are reported or skipped, and the others are read', async () => {
    const folder = await makeProject({
      'out/A.sol/A.json': artifact(),
      'out/B.sol/B.json': '{"abi":',
      'out/C.sol/C.json': 'null',
      'out/D.sol/D.json': '[1,2]',
      'out/E.sol/E.json': artifact('abi'),
      'out/F.sol/\u001b[2J.json': artifact(),
      'out/G.sol/G.json': artifact([
        null,
        7,
        { type: 'function' },
        { type: 'function', name: 'f', inputs: [{ type: 7 }] },
      ]),
      'out/H.sol/H.json': artifact([{ type: 'event', name: '\u001b[2J', inputs: [] }]),
      'out/I.sol/I.json': JSON.stringify({ abi: ABI, bytecode: { object: '0xzz' }, deployedBytecode: { object: 7 } }),
      'out/J.sol/__proto__.json': artifact(),
      'out/notes.txt': 'x',
    })
    const { names, problems, contracts } = await readProject(folder)
    expect(names).toEqual(['A', 'G', 'H', 'I', '__proto__'])
    expect(problems).toEqual([`${join(folder, 'out/B.sol/B.json')} cannot be read (SyntaxError)`])
    for (const contract of contracts) expect(contract).toMatchObject({ runtime: undefined, init: undefined })
    expect(contracts.flatMap(({ items }) => items).map(({ name }) => name)).toEqual(['f', 'f', 'f'])
  })

  it('deeply nested types and JSON do not end the reading', async () => {
    let type: object = { name: 'x', type: 'uint8' }
    for (let level = 0; level < 2_000; level++) type = { name: 'x', type: 'tuple', components: [type] }
    const folder = await makeProject({
      'out/A.sol/A.json': artifact([{ type: 'function', name: 'f', inputs: [type] }]),
      'out/B.sol/B.json': artifact([
        { type: 'function', name: 'f', inputs: [{ name: 'x', type: `uint8${'[]'.repeat(50_000)}` }] },
      ]),
      'out/C.sol/C.json': `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      'out/D.sol/D.json': artifact(),
    })
    const { names, contracts } = await readProject(folder)
    expect(names).toEqual(['A', 'B', 'D'])
    expect(contracts.map(({ items }) => items.length)).toEqual([0, 0, 1])
  })

  it('code of any length and form is read or left out', async () => {
    const codeOf = (object: string) => JSON.stringify({ abi: ABI, bytecode: { object }, deployedBytecode: { object } })
    const folder = await makeProject({
      'out/A.sol/A.json': codeOf(`0x${'5b'.repeat(2 ** 20 - 1)}`),
      'out/B.sol/B.json': codeOf(`0x${'7f'.repeat(2 ** 20)}`),
      'out/C.sol/C.json': codeOf(`0x73${'_'.repeat(40)}${'__$'.repeat(1_000)}`),
      'out/D.sol/D.json': codeOf('0xf'),
      'out/E.sol/E.json': codeOf(`0x${'ff'.repeat(40)}`),
    })
    const { names, problems, contracts } = await readProject(folder)
    expect([names, problems]).toEqual([['A', 'B', 'C', 'D', 'E'], []])
    expect(contracts.map(({ runtime }) => runtime?.fullLength)).toEqual([
      2 ** 20 - 1,
      undefined,
      undefined,
      undefined,
      40,
    ])
  })

  it('links are not followed: of files, of folders, and of the output folder itself', async () => {
    const elsewhere = await makeProject({ 'out/Secret.sol/Secret.json': artifact() })
    const folder = await makeProject({ 'out/A.sol/A.json': artifact() })
    await symlink(join(elsewhere, 'out/Secret.sol/Secret.json'), join(folder, 'out/A.sol/Secret.json'))
    await symlink(join(elsewhere, 'out/Secret.sol'), join(folder, 'out/Secret.sol'))
    expect((await readProject(folder)).names).toEqual(['A'])
    await rename(join(folder, 'out'), join(folder, 'own'))
    await symlink(join(elsewhere, 'out'), join(folder, 'out'))
    expect((await readProject(folder)).names).toEqual([])
  })

  it.skipIf(process.platform === 'win32')('a FIFO among the artefacts is skipped', async () => {
    const folder = await makeProject({ 'out/A.sol/A.json': artifact() })
    execFileSync('mkfifo', [join(folder, 'out/A.sol/B.json')])
    expect((await readProject(folder)).names).toEqual(['A'])
  })

  it('each bound ends the reading with a problem that names it', async () => {
    const files = Object.fromEntries(['A', 'B', 'C'].map((name) => [`out/${name}.sol/${name}.json`, artifact()]))
    const folder = await makeProject(files)
    const read = async (limits: object) => {
      const { names, problems } = await readProject(folder, limits)
      return [names, problems]
    }
    expect(await read({ files: 2 })).toEqual([['A', 'B'], ['more than 2 files']])
    expect(await read({ totalBytes: 1 })).toEqual([['A'], ['more than 1 bytes']])
    expect(await read({ contracts: 2 })).toEqual([['A', 'B'], ['more than 2 contracts']])
    expect(await read({ entries: 4 })).toEqual([['A', 'B'], ['more than 4 files and folders']])
    await writeFile(join(folder, 'out/B.sol/B.json'), ' '.repeat(1_000))
    expect(await read({ fileBytes: 999 })).toEqual([
      ['A', 'C'],
      [`${join(folder, 'out/B.sol/B.json')} is larger than 999 bytes`],
    ])
  })

  it('source maps beyond the bound are left out, and the names stay', async () => {
    const { names, contracts } = await readProject(join(FIXTURES, 'foundry'), { mapCharacters: 10 }, true)
    expect(names).toEqual(['Counter', 'Sums', 'Vault'])
    expect(contracts.map(({ maps }) => maps)).toEqual([undefined, undefined, undefined])
  })

  it('files are listed up to the bound, however many there are', async () => {
    const folder = await makeProject({})
    for (let part = 0; part < 10; part++) {
      await mkdir(join(folder, `out/${part}`), { recursive: true })
      await Promise.all(
        Array.from({ length: 100 }, (_, index) => writeFile(join(folder, `out/${part}/${index}.txt`), '')),
      )
    }
    expect((await readProject(folder, { entries: 500 })).problems).toEqual(['more than 500 files and folders'])
    expect((await readProject(folder, { entries: 1_010 })).problems).toEqual([])
  })
})
