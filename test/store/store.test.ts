import { describe, expect, test } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import type { PoolRow } from '../../src/store/store.ts'
import { ENGINES } from './engines.ts'
import { address, blockRow, transactionRow, word } from './rows.ts'

for (const engine of ENGINES) {
  describe(`store on ${engine.name}`, () => {
    test('blocks are found by hash, on the main chain and beside it', async () => {
      const store = await engine.openStore()
      const main = { ...blockRow('main', 1), totalDifficulty: (1n << 255n) + 1n }
      const uncle = blockRow('uncle', 1)
      await store.transaction(async ({ blocks }) => {
        for (const block of [blockRow('genesis', 0), uncle, main, main]) await blocks.insert(block)
        await blocks.setMain(0, word('genesis'))
        await blocks.setMain(1, uncle.hash)
        await blocks.setMain(1, main.hash)
      })
      expect(await store.blocks.getByHash(uncle.hash)).toEqual(uncle)
      expect(await store.blocks.getMain(1)).toEqual(main)
      expect(await store.blocks.getMainHash(1)).toEqual(main.hash)
      expect(await store.blocks.getHead()).toEqual(main)
      expect(await store.blocks.getAllAt(1)).toEqual([main, uncle])
      expect(await store.blocks.getByHash(word('nobody'))).toBeUndefined()
      expect(await store.blocks.getMainHash(2)).toBeUndefined()
    })

    test('a block taken off the main chain is still known', async () => {
      const store = await engine.openStore()
      await store.transaction(async ({ blocks }) => {
        for (const number of [0, 1, 2]) {
          await blocks.insert(blockRow(`b${number}`, number))
          await blocks.setMain(number, word(`b${number}`))
        }
        await blocks.unsetMainFrom(1)
      })
      expect((await store.blocks.getHead())?.number).toBe(0)
      expect(await store.blocks.getMain(2)).toBeUndefined()
      expect((await store.blocks.getByHash(word('b2')))?.number).toBe(2)
    })

    test('a transaction in two blocks is found in the one on the main chain', async () => {
      const store = await engine.openStore()
      const [left, right] = [blockRow('left', 1), blockRow('right', 1)]
      await store.transaction(async ({ blocks, transactions }) => {
        for (const block of [left, right]) {
          await blocks.insert(block)
          await transactions.insertAll([transactionRow('other', block, 1), transactionRow('tx', block, 0)])
        }
        await blocks.setMain(1, right.hash)
      })
      expect(await store.transactions.getByHash(word('tx'))).toEqual(transactionRow('tx', right, 0))
      expect(await store.transactions.getByBlock(left.hash)).toEqual([
        transactionRow('tx', left, 0),
        transactionRow('other', left, 1),
      ])
      expect(await store.transactions.getByBlockAndIndex(left.hash, 1)).toEqual(transactionRow('other', left, 1))
      expect(await store.transactions.getByBlockAndIndex(left.hash, 2)).toBeUndefined()
      await store.transaction(({ blocks }) => blocks.unsetMainFrom(1))
      expect(await store.transactions.getByHash(word('tx'))).toBeUndefined()
    })

    test('more rows than one statement takes are all kept', async () => {
      const store = await engine.openStore()
      const block = blockRow('big', 1)
      const rows = Array.from({ length: 1_001 }, (_, index) => transactionRow(`tx${index}`, block, index))
      await store.transaction(({ transactions }) => transactions.insertAll(rows))
      expect(await store.transactions.getByBlock(block.hash)).toEqual(rows)
    })

    test('nodes are found by hash; the first message of a hash stays', async () => {
      const store = await engine.openStore()
      const name = (text: string) => toHex(word(text)).slice(2)
      await store.transaction(async ({ nodes }) => {
        await nodes.insertAll(new Map([[name('a'), Uint8Array.of(1)]]))
        await nodes.insertAll(
          new Map([
            [name('a'), Uint8Array.of(2)],
            [name('b'), Uint8Array.of(3)],
          ]),
        )
        await nodes.insertAll(new Map())
      })
      expect(await store.nodes.get(word('a'))).toEqual(Uint8Array.of(1))
      expect(await store.nodes.get(word('b'))).toEqual(Uint8Array.of(3))
      expect(await store.nodes.get(word('c'))).toBeUndefined()
    })

    test('pool rows come oldest first and go by hash', async () => {
      const store = await engine.openStore()
      const row = (name: string, addedAtMs: number): PoolRow => ({
        hash: word(name),
        sender: address('sender'),
        nonce: (1n << 64n) - 1n,
        encoded: word(name),
        addedAtMs,
        addedAtHeight: 7,
      })
      await store.transaction(async ({ pool }) => {
        for (const [name, ms] of [
          ['late', 1_800_000_000_002],
          ['early', 1_800_000_000_001],
        ] as const) {
          await pool.insert(row(name, ms))
        }
        await pool.insert(row('late', 1))
      })
      expect(await store.pool.getAll()).toEqual([row('early', 1_800_000_000_001), row('late', 1_800_000_000_002)])
      await store.transaction(({ pool }) => pool.deleteAll([word('early'), word('nobody')]))
      expect(await store.pool.getAll()).toEqual([row('late', 1_800_000_000_002)])
    })

    test('meta keeps the newest text of a name', async () => {
      const store = await engine.openStore()
      await store.transaction(async ({ meta }) => {
        await meta.set('genesis', 'a')
        await meta.set('genesis', 'b')
        expect(await meta.get('genesis')).toBe('b')
      })
      expect(await store.meta.get('genesis')).toBe('b')
      expect(await store.meta.get('nothing')).toBeUndefined()
    })

    test('a block is visible with its transactions or not at all', async () => {
      const store = await engine.openStore()
      const block = blockRow('b', 1)
      const failing = store.transaction(async ({ blocks, transactions }) => {
        await blocks.insert(block)
        await transactions.insertAll([transactionRow('tx', block, 0)])
        expect(await store.blocks.getByHash(block.hash)).toBeUndefined()
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(await store.blocks.getByHash(block.hash)).toBeUndefined()
      expect(await store.transactions.getByBlock(block.hash)).toEqual([])
    })
  })
}
