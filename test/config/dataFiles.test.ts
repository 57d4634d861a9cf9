import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { chainPlace, keysPlace } from '../../src/config/dataFiles.ts'
import { requireAddress } from '../_helpers/postgres.ts'

// Data that were written under these names must be found again.

it('in SQLite each chain and the keys have a file, in the data folder unless a directory is named', () => {
  const here = { store: { kind: 'sqlite' }, data: 'data' } as const
  const there = { store: { kind: 'sqlite', directory: '/kept' }, data: 'data' } as const
  const kind = 'sqlite'
  expect(chainPlace({ ...here, genesis: 'sandbox' }, 'testnet')).toEqual({
    kind,
    path: resolve('data', 'testnet-sandbox.sqlite'),
  })
  expect(chainPlace({ ...there, genesis: 'real' }, 'mainnet')).toEqual({ kind, path: '/kept/mainnet-real.sqlite' })
  expect(keysPlace(here)).toEqual({ kind, path: resolve('data', 'keys.sqlite') })
  expect(keysPlace(there)).toEqual({ kind, path: '/kept/keys.sqlite' })
})

it('in PostgreSQL each chain and the keys have a schema', () => {
  const address = requireAddress('postgres://ana@db.example/scion')
  const kept = { store: { kind: 'postgres', address }, data: 'data' } as const
  const place = { kind: 'postgres', address }
  expect(chainPlace({ ...kept, genesis: 'sandbox' }, 'regtest')).toEqual({ ...place, schema: 'scion_regtest_sandbox' })
  expect(chainPlace({ ...kept, genesis: 'real' }, 'mainnet')).toEqual({ ...place, schema: 'scion_mainnet_real' })
  expect(keysPlace(kept)).toEqual({ ...place, schema: 'scion_keys' })
})
