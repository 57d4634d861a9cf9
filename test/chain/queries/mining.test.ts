import { describe, expect, it } from 'vitest'
import { type BlockCache, createBlockCache } from '../../../src/chain/ancestors/blockCache.ts'
import { createHead } from '../../../src/chain/canonical/head.ts'
import { createMining } from '../../../src/chain/queries/mining.ts'
import { createHeldSettings, NO_SETTINGS } from '../../../src/chain/settings/blockSettings.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import type { Network } from '../../../src/chainspec/network.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import { type Block, createBlock } from '../../../src/primitives/block.ts'
import type { Header } from '../../../src/primitives/header.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { holdClock } from '../../_helpers/chain.ts'
import { createOldTestHeader, createTestHeader } from '../../_helpers/header.ts'

const NOW = 1_800_000_000
const HOUR = 3_600n
const { minerCoinbase } = regtest

/** The age of a block in seconds, and its other members. */
interface Planned extends Partial<Pick<Header, 'coinbase' | 'difficulty'>> {
  readonly secondsAgo: number
  /** Difficulties. */
  readonly uncles?: readonly bigint[]
}

/**
 * Blocks on top of `parent` (or of nothing), each of work for one hash per second of an hour, by default.
 */
function grow(planned: readonly Planned[], parent?: Block): Block[] {
  const blocks: Block[] = []
  let below = parent
  for (const { secondsAgo, uncles = [], coinbase = minerCoinbase, difficulty = HOUR } of planned) {
    const parentHash = below === undefined ? {} : { parentHash: below.hash }
    const number = below === undefined ? 0 : below.header.number + 1
    const create = number === 0 ? createOldTestHeader : createTestHeader
    const header = create({ number, ...parentHash, timestamp: NOW - secondsAgo, coinbase, difficulty })
    const headers = uncles.map((own) => createTestHeader({ number, difficulty: own }))
    below = createBlock(header, [], headers, rulesAt(regtest, number))
    blocks.push(below)
  }
  return blocks
}

async function open(network: Network = regtest, blocks: BlockCache = createBlockCache(network)) {
  const store = await openStore({ kind: 'memory' })
  const clock = holdClock(NOW * 1000)
  const head = createHead({ block: createBlock(createTestHeader(), [], [], rulesAt(regtest, 1)), totalDifficulty: 0n })
  let reads = 0
  let isBroken = false
  const counted = {
    ...store,
    blocks: {
      ...store.blocks,
      getByHash(hash: Uint8Array) {
        if (isBroken) throw new Error('the disk is gone')
        reads++
        return store.blocks.getByHash(hash)
      },
    },
  }
  return {
    clock,
    mining: createMining(
      { network, head, clock, blocks, store: counted, settings: createHeldSettings(NO_SETTINGS) },
      () => false,
      5,
    ),
    reads: () => reads,
    breakStore: (broken: boolean) => {
      isBroken = broken
    },
    /** Keeps blocks and makes the last one the newest. */
    async keep(kept: readonly Block[]) {
      await store.write((writers) => {
        for (const { hash, header, encoded } of kept) {
          writers.blocks.insert({
            hash,
            number: header.number,
            parentHash: header.parentHash,
            totalDifficulty: 0n,
            encoded,
          })
        }
      })
      const block = kept.at(-1)
      if (block !== undefined) head.moveTo({ block, totalDifficulty: 0n })
    },
  }
}

const somebody = new Uint8Array(20).fill(7)

