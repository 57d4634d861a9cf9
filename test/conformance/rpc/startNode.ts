import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from '../../../src/chain/api/engine.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { loadConfig } from '../../../src/config/load.ts'
import { createNode } from '../../../src/node/createNode.ts'
import { openFork } from '../../../src/node/openFork.ts'
import { type NodeOptions, openNetwork } from '../../../src/node/openNetwork.ts'
import type { Block } from '../../../src/primitives/block.ts'
import { createLogger } from '../../../src/server/logger.ts'
import { serve } from '../../../src/server/serve.ts'
import { RUN_OPTIONS } from '../../_helpers/budgets.ts'

/** A node with real settings, in a folder of its own, that listens on a free port of loopback. */
export interface ServedNode {
  readonly url: string
  /** Mines a block of the pending transactions, as `evm_mine` does. */
  mine(): Promise<void>
  close(): Promise<void>
}

/** The settings of the reference's regtest node at the recording: all modules, and its HTTP statuses and batch limit. */
const AS_THE_REFERENCE = {
  port: 0,
  networks: 'regtest',
  genesis: 'real',
  mining: 'manual',
  profile: 'dev',
  open: true,
  httpStatusOfErrors: 'reference',
  batchLimit: 50,
  callTimeoutMs: 0,
  logLevel: 'silent',
}

/** Cheap parameters for passphrases; their real cost is tested in test/wallet. */
const WALLET_COST = { n: 16, r: 8, p: 1 }

const isChain = (engine: Engine | undefined): engine is Chain => engine !== undefined && 'miner' in engine

/** Starts a node of regtest that holds these blocks on top of genesis; `settings` over those of the reference. */
export async function startNode(
  settings: Readonly<Record<string, unknown>> = {},
  blocks: readonly Block[] = [],
  given: NodeOptions = {},
): Promise<ServedNode> {
  const options = { ...RUN_OPTIONS, walletCost: WALLET_COST, ...given }
  const data = await mkdtemp(join(tmpdir(), 'scion-conformance-'))
  const flags = { ...AS_THE_REFERENCE, data, ...settings }
  const { config } = loadConfig({ flags, environment: {}, workingDirectory: data })
  const fork = config.forkUrl.length === 0 ? undefined : await openFork(config)
  if (blocks.length > 0) {
    const { chain } = await openNetwork('regtest', config, undefined, options)
    for (const block of blocks) await chain.importer.importBlock(block)
    await chain.close()
  }
  const logger = createLogger(config.logLevel)
  const node = await createNode(config, logger, { ...options, ...(fork && { fork }) })
  const { rpc, keys, health, ready, openrpc } = node
  const server = await serve(config, { rpc, keys, localKey: undefined, logger, health, ready, openrpc })
  const engine = node.engines.get('regtest')
  if (!isChain(engine)) throw new Error('the node does not serve regtest')
  return {
    url: `http://127.0.0.1:${server.port}/`,
    async mine() {
      await engine.miner.mineOne()
    },
    async close() {
      await server.close()
      await node.close()
      await rm(data, { recursive: true, force: true })
    },
  }
}
