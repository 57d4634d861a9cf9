import { expect, it, onTestFinished } from 'vitest'
import type { Bytes } from '../../../src/base/bytes.ts'
import type { BlockSelector } from '../../../src/chain/api/engine.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { MINES_ON_DEMAND, openTestChain, signFrom } from '../../_helpers/chain.ts'

const LATEST = { kind: 'latest' } as const

async function open(): Promise<Chain> {
  const chain = await openTestChain({ submitting: MINES_ON_DEMAND })
  onTestFinished(() => chain.close())
  return chain
}

/** Uses up all of its gas: the code begins with an invalid opcode. */
const burn = (account: number, gasLimit: bigint, gasPrice: bigint, nonce = 0n) =>
  signFrom(account, { data: Uint8Array.of(0xfe), gasLimit, gasPrice, nonce })

async function mine(chain: Chain, transactions: readonly Bytes[] = []) {
  for (const encoded of transactions) await chain.submits.sendRaw(encoded)
  return (await chain.miner.mineOne()).block
}

const rewards = async (chain: Chain, percentiles: readonly number[], newest: BlockSelector = LATEST, count = 1) =>
  (await chain.reads.feeHistory({ count, newest, percentiles })).rewards

it('a fee history has the prices at percentiles of the used gas', async () => {
  const chain = await open()
  await mine(chain, [burn(0, 100_000n, 50n), burn(1, 600_000n, 10n), burn(2, 200_000n, 30n), burn(3, 100_000n, 30n)])
  expect(await rewards(chain, [0, 59, 60, 60.1, 89.9, 90, 90.1, 100])).toEqual([
    [10n, 10n, 10n, 30n, 30n, 30n, 50n, 50n],
  ])
})

it('a fee history leaves REMASC out, and a block with only REMASC has prices of zero', async () => {
  const chain = await open()
  await mine(chain, [burn(0, 100_000n, 7n)])
  expect(await rewards(chain, [0, 100])).toEqual([[7n, 7n]])
  await mine(chain)
  expect(await rewards(chain, [0, 100], LATEST, 2)).toEqual([
    [7n, 7n],
    [0n, 0n],
  ])
})

it('a fee history includes new blocks', async () => {
  const chain = await open()
  const feeHistory = () => chain.reads.feeHistory({ count: 2, newest: LATEST, percentiles: [50] })
  await mine(chain, [burn(0, 100_000n, 7n)])
  expect(await feeHistory()).toMatchObject({ oldestBlock: 0, rewards: [[0n], [7n]] })
  const { header } = await mine(chain, [burn(0, 200_000n, 9n, 1n)])
  const answer = await feeHistory()
  expect(answer).toMatchObject({ oldestBlock: 1, rewards: [[7n], [9n]] })
  expect(answer.gasUsedRatios[1]).toBe(200_000 / Number(header.gasLimit))
})

it('a fee history reads pending as the newest mined block, and a side block with its own ancestors', async () => {
  const [chain, other] = [await open(), await open()]
  const first = await mine(chain, [burn(0, 100_000n, 7n)])
  await other.importer.importBlock(first)
  const side = await mine(other, [burn(1, 100_000n, 8n)])
  for (const price of [11n, 12n]) await mine(chain, [burn(2, 100_000n, price, price - 11n)])
  expect(await chain.importer.importBlock(side)).toBe('side')
  await chain.submits.sendRaw(burn(3, 100_000n, 99n))
  expect(await rewards(chain, [50], { kind: 'pending' }, 3)).toEqual([[7n], [11n], [12n]])
  expect(await rewards(chain, [50], { kind: 'hash', hash: side.hash, requireCanonical: false }, 2)).toEqual([
    [7n],
    [8n],
  ])
})

it('a fee history has at most 1,024 blocks back to genesis, and ends when the call is aborted', async () => {
  const chain = await open()
  for (let number = 1; number <= 1_030; number++) await mine(chain)
  const feeHistory = (count: number, newest: BlockSelector = LATEST, signal?: AbortSignal) =>
    chain.reads.feeHistory({ count, newest, percentiles: [50] }, signal && { signal })
  const most = await feeHistory(Number.MAX_SAFE_INTEGER)
  expect(most.oldestBlock).toBe(7)
  expect([most.gasUsedRatios, most.rewards].map(({ length }) => length)).toEqual([1_024, 1_024])
  expect((await feeHistory(50, { kind: 'number', number: 3, asked: '0x3' })).gasUsedRatios).toHaveLength(4)
  await expect(feeHistory(1_024, LATEST, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
})

it('a fee history refuses unknown blocks and descending percentiles', async () => {
  const chain = await open()
  await expect(rewards(chain, [], { kind: 'number', number: 9, asked: '0x9' })).rejects.toThrow('Block 0x9 not found')
  await expect(rewards(chain, [1, 1, 0.5])).rejects.toMatchObject({ kind: 'percentilesOutOfOrder' })
})
