import { describe, expect, it } from 'vitest'
import { createBlockCache } from '../../../src/chain/ancestors/blockCache.ts'
import { createReadAncestors, type ReadAncestors } from '../../../src/chain/ancestors/readAncestors.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import { type Block, createBlock } from '../../../src/primitives/block.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import type { Store } from '../../../src/storage/store.ts'
import { createTestHeader } from '../../_helpers/header.ts'

/** Blocks on top of each other, from height `from` to `to`; other extra data make other blocks. */
function growChain(parent: Block | undefined, from: number, to: number, extraData: number): Block[] {
  const blocks: Block[] = []
  for (let number = from; number <= to; number++) {
    const parentHash = (blocks.at(-1) ?? parent)?.hash ?? new Uint8Array(32)
    const header = createTestHeader({ number, parentHash, extraData: Uint8Array.of(extraData) })
    blocks.push(createBlock(header, [], [], rulesAt(regtest, number)))
  }
  return blocks
}

async function keep(store: Store, blocks: readonly Block[], isMain: boolean): Promise<void> {
  await store.write((writers) => {
    for (const { hash, header, encoded } of blocks) {
      const { number, parentHash } = header
      writers.blocks.insert({ hash, number, parentHash, totalDifficulty: 1n, encoded })
      if (isMain) writers.blocks.setMain(number, hash)
    }
  })
}

/** A canonical chain of 300 blocks and a side chain of 70 after block 200. */
async function openScene() {
  const store = await openStore({ kind: 'memory' })
  const main = growChain(undefined, 1, 300, 1)
  const beside = growChain(main[199], 201, 270, 2)
  await keep(store, main, true)
  await keep(store, beside, false)
  const cache = createBlockCache(regtest)
  let queries = 0
  const counted = <Arguments extends unknown[], Result>(query: (...given: Arguments) => Result) => {
    return (...given: Arguments) => {
      queries++
      return query(...given)
    }
  }
  const reader = {
    ...store.blocks,
    getByHash: counted(store.blocks.getByHash),
    getMainHash: counted(store.blocks.getMainHash),
  }
  const countQueries = async (work: () => Promise<unknown>) => {
    queries = 0
    await work()
    return queries
  }
  return { store, main, beside, cache, reader, countQueries }
}

const hashesOf = (blocks: readonly Pick<Block, 'hash'>[]) => blocks.map(({ hash }) => hash)

function last<T>(values: readonly T[]): T {
  const value = values.at(-1)
  if (value === undefined) throw new Error('there is nothing')
  return value
}

describe('createReadAncestors', () => {
  it('ancestors at any distance are found, far ones with a few queries', async () => {
    const { store, main, cache, reader, countQueries } = await openScene()
    const read: ReadAncestors = (...span) => createReadAncestors(reader, cache, last(main))(...span)
    expect(hashesOf(await read(291, 298))).toEqual(hashesOf(main.slice(290, 298)))
    expect(await countQueries(() => read(291, 298))).toBe(0)
    expect(hashesOf(await read(2, 9))).toEqual(hashesOf(main.slice(1, 9)))
    // Whether the parent is canonical, and the hash at that height; of the eight blocks seven are cached.
    expect(await countQueries(() => read(3, 10))).toBe(3)
    await store.close()
  })

  it('ancestors of a side block are those of its own branch', async () => {
    const { store, main, beside, cache, reader } = await openScene()
    const read = createReadAncestors(reader, cache, last(beside))
    expect(hashesOf(await read(195, 205))).toEqual(hashesOf([...main.slice(194, 200), ...beside.slice(0, 5)]))
    expect(hashesOf(await read(20, 21))).toEqual(hashesOf(main.slice(19, 21)))
    await store.close()
  })

  it('a missing ancestor is an error', async () => {
    const { store, beside, cache, reader } = await openScene()
    const orphan = last(growChain(undefined, 301, 302, 3))
    const read = createReadAncestors(reader, cache, orphan)
    await expect(read(290, 299)).rejects.toThrow(/block 0x[0-9a-f]{64} is missing/)
    expect(hashesOf(await createReadAncestors(reader, cache, last(beside))(270, 270))).toEqual([last(beside).hash])
    await store.close()
  })
})
