import type { Block, Hash, Log, SubscriptionOptions } from '../../generated/schemas.ts'
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
  | 'baseEvent'
  | 'mixHash'
  | 'nonce'
>

/** Where a subscription begins; behind the newest block unless told. */
export type SubscriptionStart = Pick<SubscriptionOptions, 'fromBlock' | 'cursor'>

/** Which logs a subscription tells, and since when. */
export type LogSubscription = SubscriptionOptions

/** What a client over a WebSocket can do besides. */
export interface Subscribing {
  /** Blocks as they come. An iterator that is left (`break`, `return`) ends the subscription. */
  subscribe(
    params: readonly ['newHeads', SubscriptionStart?],
    options?: SubscribeOptions,
  ): AsyncIterableIterator<NewHead>
  /** Logs as they come; with `removed` when a reorganisation takes one back. */
  subscribe(params: readonly ['logs', LogSubscription?], options?: SubscribeOptions): AsyncIterableIterator<Log>
  /** Hashes of transactions as the pool takes them. */
  subscribe(params: readonly ['newPendingTransactions'], options?: SubscribeOptions): AsyncIterableIterator<Hash>
  subscribe(params: readonly unknown[], options?: SubscribeOptions): AsyncIterableIterator<unknown>
  /** Ends iterators, rejects what is not answered yet, and closes the connection. */
  close(): void
}
