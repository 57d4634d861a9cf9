import { describe, expect, it } from 'vitest'
import { compareBytes } from '../../src/base/bytes.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import type { PoolRow, StoreWriters } from '../../src/storage/store.ts'
import { expectEqual } from '../_helpers/expectEqual.ts'
import { ALL_ENGINES } from './engines.ts'
import { address, blockRow, nodeRow, transactionRow, word } from './rows.ts'

/** Names whose hashes have the same first four bytes, found by search. */
const ALIKE = ['node 15087', 'node 37973'] as const

for (const engine of ALL_ENGINES) {
  describe(`store on ${engine.name}`, () => {
    it('blocks are found by hash, on the main chain and on branches', async () => {
      const store = await engine.openStore()
      const main = { ...blockRow('main', 1), totalDifficulty: (1n << 255n) + 1n }
      const uncle = blockRow('uncle', 1)
      await store.write(({ blocks }) => {
        for (const block of [blockRow('genesis', 0), uncle, main, main]) blocks.insert(block)
        blocks.setMain(0, word('genesis'))
        blocks.setMain(1, uncle.hash)
        blocks.setMain(1, main.hash)
      })
      expect(await store.blocks.getByHash(uncle.hash)).toEqual(uncle)
      expect(await store.blocks.getMain(1)).toEqual(main)
      expect(await store.blocks.getMainHash(1)).toEqual(main.hash)
      expect(await store.blocks.getHead()).toEqual(main)
      expect(await store.blocks.getAllAt(1)).toEqual([main, uncle])
      expect(await store.blocks.getByHash(word('nobody'))).toBeUndefined()
      expect(await store.blocks.getMainHash(2)).toBeUndefined()
    })

    it('writeInSteps commits all steps together, and none if a step fails', async () => {
      const store = await engine.openStore()
      const long = { ...blockRow('long', 0), encoded: new Uint8Array(3 * 2 ** 20).fill(7) }
      const seen: (number | undefined)[] = []
      async function* steps(count: number) {
        for (let number = 1; number <= count; number++) {
          seen.push((await store.blocks.getHead())?.number) // readers see nothing of it before its end
          yield ({ blocks }: StoreWriters) => {
            blocks.insert({ ...long, hash: word(`b${number}`), number })
            blocks.setMain(number, word(`b${number}`))
          }
          if (count === 9 && number === 5) throw new Error('the sixth cannot be had')
        }
      }
      await expect(store.writeInSteps(steps(9))).rejects.toThrow('the sixth cannot be had')
      expect(await store.blocks.getHead()).toBeUndefined()
      await store.writeInSteps(steps(4))
      expect(seen).toEqual(Array.from({ length: 9 }, () => undefined))
      expect((await store.blocks.getMain(4))?.encoded).toHaveLength(3 * 2 ** 20)
      await store.write(({ blocks }) => blocks.unsetMainFrom(4))
      expect((await store.blocks.getHead())?.number).toBe(3)
    })

    it('a block that left the main chain is found by its hash', async () => {
      const store = await engine.openStore()
      await store.write(({ blocks }) => {
        for (const number of [0, 1, 2]) {
          blocks.insert(blockRow(`b${number}`, number))
          blocks.setMain(number, word(`b${number}`))
        }
        blocks.unsetMainFrom(1)
      })
      expect((await store.blocks.getHead())?.number).toBe(0)
      expect(await store.blocks.getMain(2)).toBeUndefined()
      expect((await store.blocks.getByHash(word('b2')))?.number).toBe(2)
    })

    it('a transaction in two blocks is found in the one on the main chain', async () => {
      const store = await engine.openStore()
      const [left, right] = [blockRow('left', 1), blockRow('right', 1)]
      await store.write(({ blocks, transactions }) => {
        for (const block of [left, right]) {
          blocks.insert(block)
          transactions.insertAll([transactionRow('other', block, 1), transactionRow('tx', block, 0)])
        }
        blocks.setMain(1, right.hash)
      })
      expect(await store.transactions.getByHash(word('tx'))).toEqual(transactionRow('tx', right, 0))
      expect(await store.transactions.getByBlock(left.hash)).toEqual([
        transactionRow('tx', left, 0),
        transactionRow('other', left, 1),
      ])
      expect(await store.transactions.getByBlockAndIndex(left.hash, 1)).toEqual(transactionRow('other', left, 1))
      expect(await store.transactions.getByBlockAndIndex(left.hash, 2)).toBeUndefined()
      await store.write(({ blocks }) => blocks.unsetMainFrom(1))
      expect(await store.transactions.getByHash(word('tx'))).toBeUndefined()
    })

    it('more rows than the maximum of one statement are all stored', async () => {
      const store = await engine.openStore()
      const block = blockRow('big', 1)
      const rows = Array.from({ length: 1_001 }, (_, index) => transactionRow(`tx${index}`, block, index))
      await store.write(({ transactions }) => transactions.insertAll(rows))
      expectEqual(await store.transactions.getByBlock(block.hash), rows)
    })

    it('a node is found by height and hash, and a second one with the same hash is ignored', async () => {
      const store = await engine.openStore()
      await store.write(({ nodes }) => {
        nodes.insertAll(5, [nodeRow('a', 1)])
        nodes.insertAll(5, [nodeRow('a', 2), nodeRow('b', 3), nodeRow('b', 3)])
        nodes.insertAll(6, [nodeRow('a', 6, 5)])
        nodes.insertAll(7, [])
      })
      const getAt = (height: number, name: string) => store.nodes.get({ hash: word(name), height })
      expect(await getAt(5, 'a')).toEqual(nodeRow('a', 1))
      expect(await getAt(5, 'b')).toEqual(nodeRow('b', 3))
      expect(await getAt(6, 'a')).toEqual(nodeRow('a', 6, 5))
      expect(await getAt(6, 'b')).toBeUndefined()
    })

    it('the nodes of a height are read at once, unless they are too many', async () => {
      const store = await engine.openStore()
      const rows = ['a', 'b', 'c'].map((name) => nodeRow(name, 3))
      await store.write(({ nodes }) => {
        nodes.insertAll(5, rows)
        nodes.insertAll(6, [nodeRow('d', 6)])
      })
      const byHash = (a: { hash: Uint8Array }, b: { hash: Uint8Array }) => compareBytes(a.hash, b.hash)
      expect([...((await store.nodes.getAllAt(5, 3)) ?? [])].sort(byHash)).toEqual([...rows].sort(byHash))
      expect(await store.nodes.getAllAt(5, 2)).toBeUndefined()
      expect(await store.nodes.getAllAt(7, 2)).toEqual([])
    })

    it('nodes whose hashes have a common prefix are stored and found separately', async () => {
      const store = await engine.openStore()
      const alike = ALIKE.map((name, index) => nodeRow(name, index))
      expect(alike[0]?.hash.slice(0, 4)).toEqual(alike[1]?.hash.slice(0, 4))
      await store.write(({ nodes }) => nodes.insertAll(5, alike.slice(0, 1)))
      expect(await store.nodes.get({ hash: word(ALIKE[1]), height: 5 })).toBeUndefined()
      await store.write(({ nodes }) => nodes.insertAll(5, alike))
      for (const row of alike) expect(await store.nodes.get({ hash: row.hash, height: 5 })).toEqual(row)
    })

    it('long values are found by hash', async () => {
      const store = await engine.openStore()
      const row = (name: string) => {
        const value = new Uint8Array(100_000).fill(name.charCodeAt(0))
        return { hash: keccak256(value), value }
      }
      await store.write(({ nodes }) => {
        nodes.insertLongValues([row('a'), row('b')])
        nodes.insertLongValues([row('b')])
      })
      expectEqual(await store.nodes.getLongValue(row('b').hash), row('b').value)
      expect(await store.nodes.getLongValue(word('c'))).toBeUndefined()
    })

    it('pool rows are returned oldest first, and deleted by hash', async () => {
      const store = await engine.openStore()
      const row = (name: string, addedAtMs: number): PoolRow => ({
        hash: word(name),
        sender: address('sender'),
        nonce: (1n << 64n) - 1n,
        encoded: word(name),
        addedAtMs,
        addedAtHeight: 7,
      })
      await store.write(({ pool }) => {
        for (const [name, ms] of [
          ['late', 1_800_000_000_002],
          ['early', 1_800_000_000_001],
        ] as const) {
          pool.insert(row(name, ms))
        }
        pool.insert(row('late', 1))
      })
      expect(await store.pool.getAll()).toEqual([row('early', 1_800_000_000_001), row('late', 1_800_000_000_002)])
      await store.write(({ pool }) => pool.deleteAll([word('early'), word('nobody')]))
      expect(await store.pool.getAll()).toEqual([row('late', 1_800_000_000_002)])
    })

    it('meta stores the newest text of a name', async () => {
      const store = await engine.openStore()
      await store.write(({ meta }) => {
        meta.set('genesis', 'a')
        meta.set('genesis', 'b')
      })
      expect(await store.meta.get('genesis')).toBe('b')
      expect(await store.meta.get('nothing')).toBeUndefined()
    })

    it('a block and its transactions are committed together', async () => {
      const store = await engine.openStore()
      const block = blockRow('b', 1)
      const failing = store.write(({ blocks, transactions }) => {
        blocks.insert(block)
        transactions.insertAll([transactionRow('tx', block, 0)])
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(await store.blocks.getByHash(block.hash)).toBeUndefined()
      expect(await store.transactions.getByBlock(block.hash)).toEqual([])
    })
  })
}
