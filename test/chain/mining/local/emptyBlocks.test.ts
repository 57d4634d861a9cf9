import { describe, expect, it } from 'vitest'
import { toHex } from '../../../../src/base/hex.ts'
import type { Chain } from '../../../../src/chain/openChain.ts'
import { mainnet } from '../../../../src/chainspec/mainnet.ts'
import { createSandbox } from '../../../../src/chainspec/sandbox.ts'
import { openSql } from '../../../../src/storage/engines.ts'
import { openStore } from '../../../../src/storage/openStore.ts'
import type { Sql } from '../../../../src/storage/sql.ts'
import type { Store } from '../../../../src/storage/store.ts'
import { MINES_ON_DEMAND, requireAccount, signFrom } from '../../../_helpers/chain.ts'
import { temporaryFolder } from '../../../_helpers/temporary.ts'
import { type Controlled, headOf, mine, NOBODY_LEAVES, openControlled } from '../../devtools/_controlled.ts'

const { address: TO } = requireAccount(1)
/** Blocks until a reward is paid. */
const MATURITY = 60

/** Sends transactions that mature, and are paid for, in the empty blocks. */
async function sendSome(chain: Chain, count = 5): Promise<void> {
  for (let nonce = 0n; nonce < count; nonce++) {
    await chain.submits.sendRaw(signFrom(0, { nonce, gasPrice: 60_000_000n, to: TO, value: nonce }))
  }
}

/** Returns all rows of the tables that blocks fill, in order. */
async function rowsOf(sql: Sql): Promise<readonly unknown[]> {
  const tables = [
    'blocks',
    'main_chain',
    'transactions',
    'trie_nodes',
    'state_changes',
    'state_keys',
    'log_entries',
    'meta',
  ]
  return Promise.all(tables.map(async (table) => [table, await sql.scans.all(`SELECT * FROM ${table} ORDER BY 1, 2`)]))
}

/** Mines with `work` on a chain in a file, and returns its rows. */
async function rowsAfter(setup: Parameters<typeof openControlled>[0], work: (one: Controlled) => Promise<void>) {
  const place = { kind: 'sqlite', path: `${await temporaryFolder()}/chain.sqlite` } as const
  const one = await openControlled({ ...setup, store: await openStore(place) })
  await work(one)
  await one.chain.close()
  const sql = await openSql(place)
  const rows = await rowsOf(sql)
  await sql.close()
  return rows
}

describe('empty blocks that are mined together', () => {
  it.each([
    { name: 'by the clock', setup: {}, count: 460 }, // with fork detection data from block 449 on
    { name: 'with a clock that blocks move', setup: { blocksMoveClock: true } },
    { name: 'with an interval', setup: {}, interval: { seconds: 30, countsFromHead: true } },
    { name: 'by the rules of mainnet', setup: { network: createSandbox(mainnet) }, hasTransactions: false },
  ])(
    'blocks that are mined together $name are stored as if mined one by one',
    async ({ setup, interval, hasTransactions = true, count = 280 }) => {
      const together = await rowsAfter(setup, async (one) => {
        if (hasTransactions) await sendSome(one.chain)
        await one.controls.mining.setCoinbase(TO)
        await one.controls.mining.setMinimumGasPrice(1_000n)
        await one.controls.mining.mine(count, interval, NOBODY_LEAVES)
      })
      const oneByOne = await rowsAfter(setup, async ({ chain, controls }) => {
        if (hasTransactions) await sendSome(chain)
        await controls.mining.setCoinbase(TO)
        await controls.mining.setMinimumGasPrice(1_000n)
        for (let mined = 1; mined < count; mined++) {
          await chain.miner.mineOne((parent) => interval && parent.block.header.timestamp + interval.seconds)
        }
        await controls.mining.mine(1, interval, NOBODY_LEAVES) // which sets the clock to the last of several blocks
      })
      expect(together).toEqual(oneByOne)
    },
  )

  it('pending transactions go into the first of many blocks', async () => {
    const one = await openControlled({ submitting: MINES_ON_DEMAND })
    await sendSome(one.chain)
    await mine(one, 20)
    const first = await one.chain.reads.findBlock({ kind: 'number', number: 1, asked: '0x1' })
    expect([first?.transactions.length, (await headOf(one)).header.number]).toEqual([6, 20])
  })

  it('the state after them is that of the newest block, and each has its own', async () => {
    const one = await openControlled()
    await sendSome(one.chain)
    await mine(one, 2 * MATURITY)
    const { chain } = one
    const sent = (height: number) => chain.reads.worldAt({ kind: 'number', number: height, asked: `${height}` })
    const nonces = [3, 100, 5 + 2 * MATURITY].map(
      async (height) => (await (await sent(height)).getAccount(Uint8Array.of(0)))?.nonce,
    )
    expect(await Promise.all(nonces)).toEqual([3n, 100n, BigInt(5 + 2 * MATURITY)])
  })

  it('each block is announced to the developer log, the last of a write as such', async () => {
    const mined: [number, boolean][] = []
    const one = await openControlled({ onMined: ({ number, isFollowed }) => mined.push([number, isFollowed]) })
    await mine(one, 300)
    expect(mined.map(([number]) => number)).toEqual(Array.from({ length: 300 }, (_, index) => index + 1))
    expect(mined.filter(([, isFollowed]) => !isFollowed).at(-1)).toEqual([300, false])
  })
})

