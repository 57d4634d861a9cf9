import { expect, it } from 'vitest'
import { toWord } from '../../../src/base/integer.ts'
import { createHashFinder } from '../../../src/chain/ancestors/blockHashes.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import type { BlockReader, Store } from '../../../src/storage/store.ts'

const HEAD = 300
const FORK = 200

/** Returns a hash whose first byte is 1 for a canonical block and 2 for a side block. */
const hashOf = (branch: number, number: number) => toWord(BigInt(branch * 1000 + number))

/** A canonical chain of 300 blocks and a side chain of 50 after block 200. Queries are counted. */
async function openScene(): Promise<{ store: Store; reader: BlockReader; questions: () => number }> {
  const store = await openStore({ kind: 'memory' })
  await store.write(({ blocks }) => {
    const keep = (branch: number, parent: number, number: number) =>
      blocks.insert({
        hash: hashOf(branch, number),
        number,
        parentHash: hashOf(parent, number - 1),
        totalDifficulty: 0n,
        encoded: new Uint8Array(0),
      })
    for (let number = 0; number <= HEAD; number++) {
      keep(1, 1, number)
      blocks.setMain(number, hashOf(1, number))
    }
    for (let number = FORK + 1; number <= FORK + 50; number++) keep(2, number === FORK + 1 ? 1 : 2, number)
  })
  let count = 0
  const counted = <Given, Found>(query: (given: Given) => Found) => {
    return (given: Given) => {
      count++
      return query(given)
    }
  }
  const { getByHash, getMainHash } = store.blocks
  const reader = { ...store.blocks, getByHash: counted(getByHash), getMainHash: counted(getMainHash) }
  return { store, reader, questions: () => count }
}

it('a canonical hash costs one query, and none when it is read again', async () => {
  const { reader, questions } = await openScene()
  const findHash = createHashFinder(reader, { hash: hashOf(1, 250), header: { number: 250 } })
  for (let i = 0; i < 100; i++) expect(await findHash(7)).toEqual(hashOf(1, 7))
  expect(questions()).toBe(2) // whether the newest block is canonical, and the hash
  for (const height of [0, 100, 249, 250]) expect(await findHash(height)).toEqual(hashOf(1, height))
  expect(questions()).toBe(6)
})

it('hashes of a side chain are read from parent to parent once', async () => {
  const { reader, questions } = await openScene()
  const findHash = createHashFinder(reader, { hash: hashOf(2, 250), header: { number: 250 } })
  expect(await findHash(201)).toEqual(hashOf(2, 201))
  const walk = questions()
  expect(walk).toBe(50 + 51) // each block of the branch, and whether it is canonical
  for (let height = 201; height <= 250; height++) expect(await findHash(height)).toEqual(hashOf(2, height))
  expect(questions()).toBe(walk)
  expect(await findHash(200)).toEqual(hashOf(1, 200))
  expect(await findHash(0)).toEqual(hashOf(1, 0))
})

it('two concurrent reads share the walk along the parents', async () => {
  const { reader, questions } = await openScene()
  const findHash = createHashFinder(reader, { hash: hashOf(2, 250), header: { number: 250 } })
  const found = await Promise.all([findHash(230), findHash(230), findHash(199)])
  expect(found).toEqual([hashOf(2, 230), hashOf(2, 230), hashOf(1, 199)])
  expect(questions()).toBe(50 + 51 + 1)
})

it("a branch with missing blocks is an error instead of another branch's hashes", async () => {
  const { reader } = await openScene()
  const findHash = createHashFinder(reader, { hash: hashOf(9, 250), header: { number: 250 } })
  await expect(findHash(249)).rejects.toThrow(/is missing/)
})

it('the next block of a side chain reads only itself', async () => {
  const { reader, questions } = await openScene()
  await createHashFinder(reader, { hash: hashOf(2, 230), header: { number: 230 } })(201)
  const walk = questions()
  for (let number = 231; number <= 250; number++) {
    const findHash = createHashFinder(reader, { hash: hashOf(2, number), header: { number } })
    expect(await findHash(201)).toEqual(hashOf(2, 201))
    expect(await findHash(number)).toEqual(hashOf(2, number))
  }
  expect(questions() - walk).toBe(20 * 3) // the root, whether the block is canonical, and the block
})

it('a side chain whose root has left the canonical chain is read again', async () => {
  const { reader, store } = await openScene()
  await createHashFinder(reader, { hash: hashOf(2, 250), header: { number: 250 } })(201)
  await store.write(({ blocks }) => {
    for (let number = FORK; number <= HEAD; number++) blocks.setMain(number, hashOf(3, number))
  })
  const findHash = createHashFinder(reader, { hash: hashOf(2, 250), header: { number: 250 } })
  expect(await findHash(FORK)).toEqual(hashOf(1, FORK))
  expect(await findHash(FORK - 1)).toEqual(hashOf(1, FORK - 1))
})

it('a side chain beside the last one has its own hashes', async () => {
  const { reader } = await openScene()
  await createHashFinder(reader, { hash: hashOf(2, 240), header: { number: 240 } })(201)
  const findHash = createHashFinder(reader, { hash: hashOf(2, 220), header: { number: 220 } })
  expect(await findHash(220)).toEqual(hashOf(2, 220))
  expect(await findHash(221)).toEqual(hashOf(1, 221))
})
