import { LRUCache } from 'lru-cache'
import { ADDRESS_BYTES, type Bytes } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'
import { genesisNumber, type Network } from '../../chainspec/network.ts'
import { Yielder } from '../../concurrency/yielder.ts'
import { decodeBlock } from '../../primitives/block.ts'
import { senderOn } from '../../primitives/impersonation.ts'
import { isRemascTransaction, type Transaction } from '../../primitives/transaction.ts'
import type { BareTransactionRow, BlockRow, StoreReaders } from '../../storage/store.ts'
import { BelowBase } from '../api/errors.ts'

/** The tables that are incomplete up to a snapshot base. */
type IncompleteTables = Pick<StoreReaders, 'blocks' | 'transactions' | 'logs' | 'state'>

/** Sender of REMASC's transactions, and of those whose signature is invalid. */
const NO_SENDER = new Uint8Array(ADDRESS_BYTES)
const YIELD_AFTER_MS = 2
/** Maximum number of blocks whose senders are in memory, of which a full one has about 300. */
const MAX_SENDER_LISTS = 256

/**
 * Returns a view of `store`, in which a chain begins with the state of block `base`, that throws `BelowBase` for what it does
 * not have, instead of returning that it does not exist: state below the base, receipts and logs up to it, and older blocks.
 * Transactions of stored blocks are read from the blocks.
 */
export function createSnapshotStore<S extends IncompleteTables>(store: S, network: Network, base: number): S {
  const { blocks, transactions, logs, state } = store
  const first = genesisNumber(network)
  const sendersOf = new LRUCache<string, readonly Bytes[]>({ max: MAX_SENDER_LISTS })
  const missing = (what: string) => new BelowBase(what, base)

  function requireStored<T>(found: T | undefined, height: number): T | undefined {
    if (found === undefined && height >= first && height <= base) throw missing(`block ${height}`)
    return found
  }

  /** Returns a block of which only the encoding is stored; undefined for other blocks. */
  async function findBare(hash: Bytes): Promise<BlockRow | undefined> {
    const row = await blocks.getByHash(hash)
    return row === undefined || row.number > base ? undefined : row
  }

  function toRow(transaction: Transaction, index: number, { hash: blockHash, number }: BlockRow): BareTransactionRow {
    const { hash, encoded } = transaction
    return { hash, encoded, blockHash, blockNumber: number, index, sender: senderIn(transaction) }
  }

  const senderIn = (transaction: Transaction) =>
    (isRemascTransaction(transaction) ? undefined : senderOn(network, transaction)) ?? NO_SENDER

  const transactionsIn = ({ encoded }: BlockRow) => decodeBlock(encoded, network).transactions

  /** Recovers the senders in steps, because a full block takes many milliseconds. */
  async function recoverSenders(row: BlockRow): Promise<readonly Bytes[]> {
    const yielder = new Yielder(YIELD_AFTER_MS)
    const senders: Bytes[] = []
    for (const transaction of transactionsIn(row)) {
      await yielder.pause()
      senders.push(senderIn(transaction))
    }
    sendersOf.set(mapKey(row.hash), senders)
    return senders
  }

  return {
    ...store,
    blocks: {
      ...blocks,
      getMain: async (height) => requireStored(await blocks.getMain(height), height),
      getMainHash: async (height) => requireStored(await blocks.getMainHash(height), height),
      async getMainHashes(from, to) {
        const hashes = await blocks.getMainHashes(from, to)
        const lowest = Math.max(from, first)
        if (hashes.length < Math.min(to, base) - lowest + 1) throw missing(`block ${lowest}`)
        return hashes
      },
      async getAllAt(height) {
        const rows = await blocks.getAllAt(height)
        requireStored(rows[0], height)
        return rows
      },
    },
    transactions: {
      ...transactions,
      async getByBlock(hash) {
        const rows = await transactions.getByBlock(hash)
        const bare = rows.length > 0 ? undefined : await findBare(hash)
        if (bare !== undefined && bare.number > first) throw missing(`the receipts of block ${bare.number}`)
        return rows
      },
      async getSenders(hash) {
        const senders = await transactions.getSenders(hash)
        const bare = senders.length > 0 ? undefined : await findBare(hash)
        if (bare === undefined) return senders
        return [...(sendersOf.get(mapKey(hash)) ?? (await recoverSenders(bare)))]
      },
      async getByBlockAndIndex(hash, index) {
        const row = await transactions.getByBlockAndIndex(hash, index)
        const bare = row === undefined ? await findBare(hash) : undefined
        const transaction = bare && transactionsIn(bare)[index]
        return bare === undefined || transaction === undefined ? row : toRow(transaction, index, bare)
      },
    },
    logs: {
      find(query, mostCharacters, template) {
        if (query.fromBlock <= base) throw missing(`the logs of blocks up to ${base}`)
        return logs.find(query, mostCharacters, template)
      },
    },
    state: {
      ...state,
      getAt(key, height) {
        if (height < base) throw missing(`the state of block ${height}`)
        return state.getAt(key, height)
      },
      getKeysAt(prefix, height) {
        if (height < base) throw missing(`the state of block ${height}`)
        return state.getKeysAt(prefix, height)
      },
    },
  }
}
