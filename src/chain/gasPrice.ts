import type { Block } from '../model/block.ts'
import { isRemascTransaction } from '../model/transaction.ts'
import type { ChainContext } from './context.ts'

const FULLNESS_BLOCKS = 50
const PRICED_TRANSACTIONS = 512
const FULL = 0.9

/**
 * The price per gas, in wei, that a transaction should offer (R 8.3): a tenth above the newest block's minimum; while the last
 * fifty blocks were nearly full, at least what a quarter of the last transactions paid at most.
 */
export function createGasPrice(context: ChainContext): () => Promise<bigint> {
  let kept: { readonly blockHash: Uint8Array; readonly price: bigint } | undefined
  return async () => {
    const { block } = context.head.current()
    if (kept?.blockHash !== block.hash) kept = { blockHash: block.hash, price: await computePrice(context, block) }
    return kept.price
  }
}

async function computePrice(context: ChainContext, head: Block): Promise<bigint> {
  const floor = (head.header.minimumGasPrice * 11n) / 10n
  const recent = await latestFullBlocks(context, head)
  if (recent === undefined) return floor
  const paid = recent
    .flatMap((block) => block.transactions)
    .filter((transaction) => !isRemascTransaction(transaction))
    .slice(0, PRICED_TRANSACTIONS)
    .map((transaction) => transaction.gasPrice)
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const quartile = paid[Math.floor(paid.length / 4)] ?? floor
  return quartile > floor ? quartile : floor
}

/** The last fifty blocks, newest first, when they were nearly full on average; a few empty ones end the search early. */
async function latestFullBlocks(context: ChainContext, head: Block): Promise<Block[] | undefined> {
  const blocks: Block[] = []
  let missing = 0
  for (let block = head; blocks.length < FULLNESS_BLOCKS; ) {
    missing += 1 - Number(block.header.gasUsed) / Number(block.header.gasLimit)
    if (missing > FULLNESS_BLOCKS * (1 - FULL)) return undefined
    blocks.push(block)
    const row = await context.store.blocks.getMain(block.header.number - 1)
    if (row === undefined) return undefined
    block = context.blocks.decode(row)
  }
  return blocks
}
