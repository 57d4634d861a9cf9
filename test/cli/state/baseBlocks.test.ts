import { beforeAll, expect, it } from 'vitest'
import { EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { signedMinimalBytes } from '../../../src/base/integer.ts'
import { prepareGenesis } from '../../../src/chain/canonical/genesis.ts'
import type { Tip } from '../../../src/chain/canonical/head.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import { createBaseBlocks } from '../../../src/cli/state/baseBlocks.ts'
import { type Block, createBlock } from '../../../src/primitives/block.ts'
import type { Header } from '../../../src/primitives/header.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { sampleOf } from '../../snapshot/_stateFiles.ts'

const NOW = 2_000_000_000

let genesis: Tip
/** The blocks of a recorded chain, genesis first, with their total difficulties. */
let chain: readonly Tip[]
beforeAll(async () => {
  genesis = (await prepareGenesis(regtest, await openStore({ kind: 'memory' }))).tip
  let totalDifficulty = 0n
  chain = sampleOf('chainA', 50).blocks.map((block) => {
    totalDifficulty += [block.header, ...block.uncles].reduce((sum, { difficulty }) => sum + difficulty, 0n)
    return { block, totalDifficulty, stateRoot: block.header.stateRoot }
  })
})

interface Given {
  readonly encoded: Uint8Array
  readonly totalDifficulty: Uint8Array
}

const given = ({ block, totalDifficulty }: Pick<Tip, 'block' | 'totalDifficulty'>): Given => ({
  encoded: block.encoded,
  totalDifficulty: signedMinimalBytes(totalDifficulty),
})

/** Returns the heights of the blocks that are accepted, or why they are refused. */
async function check(all: readonly Given[], maxBytes?: number): Promise<readonly number[] | string> {
  const blocks = createBaseBlocks(regtest, maxBytes)
  for (const block of all) blocks.add(block)
  expect(blocks.count()).toBe(all.length)
  return blocks.check(genesis, NOW).then(
    (tips) => tips.map(({ block }) => block.header.number),
    (error: Error) => error.message,
  )
}

/** Returns blocks of the chain, one of which is another one. */
function replaced(from: number, number: number, change: (tip: Tip) => Partial<Given>): Given[] {
  return chain.slice(from).map((tip) => ({ ...given(tip), ...(tip.block.header.number === number ? change(tip) : {}) }))
}

function altered({ header, transactions, uncles }: Block, change: Partial<Header>): Pick<Given, 'encoded'> {
  return createBlock({ ...header, ...change }, transactions, uncles, rulesAt(regtest, header.number))
}

const heights = (from: number) => Array.from({ length: 51 - from }, (_, index) => from + index)

it('consecutive blocks up to the state are accepted, with or without those down to genesis', async () => {
  for (const from of [0, 1, 30, 50])
    expect(await check(chain.slice(from).map(given))).toEqual(heights(Math.max(1, from)))
  expect(await check(chain.slice(0, 1).map(given))).toEqual([])
})

it.each<[name: string, blocks: () => Given[], problem: string | RegExp]>([
  [
    'a block is missing',
    () => chain.filter(({ block }) => block.header.number !== 40).map(given),
    /^state: must have valid consecutive blocks, got block 39 0x\w{64}, which breaks rule parent \(expected 0x\w{64}, found 0x\w{64}\) at block 39/,
  ],
  ['the order is another', () => chain.slice(1).map(given).reverse(), 'which breaks rule parent'],
  [
    'the newest block has no work',
    () =>
      replaced(1, 50, ({ block }) =>
        altered(block, { bitcoinMergedMiningHeader: block.header.bitcoinMergedMiningHeader.map((byte) => byte ^ 1) }),
      ),
    'which breaks rule proofOfWork',
  ],
  [
    'an older block has no work, which its hash does not cover',
    () =>
      replaced(1, 45, ({ block }) => altered(block, { bitcoinMergedMiningCoinbaseTransaction: new Uint8Array(100) })),
    'got block 45',
  ],
  [
    'a total difficulty is not that of the blocks',
    () => replaced(1, 44, ({ totalDifficulty }) => ({ totalDifficulty: signedMinimalBytes(totalDifficulty + 1n) })),
    /^state: block 44 must have the total difficulty \d+ by the blocks above, got \d+; get the file from elsewhere$/,
  ],
  [
    'all total difficulties are too high',
    () => chain.slice(1).map((tip) => given({ ...tip, totalDifficulty: tip.totalDifficulty + 1n })),
    /^state: block 1 must have a total difficulty of \d+, got \d+;/,
  ],
  [
    'all total difficulties are too low',
    () => chain.slice(45).map((tip) => given({ ...tip, totalDifficulty: BigInt(tip.block.header.number - 44) })),
    'state: block 45 must have a total difficulty above',
  ],
  [
    'a total difficulty is long',
    () => replaced(1, 50, () => ({ totalDifficulty: new Uint8Array(1_000_000).fill(1) })),
    'must have a total difficulty of 1 to 32 bytes',
  ],
  [
    'a total difficulty is negative',
    () => replaced(1, 50, () => ({ totalDifficulty: Uint8Array.of(0x80) })),
    'that is not negative',
  ],
  [
    'the genesis is another',
    () => replaced(0, 0, ({ block }) => altered(block, { extraData: Uint8Array.of(1) })),
    'state: must be of the chain with genesis 0x',
  ],
  [
    'a block is empty',
    () => [...chain.map(given), { encoded: EMPTY_BYTES, totalDifficulty: Uint8Array.of(1) }],
    'decoded',
  ],
])('blocks are refused if %s', async (_, blocks, problem) => {
  expect(await check(blocks())).toEqual(expect.stringMatching(problem))
})

it('blocks beyond the bound are left out, the oldest first', async () => {
  const bytes = 20_000
  const found = await check(chain.map(given), bytes)
  expect(found).toEqual(heights(Number(found[0])))
  expect(found.length).toBeGreaterThan(2)
  expect(found.length).toBeLessThan(25)
})

it('blocks without bytes are bounded, too', async () => {
  const empty = Array.from({ length: 100_000 }, () => ({ encoded: EMPTY_BYTES, totalDifficulty: Uint8Array.of(1) }))
  expect(await check([...empty, ...chain.map(given)], 400_000)).toEqual(heights(1))
})
