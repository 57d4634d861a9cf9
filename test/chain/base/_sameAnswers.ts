import { expect } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import type { Block } from '../../../src/primitives/block.ts'
import type { Asked } from '../../_helpers/wire.ts'

export type Question = readonly [method: string, ...params: readonly unknown[]]

/** Returns questions about a block, its uncles and its logs. */
export function questionsAboutBlock({ hash, header: { number }, uncles }: Block): readonly Question[] {
  const [byNumber, byHash] = [`0x${number.toString(16)}`, toHex(hash)]
  return [
    ['eth_getBlockByNumber', byNumber, true],
    ['eth_getBlockByNumber', byNumber, false],
    ['eth_getBlockByHash', byHash, true],
    ['eth_getBlockTransactionCountByNumber', byNumber],
    ['eth_getBlockTransactionCountByHash', byHash],
    ['eth_getUncleCountByBlockNumber', byNumber],
    ['eth_getUncleCountByBlockHash', byHash],
    ...Array.from({ length: uncles.length + 1 }, (_, index): Question[] => [
      ['eth_getUncleByBlockNumberAndIndex', byNumber, `0x${index}`],
      ['eth_getUncleByBlockHashAndIndex', byHash, `0x${index}`],
    ]).flat(),
    ['eth_getBlockReceipts', byNumber],
    ['eth_getBlockReceipts', byHash],
    ['eth_getTransactionByBlockNumberAndIndex', byNumber, '0x0'],
    ['eth_getTransactionByBlockHashAndIndex', byHash, '0x7f'],
    ['eth_getLogs', { blockHash: byHash }],
    ['eth_getLogs', { fromBlock: byNumber, toBlock: byNumber }],
    ['rsk_getRawBlockHeaderByNumber', byNumber],
    ['rsk_getRawBlockHeaderByHash', byHash],
  ]
}

/** Returns questions about the transactions of a block. */
export function questionsAboutTransactions({ hash, transactions }: Block): readonly Question[] {
  return transactions.flatMap((transaction): Question[] => {
    const name = toHex(transaction.hash)
    return [
      ['eth_getTransactionByHash', name],
      ['eth_getTransactionReceipt', name],
      ['rsk_getRawTransactionReceiptByHash', name],
      ['rsk_getTransactionReceiptNodesByHash', toHex(hash), name],
    ]
  })
}

const TRACERS = ['callTracer', 'prestateTracer', 'flatCallTracer', '4byteTracer']

/** Returns questions for the traces of a block and its transactions. */
export function questionsForTraces({ header: { number }, hash, transactions }: Block): readonly Question[] {
  const byNumber = `0x${number.toString(16)}`
  return [
    ...TRACERS.map((tracer): Question => ['debug_traceBlockByNumber', byNumber, { tracer }]),
    ['debug_traceBlockByHash', toHex(hash), { tracer: 'callTracer' }],
    ['trace_block', byNumber],
    ['trace_filter', { fromBlock: byNumber, toBlock: byNumber }],
    ...transactions.flatMap((transaction): Question[] => [
      ['trace_transaction', toHex(transaction.hash)],
      ['trace_get', toHex(transaction.hash), ['0x0']],
      ['debug_traceTransaction', toHex(transaction.hash), { disableStorage: true }],
    ]),
  ]
}

/**
 * Members that a fork does not know: lists of all cells of a contract in the reference node's traces, and of uncles,
 * whose blocks are not in the chain, the body and the total difficulty.
 */
const UNKNOWN: ReadonlySet<string> = new Set(['initStorage', 'currentStorage', 'storageSize'])
const UNKNOWN_OF_UNCLES: ReadonlySet<string> = new Set(['transactions', 'totalDifficulty', 'size'])

function printKnown([method]: Question, answer: unknown): string {
  const isUncle = method.startsWith('eth_getUncleBy')
  return JSON.stringify(answer, (name, value) =>
    UNKNOWN.has(name) || (isUncle && UNKNOWN_OF_UNCLES.has(name)) ? undefined : value,
  )
}

/** Expects equal answers of a fork and of its endpoint. */
export async function expectSameAnswers(fork: Asked, endpoint: Asked, questions: readonly Question[]): Promise<void> {
  for (const question of questions) {
    const answers = await Promise.all(
      [fork, endpoint].map(async ({ ask }) => printKnown(question, await ask(...question))),
    )
    expect(answers[0], JSON.stringify(question)).toBe(answers[1])
  }
}
