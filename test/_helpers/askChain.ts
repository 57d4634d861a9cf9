import { onTestFinished } from 'vitest'
import type { Peer } from '../../src/chain/api/peers.ts'
import type { Chain, ChainSetup } from '../../src/chain/openChain.ts'
import { openTestChain } from './chain.ts'
import { serveChain } from './chainServer.ts'
import { call } from './wire.ts'

/** A chain, and how to ask it: the result of a method, or the error's object. */
export interface AskedChain {
  readonly chain: Chain
  ask(method: string, ...params: readonly unknown[]): Promise<unknown>
}

const PEERS: readonly Peer[] = [
  { shortId: '3fd44f66', address: 'a.example/192.0.2.1:5050' },
  { shortId: '50517861', address: 'b.example/192.0.2.2:5050' },
]

/** A chain that says that it has two peers. */
export async function openPeered(): Promise<AskedChain> {
  const chain = await openTestChain()
  return serve({ ...chain, peers: { ...chain.peers, isListening: () => true, list: () => PEERS } })
}

/** A chain behind the real server until the test has finished; in memory, and mining at once, unless told otherwise. */
export async function openAsked(setup: Partial<ChainSetup> = {}): Promise<AskedChain> {
  return serve(await openTestChain(setup))
}

async function serve(chain: Chain): Promise<AskedChain> {
  const served = await serveChain(chain)
  onTestFinished(() => served.close())
  return {
    chain,
    async ask(method, ...params) {
      const { body } = await call(served.url, method, params)
      return 'result' in body ? body.result : body.error
    },
  }
}
