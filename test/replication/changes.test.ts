import { describe, expect, it } from 'vitest'
import type { Bytes } from '../../src/base/bytes.ts'
import type { StoreChange } from '../../src/chain/sharing/follower.ts'
import { decodeChange, encodeChange } from '../../src/replication/encodeChange.ts'
import { recordChange } from '../../src/replication/recordChange.ts'
import { sqlite } from '../../src/storage/sqlite/engine.ts'
import type { StoreWriters } from '../../src/storage/store.ts'
import { createWriters } from '../../src/storage/tables/index.ts'
import { blockRow } from '../storage/rows.ts'

const bytes = (fill: number, length = 32): Bytes => new Uint8Array(length).fill(fill)
const block = blockRow('next', 7)
const row = {
  hash: bytes(1),
  blockHash: block.hash,
  blockNumber: 7,
  index: 0,
  sender: bytes(2, 20),
  encoded: bytes(3, 100),
  receipt: bytes(4, 100),
  firstLogIndex: 0,
}
const waiting = { hash: bytes(5), sender: bytes(2, 20), nonce: 0n, encoded: bytes(6), addedAtMs: 12, addedAtHeight: 6 }

const recorded = (collect: (writers: StoreWriters) => void) => {
  const recorder = recordChange(createWriters(() => undefined, sqlite.dialect))
  collect(recorder.writers)
  const [change, ...others] = recorder.changes()
  expect(others).toEqual([])
  return change
}

const append = ({ blocks, transactions, state }: StoreWriters) => {
  blocks.insert(block)
  transactions.insertAll([row])
  blocks.setMain(7, block.hash)
  state.insertAll(7, [
    { key: bytes(7), value: bytes(8) },
    { key: bytes(9), value: undefined },
    { key: bytes(10), value: bytes(11, 5_000), hash: bytes(12) },
  ])
}

describe('a recorded change', () => {
  it('a change has the next block, its short state values, and the changes of pool, arrivals and meta', () => {
    const change = recorded((writers) => {
      append(writers)
      writers.pool.deleteAll([bytes(1)])
      writers.pool.insert(waiting)
      writers.arrivals.insertAll([{ number: 3, hash: bytes(1) }])
      writers.meta.set('name', 'välue')
    })
    const expected: StoreChange = {
      block: {
        row: block,
        senders: [row.sender],
        state: [
          { key: bytes(7), value: bytes(8) },
          { key: bytes(9), value: undefined },
        ],
        unread: [bytes(10)],
      },
      intoPool: [waiting],
      outOfPool: [bytes(1)],
      arrivals: [{ number: 3, hash: bytes(1) }],
      meta: new Map([['name', 'välue']]),
    }
    expect(change).toEqual(expected)
    expect(decodeChange(encodeChange(expected))).toEqual(expected)
  })

  it('a write of several blocks is recorded as one change for each, the last with the other data', () => {
    const recorder = recordChange(createWriters(() => undefined, sqlite.dialect))
    const next = blockRow('after', 8)
    append(recorder.writers)
    recorder.writers.blocks.insert(next)
    recorder.writers.transactions.insertAll([])
    recorder.writers.blocks.setMain(8, next.hash)
    recorder.writers.state.insertAll(8, [])
    recorder.writers.meta.set('name', 'value')
    expect(recorder.changes()).toMatchObject([
      { block: { row: block, senders: [row.sender] }, meta: new Map() },
      { block: { row: next, senders: [], state: [] }, meta: new Map([['name', 'value']]) },
    ])
  })

  it.each<[string, (writers: StoreWriters) => void]>([
    ['blocks are removed from the main chain', ({ blocks }) => blocks.unsetMainFrom(7)],
    ['the state root of a block is replaced', ({ blocks }) => blocks.setStateRoot(block.hash, bytes(1))],
    ['state is deleted', ({ state }) => state.deleteFrom(7)],
    ['state is inserted without a block', ({ state }) => state.insertAll(7, [])],
    ['a stored side block becomes a main block', ({ blocks }) => blocks.setMain(7, block.hash)],
    [
      'two blocks are inserted',
      (writers) => {
        append(writers)
        writers.blocks.insert(blockRow('another', 8))
      },
    ],
    [
      'a block replaces another',
      (writers) => {
        writers.blocks.unsetMainFrom(7)
        append(writers)
      },
    ],
  ])('a change is recorded as a reorganisation when %s', (_name, collect) => {
    const change = recorded(collect)
    expect(change).toMatchObject({ reorganisation: 'finished' })
    expect(change?.block).toBeUndefined()
    expect(change && decodeChange(encodeChange(change))).toEqual(change)
  })

  it.each<[string, (writers: StoreWriters) => void]>([
    ['a side block', ({ blocks }) => blocks.insert(block)],
    ['a banned address', ({ bannedAddresses }) => bannedAddresses.insert({ address: '::1', bannedAtMs: 1 })],
    ['deleted arrivals', ({ arrivals }) => arrivals.deleteUpTo(5)],
  ])('no change is recorded for %s', (_name, collect) => {
    expect(recorded(collect)).toBeUndefined()
  })

  it('a change in the format of another version is decoded as undefined', () => {
    expect(decodeChange(Uint8Array.of(0xc1, 2))).toBeUndefined()
  })
})
