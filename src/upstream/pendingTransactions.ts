import { LRUCache } from 'lru-cache'
import type { Bytes } from '../base/bytes.ts'
import { atMost } from '../base/cacheBounds.ts'
import { fromHex, toHex } from '../base/hex.ts'
import { METHOD_NOT_FOUND, RemoteError } from '../remote/errors.ts'
import { isList, isRecord, type JsonValue } from '../remote/json.ts'
import type { RemoteEndpoint } from '../remote/remote.ts'
import { createPolling, type PollingSetup } from './polling.ts'

export interface PendingTransactionsSetup extends PollingSetup {
  /** In order of preference. */
  readonly endpoints: readonly RemoteEndpoint[]
  /** Returns whether this process announces: one of those that serve the network does. */
  announces(): boolean
  /** Announces transactions that have become pending. */
  announce(hashes: readonly Bytes[]): Promise<void>
}

/** Maximum number of hashes that are remembered, so that none is announced twice. */
const MAX_SEEN = 100_000
const HASH = /^0x[0-9a-f]{64}$/i

/** The way in which an endpoint is asked for its pending transactions. */
type Way = { readonly kind: 'filter'; readonly id: JsonValue } | { readonly kind: 'pool' | 'none' }

/**
 * Announces the transactions that become pending at the first endpoint that answers: by a filter, or where it has none by
 * the content of its pool. Without both, only transactions that were sent through this node are announced.
 */
export function createPendingTransactions(setup: PendingTransactionsSetup) {
  const { endpoints, announce } = setup
  const seen = new LRUCache<string, true>(atMost(MAX_SEEN))
  const ways = new Map<RemoteEndpoint, Way>()
  const polling = createPolling(setup)

  async function announceNew(hashes: readonly string[]): Promise<void> {
    const unseen = [...new Set(hashes)].filter((hash) => !seen.has(hash))
    for (const hash of unseen) seen.set(hash, true)
    if (unseen.length > 0) await announce(unseen.map(fromHex))
  }

  /** Installs a filter, or finds out that there are none. Undefined: the endpoint does not answer. */
  async function findWay(endpoint: RemoteEndpoint): Promise<Way | undefined> {
    const id = await endpoint.ask('eth_newPendingTransactionFilter', [])
    if (id === undefined) return undefined
    return id instanceof RemoteError ? { kind: 'pool' } : { kind: 'filter', id }
  }

  /** Asks one endpoint. Returns whether it has answered. */
  async function pollOne(endpoint: RemoteEndpoint): Promise<boolean> {
    const way = ways.get(endpoint) ?? (await findWay(endpoint))
    if (way === undefined) return false
    ways.set(endpoint, way)
    if (way.kind === 'none') return false
    const answer =
      way.kind === 'filter'
        ? await endpoint.ask('eth_getFilterChanges', [way.id])
        : await endpoint.ask('txpool_content', [])
    if (answer instanceof RemoteError) {
      // A filter has expired; a pool that is not shown stays so.
      if (way.kind === 'pool' && answer.code === METHOD_NOT_FOUND) ways.set(endpoint, { kind: 'none' })
      else ways.delete(endpoint)
      return false
    }
    if (answer === undefined) return false
    await announceNew(way.kind === 'filter' ? hashesOf(answer) : hashesInPool(answer))
    return true
  }

  async function poll(): Promise<void> {
    if (!setup.announces()) return
    for (const endpoint of endpoints) {
      if (!endpoint.isWrong() && (await pollOne(endpoint))) return
    }
  }

  return {
    /** Begins to poll. */
    start: (): void => void polling.start(poll),
    /** Announces a transaction that was sent through this node. */
    sent: (hash: Bytes): Promise<void> => announceNew([toHex(hash)]),
    /** Notes transactions that another process has announced. */
    note(hashes: readonly Bytes[]): void {
      for (const hash of hashes) seen.set(toHex(hash), true)
    },
    stop: polling.stop,
  }
}

const isHash = (value: JsonValue | undefined): value is string => typeof value === 'string' && HASH.test(value)

function hashesOf(answer: JsonValue): readonly string[] {
  return isList(answer) ? answer.filter(isHash) : []
}

/** Returns the hashes of the pending transactions in a pool, which are grouped by sender and nonce. */
function hashesInPool(answer: JsonValue): readonly string[] {
  const pending = isRecord(answer) && isRecord(answer.pending) ? Object.values(answer.pending) : []
  return pending
    .flatMap((byNonce) => (isRecord(byNonce) ? Object.values(byNonce) : []))
    .flatMap((found) => (isList(found) ? found : [found ?? null]))
    .flatMap((found) => (isRecord(found) && isHash(found.hash) ? [found.hash] : []))
}