describe('hashrates', () => {
  it("hashrates are the difficulties of the last hour's blocks and uncles divided by 3,600, for the miner of its own blocks", async () => {
    const { keep, mining } = await open()
    await keep(
      grow([
        { secondsAgo: 3_601, difficulty: 1_000_000n },
        { secondsAgo: 3_600, difficulty: 3n * HOUR },
        { secondsAgo: 100, coinbase: somebody, difficulty: 10n * HOUR },
        { secondsAgo: 0, uncles: [HOUR, 2n * HOUR] },
      ]),
    )
    expect([await mining.netHashrate(), await mining.hashrate()]).toEqual([17n, 7n])
  })

  it('hashrates are rounded down', async () => {
    const { keep, mining } = await open()
    await keep(grow([{ secondsAgo: 1, difficulty: 2n * HOUR - 1n }]))
    expect(await mining.netHashrate()).toBe(1n)
  })

  it('hashrates rise with each block and fall as blocks age', async () => {
    const { keep, mining, clock } = await open()
    const first = grow([{ secondsAgo: 3_599 }])
    await keep(first)
    expect(await mining.netHashrate()).toBe(1n)
    await keep(grow([{ secondsAgo: 0 }, { secondsAgo: 0 }], first[0]))
    expect(await mining.netHashrate()).toBe(3n)
    clock.advance(1_001)
    expect(await mining.netHashrate()).toBe(2n)
    clock.advance(3_600_000)
    expect(await mining.netHashrate()).toBe(0n)
  })

  it('hashrates follow the chain to another branch', async () => {
    const { keep, mining } = await open()
    const [root, ...shared] = grow([{ secondsAgo: 50 }, { secondsAgo: 40 }])
    await keep([...(root === undefined ? [] : [root]), ...shared])
    await keep(grow([{ secondsAgo: 30, difficulty: 100n * HOUR }], shared[0]))
    expect(await mining.netHashrate()).toBe(102n)
    await keep(grow([{ secondsAgo: 20 }, { secondsAgo: 10, coinbase: somebody }], shared[0]))
    expect([await mining.netHashrate(), await mining.hashrate()]).toEqual([4n, 3n])
    await keep(grow([{ secondsAgo: 39, difficulty: 7n * HOUR }], root))
    expect(await mining.netHashrate()).toBe(8n)
  })

  it('hashrates end at the first block that is not of the last hour, as in the reference node', async () => {
    const { keep, mining } = await open()
    await keep(grow([{ secondsAgo: 10 }, { secondsAgo: 4_000 }, { secondsAgo: 5 }]))
    expect(await mining.netHashrate()).toBe(1n)
  })

  it('hashrates are zero while the newest block is ahead of the clock, without reading its ancestors', async () => {
    const { keep, mining, clock, reads } = await open()
    await keep(grow([{ secondsAgo: 1 }, { secondsAgo: 0 }, { secondsAgo: -2 }]))
    expect([await mining.netHashrate(), reads()]).toEqual([0n, 0])
    clock.advance(2_000)
    expect(await mining.netHashrate()).toBe(3n)
  })

  it("the miner's own hashrate is zero on a network that cannot be mined", async () => {
    const { keep, mining } = await open(mainnet)
    await keep(grow([{ secondsAgo: 1, coinbase: mainnet.minerCoinbase }]))
    expect([await mining.netHashrate(), await mining.hashrate()]).toEqual([1n, 0n])
  })
})

describe('reads of recent blocks', () => {
  const hundred = grow(Array.from({ length: 100 }, (_, i) => ({ secondsAgo: 200 - i })))

  it('a hashrate reads each block once, however many calls run at a time', async () => {
    const { keep, mining, reads } = await open()
    await keep(hundred)
    await Promise.all([mining.netHashrate(), mining.hashrate(), mining.netHashrate()])
    expect(reads()).toBe(99)
    await keep(grow([{ secondsAgo: 2 }, { secondsAgo: 1 }], hundred.at(-1)))
    expect([await mining.netHashrate(), reads()]).toEqual([102n, 100])
    expect([await mining.hashrate(), reads()]).toEqual([102n, 100])
  })

  it('a hashrate after a reorganisation reads only the blocks of the new branch', async () => {
    const { keep, mining, reads } = await open()
    await keep(hundred)
    await mining.netHashrate()
    await keep(grow([{ secondsAgo: 150 }, { secondsAgo: 149 }], hundred[48]))
    expect([await mining.netHashrate(), reads()]).toEqual([51n, 99 + 1])
  })

  it('a hashrate reads at most 3,601 blocks, even if more have times within the last hour', async () => {
    const many = grow(Array.from({ length: 4_000 }, () => ({ secondsAgo: 1 })))
    const { keep, mining, reads } = await open()
    await keep(many)
    expect([await mining.netHashrate(), reads()]).toEqual([3_601n, 3_600])
    await keep(grow([{ secondsAgo: 0 }], many.at(-1)))
    expect([await mining.netHashrate(), reads()]).toEqual([3_601n, 3_600])
  })

  it('a hashrate is read again after a failure', async () => {
    const { keep, mining, breakStore } = await open()
    await keep(hundred)
    breakStore(true)
    await expect(mining.netHashrate()).rejects.toThrow('the disk is gone')
    breakStore(false)
    expect(await mining.netHashrate()).toBe(100n)
  })

  it('a hashrate is read again after the clock was set back', async () => {
    const { keep, mining, clock } = await open()
    await keep(grow([{ secondsAgo: 3_000 }, { secondsAgo: 1_000 }]))
    clock.advance(2_000_000)
    expect(await mining.netHashrate()).toBe(1n)
    clock.advance(-2_000_000)
    expect(await mining.netHashrate()).toBe(2n)
  })
})
