import { pino } from 'pino'
import type { Chain, ChainSetup } from '../../src/chain/openChain.ts'
import { loadDevConfig } from '../../src/cli/dev/config.ts'
import { openDevFork, servingFork } from '../../src/cli/dev/fork.ts'
import { loadConfig } from '../../src/config/load.ts'
import { createNode } from '../../src/node/createNode.ts'
import { type Fork, openFork } from '../../src/node/openFork.ts'
import { serve } from '../../src/server/serve.ts'
import { holdClock, MINES_ON_DEMAND, openTestChain } from './chain.ts'
import { closedAfterTest, temporaryFolder } from './temporary.ts'
import { type Asked, askAt } from './wire.ts'

/** A fork with its chain, which mines on demand. */
export interface TestFork {
  readonly fork: Fork
  readonly chain: Chain
}

/** A fork behind its own server. */
export interface ServedFork extends Asked {
  readonly fork: Fork
  readonly url: string
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
    fork: fork.source,
    clock: holdClock((base.block.header.timestamp + 1) * 1000),
    submitting: MINES_ON_DEMAND,
    ...setup,
  })
  return { fork, chain: closedAfterTest(chain) }
}

/** Serves a fork as `scion dev` does, and returns functions that call it. `flags` are those of the command. */
export async function serveTestFork(url: string, flags: Readonly<Record<string, unknown>> = {}): Promise<ServedFork> {
  const given = loadDevConfig(
    { port: '0', rateLimit: false, storageCaching: false, ...flags, forkUrl: url },
    await temporaryFolder(),
  )
  const fork = await openDevFork(given)
  if (fork === undefined) throw new Error('a fork needs an endpoint')
  const config = servingFork(given, fork)
  const logger = pino({ level: 'silent' })
  const node = closedAfterTest(await createNode(config, logger, { fork, unlocksMnemonic: true }))
  const { port } = closedAfterTest(await serve(config, { ...node, localKey: undefined, logger }))
  const own = `http://127.0.0.1:${port}`
  return { fork, url: own, ...askAt(own) }
}
