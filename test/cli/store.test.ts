import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openKeyStore } from '../../src/apiKeys/keyStore.ts'
import { systemClock } from '../../src/base/clock.ts'
import { createDatabase, findPostgres, requireAddress } from '../_helpers/postgres.ts'
import { makeFolder, makeNodeFolder, runCli, spawnCli } from './_cli.ts'

it('scion config shows the store without its password', async () => {
  const ran = await runCli('config', '--store', 'postgres://ana:geheim@db.example/scion')
  expect(ran.out).toContain('\nstore: postgres://ana:***@db.example:5432/scion  # --store\n')
  expect(ran.out).not.toContain('geheim')
})

it('an invalid store is refused without repeating it', async () => {
  const ran = await runCli('config', '--store', 'postgres://ana:geheim@db.example')
  expect([ran.code, ran.out]).toEqual([1, ''])
  expect(ran.complaints).toBe(
    'store: must be memory, sqlite, sqlite:DIRECTORY or postgres://USER:PASSWORD@HOST:PORT/DATABASE, got an invalid value; change --store\n',
  )
})

it('keys with store sqlite:DIRECTORY are stored in that directory', async () => {
  const folder = await makeNodeFolder()
  const ran = await runCli('keys', 'create', '--name', 'x', '--data', makeFolder(), '--store', `sqlite:${folder}`)
  expect(ran.code).toBe(0)
  expect(await readdir(folder)).toContain('keys.sqlite')
})

const hasSqlite3 = existsSync(join(import.meta.dirname, '../../node_modules/sqlite3'))

it.skipIf(hasSqlite3).each([['keys', 'list'], ['start'], ['dev'], ['export', '-', '--network', 'regtest']])(
  'a missing SQLite driver is refused by %s in one line with a hint',
  async (...command) => {
    const data = await makeNodeFolder()
    const ran = spawnCli([...command, '--data', data, '--sqlite-driver', 'sqlite3'])
    expect(await ran.ended).toBe(1)
    expect(ran.output()).toBe(
      'sqliteDriver: must be a driver that can be loaded: the package sqlite3 cannot be loaded; run npm install --no-save --save-optional sqlite3@6.0.1\n',
    )
    expect((await readdir(data)).filter((name) => name.endsWith('.sqlite'))).toEqual(['keys.sqlite'])
  },
)

it('sqliteDriver is refused with a store on PostgreSQL', async () => {
  const ran = await runCli('config', '--store', 'postgres://ana@db.example/scion', '--sqlite-driver', 'sqlite3')
  expect([ran.code, ran.complaints]).toEqual([
    1,
    'sqliteDriver: must be node with PostgreSQL in store, got sqlite3; remove it\n',
  ])
})

const url = await findPostgres()

describe.runIf(url !== undefined)('scion start on PostgreSQL', () => {
  const send = async (base: string, method: string, ...params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = await fetch(base, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return answer.json()
  }

  it('a node on PostgreSQL refuses a second process, prints no password, and writes no file except the local key', async () => {
    const store = await createDatabase(url ?? '')
    const { password } = requireAddress(store)
    const data = makeFolder()
    const spawnNode = () =>
      spawnCli(
        [
          'start',
          '--data',
          data,
          '--port',
          '0',
          '--open',
          '--networks',
          'regtest',
          '--log-level',
          'trace',
          '--call-timeout-ms',
          '0',
        ],
        {
          SCION_STORE: store,
        },
      )
    const node = spawnNode()
    const [, base = ''] = await node.says(/open +(http:\/\/127\.0\.0\.1:\d+\/)[\s\S]*Ctrl-C/)
    expect(await send(base, 'eth_blockNumber')).toMatchObject({ result: '0x0' })
    const nobody = { to: `0x${'00'.repeat(19)}ff` }
    expect(await send(base, 'eth_call', nobody, 'latest')).toMatchObject({ result: '0x' }) // in a worker

    const second = spawnNode()
    expect(await second.ended).toBe(1)
    const shown = store.replace(password, '***')
    const printed = second.output().split('\n')
    expect(printed.filter((line) => !line.startsWith('{')).join('\n')).toBe(
      `store: must not be in use by another process, got ${shown}; stop that process, or choose another database with --store\n`,
    )

    const created = await runCli('keys', 'create', '--name', 'x', '--data', data, '--store', store)
    const [, key = ''] = /key {2}(\S+)/.exec(created.out) ?? []
    const place = { kind: 'postgres', address: requireAddress(store), schema: 'scion_keys' } as const
    const keys = await openKeyStore(place, systemClock)
    expect(await keys.find(key)).toMatchObject({ name: 'x' })
    await keys.close()

    node.child.kill('SIGTERM')
    expect(await node.ended).toBe(0)
    expect(await readdir(data)).toEqual(['local-key'])
    for (const text of [node.output(), second.output(), created.out, created.complaints])
      expect(text).not.toContain(password)
  })
})
