import { toWord } from '../../../src/base/integer.ts'
import { keccak256 } from '../../../src/crypto/keccak.ts'
import { createBloom } from '../../../src/primitives/bloom.ts'
import type { Log } from '../../../src/primitives/log.ts'
import { encodeReceipt } from '../../../src/primitives/receipt.ts'
import { insertRows } from '../../../src/storage/insertRows.ts'
import { CHAIN_MIGRATIONS } from '../../../src/storage/migrations/chain.ts'
import { migrate } from '../../../src/storage/migrations/migrate.ts'
import type { Sql, SqlRows, Statement } from '../../../src/storage/sql.ts'
import type { BlockRow, LogRow, NodeRow, TransactionRow } from '../../../src/storage/store.ts'
import { address, blockRow, nodeRow, transactionRow, word } from '../rows.ts'

/** The content of a database of version 5, as rows of the store. */
export interface OldChain {
  /** By height, side blocks after the main chain's. */
  readonly blocks: readonly BlockRow[]
  readonly transactions: readonly TransactionRow[]
  readonly logs: readonly LogRow[]
  readonly nodes: readonly (NodeRow & { readonly height: number })[]
  readonly state: readonly {
    readonly key: Uint8Array
    readonly height: number
    readonly value: Uint8Array | undefined
  }[]
}

const HEIGHTS = 70
const SIDE_HEIGHT = 33
const TOPICS = ['A', 'B', 'C', 'D']

/** A value that is too long for its node's message. */
export const LONG_VALUE = new Uint8Array(50_000).fill(9)

/** A chain in which everything occurs: side blocks, edited roots, all numbers of topics, deleted and long values. */
export function createOldChain(showsLastTransaction: boolean): OldChain {
  const main = Array.from({ length: HEIGHTS }, (_, number) => ({
    ...blockRow(`b${number}`, number),
    totalDifficulty: number === 3 ? (1n << 255n) + 1n : BigInt(number),
    encoded: new Uint8Array(700).fill(number, 300),
    ...(number === HEIGHTS - 1 ? { stateRoot: word('edited') } : {}),
  }))
  const side = blockRow('side', SIDE_HEIGHT)
  const bodies = [...main.slice(1), side].map((block) => createBody(block, block !== side, showsLastTransaction))
  const key = (index: number) => new Uint8Array([...word(`key ${index}`), ...new Uint8Array(index % 30)])
  return {
    blocks: [...main, side],
    transactions: bodies.flatMap(({ transactions }) => transactions),
    logs: bodies.flatMap(({ logs }) => logs),
    nodes: [0, 1, 2, 1_500, 3_000].flatMap((height) =>
      [...new Set([0, Math.min(height, 1), height])].map((child) => ({
        ...nodeRow(`n${height} ${child}`, child, height),
        height,
      })),
    ),
    state: Array.from({ length: 1_100 }, (_, index) => [
      { key: key(index), height: index % 7, value: word(`old ${index}`).slice(index % 32) },
      { key: key(index), height: 20, value: index % 3 === 0 ? undefined : new Uint8Array(index).fill(1) },
    ]).flat(),
  }
}

function createBody(block: BlockRow, isMain: boolean, showsLastTransaction: boolean) {
  const first = Array.from({ length: 5 }, (_, count) => createLog(`${block.number} ${count}`, count))
  const last = [createLog(`${block.number} last`, 2)]
  const transactions = [first, last].map((logs, index) => ({
    ...transactionRow(`${block.number} ${isMain} ${index}`, block, index),
    receipt: encodeReceipt({
      succeeded: true,
      cumulativeGasUsed: 21_000n,
      gasUsed: 21_000n,
      logs,
      logsBloom: createBloom(logs),
    }),
    firstLogIndex: index * first.length,
  }))
  const shown = showsLastTransaction ? [...first, ...last] : first
  const rows = shown.map((log, index) => {
    return { ...log, blockNumber: block.number, index, transactionIndex: index < first.length ? 0 : 1 }
  })
  return { transactions, logs: isMain ? rows : [] }
}

function createLog(name: string, topics: number): Log {
  const data = new Uint8Array(topics * 40).fill(7)
  return { address: address(name), topics: TOPICS.slice(0, topics).map(word), data }
}

/** Makes the tables as they were in version 5, and fills them. */
export async function writeOldChain(sql: Sql, chain: OldChain): Promise<void> {
  await migrate(sql, CHAIN_MIGRATIONS.slice(0, 5))
  const statements: Statement[] = []
  const insert = (table: string, columns: string, rows: SqlRows) =>
    insertRows((text, values) => statements.push({ sql: text, values }), { table, columns: columns.split(', ') }, rows)
  const { blocks, transactions, logs, nodes, state } = chain
  insert(
    'blocks',
    'hash, number, parent_hash, total_difficulty, encoded, state_root',
    blocks.map((row) => [
      row.hash,
      row.number,
      row.parentHash,
      toWord(row.totalDifficulty),
      row.encoded,
      row.stateRoot ?? null,
    ]),
  )
  insert(
    'main_chain',
    'number, hash',
    blocks.slice(0, HEIGHTS).map(({ number, hash }) => [number, hash]),
  )
  insert(
    'transactions',
    'block_hash, tx_index, hash, block_number, sender, encoded, receipt, first_log_index',
    transactions.map((row) => [
      row.blockHash,
      row.index,
      row.hash,
      row.blockNumber,
      row.sender,
      row.encoded,
      row.receipt,
      row.firstLogIndex,
    ]),
  )
  insert(
    'logs',
    'block_number, log_index, address, topic0, topic1, topic2, topic3, json_length, json',
    logs.map((row) => [
      row.blockNumber,
      row.index,
      row.address,
      ...[0, 1, 2, 3].map((index) => row.topics[index] ?? null),
      2,
      '{}',
    ]),
  )
  insert(
    'nodes',
    'height, hash, message, left_height, right_height',
    nodes.map((row) => [row.height, row.hash, row.message, row.leftHeight, row.rightHeight]),
  )
  insert(
    'state',
    'key, height, value',
    state.map(({ key, height, value }) => [key, height, value ?? null]),
  )
  insert('long_values', 'hash, value', [[keccak256(LONG_VALUE), LONG_VALUE]])
  insert('pool', 'hash, sender, nonce, encoded, added_at_ms, added_at_height', [
    [word('tx'), address('sender'), toWord(1n), word('tx'), 1, 2],
  ])
  insert('meta', 'name, value', [['name', 'value']])
  insert('arrivals', 'number, hash', [[5, word('arrival')]])
  insert('snapshots', 'id, block_number, block_hash, state_root, settings', [[1, 2, word('b2'), word('root'), '{}']])
  await sql.writeAll(statements)
}
