import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KEY_MIGRATIONS } from '../../src/apiKeys/migrations.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { chainPlace, databasePlace, keysPlace } from '../../src/config/dataFiles.ts'
import { openSql } from '../../src/storage/engines.ts'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { openStoreForReading } from '../../src/storage/openStore.ts'
import { reexecute } from '../_helpers/reexecute.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { mineInto } from './_chains.ts'
import { makeFolder, runCli } from './_cli.ts'
import { ENGINES, type Kept, keptIn } from './_engines.ts'

const chainIn = ({ keeping }: Kept) => chainPlace({ ...keeping, genesis: 'sandbox' }, 'regtest')
const newFolder = () => join(makeFolder(), 'monday')

/** A folder with a chain of five blocks and a key, and a backup of it; tests use copies. */
const template = { data: '', folder: '' }
beforeAll(async () => {
  template.data = mkdtempSync(join(tmpdir(), 'scion-backup-'))
  template.folder = join(template.data, 'backup')
  await mineInto(chainIn(keptIn(template.data)), 5)
  await runCli('keys', 'create', '--name', 'shop', '--data', template.data)
  await runCli('backup', template.folder, '--data', template.data)
})
afterAll(() => rmSync(template.data, { recursive: true, force: true }))

/** A copy of the template. */
function makeBackup(): { data: string; folder: string } {
  const [data, folder] = [makeFolder(), newFolder()]
  cpSync(template.data, data, { recursive: true, filter: (path) => path !== template.folder })
  cpSync(template.folder, folder, { recursive: true })
  return { data, folder }
}

