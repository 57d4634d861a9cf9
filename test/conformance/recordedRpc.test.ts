import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Hex } from '../../src/base/hex.ts'
import { rootOfReceipt } from '../_helpers/receiptProof.ts'
import { readRecordedJson } from '../_helpers/recorded.ts'
import { without } from './rpc/recorded/difference.ts'
import { DIFFERENCES } from './rpc/recorded/differences.ts'
import { type Exchange, isRecord, send } from './rpc/recorded/exchange.ts'
import { type ForkOfChainA, startForkOfChainA, startNodeOfChainA } from './rpc/recorded/nodeOfChainA.ts'
import { DETAILS, type Outcome, replay, type Verdict } from './rpc/recorded/replay.ts'
import type { ServedNode } from './rpc/startNode.ts'

const BATCH = 50
/** Distance of the receipts that a fork is asked for: it reads a whole block for each, and recordedForks.test.ts compares others. */
const FORK_STEP = 10

/** A request and the recorded result. */
type Expected = readonly [method: string, params: readonly unknown[], result: unknown]

/** Returns a line for each method, and one for all. */
function tally(outcomes: readonly Outcome[]): string {
  const count = (some: readonly Outcome[], verdict: Verdict) => some.filter((one) => one.verdict === verdict).length
  const line = (name: string, some: readonly Outcome[]) =>
    `${name}: equal ${count(some, 'equal')}, by decision ${count(some, 'byDecision')}, not run ${count(some, 'notRun')}`
  const methods = [...new Set(outcomes.map(({ method }) => method))].sort()
  const lines = methods.map((method) =>
    line(
      method,
      outcomes.filter((one) => one.method === method),
    ),
  )
  return `${[...lines, line('all', outcomes)].join('\n')}\n`
}

const toQuantity = (number: number) => `0x${number.toString(16)}`

/** Sends the requests in batches and asserts that each result is the recorded one; logs may also have the member `removed`. */
async function expectResults(node: ServedNode, expected: readonly Expected[]): Promise<void> {
  for (let at = 0; at < expected.length; at += BATCH) {
    const batch = expected.slice(at, at + BATCH)
    const body = batch.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params }))
    const { json } = await send(node.url, JSON.stringify(body))
    const answers = Array.isArray(json) ? json : []
    for (const [id, [method, params, result]] of batch.entries()) {
      const answer: unknown = answers.find((one) => isRecord(one) && one.id === id)
      const found = isRecord(answer) ? answer.result : answer
      if (isDeepStrictEqual(without(found, 'removed'), result)) continue
      expect(answer, `${method} ${JSON.stringify(params)}`).toEqual({ jsonrpc: '2.0', id, result })
    }
  }
}

const read = <T>(file: string): T => readRecordedJson<T>(`chainA/${file}.json`)

interface RecordedBlock {
  readonly hash: Hex
  readonly receiptsRoot: Hex
  readonly transactions: readonly { readonly hash: Hex }[]
}

/**
 * Groups with answers that a fork cannot give as the reference does: accounts of the wallet, difficulty of pending blocks,
 * offsets of the clock, and the slots of a contract in traces (`initStorage`), which no question of an endpoint lists.
 */
const OTHERS_ON_FORKS: ReadonlySet<string> = new Set(['no-params', 'selector-id', 'txhash', 'trace', 'seq'])

