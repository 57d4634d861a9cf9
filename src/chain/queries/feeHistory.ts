import { Pacer } from '../../evm/evm.ts'
import type { Block } from '../../primitives/block.ts'
import type { FeeHistoryQuery, Reads } from '../api/engine.ts'
import { NotFoundAsEthereum, PercentilesOutOfOrder } from '../api/errors.ts'
import { createUnknownBlockError, findMinedBlock } from '../canonical/findBlock.ts'
import type { ChainContext } from '../context.ts'
import { createBlockFees, priceAt } from './blockFees.ts'

const MOST_BLOCKS = 1_024

/**
 * What transactions paid in a block and its ancestors. The way back goes by parent hash, so that all of it is of one
 * branch whatever becomes of the main chain meanwhile.
 */
export function createFeeHistory(context: ChainContext, yieldAfterMs: number): Reads['feeHistory'] {
  const blockFees = createBlockFees(context)

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
    requireAscending(query.percentiles)
    const newest = await findNewest(query)
    const oldestBlock = Math.max(newest.header.number - Math.min(query.count, MOST_BLOCKS) + 1, 0)
    const pacer = new Pacer(yieldAfterMs, call?.signal)
    const gasUsedRatios: number[] = []
    const rewards: bigint[][] = []
    for (let { hash } = newest, left = newest.header.number - oldestBlock + 1; left > 0; left--) {
      const fees = await blockFees.of(hash)
      gasUsedRatios.push(fees.gasUsedRatio)
      rewards.push(query.percentiles.map((percentile) => priceAt(fees, percentile)))
      hash = fees.parentHash
      await pacer.pause()
    }
    return { oldestBlock, gasUsedRatios: gasUsedRatios.reverse(), rewards: rewards.reverse() }
  }
}

function requireAscending(percentiles: readonly number[]): void {
  percentiles.reduce((before, after) => {
    if (after < before) throw new PercentilesOutOfOrder(before, after)
    return after
  }, 0)
}
