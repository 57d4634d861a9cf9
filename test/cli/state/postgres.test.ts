import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { chainPlace } from '../../../src/config/dataFiles.ts'
import { parseStoreLocation } from '../../../src/storage/engines.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { openPostgresConnection } from '../../../src/storage/postgres/connection.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { collectCleanup } from '../../_helpers/cleanup.ts'
import { createDatabase, findPostgres, requireAddress } from '../../_helpers/postgres.ts'
import { startService } from '../../_helpers/service.ts'
import { askAt } from '../../_helpers/wire.ts'
import { CHAIN, makeChain } from '../_chains.ts'
import { makeFolder, runCli, spawnCli } from '../_cli.ts'

const server = await findPostgres()

/** The files of the states after blocks 4 and 5 of a chain of 8 blocks, the blocks above 5, and hashes. No test changes them. */
const files = { older: '', state: '', rest: '', hash: '', head: '' }
beforeAll(async () => {
  const { cleanup, run } = collectCleanup()
  const [data, folder] = [await makeChain(8, cleanup), makeFolder(cleanup)]
  ;[files.older, files.state, files.rest] = [join(folder, 'older'), join(folder, 'state'), join(folder, 'rest')]
  const exported = ['export', ...CHAIN, '--data', data]
  await runCli(...exported, '--state', files.older, '--number', '4')
  files.hash = /0x\w{64}/.exec((await runCli(...exported, '--state', files.state, '--number', '5')).out)?.[0] ?? ''
  await runCli(...exported, files.rest, '--from', '6')
  files.head = readFileSync(files.rest, 'utf8').trim().split('\n').at(-1)?.split(',')[1] ?? ''
  return run
})

/** Returns the flags of a new database, and of an empty folder. */
async function newStore(): Promise<readonly [flag: string, url: string, ...data: string[]]> {
  return ['--store', await createDatabase(server ?? expect.fail('PostgreSQL runs')), '--data', makeFolder()]
}

const importState = (store: readonly string[]) =>
  ['import', ...CHAIN, ...store, '--state', files.state, '--checkpoint', files.hash] as const

it.skipIf(server === undefined)(
  'two processes serve a chain on PostgreSQL that begins with a state',
  async () => {
    const store = await newStore()
    expect(await runCli(...importState(store))).toMatchObject({ code: 0 })
    const flags = ['--open', '--networks', 'regtest', '--store', store[1], '--standby']
    const start = async () => {
      const service = await startService(flags, makeFolder())
      onTestFinished(async () => void (await service.stop()))
      return { service, ...askAt(service.url('regtest')) }
    }
    const nodes = [await start(), await start()] as const
    const account = toHex(requireAccount(9).address)
    for (const { ask } of nodes) {
      expect(await ask('eth_blockNumber')).toMatchObject({ result: '0x5' })
      expect(await ask('eth_getBalance', account, '0x4')).toMatchObject({ error: { data: { base: '0x5' } } })
    }
    const sent = toHex(signFrom(0, { nonce: 5n, to: requireAccount(7).address, value: 9n }))
    await nodes[1].askResult('eth_sendRawTransaction', sent)
    for (const { askResult } of nodes) expect(await askResult('eth_blockNumber')).toBe('0x6')
    for (const { service } of nodes) await service.stop()
    // the imported branch is longer than the block that was mined here
    const { out } = await runCli('import', ...CHAIN, ...store, files.rest)
    expect(out).toMatch(new RegExp(`^3 blocks imported.* 1 reorganisations\nhead 8 0x${files.head}\n$`))
    expect(await runCli('verify', ...store)).toMatchObject({ code: 0, out: expect.stringContaining('sound') })
  },
  60_000,
)

it.skipIf(server === undefined)(
  'an import of a state that was killed is not served, and completed by the same command',
  async () => {
    const store = await newStore()
    const place = chainPlace(
      {
        store: parseStoreLocation(store[1]) ?? expect.fail('a place'),
        data: '',
        genesis: 'sandbox',
        sqliteDriver: 'node',
      },
      'regtest',
    )
    if (place.kind !== 'postgres') return expect.fail('the place is one of PostgreSQL')
    await (await openStore(place)).close()
    const options = { prepare: `SET search_path TO ${place.schema}`, answerTimeoutMs: 30_000 }
    const [holder, reader] = await Promise.all(
      [1, 2].map(() => openPostgresConnection(requireAddress(store[1]), options)),
    )
    if (holder === undefined || reader === undefined) return expect.fail('there are two connections')
    onTestFinished(() => reader.close())
    await holder.exec('BEGIN; LOCK TABLE state_changes IN EXCLUSIVE MODE')
    const { child, ended } = spawnCli(importState(store))
    while ((await reader.all('SELECT 1 AS one FROM trie_nodes LIMIT 1', [])).length === 0);
    child.kill('SIGKILL') // it waits for the lock before it writes values
    await ended
    await holder.close()

    const node = spawnCli([
      'start',
      '--networks',
      'regtest',
      '--store',
      store[1],
      '--data',
      makeFolder(),
      '--port',
      '0',
    ])
    expect(await node.ended).toBe(1)
    expect(node.output()).toContain(
      'the import of the state of block 5 was interrupted; run the same scion import --state again',
    )
    expect(await runCli('verify', ...store)).toMatchObject({
      code: 1,
      out: expect.stringContaining('the import of the state of block 5 was interrupted'),
    })
    const older = ['import', ...CHAIN, ...store, '--state', files.older, '--checkpoint']
    const hash = /--checkpoint (0x\w{64})/.exec((await runCli(...older.slice(0, -1))).complaints)?.[1] ?? ''
    expect(await runCli(...older, hash)).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(
        /^data: has an import of the state of block 5 with root 0x\w{64}; import that file/,
      ),
    })
    expect(await runCli(...importState(store))).toMatchObject({ code: 0 })
    expect((await runCli('import', ...CHAIN, ...store, files.rest)).out).toContain(`head 8 0x${files.head}`)
    expect(await runCli('verify', ...store)).toMatchObject({ code: 0, out: expect.stringContaining('sound') })
  },
  60_000,
)
