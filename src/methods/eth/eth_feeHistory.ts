import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { toWireFeeHistory } from '../../wire/feeHistory.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_feeHistory: Method<'eth_feeHistory'> = async ({ reads }, [count, newest, percentiles = []], call) => {
  const query = {
    count: parseSmallNumber(count),
    newest: parseBlockSelector(newest),
    percentiles,
  }
  return toWireFeeHistory(await reads.feeHistory(query, call))
}