describe.each(ENGINES)('a backup of $name', (engine) => {
  it('a backup is restored to the other engine with its head and its keys, and mining continues', async () => {
    const kept = await engine.create()
    await mineInto(chainIn(kept), 5)
    await runCli('keys', 'create', '--name', 'shop', ...kept.flags)
    const folder = newFolder()
    const { code, out, complaints } = await runCli('backup', folder, ...kept.flags)
    expect([code, complaints]).toEqual([0, ''])
    const [, head = ''] = /^regtest-sandbox: (head 5 0x\w{64}, state root 0x\w{64})\nkeys: copied\n$/.exec(out) ?? []
    expect(head).not.toBe('')
    const other = ENGINES.find(({ name }) => name !== engine.name) ?? engine
    const restored = await other.create()
    expect(await runCli('restore', folder, ...restored.flags)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${head}\n`),
      complaints: '',
    })
    expect((await runCli('keys', 'list', ...restored.flags)).out).toContain('shop')
    await mineInto(chainIn(restored), 1, 5) // numbers that the database assigns continue after the restored ones
    const store = closedAfterTest(await openStoreForReading(chainIn(restored)))
    expect((await store.blocks.getHead())?.number).toBe(6)
    expect(await reexecute(createSandbox(regtest), store, 1)).toEqual([])
  })

  it('a database of an older version is refused by scion backup with a hint', async () => {
    const kept = await engine.create()
    const sql = await openSql(keysPlace(kept.keeping))
    await migrate(sql, KEY_MIGRATIONS.slice(0, 1))
    await sql.close()
    const folder = newFolder()
    const { code, complaints } = await runCli('backup', folder, ...kept.flags)
    expect([code, complaints]).toEqual([
      1,
      expect.stringMatching(/; run (SCION_STORE=\S+ )?scion migrate( --data \S+)?\n$/),
    ])
    expect([existsSync(folder), existsSync(`${folder}.partial`)]).toEqual([false, false])
  })

  it('a restore into a database that is not empty is refused before any change', async () => {
    const { folder } = makeBackup()
    const kept = await engine.create()
    const sql = closedAfterTest(await openSql(databasePlace(kept.keeping, { kind: 'keys' }), { isShared: true }))
    await sql.transaction((writer) => writer.run('CREATE TABLE mine (id text)'))
    const { code, complaints } = await runCli('restore', folder, ...kept.flags)
    expect(code).toBe(1)
    expect(complaints).toMatch(
      /^data: must be an empty directory, got .* with keys|^store: must not contain the schema scion_keys; /,
    )
  })
})

it('scion backup refuses an existing folder and the folder of another running backup', async () => {
  const { data, folder } = makeBackup()
  expect(await runCli('backup', folder, '--data', data)).toMatchObject({
    code: 1,
    complaints: `backup: must be a new directory, got ${folder}; choose another name\n`,
  })
  const below = join(folder, 'backup.json', 'monday')
  expect((await runCli('backup', below, '--data', data)).complaints).toMatch(
    /^backup: must be writable, got monday \(E/,
  )
  const other = newFolder()
  await mkdir(`${other}.partial`)
  expect(await runCli('backup', other, '--data', data)).toMatchObject({
    code: 1,
    complaints: `backup: must not be in progress, got ${other}.partial of another backup; wait for that backup, or delete the directory if no backup runs\n`,
  })
  expect((await runCli('backup', newFolder(), '--data', makeFolder())).complaints).toBe(
    'data: must contain a database, got none; choose the directory of your node with --data\n',
  )
})

it('a backup has only its named files, which its owner alone can read', () => {
  const { folder } = template
  expect(readdirSync(folder).sort()).toEqual(['backup.json', 'keys.sqlite', 'regtest-sandbox.sqlite'])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
})

describe('damaged backups', () => {
  const damages: [string, RegExp, (folder: string) => void][] = [
    [
      'truncated',
      /^backup: regtest-sandbox\.sqlite must have \d+ bytes, got \d+; use another backup\n$/,
      (folder) => {
        const path = join(folder, 'regtest-sandbox.sqlite')
        writeFileSync(path, readFileSync(path).subarray(0, -4096))
      },
    ],
    [
      'changed',
      /^backup: keys\.sqlite must have the SHA-256 of the manifest, got another one; use another backup\n$/,
      (folder) => {
        const path = join(folder, 'keys.sqlite')
        const bytes = readFileSync(path)
        bytes[5000] = (bytes[5000] ?? 0) ^ 1
        writeFileSync(path, bytes)
      },
    ],
    [
      'without a file',
      /^backup: keys\.sqlite must exist; use another backup\n$/,
      (folder) => rmSync(join(folder, 'keys.sqlite')),
    ],
    [
      'without its manifest',
      /^backup: must contain backup\.json, got .*, which is no backup or an interrupted one; use another one\n$/,
      (folder) => rmSync(join(folder, 'backup.json')),
    ],
    [
      'with half a manifest',
      /^backup: must have a valid backup\.json, got a damaged one; use another backup\n$/,
      (folder) => {
        const path = join(folder, 'backup.json')
        writeFileSync(path, readFileSync(path).subarray(0, 200))
      },
    ],
    [
      'with a newer format',
      /^backup: must not be from a newer version of this program, got 0\.1\.0; use that version\n$/,
      (folder) => edit(folder, (text) => text.replace('"format": 1', '"format": 2')),
    ],
    [
      'with newer tables',
      /^backup: keys\.sqlite must not be from a newer version of this program, got 0\.1\.0; restore it with that version\n$/,
      (folder) => edit(folder, (text) => text.replace(/("name": "keys"[\s\S]*"schemaVersion": )\d+/, '$1999')),
    ],
    [
      'with a path outside of its folder',
      /^backup: must have a valid backup\.json, got a damaged one; /,
      (folder) => edit(folder, (text) => text.replace('"file": "keys.sqlite"', '"file": "../keys.sqlite"')),
    ],
    [
      'with another head',
      /^backup: regtest-sandbox\.sqlite must have head 4 0x.*, got head 5 0x.*; use another backup\n$/,
      (folder) => edit(folder, (text) => text.replace('"number": 5', '"number": 4')),
    ],
  ]
  const edit = (folder: string, change: (text: string) => string) => {
    const path = join(folder, 'backup.json')
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }

  it.each(damages)('a damaged backup is refused without any change: %s', async (_name, message, damage) => {
    const { folder } = makeBackup()
    damage(folder)
    const empty = makeFolder()
    const { code, out, complaints } = await runCli('restore', folder, '--data', empty)
    expect([code, out, readdirSync(empty)]).toEqual([1, '', []])
    expect(complaints).toMatch(message)
  })

  it('scion backup refuses a state that differs from its root', async () => {
    const { data } = makeBackup()
    const sql = await openSql(chainIn(keptIn(data)))
    const last = 'SELECT max(height) FROM state_changes WHERE value IS NOT NULL AND is_long IS NULL'
    await sql.writeAll([{ sql: `UPDATE state_changes SET value = x'01' WHERE height = (${last})`, values: [] }])
    await sql.close()
    const { code, complaints } = await runCli('backup', newFolder(), '--data', data)
    expect([code, complaints]).toEqual([
      1,
      expect.stringMatching(
        /^data: must be undamaged, got regtest-sandbox: the state after block 5 is damaged: the value of 0x\w+ differs between the flat state and the trie; keep the previous backup, and restore it\n$/,
      ),
    ])
  })
})

it('every command refuses a data folder with an unfinished restore, and the next restore starts again', async () => {
  const { folder, data: chains } = makeBackup()
  const data = makeFolder()
  await mkdir(join(data, '.restoring'))
  const refused = {
    code: 1,
    out: '',
    complaints: `data: must not have an unfinished restore, got one in ${data}; wait for it, or delete the content of the directory and run scion restore again\n`,
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

it('scion restore --check reads the backup only', async () => {
  const { folder } = makeBackup()
  expect(await runCli('restore', folder, '--check')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^the backup of 20\S+Z by version 0\.1\.0 is complete\n$/),
  })
  const copy = newFolder()
  cpSync(folder, copy, { recursive: true })
  appendFileSync(join(copy, 'keys.sqlite'), 'x')
  expect((await runCli('restore', copy, '--check')).code).toBe(1)
})
