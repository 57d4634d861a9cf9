import { equalBytes } from '../../base/bytes.ts'
import { canMine } from '../../chainspec/network.ts'
import type { Mining } from '../api/engine.ts'
import type { ChainContext } from '../context.ts'
import { createRecentWork } from './recentWork.ts'

const HOUR_SECONDS = 3600n

/**
 * What there is to tell of mining; `isRunning` says whether blocks are mined without anybody asking for each. Rates
 * are whole numbers, rounded down.
 */
export function createMining(
  context: Pick<ChainContext, 'head' | 'store' | 'blocks' | 'network' | 'clock' | 'settings'>,
  isRunning: () => boolean,
  yieldAfterMs: number,
): Mining {
  const { network } = context
  const ownCoinbase = () => context.settings.current().coinbase ?? network.minerCoinbase
  const sumUp = createRecentWork(context, yieldAfterMs)
  return {
    coinbase: ownCoinbase,
    isRunning,
    async hashrate() {
      if (!canMine(network)) return 0n
      const own = ownCoinbase()
      return (await sumUp(({ coinbase }) => equalBytes(coinbase, own))) / HOUR_SECONDS
    },
    netHashrate: async () => (await sumUp(() => true)) / HOUR_SECONDS,
  }
}