describe.each([
  { name: 'a node with chain A', start: startNodeOfChainA, isFork: false },
  { name: 'a fork of chain A at its newest block', start: startForkOfChainA, isFork: true },
])('$name', ({ start, isFork }) => {
  const exchanges = readRecordedJson<readonly Exchange[]>('rpc-chainA.json')
  const blocks = read<readonly RecordedBlock[]>('blocks')
  let node: ServedNode & Partial<ForkOfChainA>
  beforeAll(async () => {
    node = await start()
  })
  afterAll(() => node.close())

  it('eth_getBlockByNumber returns every block as recorded', () =>
    expectResults(
      node,
      blocks.map((block, number) => ['eth_getBlockByNumber', [toQuantity(number), true], block]),
    ))

  it('rsk_getRawBlockHeaderByNumber and ByHash return every header as recorded', async () => {
    const headers = read<readonly { number: number; hash: Hex; byNumber: Hex }[]>('raw-headers')
    expect(headers).toHaveLength(102)
    await expectResults(
      node,
      headers.flatMap(({ number, hash, byNumber }): Expected[] => [
        ['rsk_getRawBlockHeaderByNumber', [toQuantity(number)], byNumber],
        ['rsk_getRawBlockHeaderByHash', [hash], byNumber],
      ]),
    )
  })

  it('receipts and their nodes are returned as recorded, and prove the root in the header', async () => {
    const receipts = read<Record<Hex, { receipt: unknown }>>('receipts')
    const raw = read<Record<Hex, Hex>>('raw-receipts')
    const nodes = read<Record<Hex, readonly Hex[]>>('receipt-nodes')
    const expected: Expected[] = []
    for (const { hash: block, receiptsRoot, transactions } of blocks) {
      for (const [index, { hash }] of transactions.entries()) {
        expected.push(
          ['eth_getTransactionReceipt', [hash], receipts[hash]?.receipt],
          ['rsk_getRawTransactionReceiptByHash', [hash], raw[hash]],
          ['rsk_getTransactionReceiptNodesByHash', [block, hash], nodes[hash]],
        )
        expect(rootOfReceipt(nodes[hash] ?? [], index, raw[hash] ?? '0x')).toBe(receiptsRoot)
      }
    }
    expect(expected).toHaveLength(3 * 559)
    await expectResults(node, isFork ? expected.filter((_, index) => index % FORK_STEP === 0) : expected)
  })

  it('uncles are returned as recorded, with their transactions although they are not on the main chain', async () => {
    const uncles = read<readonly { number: number; index: number; byNumber: unknown; byHash: unknown }[]>('uncles')
    expect(uncles).toHaveLength(4)
    await expectResults(
      node,
      uncles.flatMap(({ number, index, byNumber, byHash }): Expected[] => [
        ['eth_getUncleByBlockNumberAndIndex', [toQuantity(number), toQuantity(index)], byNumber],
        ['eth_getUncleByBlockHashAndIndex', [blocks[number]?.hash, toQuantity(index)], byHash],
        ['eth_getUncleByBlockNumberAndIndex', [toQuantity(number), '0x1'], null],
      ]),
    )
  })

  it('the precompiles BlockHeader and Environment return the recorded results', async () => {
    type Call = { readonly block: Hex; readonly to: Hex; readonly data: Hex; readonly answer: { readonly result: Hex } }
    const calls = read<readonly Call[]>('blockheader-calls')
    expect(calls).toHaveLength(157)
    await expectResults(
      node,
      calls.map(({ block, to, data, answer }) => ['eth_call', [{ to, data }, block], answer.result]),
    )
  })

  describe('recorded requests in their order', () => {
    let outcomes: readonly Outcome[]
    beforeAll(async () => {
      outcomes = await replay(exchanges, node, DIFFERENCES)
    })

    const groups = new Set(
      exchanges.map(({ group }) => group).filter((group) => !isFork || !OTHERS_ON_FORKS.has(group)),
    )
    it.each([...groups])(
      'requests of the group %s are answered as by the reference, or differently by a decision',
      (group) => {
        const different = outcomes.filter((outcome) => outcome.group === group && outcome.verdict === 'different')
        expect(different.map(({ shown }) => shown)).toEqual([])
      },
    )

    if (isFork) {
      it('the fork has asked for more than 600 recorded answers of the reference node', () => {
        expect(node.answeredAsRecorded?.()).toBeGreaterThan(600)
      })
      return
    }

    it.each([DETAILS, ...DIFFERENCES].map((difference) => [difference.why, difference] as const))(
      'at least one answer differs by the decision: %s',
      (_, difference) => {
        expect(outcomes.some((outcome) => outcome.difference === difference)).toBe(true)
      },
    )

    it('counts of equal answers, decided differences and requests not run are those of counts.txt', async () => {
      await expect(tally(outcomes)).toMatchFileSnapshot('./rpc/recorded/counts.txt')
    })
  })
})
