import { ADDRESS_BYTES, type Bytes } from '../../base/bytes.ts'
import { genesisNumber, type Network } from '../../chainspec/network.ts'
import { decodeBlock } from '../../primitives/block.ts'
import { senderOn } from '../../primitives/impersonation.ts'
import { isRemascTransaction, type Transaction } from '../../primitives/transaction.ts'
import type { BareTransactionRow, BlockRow, StoreReaders } from '../../storage/store.ts'
import { BelowBase } from '../api/errors.ts'

/** The tables that are incomplete up to a snapshot base. */
type IncompleteTables = Pick<StoreReaders, 'blocks' | 'transactions' | 'logs' | 'state'>

/** Sender of REMASC's transactions, and of those whose signature is invalid. */
const NO_SENDER = new Uint8Array(ADDRESS_BYTES)

/**
 * Returns a view of `store`, in which a chain begins with the state of block `base`, that throws `BelowBase` for what it does
 * not have, instead of returning that it does not exist: state below the base, receipts and logs up to it, and older blocks.
 * Transactions of stored blocks are read from the blocks.
 */
export function createSnapshotStore<S extends IncompleteTables>(store: S, network: Network, base: number): S {
  const { blocks, transactions, logs, state } = store
  const first = genesisNumber(network)
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
        return bare === undefined ? senders : transactionsIn(bare).map(senderIn)
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
