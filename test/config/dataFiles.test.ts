import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { chainPlace, keysPlace, walletPlace } from '../../src/config/dataFiles.ts'
import { requireAddress } from '../_helpers/postgres.ts'

// Existing data is stored under these names, so they must not change.

it('each chain and the keys have a SQLite file, in the data folder or the configured directory', () => {
  const here = { store: { kind: 'sqlite' }, sqliteDriver: 'node', data: 'data' } as const
  const there = { ...here, store: { kind: 'sqlite', directory: '/kept' } } as const
  const place = { kind: 'sqlite', driver: 'node' }
  expect(chainPlace({ ...here, genesis: 'sandbox' }, 'testnet')).toEqual({
    ...place,
    path: resolve('data', 'testnet-sandbox.sqlite'),
  })
  expect(chainPlace({ ...there, genesis: 'real' }, 'mainnet')).toEqual({ ...place, path: '/kept/mainnet-real.sqlite' })
  expect(keysPlace(here)).toEqual({ ...place, path: resolve('data', 'keys.sqlite') })
  expect(keysPlace(there)).toEqual({ ...place, path: '/kept/keys.sqlite' })
})

it('chains, wallets and keys use the configured SQLite driver', () => {
  const config = { store: { kind: 'sqlite' }, sqliteDriver: 'sqlite3', data: 'data', genesis: 'sandbox' } as const
  for (const place of [chainPlace(config, 'regtest'), walletPlace(config, 'regtest'), keysPlace(config)]) {
    expect(place).toMatchObject({ kind: 'sqlite', driver: 'sqlite3' })
  }
})

it('each chain and the keys have a PostgreSQL schema', () => {
  const address = requireAddress('postgres://ana@db.example/scion')
  const kept = { store: { kind: 'postgres', address }, sqliteDriver: 'node', data: 'data' } as const
  const place = { kind: 'postgres', address }
  expect(chainPlace({ ...kept, genesis: 'sandbox' }, 'regtest')).toEqual({ ...place, schema: 'scion_regtest_sandbox' })
  expect(chainPlace({ ...kept, genesis: 'real' }, 'mainnet')).toEqual({ ...place, schema: 'scion_mainnet_real' })
  expect(keysPlace(kept)).toEqual({ ...place, schema: 'scion_keys' })
})

it('a database of a store with readStore has its standby', () => {
  const [address, standby] = ['postgres://ana@db.example/scion', 'postgres://ana@db2.example/scion'].map(requireAddress)
  if (address === undefined || standby === undefined) throw new Error('these are addresses')
  const servers = { store: { kind: 'postgres', address }, readStore: { kind: 'postgres', address: standby } } as const
  const kept = { ...servers, sqliteDriver: 'node', data: 'data' } as const
  expect(keysPlace(kept)).toEqual({ kind: 'postgres', address, standby, schema: 'scion_keys' })
})
