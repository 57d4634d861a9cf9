import type { Chain, ChainSetup } from '../../src/chain/openChain.ts'
import { loadConfig } from '../../src/config/load.ts'
import { type Fork, openFork } from '../../src/node/openFork.ts'
import { holdClock, MINES_ON_DEMAND, openTestChain } from './chain.ts'
import { closedAfterTest } from './temporary.ts'

/** A fork with its chain, which mines on demand. */
export interface TestFork {
  readonly fork: Fork
  readonly chain: Chain
}

/** Opens a fork of the chain behind an endpoint, without limits on the rate. `flags` are settings of `scion dev`. */
export async function openTestFork(
  url: string,
  flags: Readonly<Record<string, unknown>> = {},
  setup: Partial<ChainSetup> = {},
): Promise<TestFork> {
  const { config } = loadConfig({
    flags: { profile: 'dev', accounts: 0, forkUrl: url, rateLimit: false, storageCaching: false, ...flags },
    environment: {},
  })
  const fork = closedAfterTest(await openFork(config))
  const { network, base, funded } = fork
  const chain = await openTestChain({
    network,
    base,
    funded,
    clock: holdClock((base.block.header.timestamp + 1) * 1000),
    submitting: MINES_ON_DEMAND,
    ...setup,
  })
  return { fork, chain: closedAfterTest(chain) }
}
