import { describe, expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { createBlockCache } from '../../../src/chain/ancestors/blockCache.ts'
import { createForkAncestors } from '../../../src/chain/ancestors/forkDetection.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import { type Block, createBlock } from '../../../src/primitives/block.ts'
import { forkDetectionData, toForkDetectionAncestor } from '../../../src/primitives/forkDetection.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { createTestHeader } from '../../_helpers/header.ts'

/** Blocks on top of each other, their uncles and Bitcoin headers made up from `seed`. */
function growChain(parent: Block | undefined, from: number, to: number, seed: number): Block[] {
  const blocks: Block[] = []
  for (let number = from; number <= to; number++) {
    const parentHash = (blocks.at(-1) ?? parent)?.hash ?? new Uint8Array(32)
    const bitcoinMergedMiningHeader = new Uint8Array(80).fill(seed)
    new DataView(bitcoinMergedMiningHeader.buffer).setUint32(0, number)
    const header = createTestHeader({ number, parentHash, uncleCount: (number * seed) % 3, bitcoinMergedMiningHeader })
    blocks.push(createBlock(header, [], [], rulesAt(regtest, number)))
  }
  return blocks
}

/** Returns the data of the child of the last of these blocks, which start at height 1. */
function expectedAfter(chain: readonly Block[]): string {
  const ancestorAt = (height: number) => {
    const header = chain[height - 1]?.header
    if (header?.number !== height) throw new Error(`there is no block ${height}`)
    return toForkDetectionAncestor(header)
  }
  return toHex(forkDetectionData(chain.length + 1, ancestorAt))
}

const main = growChain(undefined, 1, 700, 1)
const beside = growChain(main[599], 601, 680, 2)

async function openScene() {
  const store = await openStore({ kind: 'memory' })
  await store.write(({ blocks }) => {
    for (const { hash, header, encoded } of [...main, ...beside]) {
      blocks.insert({ hash, number: header.number, parentHash: header.parentHash, totalDifficulty: 1n, encoded })
    }
    for (const { hash, header } of main) blocks.setMain(header.number, hash)
  })
  let queries = 0
  const getByHash = (hash: Uint8Array) => {
    queries++
    return store.blocks.getByHash(hash)
  }
  const cache = createBlockCache(regtest)
  const ancestors = createForkAncestors(regtest, { ...store.blocks, getByHash }, cache)
  const dataAfter = async (chain: readonly Block[]) => {
    const parent = chain.at(-1)
    if (parent === undefined) throw new Error('there is no parent')
    return toHex(await ancestors.dataAfter(parent))
  }
  const countQueries = async (work: () => Promise<unknown>) => {
    queries = 0
    await work()
    return queries
  }
  return { store, cache, ancestors, dataAfter, countQueries }
}

describe('fork detection data', () => {
  it('fork detection data of a canonical block comes from the canonical chain at any height', async () => {
    const { store, dataAfter } = await openScene()
    for (const length of [449, 450, 511, 512, 513, 699, 700]) {
      const chain = main.slice(0, length)
      expect(await dataAfter(chain)).toBe(expectedAfter(chain))
    }
    await store.close()
  })

  it('fork detection data of a side block comes from its own ancestors', async () => {
    const { store, dataAfter } = await openScene()
    for (const length of [700, 650, 680, 601, 600]) {
      const branch = [...main.slice(0, 600), ...beside].slice(0, length)
      expect(await dataAfter(branch)).toBe(expectedAfter(branch))
      expect(await dataAfter(main)).toBe(expectedAfter(main))
    }
    const [fork, branch] = [main.slice(0, 680), [...main.slice(0, 600), ...beside]]
    expect(await dataAfter(fork)).not.toBe(await dataAfter(branch))
    await store.close()
  })

  it('fork detection data needs one query for each ancestor, then one for each new block, and none for a cached block', async () => {
    const { store, cache, dataAfter, countQueries } = await openScene()
    // The oldest is the seventh multiple of 64, counted back from 600: 192.
    expect(await countQueries(() => dataAfter(main.slice(0, 600)))).toBe(600 - 192 + 1)
    for (let length = 601; length <= 690; length++) {
      expect(await countQueries(() => dataAfter(main.slice(0, length)))).toBe(1)
    }
    for (const block of main.slice(690)) {
      cache.put(block)
      expect(await countQueries(() => dataAfter(main.slice(0, block.header.number)))).toBe(0)
    }
    expect(await countQueries(() => dataAfter([...main.slice(0, 600), ...beside]))).toBe(80)
    await store.close()
  })

  it('fork detection data with a missing ancestor is an error', async () => {
    const { store, ancestors } = await openScene()
    const unknown = { hash: new Uint8Array(32), header: { number: 700 } }
    await expect(ancestors.dataAfter(unknown)).rejects.toThrow(/block 0x0{64} is missing/)
    await store.close()
  })
})
