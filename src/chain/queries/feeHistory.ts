import { LRUCache } from 'lru-cache'
import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { genesisNumber, type Network } from '../../chainspec/network.ts'
import { Yielder } from '../../evm/evm.ts'
import type { Block } from '../../primitives/block.ts'
import { gasUsedOf } from '../../primitives/receipt.ts'
import { isRemascTransaction } from '../../primitives/transaction.ts'
import type { FeeHistoryQuery, Reads } from '../api/engine.ts'
import { NotFoundAsEthereum, PercentilesOutOfOrder, RefusedAsEthereum } from '../api/errors.ts'
import { createUnknownBlockError, findMinedBlock } from '../canonical/findBlock.ts'
import type { ChainContext } from '../context.ts'

/** Max blocks of a fee history. */
const MAX_BLOCKS = 1_024
/** Max cached prices and blocks, about 100 bytes each. */
const MAX_CACHED = 100_000

/**
 * Returns the reader of what transactions paid in a block and its ancestors. It follows parent hashes, so that the
 * result is of one branch even if the main chain is reorganised meanwhile.
 */
export function createFeeHistory(context: ChainContext, yieldAfterMs: number): Reads['feeHistory'] {
  const feesOf = createBlockFees(context)

  async function findNewest({ newest }: FeeHistoryQuery): Promise<Block> {
    const found = await findMinedBlock(context, newest)
    if (found !== undefined) return found.block
    if (context.network.compat === 'ethereum' && newest.kind === 'number') {
      const head = context.head.current().block.header.number
      throw new NotFoundAsEthereum(`request beyond head block: requested ${newest.number}, head ${head}`)
    }
    throw createUnknownBlockError(context, newest)
  }

  return async (query, call) => {
    requireAscending(query.percentiles, context.network)
    const newest = await findNewest(query)
    const oldestBlock = Math.max(
      newest.header.number - Math.min(query.count, MAX_BLOCKS) + 1,
      genesisNumber(context.network),
    )
    const yielder = new Yielder(yieldAfterMs, call?.signal)
    const gasUsedRatios: number[] = []
    const rewards: bigint[][] = []
    for (let { hash } = newest, left = newest.header.number - oldestBlock + 1; left > 0; left--) {
      const fees = await feesOf(hash, query)
      gasUsedRatios.push(fees.gasUsedRatio)
      rewards.push(query.percentiles.map((percentile) => priceAt(fees, percentile)))
      hash = fees.parentHash
      await yielder.pause()
    }
    return { oldestBlock, gasUsedRatios: gasUsedRatios.reverse(), rewards: rewards.reverse() }
  }
}

/** Throws for percentiles that do not ascend, and with `compat` ethereum for those outside of 0 to 100, as geth does. */
function requireAscending(percentiles: readonly number[], { compat }: Pick<Network, 'compat'>): void {
  for (const [i, percentile] of percentiles.entries()) {
    const before = percentiles[i - 1] ?? percentile
    if (compat === 'rootstock') {
      if (percentile < before) throw new PercentilesOutOfOrder(before, percentile)
    } else if (percentile < 0 || percentile > 100) {
      throw new RefusedAsEthereum(`invalid reward percentile: ${percentile.toFixed(6)}`)
    } else if (percentile < before) {
      const [first, second] = [before.toFixed(6), percentile.toFixed(6)]
      throw new RefusedAsEthereum(`invalid reward percentile: #${i - 1}:${first} >= #${i}:${second}`)
    }
  }
}

/** The part of a block that a fee history needs. */
interface BlockFees {
  readonly parentHash: Bytes
  /** Gas used by gas limit. */
  readonly gasUsedRatio: number
  /** Ascending, without REMASC's transaction, which pays nothing. */
  readonly prices: readonly PaidPrice[]
}

interface PaidPrice {
  /** Wei per gas. */
  readonly price: bigint
  /** Gas used at this price and below. */
  readonly gasUpTo: number
}

/**
 * Returns the price in wei at or below which this percentage of a block's gas was bought; 0 without a paid transaction.
 */
function priceAt({ prices }: BlockFees, percentile: number): bigint {
  const gas = Math.floor(((prices.at(-1)?.gasUpTo ?? 0) * percentile) / 100)
  return prices.find(({ gasUpTo }) => gasUpTo >= gas)?.price ?? 0n
}

/** Returns a cached reader of a block's fees by its hash. */
function createBlockFees({ store, blocks }: Pick<ChainContext, 'store' | 'blocks'>) {
  const cache = new LRUCache<string, BlockFees>({
    maxSize: MAX_CACHED,
    sizeCalculation: ({ prices }) => 1 + prices.length,
  })

  async function read(hash: Bytes, isPriced: boolean): Promise<BlockFees> {
    const row = await store.blocks.getByHash(hash)
    if (row === undefined) throw new Error(`block ${toHex(hash)} is gone`)
    const { header, transactions } = blocks.decode(row)
    const rows = transactions.length === 0 || !isPriced ? [] : await store.transactions.getByBlock(hash)
    const paid = transactions.flatMap((transaction, index) => {
      const mined = rows[index]
      if (mined === undefined || isRemascTransaction(transaction)) return []
      return [{ price: transaction.gasPrice, gas: Number(gasUsedOf(mined.receipt)) }]
    })
    const gasUsedRatio = Number(header.gasUsed) / Number(header.gasLimit)
    return { parentHash: header.parentHash, gasUsedRatio, prices: addUp(paid) }
  }

  /** Without percentiles, the receipts are not read. */
  return async (hash: Bytes, { percentiles }: FeeHistoryQuery): Promise<BlockFees> => {
    const isPriced = percentiles.length > 0
    const key = `${toHex(hash)} ${isPriced}`
    const known = cache.get(key)
    if (known !== undefined) return known
    const fees = await read(hash, isPriced)
    cache.set(key, fees)
    return fees
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
