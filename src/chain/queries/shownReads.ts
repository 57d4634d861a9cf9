import type { Bytes } from '../../base/bytes.ts'
import type { Network } from '../../chainspec/network.ts'
import type { Block } from '../../primitives/block.ts'
import type { Transaction } from '../../primitives/transaction.ts'
import type { ChainBlock, FoundReceipt, Reads } from '../api/engine.ts'
import { isShown } from '../canonical/shownTransactions.ts'

/** Returns the reads of a chain without the transactions that its responses leave out. */
export function createShownReads(reads: Reads, network: Network): Reads {
  if (network.compat === 'rootstock') return reads
  const shown = <T extends { readonly transaction: Transaction }>(found: T | undefined) =>
    found !== undefined && isShown(network, found.transaction) ? found : undefined
  const shownOf = (block: Block) => block.transactions.filter((transaction) => isShown(network, transaction))
  const showBlock = (found: ChainBlock): ChainBlock => {
    return { ...found, block: { ...found.block, transactions: shownOf(found.block) } }
  }

  /**
   * Returns whether a transaction is left out. REMASC's has the same hash on every branch, so the main chain has it,
   * too.
   */
  async function isHidden(hash: Bytes): Promise<boolean> {
    const found = await reads.getTransaction(hash)
    return found !== undefined && !isShown(network, found.transaction)
  }

  return {
    ...reads,
    getTransaction: async (hash) => shown(await reads.getTransaction(hash)),
    async getBlock(selector, call) {
      const found = await reads.getBlock(selector, call)
      return found && showBlock(found)
    },
    async getUncle(selector, index, call) {
      const found = await reads.getUncle(selector, index, call)
      return found && showBlock(found)
    },
    async countTransactions(selector) {
      if (selector.kind === 'pending') return reads.countTransactions(selector)
      const block = await reads.findBlock(selector)
      return block && shownOf(block).length
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
