import { describe, expect, it } from 'vitest'
import type { FilterRow } from '../../src/storage/store.ts'
import { ALL_ENGINES } from './engines.ts'
import { word } from './rows.ts'

const filter = (parts: Partial<FilterRow> = {}): FilterRow => ({
  id: '0x1',
  keyId: 'alice',
  kind: 'logs',
  query: word('query'),
  placeNumber: 5,
  placeHash: word('five'),
  arrival: 0,
  version: 0,
  polledAtMs: 1_000,
  ...parts,
})
const progress = { placeNumber: 6, placeHash: word('six'), arrival: 2, polledAtMs: 2_000 }

for (const engine of ALL_ENGINES) {
  describe(`filters on ${engine.name}`, () => {
    it('a filter is found by id, with the values of its insertion', async () => {
      const { filters } = await engine.openStore()
      const blocks = filter({ id: '0x2', kind: 'blocks', query: undefined })
      for (const row of [filter(), blocks]) await filters.insert(row)
      expect(await filters.get('0x1')).toEqual(filter())
      expect(await filters.get('0x2')).toEqual(blocks)
      expect(await filters.get('0x3')).toBeUndefined()
    })

    it('a filter advances once from each version', async () => {
      const { filters } = await engine.openStore()
      await filters.insert(filter())
      const both = await Promise.all([filters.advance('0x1', 0, progress), filters.advance('0x1', 0, progress)])
      expect(both.sort()).toEqual([false, true])
      expect(await filters.get('0x1')).toEqual(filter({ ...progress, version: 1 }))
      expect(await filters.advance('0x2', 0, progress)).toBe(false)
    })

    it('filters are counted by key, deleted by id, and deleted when idle, oldest first', async () => {
      const { filters } = await engine.openStore()
      for (const [index, keyId] of ['alice', 'alice', 'bob', 'bob'].entries()) {
        await filters.insert(filter({ id: `0x${index}`, keyId, polledAtMs: 1_000 * index }))
      }
      expect(await filters.count('alice')).toEqual({ all: 4, ofKey: 2 })
      expect([await filters.delete('0x3'), await filters.delete('0x3')]).toEqual([true, false])
      expect(await filters.deleteIdle({ polledBeforeMs: 2_000, nowMs: 9_000, limit: 1 })).toEqual(['0x0'])
      expect(await filters.deleteIdle({ polledBeforeMs: 2_000, nowMs: 9_000, limit: 9 })).toEqual(['0x1'])
      expect(await filters.count('bob')).toEqual({ all: 1, ofKey: 1 })
    })

    it('a filter that was polled after the current time counts as polled now', async () => {
      const { filters } = await engine.openStore()
      await filters.insert(filter({ id: '0x1', polledAtMs: 5_000 }))
      await filters.insert(filter({ id: '0x2', polledAtMs: 500 }))
      expect(await filters.deleteIdle({ polledBeforeMs: 0, nowMs: 1_000, limit: 9 })).toEqual([])
      expect((await filters.get('0x1'))?.polledAtMs).toBe(1_000)
      expect((await filters.get('0x2'))?.polledAtMs).toBe(500)
    })

    it('the lowest and highest arrival of a kind of filter are returned, and filters below a limit are deleted', async () => {
      const { filters } = await engine.openStore()
      expect(await filters.getArrivals('transactions')).toBeUndefined()
      for (const arrival of [3, 9]) await filters.insert(filter({ id: `0x${arrival}`, kind: 'transactions', arrival }))
      await filters.insert(filter({ arrival: 1 }))
      expect(await filters.getArrivals('transactions')).toEqual({ least: 3, largest: 9 })
      expect(await filters.deleteLagging('transactions', 4)).toEqual(['0x3'])
      expect(await filters.getArrivals('transactions')).toEqual({ least: 9, largest: 9 })
    })
  })

  describe(`arrivals on ${engine.name}`, () => {
    it('arrivals are read in order after a number, and deleted up to a number', async () => {
      const store = await engine.openStore()
      expect(await store.arrivals.getLast()).toBeUndefined()
      const rows = [1, 2, 3].map((number) => ({ number, hash: word(`t${number}`) }))
      await store.write(({ arrivals }) => arrivals.insertAll(rows))
      expect(await store.arrivals.getAfter(1, 9)).toEqual(rows.slice(1))
      expect(await store.arrivals.getAfter(0, 2)).toEqual(rows.slice(0, 2))
      await store.write(({ arrivals }) => arrivals.deleteUpTo(2))
      expect(await store.arrivals.getAfter(0, 9)).toEqual(rows.slice(2))
      expect(await store.arrivals.getLast()).toBe(3)
    })
  })

  describe(`main hashes on ${engine.name}`, () => {
    it('main hashes are returned in order of height', async () => {
      const store = await engine.openStore()
      await store.write(({ blocks }) => {
        for (const number of [0, 1, 2]) blocks.setMain(number, word(`${number}`))
      })
      expect(await store.blocks.getMainHashes(1, 7)).toEqual([word('1'), word('2')])
    })
  })
}
