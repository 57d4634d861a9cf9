import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { chainPlace, databasePlace, keysPlace } from '../../src/config/dataFiles.ts'
import { regtest } from '../../src/network/networks/regtest.ts'
import { createSandbox } from '../../src/network/sandbox.ts'
import { openSql } from '../../src/store/engines.ts'
import { openStoreForReading } from '../../src/store/openStore.ts'
import { ask, startNode } from '../stress/faults/node.ts'
import { reexecute } from '../stress/faults/reexecute.ts'
import { startWriters } from '../stress/faults/writers.ts'
import { closedAfterTest } from '../store/engines.ts'
import { makeChain } from './_chains.ts'
import { makeFolder, runCli } from './_cli.ts'
import { ENGINES, type Kept, keptIn } from './_engines.ts'

const MAIN = join(import.meta.dirname, '../../dist/src/cli/main.js')
const chainIn = ({ keeping }: Kept) => chainPlace({ ...keeping, genesis: 'sandbox' }, 'regtest')

interface Entry {
  readonly name: string
  readonly head?: { readonly number: number; readonly hash: string; readonly stateRoot: string }
}
const manifestOf = (folder: string): { databases: Entry[] } =>
  JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'))

const newFolder = () => join(makeFolder(), 'monday')

/** A backup of a chain of some blocks and a key. */
async function makeBackup(): Promise<{ data: string; folder: string }> {
  const [data, folder] = [await makeChain(5), newFolder()]
  await runCli('keys', 'create', '--name', 'shop', '--data', data)
  const { code, out, complaints } = await runCli('backup', folder, '--data', data)
  expect([code, complaints]).toEqual([0, ''])
  expect(out).toMatch(/^regtest-sandbox: head 5 0x\w{64}, state root 0x\w{64}\nkeys: copied\n$/)
  return { data, folder }
}

/** Ends the command as `kill -9` does when it calls a function of `node:fs/promises` for the first time. */
function runKilled(at: string, ...args: string[]) {
  const program = `import fs from 'node:fs/promises'; import { syncBuiltinESMExports } from 'node:module';
    fs.${at} = () => process.kill(process.pid, 'SIGKILL'); syncBuiltinESMExports()`
  const url = `data:text/javascript,${encodeURIComponent(program)}`
  const { signal } = spawnSync(process.execPath, ['--import', url, MAIN, ...args])
  expect(signal).toBe('SIGKILL')
}

