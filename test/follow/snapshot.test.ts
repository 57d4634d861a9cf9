import { expect, it } from 'vitest'
import { BLOCKS_OF_EXECUTION } from '../../src/chain/base/snapshotBase.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { MINES_ON_DEMAND } from '../_helpers/chain.ts'
import { serveTestChain } from '../_helpers/serveTestChain.ts'
import { until } from '../_helpers/until.ts'
import { cutStore } from '../snapshot/_cuts.ts'
import { startEndpoint } from '../upstream/_endpoint.ts'
import { mineBlocks, serveNode } from '../upstream/_nodes.ts'
import { newestOf, serveFollowed } from './_follow.ts'

interface Start {
  readonly blocks?: number
  readonly height?: number
  /** Height of the lowest block with which the follower begins. */
  readonly lowest: number
  readonly readsOlder?: boolean
}

/** Serves a node with 30 blocks, and follows it from the state of block 20. */
async function followFrom({ blocks = 30, height = 20, lowest, readsOlder = false }: Start) {
  const store = await openStore({ kind: 'memory' })
  const node = await serveTestChain({ submitting: MINES_ON_DEMAND, store })
  await mineBlocks(node, blocks)
  const endpoint = await startEndpoint(node.url)
  const kept = await cutStore(store, node.chain.network, { height, lowest })
  const follower = await serveFollowed([endpoint.url], { chain: { store: kept }, readsOlder })
  return { node: { ...node, store }, endpoint, follower }
}

/** Returns the number of questions for a block with its transactions. */
const countBlocks = (questions: readonly string[]) => questions.filter((text) => text.endsWith(',true]]')).length

it('a chain that begins with a state follows from there, and reads no block below', async () => {
  const { node, endpoint, follower } = await followFrom({ lowest: 1 })
  await follower.followed.pollAll()
  expect(await newestOf(follower)).toBe(await newestOf(node))
  expect(countBlocks(endpoint.questions)).toBe(10)
  expect(follower.problems).toEqual([])
})

it('blocks that execution reads and the state file lacks are read first, newest first', async () => {
  const { node, endpoint, follower } = await followFrom({ lowest: 18 })
  await follower.followed.pollAll()
  expect(await newestOf(follower)).toBe(await newestOf(node))
  expect(countBlocks(endpoint.questions)).toBe(27)
  expect(await follower.chain.older?.readLowest()).toBe(1)
  for (const number of ['0x0', '0x1', '0x11', '0x14', '0x15'])
    expect(await follower.ask('eth_getBlockByNumber', number, true)).toEqual(
      await node.ask('eth_getBlockByNumber', number, true),
    )
})

it('an endpoint that does not have the block of the base is not followed', async () => {
  const { endpoint, follower } = await followFrom({ lowest: 18 })
  const other = await serveNode(2)
  await mineBlocks(other, 30)
  endpoint.node = other.url
  await follower.followed.pollAll()
  expect(follower.chain.reads.headNumber()).toBe(20)
  expect(follower.deepReorgs).toMatchObject([{ number: 30, lowest: 20 }])
})

it('an endpoint whose head is below all stored blocks, with the most work, does not hold up the others', async () => {
  const { node, endpoint, follower } = await followFrom({ lowest: 1 })
  const liar = await startEndpoint(node.url)
  liar.falsify = (result, _method, [tag]) =>
    tag === 'latest' ? { ...Object(result), number: '0x5', totalDifficulty: '0xffffff' } : result
  const kept = await cutStore(node.store, node.chain.network, { height: 20, lowest: 18 })
  await follower.end()
  const both = await serveFollowed([liar.url, endpoint.url], { chain: { store: kept } })
  await both.followed.pollAll()
  expect(await newestOf(both)).toBe(await newestOf(node))
  expect(both.problems).toEqual([`${liar.origin} states more work for block 5, below the first block 20`])
  expect([both.wrong, both.deepReorgs]).toEqual([[], []])
})

it('an endpoint that falsifies an older block is excluded, and nothing of it is stored', async () => {
  const { endpoint, follower } = await followFrom({ lowest: 18 })
  endpoint.falsify = (result, method, [number, isWhole]) =>
    method === 'eth_getBlockByNumber' && isWhole === true && number === '0x9'
      ? { ...Object(result), timestamp: '0x1' }
      : result
  await follower.followed.pollAll()
  expect(follower.chain.reads.headNumber()).toBe(20)
  expect(await follower.chain.older?.readLowest()).toBe(18)
  expect(follower.wrong).toEqual([expect.stringContaining('hash')])
})

/** More blocks than execution reads. */
const LONG = { blocks: BLOCKS_OF_EXECUTION + 110, height: BLOCKS_OF_EXECUTION + 100 }

it('with backfill the blocks that nothing reads follow once the chain is up to date', async () => {
  const { node, follower } = await followFrom({ ...LONG, lowest: 101, readsOlder: true })
  await follower.followed.pollAll()
  expect(await newestOf(follower)).toBe(await newestOf(node))
  expect(await follower.chain.older?.readLowest()).toBe(101)
  expect(await follower.ask('eth_getBlockByNumber', '0x64', false)).toMatchObject({
    error: { code: -32000, data: { base: `0x${LONG.height.toString(16)}` } },
  })
  follower.followed.start()
  await until(() => follower.timer.waiting() === 3) // the polls, the reading of older blocks and the reports have ended
  expect(await follower.chain.older?.readLowest()).toBe(1)
  for (const number of ['0x1', '0x64'])
    expect(await follower.ask('eth_getBlockByNumber', number, true)).toEqual(
      await node.ask('eth_getBlockByNumber', number, true),
    )
  expect(follower.problems).toEqual([])
})
