import { type Bytes, compareBytes } from '../../../src/base/bytes.ts'
import { toHex } from '../../../src/base/hex.ts'
import type {
  BlockRow,
  LogQuery,
  LogRow,
  NodeRow,
  PoolRow,
  StateValue,
  TransactionRow,
} from '../../../src/storage/store.ts'

interface Change {
  readonly key: Bytes
  readonly height: number
  readonly value: Bytes | undefined
}

/** The content of a store, in lists that are searched from end to end. */
export interface Model {
  blocks: readonly BlockRow[]
  /** Hashes of the main chain in hex, by height. */
  main: readonly string[]
  transactions: readonly TransactionRow[]
  nodes: ReadonlyArray<{ readonly height: number; readonly node: NodeRow }>
  state: readonly Change[]
  logs: readonly LogRow[]
  pool: readonly PoolRow[]
  meta: string | undefined
}

export const EMPTY_MODEL: Model = {
  blocks: [],
  main: [],
  transactions: [],
  nodes: [],
  state: [],
  logs: [],
  pool: [],
  meta: undefined,
}

const isSame = (a: Bytes, b: Bytes) => toHex(a) === toHex(b)

export function headOf({ main }: Model): number {
  return main.length - 1
}

export function blockOf({ blocks }: Model, hash: Bytes): BlockRow | undefined {
  return blocks.find((block) => isSame(block.hash, hash))
}

export function mainBlock({ blocks, main }: Model, number: number): BlockRow | undefined {
  return blocks.find((block) => toHex(block.hash) === main[number])
}

/** The main chain's first, then by hash. */
export function blocksAt(model: Model, number: number): BlockRow[] {
  const rank = (block: BlockRow) => (toHex(block.hash) === model.main[number] ? 0 : 1)
  return model.blocks
    .filter((block) => block.number === number)
    .toSorted((a, b) => rank(a) - rank(b) || compareBytes(a.hash, b.hash))
}

export function mainTransaction({ transactions, main }: Model, hash: Bytes): TransactionRow | undefined {
  return transactions.find((row) => isSame(row.hash, hash) && main[row.blockNumber] === toHex(row.blockHash))
}

export function transactionsOf({ transactions }: Model, blockHash: Bytes): TransactionRow[] {
  return transactions.filter((row) => isSame(row.blockHash, blockHash)).toSorted((a, b) => a.index - b.index)
}

export function valueAt({ state }: Model, key: Bytes, height: number): StateValue {
  const before = state.filter((change) => isSame(change.key, key) && change.height <= height)
  const newest = before.toSorted((a, b) => b.height - a.height)[0]
  return newest === undefined ? { value: undefined, since: 0 } : { value: newest.value, since: newest.height }
}

export function keysAt(model: Model, prefix: Bytes, height: number): Bytes[] {
  const keys = new Map(model.state.map(({ key }) => [toHex(key), key]))
  return [...keys.values()]
    .filter((key) => toHex(key).startsWith(toHex(prefix)) && valueAt(model, key, height).value !== undefined)
    .toSorted(compareBytes)
}

export function logsOf({ logs }: Model, query: LogQuery): LogRow[] {
  const isOneOf = (alternatives: readonly Bytes[] | undefined, found: Bytes | undefined) =>
    alternatives === undefined ||
    alternatives.length === 0 ||
    (found !== undefined && alternatives.some((one) => isSame(one, found)))
  return logs
    .filter(({ blockNumber }) => blockNumber >= query.fromBlock && blockNumber <= query.toBlock)
    .filter((log) => isOneOf(query.addresses, log.address))
    .filter((log) => query.topics.every((alternatives, position) => isOneOf(alternatives, log.topics[position])))
    .toSorted((a, b) => a.blockNumber - b.blockNumber || a.index - b.index)
    .slice(0, query.limit)
}
