import type { Block } from '../../primitives/block.ts'
import { isRemascTransaction } from '../../primitives/transaction.ts'
import type { ChainContext } from '../context.ts'
import { nextMinimumGasPrice } from '../execution/blockLimits.ts'

/** Blocks whose fullness decides whether there is a market price. */
const FULLNESS_BLOCKS = 50
const FULL = 0.9
const PRICED_TRANSACTIONS = 512
/** Max blocks that are read: full blocks may have one transaction each. */
const MAX_BLOCKS = 512

type ChainParts = Pick<ChainContext, 'head' | 'store' | 'blocks'> & Partial<Pick<ChainContext, 'base'>>

/**
 * Returns the reader of the price per gas, in wei, that a transaction should offer (protocol/rpc#gas-price): the market
 * price, or a tenth above the newest block's minimum.
 */
export function createGasPrice(context: ChainParts & Pick<ChainContext, 'network'>): () => Promise<bigint> {
  const getMarketPrice = createMarketPrice(context)
  return async () => {
    const { block } = context.head.current()
    const price = (await getMarketPrice()) ?? aboveMinimum(block)
    return context.base === undefined ? price : max(price, minimumOfNext(context.network, block))
  }
}

/** Returns the minimum of the next block, which a fork raises if its settings demand more than the forked chain. */
function minimumOfNext({ targetMinimumGasPrice }: ChainContext['network'], { header }: Block): bigint {
  return nextMinimumGasPrice(header.minimumGasPrice, targetMinimumGasPrice)
}

const max = (a: bigint, b: bigint): bigint => (a > b ? a : b)

/**
 * Returns the reader of the market price per gas, in wei: the max price of the cheapest quarter of the last
 * transactions, but at least a tenth above the newest block's minimum (protocol/rpc#gas-price). Undefined while the
 * last 50 blocks are less than 90 % full. Computed once for each newest block.
 */
export function createMarketPrice(context: ChainParts): () => Promise<bigint | undefined> {
  let cached: { readonly head: Block; readonly price: Promise<bigint | undefined> } | undefined
  return () => {
    const { block } = context.head.current()
    if (cached?.head === block) return cached.price
    const computed = { head: block, price: computeMarketPrice(context, block) }
    cached = computed
    computed.price.catch(() => {
      if (cached === computed) cached = undefined // the next call tries again
    })
    return computed.price
  }
}

function aboveMinimum({ header }: Block): bigint {
  return (header.minimumGasPrice * 11n) / 10n
}

async function computeMarketPrice(context: ChainParts, head: Block): Promise<bigint | undefined> {
  const prices: bigint[] = []
  let count = 0
  let fullness = 0
  for await (const { header, transactions } of backwards(context, head)) {
    count++
    if (count <= FULLNESS_BLOCKS) fullness += Number(header.gasUsed) / Number(header.gasLimit)
    // A few empty blocks end the search early.
    if ((fullness + Math.max(0, FULLNESS_BLOCKS - count)) / FULLNESS_BLOCKS < FULL) return undefined
    for (const tx of transactions.toReversed()) if (!isRemascTransaction(tx)) prices.push(tx.gasPrice)
    if (count >= MAX_BLOCKS || (count >= FULLNESS_BLOCKS && prices.length >= PRICED_TRANSACTIONS)) break
  }
  if (count < FULLNESS_BLOCKS) return undefined
  // This price is without the tenth, as in the reference node.
  if (prices.length < PRICED_TRANSACTIONS) return head.header.minimumGasPrice
  const quartile = lowestQuarter(prices.slice(0, PRICED_TRANSACTIONS))
  const floor = aboveMinimum(head)
  if (quartile < floor) return floor
  return quartile
}

/**
 * Yields the head and its ancestors on the main chain, genesis last. On a fork, its base is the last: each block below
 * would be a request to the endpoint, and has no transactions that compete with local ones.
 */
async function* backwards({ base, store, blocks }: ChainParts, head: Block): AsyncGenerator<Block> {
  yield head
  const lowest = base?.block.header.number ?? 0
  for (let number = head.header.number - 1; number >= lowest; number--) {
    const row = await store.blocks.getMain(number)
    if (row === undefined) return
    yield blocks.decode(row)
  }
}

function lowestQuarter(prices: readonly bigint[]): bigint {
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return sorted[Math.floor(sorted.length / 4)] ?? 0n
}
