import type * as Schema from '../../../generated/schemas.ts'
import type { FeeHistory } from '../../chain/api/engine.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseSmallNumber, toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_feeHistory: Method<'eth_feeHistory'> = async ({ reads }, [count, newest, percentiles = []], call) => {
  const query = {
    count: parseSmallNumber(count),
    newest: parseBlockSelector(newest),
    percentiles: percentiles.map(Number),
  }
  return toWireFeeHistory(await reads.feeHistory(query, call))
}

/**
 * Returns a fee history (protocol/rpc#fee-helpers). Base fees are zero, one more than there are blocks, because
 * Rootstock has none; rewards only if percentiles were requested.
 */
function toWireFeeHistory({ oldestBlock, gasUsedRatios, rewards }: FeeHistory): Schema.FeeHistory {
  const hasRewards = rewards.some((row) => row.length > 0)
  return {
    oldestBlock: toQuantity(oldestBlock),
    baseFeePerGas: [...gasUsedRatios, 0].map(() => '0x0'),
    gasUsedRatio: [...gasUsedRatios],
    ...(hasRewards ? { reward: rewards.map((row) => row.map(toQuantity)) } : {}),
  }
}
