import { LRUCache } from 'lru-cache'
import { type Bytes, equalBytes } from '../base/bytes.ts'
import { atMost } from '../base/cacheBounds.ts'
import { mapKey } from '../base/mapKey.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import { findPrintedLogs } from '../chain/base/printLogs.ts'
import type { createRemoteTransactions } from '../chain/base/remoteTransactions.ts'
import type { Store, TransactionRow } from '../storage/store.ts'
import type { UpstreamBlocks } from './upstreamBlocks.ts'
import type { createUpstreamLogs } from './upstreamLogs.ts'

/** Maximum number of hashes in memory that no transaction up to the head has. */
const MAX_UNKNOWN = 100_000

export interface UpstreamTables {
  readonly blocks: UpstreamBlocks
  readonly transactions: ReturnType<typeof createRemoteTransactions>
  readonly findLogs: ReturnType<typeof createUpstreamLogs>
  /** Follows the head of another process, which may have a block that is above the head here. */
  catchUp?(): Promise<void>
}

/**
 * Returns a view of `store` whose blocks, transactions and logs are those of the endpoints. Everything else, such as
 * filters, is stored. The state stays at the endpoints: methods that need it are answered there.
 */
export function createUpstreamStore(store: Store, tables: UpstreamTables): Store {
  const { blocks, transactions, findLogs, catchUp = async () => undefined } = tables
  const { getSenders, getTransactionAt, getTransactions } = transactions

  async function isMain({ blockNumber, blockHash }: { readonly blockNumber: number; readonly blockHash: Bytes }) {
    const main = await blocks.reader.getMainHash(blockNumber)
    return main !== undefined && equalBytes(main, blockHash)
  }

  /** Transactions that the head does not have. Clients ask for the receipt of a pending one again and again. */
  const unknown = new LRUCache<string, true>(atMost(MAX_UNKNOWN))
  let lastHead = blocks.head()

  /** Follows to a height, if another process may have that. */
  async function followTo(height: number | undefined): Promise<void> {
    if (height !== undefined && height > blocks.head().block.header.number) await catchUp()
  }

  async function findOnMain(hash: Bytes): Promise<TransactionRow | undefined> {
    const row = await transactions.getTransaction(hash)
    await followTo(row?.blockNumber)
    if (row === undefined || row.blockNumber > blocks.head().block.header.number) return undefined
    if (await isMain(row)) return row
    throw new BaseUnavailable('an endpoint has the transaction in a block of another branch', 'behind')
  }

  return {
    ...store,
    blocks: {
      ...blocks.reader,
      async getByHash(hash) {
        await followTo((await blocks.findByHash(hash))?.number)
        return blocks.reader.getByHash(hash)
      },
    },
    transactions: {
      async getByHash(hash) {
        const head = blocks.head()
        if (head !== lastHead) unknown.clear()
        lastHead = head
        const name = mapKey(hash)
        if (unknown.has(name)) return undefined
        const row = await findOnMain(hash)
        if (row === undefined && head === blocks.head()) unknown.set(name, true)
        return row
      },
      getByBlock: async (hash) => [...(await getTransactions(hash))],
      getSenders: async (hash) => [...(await getSenders(hash))],
      getByBlockAndIndex: getTransactionAt,
    },
    logs: {
      find: (query, mostCharacters, template) => findPrintedLogs({ findLogs }, query, mostCharacters, template),
    },
    state: {
      ...store.state,
      getAt() {
        throw new BaseUnavailable('the state of this network is at its endpoints')
      },
    },
  }
}
