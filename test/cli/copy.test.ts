import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { chainPlace } from '../../src/config/dataFiles.ts'
import { regtest } from '../../src/network/networks/regtest.ts'
import { createSandbox } from '../../src/network/sandbox.ts'
import { contentsOf } from '../../src/store/copy/copyDatabase.ts'
import { openSql, openSqlForReading } from '../../src/store/engines.ts'
import { openStoreForReading } from '../../src/store/openStore.ts'
import { signFrom } from '../_helpers/chain.ts'
import { ask, askText, startNode } from '../stress/faults/node.ts'
import { reexecute } from '../stress/faults/reexecute.ts'
import { startWriters } from '../stress/faults/writers.ts'
import { closedAfterTest } from '../store/engines.ts'
import { makeChain } from './_chains.ts'
import { makeFolder, runCli } from './_cli.ts'
import { ENGINES, type Kept, keptIn } from './_engines.ts'

const MAIN = join(import.meta.dirname, '../../dist/src/cli/main.js')
const chainIn = ({ keeping }: Kept) => chainPlace({ ...keeping, genesis: 'sandbox' }, 'regtest')
const copy = (from: Kept, to: Kept, ...flags: string[]) =>
  runCli('copy', '--from', from.location, '--to', to.location, ...flags)

/** A chain of some blocks and a key, in SQLite. */
async function makeSource(): Promise<Kept> {
  const kept = keptIn(await makeChain(6))
  await runCli('keys', 'create', '--name', 'shop', ...kept.flags)
  return kept
}

async function readContents(kept: Kept) {
  const sql = await openSqlForReading(chainIn(kept))
  try {
    return await contentsOf(sql)
  } finally {
    await sql.close()
  }
}

describe.each(ENGINES)('a copy to $name', (engine) => {
  it('and back has every row; a node goes on with it; a second run finds the same', async () => {
    const [source, there, back] = [await makeSource(), await engine.create(), keptIn(makeFolder())]
    const { code, out, complaints } = await copy(source, there)
    expect([code, complaints]).toEqual([0, ''])
    expect(out).toMatch(/^regtest-sandbox: \d+ rows, head 6 0x\w{64}, state root 0x\w{64}\nkeys: 1 rows\ncopied from /)
    expect((await copy(source, there)).out).toMatch(
      /^regtest-sandbox: is there already, the same\nkeys: is there already/,
    )
    expect((await copy(there, back)).code).toBe(0)
    expect(await readContents(back)).toEqual(await readContents(source))

    const node = await startNode(there.flags)
    // An account that is new is a new key of the state: it gets a number that no row has.
    const transfer = signFrom(0, { nonce: 6n, to: new Uint8Array(20).fill(0xee), value: 1n })
    expect(await ask(node.url, 'eth_sendRawTransaction', toHex(transfer))).toHaveProperty('result')
    expect(await askText(node.url, 'eth_blockNumber')).toBe('0x7')
    expect(await node.stop()).toBe(0)
    const store = closedAfterTest(await openStoreForReading(chainIn(there)))
    expect(await reexecute(createSandbox(regtest), store, 1)).toEqual([])
    expect((await runCli('keys', 'list', ...there.flags)).out).toContain('shop')
    const again = await copy(source, there)
    expect([again.code, again.complaints]).toEqual([
      1,
      expect.stringMatching(/^to: there is another regtest-sandbox in .*; copy to where nothing is\n$/),
    ])
  })

  it('beside a node that mines is one state of it', async () => {
    const [source, there] = [await engine.create(), keptIn(makeFolder())]
    const node = await startNode(source.flags)
    const writers = startWriters(node.url, 8)
    await writers.answered(20)
    const { code, complaints } = await copy(source, there)
    expect([code, complaints]).toEqual([0, ''])
    writers.stop()
    await writers.ended()
    expect(writers.refusals).toEqual([])
    const store = closedAfterTest(await openStoreForReading(chainIn(there)))
    expect(await reexecute(createSandbox(regtest), store, 1)).toEqual([])
  })

  it('that is killed before its end has kept nothing, and is made anew', async () => {
    const [source, there] = [await makeSource(), await engine.create()]
    const more = await openSql(chainIn(source))
    const rows = Array.from({ length: 3_000 }, (_, index) => [`name ${index}`, 'x'.repeat(1_000)])
    await more.writeAll([{ sql: 'INSERT INTO meta (name, value) VALUES ?', values: [rows] }])
    await more.close()
    // Each row is hashed when it is read; of so many the first megabytes have been written.
    const program = `import { Hash } from 'node:crypto'
      let rows = 0
      Hash.prototype.digest = new Proxy(Hash.prototype.digest, {
        apply(digest, hash, args) { if (++rows === 2_900) process.kill(process.pid, 'SIGKILL'); return digest.apply(hash, args) } })`
    const url = `data:text/javascript,${encodeURIComponent(program)}`
    const args = ['copy', '--from', source.location, '--to', there.location]
    expect(spawnSync(process.execPath, ['--import', url, MAIN, ...args]).signal).toBe('SIGKILL')
    const sql = await openSql(chainIn(there))
    const kept = (await contentsOf(sql)).filter(({ rows }) => rows > 0)
    await sql.close()
    expect(kept).toEqual([])
    expect((await copy(source, there)).code).toBe(0)
    expect(await readContents(there)).toEqual(await readContents(source))
  })
})

it('keys stay where they are when that is asked for', async () => {
  const [source, there] = [await makeSource(), keptIn(makeFolder())]
  expect((await copy(source, there, '--without-keys')).out).not.toContain('keys')
  expect((await runCli('keys', 'list', ...there.flags)).out).toMatch(/^no keys/)
})

it('places that make no sense are named, without what may be a password', async () => {
  const source = await makeSource()
  const fails = async (...args: string[]) => {
    const { code, out, complaints } = await runCli('copy', ...args)
    expect([code, out]).toEqual([1, ''])
    return complaints
  }
  expect(await fails('--from', source.location, '--to', 'mysql://ana:secret@db/x')).toBe(
    'to: expected sqlite, sqlite:DIRECTORY or postgres://USER:PASSWORD@HOST:PORT/DATABASE, got something else\n',
  )
  expect(await fails('--from', source.location, '--to', source.location)).toBe(
    'to: expected another place than --from\n',
  )
  expect(await fails('--from', `sqlite:${makeFolder()}`, '--to', source.location)).toMatch(
    /^from: there is nothing to copy in sqlite:/,
  )
})
