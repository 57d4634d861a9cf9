import type { Clock } from '../../../../src/base/clock.ts'
import type { Block } from '../../../../src/primitives/block.ts'
import { holdClock } from '../../../_helpers/chain.ts'
import { readRecorded } from '../../../_helpers/recorded.ts'
import { parseExport } from '../../../_helpers/recordedChain.ts'
import { type ServedNode, startNode } from '../startNode.ts'

function readBlocks(): readonly Block[] {
  const files = ['chainA/export-blocks.csv', 'chainA/export-side-blocks.csv']
  return files.flatMap((file) => parseExport(readRecorded(file)))
}

/** Returns a clock shortly after the newest block. */
function clockAfter(blocks: readonly Block[]): Clock {
  return holdClock((Math.max(...blocks.map(({ header }) => header.timestamp)) + 5) * 1000)
}

/** Starts a node with all blocks of chain A, including side blocks, whose clock is shortly after the newest one. */
export async function startNodeOfChainA(): Promise<ServedNode> {
  const blocks = readBlocks()
  return startNode({}, blocks, { clock: clockAfter(blocks) })
}

/** Starts a fork of chain A at its newest block, whose endpoint is a node with the chain. */
export async function startForkOfChainA(): Promise<ServedNode> {
  const origin = await startNodeOfChainA()
  const settings = { genesis: 'sandbox', forkUrl: origin.url, rateLimit: false, storageCaching: false, accounts: 0 }
  const fork = await startNode(settings, [], { clock: clockAfter(readBlocks()) })
  return {
    ...fork,
    async close() {
      await fork.close()
      await origin.close()
    },
  }
}
