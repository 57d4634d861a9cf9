import { LRUCache } from 'lru-cache'
import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { gasUsedOf } from '../../primitives/receipt.ts'
import { isRemascTransaction } from '../../primitives/transaction.ts'
import type { ChainContext } from '../context.ts'

/** Prices and blocks kept, some 100 bytes each. */
const MOST_KEPT = 100_000

/** What the fee history wants to know of a block. */
export interface BlockFees {
  readonly parentHash: Bytes
  /** Gas used by gas limit. */
  readonly gasUsedRatio: number
  /** Ascending; REMASC, which pays nothing, is left out. */
  readonly prices: readonly PaidPrice[]
}

interface PaidPrice {
  /** Wei per gas. */
  readonly price: bigint
  /** What was used at this price and below. */
  readonly gasUpTo: number
}

/** The price that this percentage of a block's gas was bought at or below; 0 where nobody paid. */
export function priceAt({ prices }: BlockFees, percentile: number): bigint {
  const gas = Math.floor(((prices.at(-1)?.gasUpTo ?? 0) * percentile) / 100)
  return prices.find(({ gasUpTo }) => gasUpTo >= gas)?.price ?? 0n
}

/** Reads and keeps what does not change: blocks by hash. */
export function createBlockFees({ store, blocks }: Pick<ChainContext, 'store' | 'blocks'>) {
  const kept = new LRUCache<string, BlockFees>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ prices }) => 1 + prices.length,
  })

  async function read(hash: Bytes): Promise<BlockFees> {
    const row = await store.blocks.getByHash(hash)
    if (row === undefined) throw new Error(`block ${toHex(hash)} is gone`)
    const { header, transactions } = blocks.decode(row)
    const rows = transactions.length === 0 ? [] : await store.transactions.getByBlock(hash)
    const paid = transactions.flatMap((transaction, index) => {
      const mined = rows[index]
      if (mined === undefined || isRemascTransaction(transaction)) return []
      return [{ price: transaction.gasPrice, gas: Number(gasUsedOf(mined.receipt)) }]
    })
    const gasUsedRatio = Number(header.gasUsed) / Number(header.gasLimit)
    return { parentHash: header.parentHash, gasUsedRatio, prices: addUp(paid) }
  }

  return {
    async of(hash: Bytes): Promise<BlockFees> {
      const key = toHex(hash)
      const known = kept.get(key)
      if (known !== undefined) return known
      const fees = await read(hash)
      kept.set(key, fees)
      return fees
    },
  }
}

function addUp(paid: ReadonlyArray<{ readonly price: bigint; readonly gas: number }>): PaidPrice[] {
  const prices: PaidPrice[] = []
  let gasUpTo = 0
  for (const { price, gas } of paid.toSorted((a, b) => (a.price < b.price ? -1 : a.price > b.price ? 1 : 0))) {
    gasUpTo += gas
    if (prices.at(-1)?.price === price) prices.pop()
    prices.push({ price, gasUpTo })
  }
  return prices
}
