import type { Block, Hash, Log, LogFilter } from '../../generated/schemas.ts'
import type { SubscribeOptions } from './transport.ts'

/** What a subscription to new blocks tells of each. */
export type NewHead = Pick<
  Block,
  | 'hash'
  | 'number'
  | 'parentHash'
  | 'timestamp'
  | 'difficulty'
  | 'gasLimit'
  | 'gasUsed'
  | 'logsBloom'
  | 'miner'
  | 'extraData'
  | 'sha3Uncles'
  | 'stateRoot'
  | 'transactionsRoot'
  | 'receiptsRoot'
>

/** The part of a filter that a subscription to logs reads. */
export type LogSubscription = Pick<LogFilter, 'address' | 'topics'>

/** What a client over a WebSocket can do besides. */
export interface Subscribing {
  /** Blocks as they come. An iterator that is left (`break`, `return`) ends the subscription. */
  subscribe(params: readonly ['newHeads'], options?: SubscribeOptions): AsyncIterableIterator<NewHead>
  /** Logs as they come; with `removed` when a reorganisation takes one back. */
  subscribe(params: readonly ['logs', LogSubscription?], options?: SubscribeOptions): AsyncIterableIterator<Log>
  /** Hashes of transactions as the pool takes them. */
  subscribe(params: readonly ['newPendingTransactions'], options?: SubscribeOptions): AsyncIterableIterator<Hash>
  subscribe(params: readonly unknown[], options?: SubscribeOptions): AsyncIterableIterator<unknown>
  /** Ends iterators, rejects what is not answered yet, and closes the connection. */
  close(): void
}
