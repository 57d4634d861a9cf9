import { expect, it } from 'vitest'
import { parseStoreLocation, printStoreLocation } from '../../src/storage/engines.ts'

const ADDRESS = { host: 'db.example', port: 5432, database: 'scion', user: 'ana', password: '', tls: 'off' }

it.each([
  ['sqlite', { kind: 'sqlite' }],
  ['sqlite:/var/lib/scion', { kind: 'sqlite', directory: '/var/lib/scion' }],
  ['sqlite:memory', { kind: 'sqlite', directory: 'memory' }],
  ['memory', { kind: 'memory' }],
  // Names of a database in memory for SQLite, SQLAlchemy, and drivers of Go and Rust.
  ['sqlite::memory:', { kind: 'memory' }],
  [':memory:', { kind: 'memory' }],
  ['sqlite://:memory:', { kind: 'memory' }],
  ['sqlite:///:memory:', { kind: 'memory' }],
  ['file::memory:?cache=shared', { kind: 'memory' }],
  ['sqlite:file::memory:?cache=shared', { kind: 'memory' }],
  ['postgres://ana@db.example/scion', { kind: 'postgres', address: ADDRESS }],
  [
    'postgresql://a%40b:p%3A%2F%3Fw@[::1]:6543/my%20db?sslmode=verify-full',
    {
      kind: 'postgres',
      address: { host: '::1', port: 6543, database: 'my db', user: 'a@b', password: 'p:/?w', tls: 'verified' },
    },
  ],
  ['postgres://ana@db.example/scion?sslmode=require', { kind: 'postgres', address: { ...ADDRESS, tls: 'unverified' } }],
])('%s is a store location', (text, location) => {
  expect(parseStoreLocation(text)).toEqual(location)
})

it.each([
  '',
  'sqlite:',
  'mysql://ana@db/scion',
  'postgres://db.example/scion',
  'postgres://ana@db.example',
  'postgres://ana@db.example/',
  'postgres://ana@/scion',
  'postgres://ana@db.example:70000/scion',
  'postgres://ana:%zz@db.example/scion',
  'postgres://ana@db.example/scion?sslmode=prefer',
  'postgres://ana@db.example/scion?sslmode=toString',
  'postgres://ana@db.example/scion?host=/tmp',
])('%j is not a store location', (text) => {
  expect(parseStoreLocation(text)).toBeUndefined()
})

it.each([
  ['sqlite', 'sqlite'],
  ['sqlite:dir', 'sqlite:dir'],
  ['postgres://ana@db.example/scion', 'postgres://ana@db.example:5432/scion'],
  [
    'postgres://a%40b:secret@[::1]:6543/my%20db?sslmode=verify-full',
    'postgres://a%40b:***@[::1]:6543/my%20db?sslmode=verify-full',
  ],
])('the location %s is printed without a password', (text, printed) => {
  const location = parseStoreLocation(text)
  expect(location && printStoreLocation(location)).toBe(printed)
})
