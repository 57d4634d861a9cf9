import { describe, expect, it } from 'vitest'
import type { SnapshotRow } from '../../src/storage/store.ts'
import { ALL_ENGINES } from './engines.ts'
import { blockRow, word } from './rows.ts'

const snapshot = (id: number): SnapshotRow => ({
  id,
  blockNumber: 5,
  blockHash: word('five'),
  stateRoot: word('root'),
  settings: '{"timeOffsetSeconds":-7}',
})

for (const engine of ALL_ENGINES) {
  describe(`snapshots on ${engine.name}`, () => {
    it('snapshots are found by id, and those after an id are deleted', async () => {
      const store = await engine.openStore()
      expect(await store.snapshots.getLastId()).toBe(0)
      await store.write(({ snapshots }) => {
        for (const id of [1, 2, 3]) snapshots.insert(snapshot(id))
      })
      expect([await store.snapshots.getLastId(), await store.snapshots.get(2)]).toEqual([3, snapshot(2)])
      await store.write(({ snapshots }) => snapshots.deleteAfter(1))
      expect([await store.snapshots.getLastId(), await store.snapshots.get(2)]).toEqual([1, undefined])
    })

    it('the state root of a block can be replaced, until the block is stored again', async () => {
      const store = await engine.openStore()
      const block = blockRow('block', 1)
      await store.write(({ blocks }) => {
        blocks.insert(block)
        blocks.setStateRoot(block.hash, word('edited'))
      })
      expect(await store.blocks.getByHash(block.hash)).toEqual({ ...block, stateRoot: word('edited') })
      await store.write(({ blocks }) => blocks.insert(block))
      expect(await store.blocks.getByHash(block.hash)).toEqual(block)
    })
  })
}
