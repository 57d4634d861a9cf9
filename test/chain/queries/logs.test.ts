import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { toWord } from '../../../src/base/integer.ts'
import type { BlockSelector, LogFilter } from '../../../src/chain/api/engine.ts'
import type { ChainLimits } from '../../../src/chain/context.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { contractAddress } from '../../../src/primitives/transaction.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { LIMITS, MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { it } from '../../_helpers/it.ts'
import { deploy, importAll, keep, keeper, mine, openOn } from '../import/_branches.ts'

/** Emits as many LOG0 as its first word of data says, each with the count that is left. */
const EMITTER = fromHex('0x601b600a5f39601b5ff36000355b80156019578060005260206000a0600190036003565b00')
const emitter = contractAddress(requireAccount(0).address, 0n)

/** Emits one LOG0 with as many bytes as its first word of data says. */
const LONG_EMITTER = fromHex('0x6007600a5f3960075ff36000356000a000')

const at = (number: number): BlockSelector => ({ kind: 'number', number, asked: `${number}` })
const span = (from: number, to: number): LogFilter => ({
  range: { kind: 'span', from: at(from), to: at(to) },
  addresses: [],
  topics: [],
})

/** Blocks 2 to 4 with 1000, 2500 and 1 logs; block 1 is the deployment. */
async function openWithLogs(limits: Partial<ChainLimits>): Promise<Chain> {
  const chain = await openTestChain({ limits: { ...LIMITS, ...limits } })
  await chain.submits.sendRaw(signFrom(0, { data: EMITTER, gasLimit: 200_000n }))
  for (const [index, count] of [1000n, 2500n, 1n].entries()) {
    const call = { nonce: BigInt(index + 1), to: emitter, data: toWord(count), gasLimit: 6_000_000n }
    await chain.submits.sendRaw(signFrom(0, call))
  }
  return chain
}

async function find(chain: Chain, filter: LogFilter): Promise<{ pages: number; indexes: string[] }> {
  const indexes: string[] = []
  let pages = 0
  for await (const page of await chain.reads.findLogs(filter)) {
    pages++
    const logs: { blockNumber: string; logIndex: string }[] = JSON.parse(`[${new TextDecoder().decode(page)}]`)
    for (const { blockNumber, logIndex } of logs) indexes.push(`${blockNumber}:${logIndex}`)
  }
  return { pages, indexes }
}

describe('logs within the limit of blocks', () => {
  let chain: Chain
  beforeAll(async () => {
    chain = await openWithLogs({ logCount: 10 })
  })
  afterAll(() => chain.close())

  it('all logs are returned once, page by page, in chain order', async () => {
    const { pages, indexes } = await find(chain, span(0, 4))
    const block = (number: number, count: number) =>
      Array.from({ length: count }, (_, index) => `0x${number}:0x${index.toString(16)}`)
    expect(pages).toBeGreaterThan(1) // some 450 characters each
    expect(indexes).toEqual([...block(2, 1000), ...block(3, 2500), ...block(4, 1)])
  })

  it('logs are those of the span only, and a span above the head is empty', async () => {
    expect((await find(chain, span(4, 99))).indexes).toEqual(['0x4:0x0'])
    expect((await find(chain, span(5, 99))).indexes).toEqual([])
    await expect(find(chain, span(4, 2))).rejects.toMatchObject({ kind: 'invalidLogRange' })
  })

  it.each([
    ['latest', 'latest', ['0x4:0x0']],
    ['latest', 'pending', ['0x4:0x0']],
    ['pending', 'pending', []],
    ['pending', 'latest', []],
  ] as const)('a span from %s to %s begins above the head only for pending', async (from, to, expected) => {
    const range = { kind: 'span', from: { kind: from }, to: { kind: to } } as const
    expect((await find(chain, { ...span(0, 0), range })).indexes).toEqual(expected)
  })

  it('logs of one block are found by its hash, and an unknown hash has none', async () => {
    const block = await chain.reads.getBlock(at(4))
    const byHash = (hash: Uint8Array): LogFilter => ({ ...span(0, 0), range: { kind: 'block', hash } })
    expect((await find(chain, byHash(block?.block.hash ?? new Uint8Array(0)))).indexes).toEqual(['0x4:0x0'])
    expect((await find(chain, byHash(new Uint8Array(32)))).indexes).toEqual([])
  })
})

describe('logs of a side block', () => {
  const of = (hash: Uint8Array, rest: Partial<LogFilter> = {}): LogFilter => ({
    addresses: [],
    topics: [],
    range: { kind: 'block', hash },
    ...rest,
  })

  /** A chain, and the hash of a block beside it in which a contract emits the topics 7, 8 and 7 again. */
  async function openForked(limits: Partial<ChainLimits> = {}) {
    const chain = await openTestChain({ limits: { ...LIMITS, ...limits }, submitting: MINES_ON_DEMAND })
    const other = await openOn(await openStore({ kind: 'memory' }))
    onTestFinished(() => chain.close())
    await importAll(other, await mine(chain, [deploy], [], []).then((blocks) => blocks.slice(0, 1)))
    const [beside] = await mine(other, [keep(1n, 7n), keep(2n, 8n), keep(3n, 7n)])
    if (beside === undefined) throw new Error('a block was mined')
    await importAll(chain, [beside])
    return { chain, hash: beside.hash }
  }

  it('logs of a side block are found by its hash and match the filter', async () => {
    const { chain, hash } = await openForked()
    expect((await chain.reads.findBlock(at(2)))?.hash).not.toEqual(hash)
    const seven = [toWord(7n)]
    const indexesOf = async (rest: Partial<LogFilter>) => (await find(chain, of(hash, rest))).indexes
    expect(await indexesOf({})).toEqual(['0x2:0x0', '0x2:0x1', '0x2:0x2'])
    expect(await indexesOf({ topics: [seven] })).toEqual(['0x2:0x0', '0x2:0x2'])
    expect(await indexesOf({ topics: [seven], addresses: [new Uint8Array(20), keeper] })).toHaveLength(2)
    expect(await indexesOf({ addresses: [new Uint8Array(20)] })).toEqual([])
    expect(await indexesOf({ topics: [undefined, seven] })).toEqual([])
    expect(await indexesOf({ topics: [seven, undefined, [], undefined, undefined] })).toHaveLength(2)
    expect((await find(chain, span(0, 3))).indexes).toEqual([])
  })

  it('logs of a side block name that block', async () => {
    const { chain, hash } = await openForked()
    const pages: string[] = []
    for await (const page of await chain.reads.findLogs(of(hash, { topics: [[toWord(8n)]] }))) {
      pages.push(new TextDecoder().decode(page))
    }
    const { block } = (await chain.reads.getBlock({ kind: 'hash', hash, requireCanonical: false })) ?? {}
    const place = { blockHash: toHex(hash), blockNumber: '0x2', transactionIndex: '0x1', logIndex: '0x1' }
    const content = { address: toHex(keeper), topics: [toHex(toWord(8n))], data: '0x', removed: false }
    const transactionHash = toHex(block?.transactions[1]?.hash ?? new Uint8Array(0))
    expect(JSON.parse(`[${pages.join(',')}]`)).toEqual([{ ...place, ...content, transactionHash }])
  })

  it('logs of a side block are refused above the size limit', async () => {
    const { chain, hash } = await openForked({ logCharacters: 1_000 })
    await expect(find(chain, of(hash))).rejects.toMatchObject({ kind: 'responseTooLarge' })
  })
})

it('a log longer than a page is a page of its own between its neighbours', async ({ chain }) => {
  await chain.submits.sendRaw(signFrom(0, { data: LONG_EMITTER, gasLimit: 200_000n }))
  for (const [index, bytes] of [10n, 540_000n, 20n, 30n].entries()) {
    const call = { nonce: BigInt(index + 1), to: emitter, data: toWord(bytes), gasLimit: 6_000_000n }
    await chain.submits.sendRaw(signFrom(0, call))
  }
  expect(await find(chain, span(0, 5))).toEqual({ pages: 3, indexes: ['0x2:0x0', '0x3:0x0', '0x4:0x0', '0x5:0x0'] })
})

describe('logs above the limits', () => {
  it('too many logs of a wide span are refused with a span that is within the limit', async () => {
    const chain = await openWithLogs({ logBlockSpan: 2, logCount: 1000 })
    await expect(find(chain, span(0, 4))).rejects.toMatchObject({
      kind: 'logLimitExceeded',
      message: 'Filter returned more than 1000 logs.',
      limit: 1000,
      fromBlock: 0,
      toBlock: 4,
      suggestedToBlock: 2,
    })
    expect((await find(chain, span(0, 2))).indexes).toHaveLength(1000)
    expect((await find(chain, span(3, 4))).indexes).toHaveLength(2501)
    await chain.close()
  })

  it('logs above the size limit are refused even if they are few', async () => {
    const chain = await openWithLogs({ logBlockSpan: 3, logCharacters: 100_000, wideLogCharacters: 400 })
    await expect(find(chain, span(0, 4))).rejects.toMatchObject({
      kind: 'responseTooLarge',
      suggested: { fromBlock: 0, toBlock: 2 },
    })
    await expect(find(chain, span(2, 4))).rejects.toMatchObject({ kind: 'responseTooLarge', suggested: undefined })
    expect((await find(chain, span(4, 4))).indexes).toHaveLength(1)
    await chain.close()
  })
})
