import { tmpdir } from 'node:os'
import { prepareGenesis } from '../../src/chain/canonical/genesis.ts'
import { toTip } from '../../src/chain/canonical/head.ts'
import { writeFirstBlocks } from '../../src/chain/canonical/snapshotBlock.ts'
import type { Network } from '../../src/chainspec/network.ts'
import { decodeBlock } from '../../src/primitives/block.ts'
import { exportState } from '../../src/snapshot/exportState.ts'
import { importState } from '../../src/snapshot/importState.ts'
import type { BlockRow, Store, StoreWriters } from '../../src/storage/store.ts'

interface Cut {
  readonly network: Network
  /** Height of the block whose state begins the chain. */
  readonly base: number
  /** Height of the lowest block above genesis; default: 1. */
  readonly lowest?: number
}

/** Begins a chain in an empty store with the state of a block of another chain, as `scion import --state` does. */
export async function cutChain(source: Store, target: Store, { network, base, lowest = 1 }: Cut): Promise<void> {
  const rows: BlockRow[] = []
  for (let number = lowest; number <= base; number++) {
    const row = await source.blocks.getMain(number)
    if (row === undefined) throw new Error(`the chain has no block ${number}`)
    rows.push(row)
  }
  const tips = rows.map((row) => toTip(row, decodeBlock(row.encoded, network)))
  const root = tips.at(-1)?.block.header.stateRoot ?? new Uint8Array()
  const file = exportState({
    blocks: iterate(rows),
    nodes: source.nodes,
    root: { hash: root, height: base },
    folder: tmpdir(),
  })
  const { tip: genesis } = await prepareGenesis(network, target)
  const finish = (writers: StoreWriters) => writeFirstBlocks(network, writers, { genesis, blocks: tips })
  await importState(file, target, { folder: tmpdir(), chooseBase: async () => ({ root, height: base, finish }) })
}

async function* iterate<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}
