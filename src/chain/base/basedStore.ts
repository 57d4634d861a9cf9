import type { Bytes } from '../../base/bytes.ts'
import { mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { readOverBase } from '../../state/deletions.ts'
import type { StoreReaders } from '../../storage/store.ts'
import type { ChainBase } from './chainBase.ts'
import { findPrintedLogs } from './printLogs.ts'

/** The tables in which a base has rows. */
type BasedTables = Pick<StoreReaders, 'blocks' | 'transactions' | 'logs' | 'state'>

/**
 * Returns a view of `store`, in which a chain begins with the block of `base`, that has the rows of the base and of the
 * blocks below it as well. So everything that reads by height or follows parents knows the base.
 */
export function createBasedStore<S extends BasedTables>(store: S, base: ChainBase): S {
  const { blocks, transactions, logs, state } = store
  const numberOf = () => base.block.header.number // the base may be moved

  return {
    ...store,
    blocks: {
      ...blocks,
      getByHash: async (hash) => (await blocks.getByHash(hash)) ?? (await base.getBlock(hash)),
      getMain: (height) => (height < numberOf() ? base.getBlockAt(height) : blocks.getMain(height)),
      getMainHash: (height) => (height < numberOf() ? base.getHashAt(height) : blocks.getMainHash(height)),
      async getMainHashes(from, to) {
        const number = numberOf()
        const hashes: Bytes[] = []
        for (let height = from; height <= to && height < number; height++) {
          const hash = await base.getHashAt(height)
          if (hash !== undefined) hashes.push(hash)
        }
        return to < number ? hashes : [...hashes, ...(await blocks.getMainHashes(Math.max(from, number), to))]
      },
      async getAllAt(height) {
        if (height >= numberOf()) return blocks.getAllAt(height)
        const row = await base.getBlockAt(height)
        return row === undefined ? [] : [row]
      },
    },
    transactions: {
      ...transactions,
      getByHash: async (hash) => (await transactions.getByHash(hash)) ?? (await base.getTransaction(hash)),
      async getByBlock(hash) {
        const rows = await transactions.getByBlock(hash)
        return rows.length > 0 ? rows : [...(await base.getTransactions(hash))]
      },
      async getSenders(hash) {
        const senders = await transactions.getSenders(hash)
        return senders.length > 0 ? senders : [...(await base.getSenders(hash))]
      },
      async getByBlockAndIndex(hash, index) {
        const row = await transactions.getByBlockAndIndex(hash, index)
        return row ?? (await base.getTransactions(hash))[index]
      },
    },
    logs: {
      find: (query, mostCharacters, template) =>
        query.fromBlock <= numberOf()
          ? findPrintedLogs(base, { ...query, toBlock: Math.min(query.toBlock, numberOf()) }, mostCharacters, template)
          : logs.find(query, mostCharacters, template),
    },
    state: {
      ...state,
      getAt(key, height) {
        const number = numberOf()
        const readBase = (at: number) => mapMaybePromise(base.getValue(key, at), (value) => ({ value, since: at }))
        if (height < number) return readBase(height)
        return readOverBase(
          key,
          (own) => state.getAt(own, height),
          () => readBase(number),
        )
      },
    },
  }
}
