import type { Block } from '../../primitives/block.ts'
import { isRemascTransaction } from '../../primitives/transaction.ts'
import type { ChainContext } from '../context.ts'
import { nextTerms } from '../mining/local/nextBlock.ts'

/** Blocks whose fullness decides whether there is a market price. */
const FULLNESS_BLOCKS = 50
const FULL = 0.9
const PRICED_TRANSACTIONS = 512
/** Max blocks that are read: full blocks may have one transaction each. */
const MAX_BLOCKS = 512

type ChainParts = Pick<ChainContext, 'head' | 'store' | 'blocks'> & Partial<Pick<ChainContext, 'base'>>
type PricedChain = Pick<ChainContext, 'head' | 'network' | 'settings' | 'isDevelopment'>

/**
 * Returns the reader of the price per gas, in wei, that a transaction should offer (protocol/rpc#gas-price): the market
 * price, or a tenth above the newest block's minimum. On development chains it is the next block's minimum, and the market
 * price if that is 0.
 */
export function createGasPrice(context: ChainParts & PricedChain): () => Promise<bigint> {
  const getMarketPrice = createMarketPrice(context)
  return async () => {
    const minimum = defaultGasPrice(context)
    if (minimum > 0n) return minimum
    return (await getMarketPrice()) ?? (context.isDevelopment ? 0n : aboveMinimum(context.head.current().block))
  }
}

/**
 * Returns the price per gas, in wei, of transactions that the node completes: 0, as in the reference node. On development
 * chains it is the next block's minimum. While blocks approach a higher one, it is sufficient for the next ten.
 */
export function defaultGasPrice(context: PricedChain): bigint {
  if (!context.isDevelopment) return 0n
  const { minimumGasPrice } = nextTerms(context, context.head.current())
  const { targetMinimumGasPrice: target } = context.network
  if (context.settings.current().minimumGasPrice !== undefined || minimumGasPrice >= target) return minimumGasPrice
  const later = withTenth(minimumGasPrice)
  if (later > target) return target
  return later
}

const withTenth = (price: bigint): bigint => (price * 11n) / 10n

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
  return withTenth(header.minimumGasPrice)
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
