import { expect, it } from 'vitest'
import { createMemoryStore } from '../../../src/storage/memory/memoryStore.ts'
import { blockRow, logRow, nodeRow, word } from '../rows.ts'

it('a write is visible at once and completely', async () => {
  const store = createMemoryStore()
  const block = blockRow('b', 7)
  const written = store.write(({ blocks }) => {
    blocks.insert(block)
    blocks.setMain(7, block.hash)
  })
  const seen = store.blocks.getHead()
  await written
  expect(await seen).toEqual(block)
})

it('after a write that fails in its middle, every write fails with its error', async () => {
  const store = createMemoryStore()
  await store.write(({ logs }) => logs.insertAll([logRow(5, 0, 'token')]))
  const isRefused = { kind: 'storeFailed', cause: new RangeError('a log at 4 is not above the newest one') }
  await expect(store.write(({ logs }) => logs.insertAll([logRow(4, 0, 'token')]))).rejects.toMatchObject(isRefused)
  await expect(store.write(({ meta }) => meta.set('a', 'b'))).rejects.toMatchObject(isRefused)
})

it('a closed store refuses writes', async () => {
  const store = createMemoryStore()
  await store.close()
  await expect(store.write(({ meta }) => meta.set('a', 'b'))).rejects.toMatchObject({ kind: 'storeClosed' })
})

it('nodes that are added to a height one by one are all found', async () => {
  const store = createMemoryStore()
  const names = Array.from({ length: 200 }, (_, index) => `node ${index}`)
  for (const name of names) await store.write(({ nodes }) => nodes.insertAll(0, [nodeRow(name, 1)]))
  const found = await Promise.all(names.map((name) => store.nodes.get({ hash: word(name), height: 0 })))
  expect(found).toEqual(names.map((name) => nodeRow(name, 1)))
})

it('the last of 200,000 snapshots is found', async () => {
  const store = createMemoryStore()
  const snapshot = { blockNumber: 1, blockHash: word('b'), stateRoot: word('root'), settings: '{}' }
  await store.write(({ snapshots }) => {
    for (let id = 1; id <= 200_000; id++) snapshots.insert({ id, ...snapshot })
    snapshots.deleteAfter(199_999)
  })
  expect(await store.snapshots.getLastId()).toBe(199_999)
  expect((await store.snapshots.get(150_000))?.id).toBe(150_000)
  expect(await store.snapshots.get(200_000)).toBeUndefined()
})
