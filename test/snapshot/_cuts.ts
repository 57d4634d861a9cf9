import { expect } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { lowestOfExecution } from '../../src/chain/base/snapshotBase.ts'
import type { SourceBlock } from '../../src/chain/import/ahead/readAhead.ts'
import type { Chain } from '../../src/chain/openChain.ts'
import type { Network } from '../../src/chainspec/network.ts'

import { decodeBlock } from '../../src/primitives/block.ts'
import { openStore } from '../../src/storage/openStore.ts'
import type { BlockRow, Store } from '../../src/storage/store.ts'
import { openTestChain } from '../_helpers/chain.ts'
import { cutChain } from '../_helpers/cutChain.ts'

/** Returns the main chain's blocks from one height to another, both included. */
async function readMain({ blocks }: Store, from: number, to: number): Promise<BlockRow[]> {
  const rows: BlockRow[] = []
  for (let number = from; number <= to; number++)
    rows.push((await blocks.getMain(number)) ?? expect.fail(`no block ${number}`))
  return rows
}

interface Cut {
  readonly height: number
  /** Height of the lowest block that the new chain has. Default: the lowest one that execution may read. */
  readonly lowest?: number
}

/** Returns a store in memory whose chain begins with the state of `source` at a height. */
export async function cutStore(source: Store, network: Network, { height, lowest }: Cut): Promise<Store> {
  const store = await openStore({ kind: 'memory' })
  await cutChain(source, store, { network, base: height, lowest: lowest ?? lowestOfExecution(network, height) })
  return store
}

async function* sourceOf(rows: readonly BlockRow[], network: Network): AsyncGenerator<SourceBlock> {
  for (const { encoded } of rows) yield { encoded, decode: () => decodeBlock(encoded, network) }
}

/** Imports the rest of the main chain of `source`. Each block is compared with its header. */
export async function importRest({ importer, network, reads }: Chain, source: Store, to: number): Promise<void> {
  const rows = await readMain(source, reads.headNumber() + 1, to)
  await importer.importBlocks(sourceOf(rows, network))
}

/** Cuts a chain and imports the blocks above the cut, and requires the same head. */
export async function requireSameHead(source: Store, network: Network, cut: Cut): Promise<void> {
  const store = await cutStore(source, network, cut)
  const chain = await openTestChain({ network, store })
  try {
    const head = (await source.blocks.getHead()) ?? expect.fail('no head')
    await importRest(chain, source, head.number)
    expect(toHex((await store.blocks.getHead())?.hash ?? new Uint8Array())).toBe(toHex(head.hash))
    expect((await store.blocks.getHead())?.totalDifficulty).toBe(head.totalDifficulty)
  } finally {
    await chain.close()
  }
}
