import type { Bytes } from '../../src/base/bytes.ts'
import { keccak256 } from '../../src/base/keccak.ts'
import type { BlockRow, LogQuery, LogRow, TransactionRow } from '../../src/store/store.ts'

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

export function logRow(blockNumber: number, index: number, emitter: string, ...topics: string[]): LogRow {
  return {
    blockNumber,
    index,
    address: address(emitter),
    topics: topics.map(word),
    json: `{"log":"${blockNumber}/${index}"}`,
  }
}

export function logQuery(parts: Partial<LogQuery>): LogQuery {
  return { fromBlock: 0, toBlock: 1_000_000, addresses: [], topics: [], limit: 10_001, ...parts }
}
