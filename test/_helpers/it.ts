import { it as base } from 'vitest'
import type { Chain } from '../../src/chain/openChain.ts'
import { openStore } from '../../src/storage/openStore.ts'
import type { Store } from '../../src/storage/store.ts'
import { openTestChain } from './chain.ts'
import type { ServedChain } from './chainServer.ts'
import type { Settings, TestNode } from './fixture.ts'

/** Starts a node on a copy of the fixture's chains. `settings` and `options` replace those of the fixture. */
export type StartNode = (...settings: Settings) => Promise<TestNode>

/**
 * vitest's `it` with fixtures. Only those that a test, or another fixture of the test, names are made:
 * `it('…', async ({ chain }) => …)`, `it.for(rows)('…', async (row, { chain }) => …)`. `startNode` and `node` belong to
 * the file, so that `it.beforeAll(async ({ node }) => …)` has them, too. Helpers that load the whole node are imported
 * only when a fixture needs them.
 */
export const it = base
  /** An empty SQLite store in memory, which is closed with the test. */
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures from the pattern
  .extend('store', async ({}, { onCleanup }): Promise<Store> => {
    const store = await openStore({ kind: 'memory' })
    onCleanup(() => store.close())
    return store
  })
  /** A sandbox of regtest on `store` that mines at once. It is closed with the test. */
  .extend('chain', async ({ store }, { onCleanup }): Promise<Chain> => {
    const chain = await openTestChain({ store })
    onCleanup(() => chain.close())
    return chain
  })
  /** `chain` behind the real server, with `ask` and `askResult`. It is closed with the test. */
  .extend('served', async ({ chain }, { onCleanup }): Promise<ServedChain> => {
    const { serveChain } = await import('./chainServer.ts')
    const served = await serveChain(chain)
    onCleanup(() => served.close())
    return served
  })
  /** The function that starts nodes on copies of the fixture's chains. They are closed after the file's tests. */
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('startNode', { scope: 'file' }, async ({}, { onCleanup }): Promise<StartNode> => {
    const { closeAll, startCopy } = await import('./fixture.ts')
    const nodes: TestNode[] = []
    onCleanup(() => closeAll(nodes))
    return async (...settings) => {
      const node = await startCopy(...settings)
      nodes.push(node)
      return node
    }
  })
  /** A node on a copy of the fixture's regtest that mines on demand. The tests of the file share it. */
  .extend('node', { scope: 'file' }, ({ startNode }): Promise<TestNode> => startNode({ networks: ['regtest'] }))
