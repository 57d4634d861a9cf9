import { beforeAll, describe, expect, it } from 'vitest'
import { regtest } from '../../src/chainspec/regtest.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { chainPlace } from '../../src/config/dataFiles.ts'
import { contentsOf } from '../../src/storage/copy/copyDatabase.ts'
import { openSqlForReading } from '../../src/storage/engines.ts'
import { openStoreForReading } from '../../src/storage/openStore.ts'
import { collectCleanup } from '../_helpers/cleanup.ts'
import { reexecute } from '../_helpers/reexecute.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { makeChain, mineInto } from './_chains.ts'
import { makeFolder, runCli } from './_cli.ts'
import { ENGINES, type Kept, keptIn } from './_engines.ts'

const chainIn = ({ keeping }: Kept) => chainPlace({ ...keeping, genesis: 'sandbox' }, 'regtest')
const copy = (from: Kept, to: Kept, ...flags: string[]) =>
  runCli('copy', '--from', from.location, '--to', to.location, ...flags)

/** A chain of 6 blocks and a key, in SQLite. No test changes it. */
let source: Kept
beforeAll(async () => {
  const { cleanup, run } = collectCleanup()
  source = keptIn(await makeChain(6, cleanup))
  await runCli('keys', 'create', '--name', 'shop', ...source.flags)
  return run
})

async function readContents(kept: Kept) {
  const sql = await openSqlForReading(chainIn(kept))
  try {
    return await contentsOf(sql)
  } finally {
    await sql.close()
  }
}

describe.each(ENGINES)('a copy to $name', (engine) => {
  it('scion copy copies every row, and copies nothing again in a second run', async () => {
    const [there, back] = [await engine.create(), keptIn(makeFolder())]
    const { code, out, complaints } = await copy(source, there)
    expect([code, complaints]).toEqual([0, ''])
    expect(out).toMatch(/^regtest-sandbox: \d+ rows, head 6 0x\w{64}, state root 0x\w{64}\nkeys: 1 rows\ncopied from /)
    expect((await copy(source, there)).out).toMatch(/^regtest-sandbox: already copied, equal\nkeys: already copied/)
    expect((await copy(there, back)).code).toBe(0)
    expect(await readContents(back)).toEqual(await readContents(source))

    await mineInto(chainIn(there), 1, 6)
    const store = closedAfterTest(await openStoreForReading(chainIn(there)))
    expect((await store.blocks.getHead())?.number).toBe(7)
    expect(await reexecute(createSandbox(regtest), store, 1)).toEqual([])
    expect((await runCli('keys', 'list', ...there.flags)).out).toContain('shop')
    const again = await copy(source, there)
    expect([again.code, again.complaints]).toEqual([
      1,
      expect.stringMatching(
        /^to: must be empty, got another regtest-sandbox in .*; choose an empty place with --to\n$/,
      ),
    ])
  })
})

it('scion copy --without-keys copies no keys', async () => {
  const there = keptIn(makeFolder())
  expect((await copy(source, there, '--without-keys')).out).not.toContain('keys')
  expect((await runCli('keys', 'list', ...there.flags)).out).toMatch(/^no keys/)
})

it('scion copy names invalid places without their passwords', async () => {
  const fails = async (...args: string[]) => {
    const { code, out, complaints } = await runCli('copy', ...args)
    expect([code, out]).toEqual([1, ''])
    return complaints
  }
  expect(await fails('--from', source.location, '--to', 'mysql://ana:secret@db/x')).toBe(
    'to: must be sqlite, sqlite:DIRECTORY or postgres://USER:PASSWORD@HOST:PORT/DATABASE, got an invalid value; change --to\n',
  )
  expect(await fails('--from', source.location, '--to', 'memory')).toMatch(/^to: must be sqlite, sqlite:DIRECTORY or /)
  expect(await fails('--from', source.location, '--to', source.location)).toBe(
    'to: must not be the place of --from; change one of them\n',
  )
  expect(await fails('--from', `sqlite:${makeFolder()}`, '--to', source.location)).toMatch(
    /^from: must contain a database, got sqlite:/,
  )
})
