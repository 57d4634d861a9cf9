import type * as Schema from '../../generated/schemas.ts'
import type { FeeHistory } from '../chain/api/engine.ts'
import { toQuantity } from './quantity.ts'

/**
 * A fee history (protocol/rpc#fee-helpers): base fees of zero, one more than there are blocks, since Rootstock has none;
 * rewards only where percentiles were asked for.
 */
export function toWireFeeHistory({ oldestBlock, gasUsedRatios, rewards }: FeeHistory): Schema.FeeHistory {
  const hasRewards = rewards.some((row) => row.length > 0)
  return {
    oldestBlock: toQuantity(oldestBlock),
    baseFeePerGas: [...gasUsedRatios, 0].map(() => '0x0'),
    gasUsedRatio: [...gasUsedRatios],
    ...(hasRewards ? { reward: rewards.map((row) => row.map(toQuantity)) } : {}),
  }
}
