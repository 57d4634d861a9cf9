import type { Block, Hash, Log, SubscriptionOptions } from '../../generated/schemas.ts'
import type { SubscribeOptions } from './transport.ts'

/** A block of a subscription to new blocks. */
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

/** Start of a subscription; after the newest block by default. */
export type SubscriptionStart = Pick<SubscriptionOptions, 'startBlock' | 'cursor'>

/** Filter and start of a subscription to logs. */
export type LogSubscription = SubscriptionOptions

/** Additional methods of a client over WebSocket. */
export interface Subscribing {
  /** Returns new blocks. Leaving the iterator (`break`, `return`) ends the subscription. */
  subscribe(
    params: readonly ['newHeads', SubscriptionStart?],
    options?: SubscribeOptions,
  ): AsyncIterableIterator<NewHead>
  /** Returns new logs, with `removed` for logs that a reorganisation removed. */
  subscribe(params: readonly ['logs', LogSubscription?], options?: SubscribeOptions): AsyncIterableIterator<Log>
  /** Returns the hashes of transactions that enter the pool. */
  subscribe(params: readonly ['newPendingTransactions'], options?: SubscribeOptions): AsyncIterableIterator<Hash>
  subscribe(params: readonly unknown[], options?: SubscribeOptions): AsyncIterableIterator<unknown>
  /** Ends iterators, rejects pending requests and closes the connection. */
  close(): void
}
