import { parseExportLine } from '../../../../src/chain/import/exportLine.ts'
import { regtest } from '../../../../src/network/networks/regtest.ts'
import { holdClock } from '../../../_helpers/chain.ts'
import { readVectorText } from '../../../_helpers/vectors.ts'
import { type ServedNode, startNode } from '../startNode.ts'

const readBlocks = (file: string) =>
  readVectorText(`recorded/chainA/${file}`)
    .trim()
    .split('\n')
    .map((line) => parseExportLine(line, regtest))

/** A node that holds each block of chain A, also those beside the main chain, soon after the newest was mined. */
export async function startNodeOfChainA(): Promise<ServedNode> {
  const blocks = [...readBlocks('export-blocks.csv'), ...readBlocks('export-side-blocks.csv')]
  const newest = Math.max(...blocks.map(({ header }) => header.timestamp))
  return startNode({}, blocks, { clock: holdClock((newest + 5) * 1000) })
}
