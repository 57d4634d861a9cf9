import { afterAll, describe, expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import type { Block } from '../../../src/primitives/block.ts'
import { isRemascTransaction } from '../../../src/primitives/transaction.ts'
import { MINES_ON_DEMAND } from '../../_helpers/chain.ts'
import { PUBLIC_NODE, servePublicEndpoint } from '../../_helpers/publicEndpoint.ts'
import { FORKED_CHAINS, outcomeOf, serveRecording } from '../../_helpers/recordedForks.ts'
import { type ServedFork, serveFork } from './_forked.ts'

const MATURITY = 10
const BLOCKS = 20
/** Block 91 pays an uncle that block 82 of the recorded chain has included. */
const LAST_WITHOUT_UNCLES = 90

describe('REMASC on a fork', async () => {
  const [chainA] = FORKED_CHAINS
  if (chainA === undefined) throw new Error('no chain is recorded')
  const recording = await serveRecording(chainA)
  afterAll(() => recording.served.close())
  const { served, blocks } = recording
  const forkAt = (url: string, number: number) =>
    serveFork(url, {
      flags: { forkBlockNumber: number, forkRetryBackoff: 1 },
      setup: { submitting: MINES_ON_DEMAND },
    })

  /** Returns the payments of a block in the fork and in the recorded chain, whose transactions have one hash. */
  const paymentsOf = (fork: ServedFork, { transactions }: Block) =>
    Promise.all(
      [fork, served].map(async ({ chain }) => {
        const hash = transactions.at(-1)?.hash ?? new Uint8Array(0)
        return outcomeOf(await chain.reads.getReceipt(hash))
      }),
    )

  /** Mines the transactions of a block with its coinbase and gas price, at another time. */
  async function mineAlike({ chain: { submits, controls, miner } }: ServedFork, { header, transactions }: Block) {
    for (const transaction of transactions) {
      if (!isRemascTransaction(transaction)) await submits.sendRaw(transaction.encoded)
    }
    await controls?.mining.setCoinbase(header.coinbase)
    await controls?.mining.setMinimumGasPrice(header.minimumGasPrice)
    await miner.mineOne()
  }

  /** Mines blocks again above a base, and expects the payments of those up to a height. */
  async function expectSamePayments(fork: ServedFork, again: readonly Block[], last: number): Promise<number> {
    let payments = 0
    for (const block of again) {
      await mineAlike(fork, block)
      const [own, recorded] = await paymentsOf(fork, block)
      if (block.header.number <= last) expect(own, `block ${block.header.number}`).toEqual(recorded)
      payments += own?.logs.length ?? 0
    }
    return payments
  }

  it('pays the fees of blocks below the base in local blocks, as the recorded chain', async () => {
    const base = 75
    const fork = await forkAt(served.url, base)
    const again = blocks.slice(base + 1, base + 1 + BLOCKS)
    // The payments of later blocks name local blocks.
    expect(await expectSamePayments(fork, again, base + MATURITY)).toBeGreaterThan(BLOCKS)
  })

  it('pays the miners and publishers of uncles below the base', async () => {
    const base = 81
    const withUncles = blocks.slice(77, base + 1).filter(({ uncles }) => uncles.length > 0)
    expect(withUncles.map(({ header }) => header.number)).toEqual([78, 79, 81])
    const fork = await forkAt(served.url, base)
    const again = blocks.slice(base + 1, base + 1 + BLOCKS)
    expect(await expectSamePayments(fork, again, LAST_WITHOUT_UNCLES)).toBeGreaterThan(BLOCKS)
    const [paid] = await paymentsOf(fork, blocks[87] ?? expect.fail('no block 87'))
    const uncle = toHex(withUncles[0]?.uncles[0]?.coinbase ?? new Uint8Array(0)).slice(2)
    expect(paid?.logs.some(([, topics]) => topics?.includes(`0x${uncle.padStart(64, '0')}`))).toBe(true)
  })

  it('pays the same through a public node, whose Bridge is only called', async () => {
    const base = 81
    const endpoint = await servePublicEndpoint(served.url, PUBLIC_NODE)
    const fork = await forkAt(endpoint.url, base)
    const empty = blocks
      .slice(base + 1, base + 1 + MATURITY)
      .map((block) => ({ ...block, transactions: block.transactions.slice(-1) }))
    expect(await expectSamePayments(fork, empty, LAST_WITHOUT_UNCLES)).toBeGreaterThan(MATURITY)
  })

  it('pays the same in blocks that are mined together as one by one, with uncles below the base', async () => {
    const [one, other] = [await forkAt(served.url, 81), await forkAt(served.url, 81)]
    await one.chain.controls?.mining.mine(BLOCKS, undefined, { signal: new AbortController().signal })
    for (let count = 0; count < BLOCKS; count++) await other.chain.miner.mineOne()
    const heads = [one, other].map(({ chain }) => toHex(chain.feeds.head().hash))
    expect(heads[0]).toBe(heads[1])
  })

  it('pays the fees of local blocks after the maturity', async () => {
    const fork = await forkAt(served.url, 75)
    for (let count = 0; count < 2 * MATURITY + 1; count++) await fork.chain.miner.mineOne()
    const logs = await fork.askResult('eth_getLogs', { fromBlock: '0x56', toBlock: '0x60' })
    expect(logs).not.toEqual([])
  })
})
