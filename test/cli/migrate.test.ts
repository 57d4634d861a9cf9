import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { KEY_MIGRATIONS } from '../../src/apiKeys/migrations.ts'
import { chainPlace, keysPlace } from '../../src/config/dataFiles.ts'
import { openSql, type StorePlace } from '../../src/storage/engines.ts'
import { CHAIN_MIGRATIONS } from '../../src/storage/migrations/chain.ts'
import { newestVersion } from '../../src/storage/migrations/migrate.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { type Cleanup, collectCleanup } from '../_helpers/cleanup.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { createOldChain, writeOldChain } from '../storage/migrations/version5.ts'
import { makeFolder, runCli } from './_cli.ts'
import { ENGINES, type Kept } from './_engines.ts'

const [CHAIN, KEYS] = [CHAIN_MIGRATIONS, KEY_MIGRATIONS].map(newestVersion)

const chainIn = ({ keeping }: Kept) => chainPlace({ ...keeping, genesis: 'sandbox' }, 'regtest')

/** Creates a place with a chain of version 5 and keys of the current version. */
async function makeOld(engine: (typeof ENGINES)[number], cleanup: Cleanup): Promise<Kept> {
  const kept = await engine.create(cleanup)
  const sql = await openSql(chainIn(kept))
  await writeOldChain(sql, createOldChain(true))
  await sql.close()
  await runCli('keys', 'create', '--name', 'shop', ...kept.flags)
  return kept
}

async function write(place: StorePlace, sql: string): Promise<void> {
  const opened = await openSql(place)
  await opened.writeAll([{ sql, values: [] }])
  await opened.close()
}

describe.each(ENGINES)('scion migrate on $name', (engine) => {
  // Shared by the tests, each of which restores what it changes. The last one migrates it.
  let kept: Kept
  beforeAll(async () => {
    const { cleanup, run } = collectCleanup()
    kept = await makeOld(engine, cleanup)
    return run
  })

  it('a command that only reads refuses an older database with a hint', async () => {
    const { code, complaints } = await runCli('export', '-', '--network', 'regtest', ...kept.flags)
    expect([code, complaints]).toEqual([
      1,
      expect.stringMatching(
        /^(data|store): must be migrated to this version, got older data in .*; run (SCION_STORE=\S+ )?scion migrate( --data \S+)?\n$/,
      ),
    ])
  })

  it('a database of a newer version is refused with a hint and left unchanged', async () => {
    await write(keysPlace(kept.keeping), 'INSERT INTO schema_version (version) VALUES (1000)')
    const tooNew =
      /^(data|store): must not be written by a newer version of this program, got .*; start that version(, or choose another directory with --data)?\n$/
    for (const args of [['migrate'], ['migrate', '--check'], ['keys', 'list']]) {
      const { code, out, complaints } = await runCli(...args, ...kept.flags)
      expect([code, out]).toEqual([1, ''])
      expect(complaints).toMatch(tooNew)
    }
    const chain = closedAfterTest(await openSql(chainIn(kept)))
    expect(await chain.first('SELECT max(version) AS version FROM schema_version')).toEqual({ version: 5 })
    await write(keysPlace(kept.keeping), 'DELETE FROM schema_version WHERE version = 1000')
  })

  it('scion migrate is refused before any change if another process has a chain open', async () => {
    const node = closedAfterTest(await openSql(chainIn(kept)))
    await write(keysPlace(kept.keeping), 'DELETE FROM schema_version')
    const { code, out, complaints } = await runCli('migrate', ...kept.flags)
    expect([code, out]).toEqual([1, ''])
    expect(complaints).toMatch(/^(data|store): must not be in use by another process, got .*; stop that process, /)
    expect(await node.first('SELECT max(version) AS version FROM schema_version')).toEqual({ version: 5 })
    await write(keysPlace(kept.keeping), `INSERT INTO schema_version (version) VALUES (${KEYS})`)
  })

  it('scion migrate migrates older databases once, and --check only lists them', async () => {
    const check = () => runCli('migrate', '--check', ...kept.flags)
    const older = {
      code: 1,
      out: `regtest-sandbox: version 5 -> ${CHAIN}\nkeys: version ${KEYS}\n`,
      complaints: expect.stringMatching(
        /^migrate: all databases must have this version, got 1 of 2 with an older one; run (SCION_STORE=\S+ )?scion migrate( --data \S+)?\n$/,
      ),
    }
    expect(await check()).toEqual(older)
    expect(await check()).toEqual(older)
    expect(await runCli('migrate', ...kept.flags)).toEqual({ ...older, code: 0, complaints: '' })
    const done = { code: 0, out: `regtest-sandbox: version ${CHAIN}\nkeys: version ${KEYS}\n`, complaints: '' }
    expect(await check()).toEqual(done)
    expect(await runCli('migrate', ...kept.flags)).toEqual(done)
    const store = closedAfterTest(await openStore(chainIn(kept)))
    expect((await store.blocks.getHead())?.number).toBe(
      Math.max(...createOldChain(true).blocks.map((one) => one.number)),
    )
  })
})

it('scion migrate refuses a missing folder, and accepts an empty one', async () => {
  const data = join(makeFolder(), 'mistyped')
  expect(await runCli('migrate', '--data', data)).toMatchObject({
    code: 1,
    complaints: `data: must be an existing directory, got ${data}; choose that of your node with --data\n`,
  })
  expect(existsSync(data)).toBe(false)
  expect(await runCli('migrate', '--check', '--data', makeFolder())).toEqual({
    code: 0,
    out: 'no databases yet; the first start creates them\n',
    complaints: '',
  })
})
