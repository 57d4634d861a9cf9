import type { Peer } from '../../src/chain/api/peers.ts'
import type { ChainSetup } from '../../src/chain/openChain.ts'
import { openTestChain } from './chain.ts'
import { type ServedChain, type ServedChainOptions, serveChain } from './chainServer.ts'
import { closedAfterTest } from './temporary.ts'

const PEERS: readonly Peer[] = [
  { shortId: '3fd44f66', address: 'a.example/192.0.2.1:5050' },
  { shortId: '50517861', address: 'b.example/192.0.2.2:5050' },
]

/** Serves a chain with two connected peers until the test has finished. */
export async function servePeered(): Promise<ServedChain> {
  const chain = await openTestChain()
  const peers = { ...chain.peers, isListening: () => true, list: () => PEERS }
  return closedAfterTest(await serveChain({ ...chain, peers }))
}

/** Opens a chain and serves it until the test has finished: in memory and mining at once, unless `setup` differs. */
export async function serveTestChain(
  setup: Partial<ChainSetup> = {},
  options: ServedChainOptions = {},
): Promise<ServedChain> {
  return closedAfterTest(await serveChain(await openTestChain(setup), options))
}
