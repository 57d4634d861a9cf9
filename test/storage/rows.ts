import type { Bytes } from '../../src/base/bytes.ts'
import { keccak256 } from '../../src/crypto/keccak.ts'
import type { BlockRow, LogQuery, LogRow, LogTemplate, NodeRow, TransactionRow } from '../../src/storage/store.ts'

/** 32 bytes that stand for `name`. */
export function word(name: string): Bytes {
  return keccak256(new TextEncoder().encode(name))
}

/** 20 bytes that stand for `name`. */
export function address(name: string): Bytes {
  return word(name).slice(12)
}

export function blockRow(name: string, number: number, parent = 'parent'): BlockRow {
  return { hash: word(name), number, parentHash: word(parent), totalDifficulty: BigInt(number), encoded: word(name) }
}

export function transactionRow(name: string, block: BlockRow, index: number): TransactionRow {
  return {
    hash: word(name),
    blockHash: block.hash,
    blockNumber: block.number,
    index,
    sender: address('sender'),
    encoded: word(`${name} encoded`),
    receipt: word(`${name} receipt`),
    firstLogIndex: index,
  }
}

/** A node whose message is the name. */
export function nodeRow(name: string, leftHeight: number, rightHeight = 0): NodeRow {
  return { hash: word(name), message: new TextEncoder().encode(name), leftHeight, rightHeight }
}

export function logRow(blockNumber: number, index: number, emitter: string, ...topics: string[]): LogRow {
  return {
    blockNumber,
    index,
    transactionIndex: 0,
    address: address(emitter),
    topics: topics.map(word),
    data: word('data'),
  }
}

/** Tells a log by its place. */
export const PLACE_TEMPLATE: LogTemplate = [
  '{"log":"',
  { hexNumber: 'blockNumber' },
  '/',
  { hexNumber: 'logIndex' },
  '"}',
]

/** Returns the text of a log by {@link PLACE_TEMPLATE}. */
export function placeText({ blockNumber, index }: LogRow): string {
  return `{"log":"${blockNumber.toString(16)}/${index.toString(16)}"}`
}

export function logQuery(parts: Partial<LogQuery>): LogQuery {
  return { fromBlock: 0, toBlock: 1_000_000, addresses: [], topics: [], limit: 10_001, ...parts }
}
