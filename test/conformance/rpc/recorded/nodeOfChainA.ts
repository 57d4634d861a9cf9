import { holdClock } from '../../../_helpers/chain.ts'
import { readRecorded } from '../../../_helpers/recorded.ts'
import { parseExport } from '../../../_helpers/recordedChain.ts'
import { type ServedNode, startNode } from '../startNode.ts'

/** Starts a node with all blocks of chain A, including side blocks, whose clock is shortly after the newest one. */
export async function startNodeOfChainA(): Promise<ServedNode> {
  const files = ['chainA/export-blocks.csv', 'chainA/export-side-blocks.csv']
  const blocks = files.flatMap((file) => parseExport(readRecorded(file)))
  const newest = Math.max(...blocks.map(({ header }) => header.timestamp))
  return startNode({}, blocks, { clock: holdClock((newest + 5) * 1000) })
}