describe('others during many empty blocks', () => {
  it('a transaction that arrives is mined before the blocks end', async () => {
    // A write to a file returns to the event loop, which a transaction needs to arrive; see test/extremes.
    const path = `${await temporaryFolder()}/chain.sqlite`
    const one = await openControlled({ store: await openStore({ kind: 'sqlite', path }) })
    const mining = mine(one, 1_000)
    await nextHead(one)
    const hash = await one.chain.submits.sendRaw(signFrom(0, { to: TO }))
    const height = one.chain.reads.headNumber()
    const receipt = await one.chain.reads.getReceipt(hash)
    await mining
    expect(receipt?.location.blockNumber).toBeLessThanOrEqual(height)
    expect(height).toBeLessThan(1_000)
    expect(one.chain.reads.headNumber()).toBeGreaterThanOrEqual(1_000)
  })

  it('an edit of the state is made before the blocks end', async () => {
    const one = await openControlled()
    const mining = mine(one, 1_000)
    await nextHead(one)
    await one.controls.edits.setBalance(TO, 7n)
    expect(one.chain.reads.headNumber()).toBeLessThan(1_000)
    await mining
    expect((await (await one.chain.reads.worldAt({ kind: 'latest' })).getAccount(TO))?.balance).toBe(7n)
  })

  it('a read during a write sees the head before it', async () => {
    const one = await openControlled()
    const mining = mine(one, 1_000)
    await nextHead(one)
    const before = one.chain.reads.headNumber()
    const block = await headOf(one)
    expect([block.header.number, before]).toEqual([before, before])
    await mining
  })

  it('mining ends after a write when the call is aborted', async () => {
    const one = await openControlled()
    const leaving = new AbortController()
    const mining = one.controls.mining.mine(100_000, undefined, leaving)
    await nextHead(one)
    leaving.abort()
    await mining
    expect(one.chain.reads.headNumber()).toBeLessThan(1_000)
    await mine(one)
  })

  it('a chain that closes ends mining after a write', async () => {
    const one = await openControlled()
    const mining = mine(one, 100_000)
    await nextHead(one)
    await one.chain.close()
    await mining
    expect(one.chain.reads.headNumber()).toBeLessThan(1_000)
  })
})

it('a write that fails stores none of its blocks, and mining continues from the last stored one', async () => {
  const store = await openStore({ kind: 'memory' })
  let writes = 0
  const failing: Store = {
    ...store,
    write: async (collect) => {
      if (++writes === 2) throw new Error('the disk is full')
      await store.write(collect)
    },
  }
  const one = await openControlled({ store: failing })
  writes = 0
  await expect(mine(one, 700)).rejects.toThrow('the disk is full')
  const stored = one.chain.reads.headNumber()
  expect(stored).toBe(40)
  expect(await store.blocks.getMainHash(stored + 1)).toBeUndefined()
  await mine(one, 700 - stored)
  const other = await openControlled()
  await mine(other, 700)
  expect(toHex((await headOf(one)).hash)).toBe(toHex((await headOf(other)).hash))
})

it('blocks before the maximum timestamp are stored, and the error of the next one is thrown', async () => {
  const one = await openControlled()
  await one.controls.time.setNext(2 ** 52 - 1 - 3)
  await expect(mine(one, 300)).rejects.toMatchObject({ kind: 'noTimeLeft' })
  expect(one.chain.reads.headNumber()).toBe(4)
})

/** Resolves when the head has moved. */
function nextHead({ chain }: Controlled): Promise<void> {
  return new Promise((resolve) => {
    const remove = chain.feeds.onHead(() => {
      remove()
      resolve()
    })
  })
}
