import type { Transaction } from '../../model/transaction.ts'
import type { Network } from '../../network/network.ts'
import type { ChainBlock, FoundReceipt, Reads } from '../api/engine.ts'
import { isShown } from '../ledger/shownTransactions.ts'

/** The reading side of a chain without the transactions that its answers leave out. */
export function createShownReads(reads: Reads, network: Network): Reads {
  if (network.compat === 'rootstock') return reads
  const shown = <T extends { readonly transaction: Transaction }>(found: T | undefined) =>
    found !== undefined && isShown(network, found.transaction) ? found : undefined
  const getTransaction: Reads['getTransaction'] = async (hash) => shown(await reads.getTransaction(hash))

  /** REMASC's has the same hash on every branch, so that the main chain's knows it. */
  const isHidden = async (hash: Uint8Array) =>
    (await reads.getTransaction(hash)) !== undefined && (await getTransaction(hash)) === undefined

  function showBlock(found: ChainBlock): ChainBlock {
    const transactions = found.block.transactions.filter((transaction) => isShown(network, transaction))
    return { ...found, block: { ...found.block, transactions } }
  }

  return {
    ...reads,
    getTransaction,
    async getBlock(selector) {
      const found = await reads.getBlock(selector)
      return found && showBlock(found)
    },
    async getUncle(selector, index) {
      const found = await reads.getUncle(selector, index)
      return found && showBlock(found)
    },
    async countTransactions(selector) {
      if (selector.kind === 'pending') return reads.countTransactions(selector)
      const block = await reads.findBlock(selector)
      return block?.transactions.filter((transaction) => isShown(network, transaction)).length
    },
    getTransactionAt: async (selector, index) => shown(await reads.getTransactionAt(selector, index)),
    getReceipt: async (hash) => shown(await reads.getReceipt(hash)),
    getRawReceipt: async (hash) => ((await isHidden(hash)) ? undefined : reads.getRawReceipt(hash)),
    getReceiptNodes: async (block, hash) => ((await isHidden(hash)) ? undefined : reads.getReceiptNodes(block, hash)),
    async getBlockReceipts(selector, call) {
      const receipts = await reads.getBlockReceipts(selector, call)
      return receipts && showReceipts(receipts)
    },
  }

  async function* showReceipts(receipts: AsyncIterable<FoundReceipt>): AsyncGenerator<FoundReceipt> {
    for await (const receipt of receipts) if (isShown(network, receipt.transaction)) yield receipt
  }
}