describe.each(ENGINES)('a backup of $name', (engine) => {
  it('taken while a node mines is one state of it, and is restored to either engine', async () => {
    const kept = await engine.create()
    const node = await startNode(kept.flags)
    await runCli('keys', 'create', '--name', 'shop', ...kept.flags)
    const writers = startWriters(node.url, 8)
    await writers.answered(20)
    const before = writers.promised.length
    const folder = newFolder()
    const { code, complaints } = await runCli('backup', folder, ...kept.flags)
    expect([code, complaints]).toEqual([0, ''])
    await writers.answered(before + 20)
    const later = writers.promised.length
    writers.stop()
    await writers.ended()
    expect([writers.refusals, later > before]).toEqual([[], true])

    const head = manifestOf(folder).databases.find(({ name }) => name === 'regtest-sandbox')?.head
    expect(head?.number).toBeGreaterThan(0)
    const { result } = await ask(node.url, 'eth_getBlockByNumber', `0x${head?.number.toString(16)}`, false)
    expect(result).toMatchObject({ hash: head?.hash, stateRoot: head?.stateRoot })

    for (const other of ENGINES) {
      const restored = await other.create()
      const told = await runCli('restore', folder, ...restored.flags)
      expect([told.code, told.complaints]).toEqual([0, ''])
      expect(told.out).toContain(`head ${head?.number} ${head?.hash}, state root ${head?.stateRoot}\n`)
      const store = closedAfterTest(await openStoreForReading(chainIn(restored)))
      expect(toHex((await store.blocks.getHead())?.hash ?? new Uint8Array())).toBe(head?.hash)
      expect(await reexecute(createSandbox(regtest), store, Math.max(1, (head?.number ?? 0) - 20))).toEqual([])
      expect((await runCli('keys', 'list', ...restored.flags)).out).toContain('shop')
      // It goes on: what the database counts by itself counts on behind what was restored.
      const next = await startNode(restored.flags)
      const more = startWriters(next.url, 2, { turns: 3 })
      await more.ended()
      expect(more.refusals).toEqual([])
      expect(await next.stop()).toBe(0)
    }
  })

  it('an older state of the tables is told to be one, and what to do', async () => {
    const kept = await engine.create()
    const sql = await openSql(keysPlace(kept.keeping))
    await sql.transaction((writer) => writer.run('CREATE TABLE schema_version (version bigint NOT NULL)'))
    await sql.close()
    const folder = newFolder()
    const { code, complaints } = await runCli('backup', folder, ...kept.flags)
    expect([code, complaints]).toEqual([1, expect.stringContaining('; scion migrate brings it to this one\n')])
    expect([existsSync(folder), existsSync(`${folder}.partial`)]).toEqual([false, false])
  })

  it('a restore into what is not empty is refused before anything is touched', async () => {
    const { folder } = await makeBackup()
    const kept = await engine.create()
    const sql = closedAfterTest(await openSql(databasePlace(kept.keeping, { kind: 'keys' }), { isShared: true }))
    await sql.transaction((writer) => writer.run('CREATE TABLE mine (id text)'))
    const { code, complaints } = await runCli('restore', folder, ...kept.flags)
    expect(code).toBe(1)
    expect(complaints).toMatch(
      /^data: .* is not empty \(it holds keys|^store: the schema scion_keys is there already; /,
    )
  })
})

it('a folder that is there is not written over, neither is one of another backup that runs', async () => {
  const { data, folder } = await makeBackup()
  expect(await runCli('backup', folder, '--data', data)).toMatchObject({
    code: 1,
    complaints: `backup: ${folder} is there already; it is not written over\n`,
  })
  const other = newFolder()
  await mkdir(`${other}.partial`)
  expect(await runCli('backup', other, '--data', data)).toMatchObject({
    code: 1,
    complaints: `backup: ${other}.partial is of a backup that runs or was broken off; wait for that, or delete it when no backup runs\n`,
  })
  expect((await runCli('backup', newFolder(), '--data', makeFolder())).complaints).toBe(
    'data: there is nothing to back up; choose your node with --data\n',
  )
})

it("a backup is its owner's alone, and has no file besides those that it names", async () => {
  const { folder } = await makeBackup()
  expect(readdirSync(folder).sort()).toEqual(['backup.json', 'keys.sqlite', 'regtest-sandbox.sqlite'])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
})

it('what a backup that was killed has left is refused: it looks whole only when it is', async () => {
  const { data } = await makeBackup()
  const folder = newFolder()
  runKilled('writeFile', 'backup', folder, '--data', data)
  const empty = makeFolder()
  expect(await runCli('restore', folder, '--data', empty)).toMatchObject({
    code: 1,
    complaints: `backup: there is no folder ${folder}\n`,
  })
  expect((await runCli('restore', `${folder}.partial`, '--data', empty)).complaints).toBe(
    `backup: there is no backup.json in ${folder}.partial: it is no backup, or one that was broken off while it was made; take another one\n`,
  )
  expect(readdirSync(empty)).toEqual([])
  rmSync(`${folder}.partial`, { recursive: true })
  runKilled('rename', 'backup', folder, '--data', data)
  expect((await runCli('restore', `${folder}.partial`, '--data', empty)).code).toBe(0)
})

describe('a backup that is not as it was made is refused, and nothing is touched', () => {
  const damages: [string, RegExp, (folder: string) => void][] = [
    [
      'cut off',
      /^backup: regtest-sandbox\.sqlite has \d+ bytes instead of \d+: it is cut off /,
      (folder) => {
        const path = join(folder, 'regtest-sandbox.sqlite')
        writeFileSync(path, readFileSync(path).subarray(0, -4096))
      },
    ],
    [
      'changed',
      /^backup: keys\.sqlite is damaged: its SHA-256 is another one; take another backup\n$/,
      (folder) => {
        const path = join(folder, 'keys.sqlite')
        const bytes = readFileSync(path)
        bytes[5000] = (bytes[5000] ?? 0) ^ 1
        writeFileSync(path, bytes)
      },
    ],
    [
      'without a file',
      /^backup: keys\.sqlite is missing; take another backup\n$/,
      (folder) => rmSync(join(folder, 'keys.sqlite')),
    ],
    [
      'with half a manifest',
      /^backup: backup\.json is damaged; take another backup\n$/,
      (folder) => {
        const path = join(folder, 'backup.json')
        writeFileSync(path, readFileSync(path).subarray(0, 200))
      },
    ],
    [
      'of a newer form',
      /^backup: it was made by a newer version of this program \(0\.1\.0\); use that\n$/,
      (folder) => edit(folder, (text) => text.replace('"format": 1', '"format": 2')),
    ],
    [
      'of newer tables',
      /^backup: keys\.sqlite is of a newer version of this program \(0\.1\.0\); restore it with that\n$/,
      (folder) => edit(folder, (text) => text.replace(/("name": "keys"[\s\S]*"schemaVersion": )\d+/, '$1999')),
    ],
    [
      'with a way out of its folder',
      /^backup: backup\.json is damaged; /,
      (folder) => edit(folder, (text) => text.replace('"file": "keys.sqlite"', '"file": "../keys.sqlite"')),
    ],
    [
      'of another head',
      /^backup: regtest-sandbox\.sqlite has head 5 0x.* instead of head 4 0x.*; take another backup\n$/,
      (folder) => edit(folder, (text) => text.replace('"number": 5', '"number": 4')),
    ],
  ]
  const edit = (folder: string, change: (text: string) => string) => {
    const path = join(folder, 'backup.json')
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }

  it.each(damages)('%s', async (_name, message, damage) => {
    const { folder } = await makeBackup()
    damage(folder)
    const empty = makeFolder()
    const { code, out, complaints } = await runCli('restore', folder, '--data', empty)
    expect([code, out, readdirSync(empty)]).toEqual([1, '', []])
    expect(complaints).toMatch(message)
  })

  it('with a state that is not what its root says, though the sums are right', async () => {
    const { data } = await makeBackup()
    const sql = await openSql(chainIn(keptIn(data)))
    const last = 'SELECT max(height) FROM state_changes WHERE value IS NOT NULL AND is_long IS NULL'
    await sql.writeAll([{ sql: `UPDATE state_changes SET value = x'01' WHERE height = (${last})`, values: [] }])
    await sql.close()
    const { code, complaints } = await runCli('backup', newFolder(), '--data', data)
    expect([code, complaints]).toEqual([
      1,
      expect.stringMatching(
        /^data: regtest-sandbox is damaged: the state after block 5 is not whole: the value of 0x\w+ is another one in the flat state than in its trie; keep the backup before this one\n$/,
      ),
    ])
  })
})

it('a restore that was killed is no chain: whoever comes is told so, and the next restore begins anew', async () => {
  const { folder, data: chains } = await makeBackup()
  const data = makeFolder()
  runKilled('rename', 'restore', folder, '--data', data)
  expect(readdirSync(data)).toEqual(['.restoring'])
  const refused = {
    code: 1,
    out: '',
    complaints: `data: a restore into ${data} goes on, or was broken off; delete what is there and run scion restore again\n`,
  }
  for (const command of [
    ['start'],
    ['dev'],
    ['migrate'],
    ['migrate', '--check'],
    ['backup', newFolder()],
    ['copy', '--to', `sqlite:${makeFolder()}`],
    ['copy', '--from', `sqlite:${chains}`],
    ['import', '-', '--network', 'regtest'],
    ['export', '-', '--network', 'regtest'],
    ['keys', 'create', '--name', 'shop'],
    ['keys', 'list'],
  ]) {
    expect(await runCli(...command, '--data', data), command.join(' ')).toEqual(refused)
  }
  expect(readdirSync(data)).toEqual(['.restoring'])
  expect((await runCli('restore', folder, '--data', data)).code).toBe(0)
  expect(readdirSync(data).sort()).toEqual(['keys.sqlite', 'regtest-sandbox.sqlite'])
})

it('restore --check reads the backup alone', async () => {
  const { folder } = await makeBackup()
  expect(await runCli('restore', folder, '--check')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^the backup of 20\S+Z by version 0\.1\.0 is whole\n$/),
  })
  const copy = newFolder()
  cpSync(folder, copy, { recursive: true })
  appendFileSync(join(copy, 'keys.sqlite'), 'x')
  expect((await runCli('restore', copy, '--check')).code).toBe(1)
})
